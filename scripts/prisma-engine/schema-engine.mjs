#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'
import { register } from 'tsx/esm/api'

// Prisma starts the schema engine as an executable file: this one loads TypeScript.
register()
// It does not run long enough for its WebAssembly to be worth optimising.
setFlagsFromString('--liftoff-only')
await import('./main.ts')

#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// Prisma starts the schema engine as an executable file: this one loads TypeScript.
register()
await import('./main.ts')

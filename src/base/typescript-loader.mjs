import { register } from 'tsx/esm/api'

// Lets the worker thread that imports it load TypeScript: see thread-script.ts.
register()

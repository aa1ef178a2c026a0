import Module from 'node:module'

// Loaded with --import into a process that is to find no native package of sharp, as on a platform for which
// there is none.
const resolve = Module._resolveFilename
Module._resolveFilename = (name, ...args) => {
  if (!name.startsWith('@img/sharp-')) return resolve(name, ...args)
  throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' })
}

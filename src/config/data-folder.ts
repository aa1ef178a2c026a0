import { join } from 'node:path'

/** The folder of the embedded database. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** Present while the database is being created: what a crash leaves then holds no data. */
export function unfinishedMark(folder: string): string {
  return `${folder}.unfinished`
}

/** The file of the secrets that the settings do not give. */
export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json')
}

/** The socket of the process that has the database open, for requests to hold it still. */
export function controlSocket(dataDir: string): string {
  return join(dataDir, 'control.sock')
}

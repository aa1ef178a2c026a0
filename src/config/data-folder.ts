import { join } from 'node:path'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Present while the database is being created: what a crash leaves then holds no data. */
export const unfinishedMark = (folder: string): string => `${folder}.unfinished`

/** The file of the secrets that the settings do not give. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The socket on which the process that has the database open accepts requests to pause its writes. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

import { join } from 'node:path'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Exists while the database is being created: a crash then leaves a folder without data. */
export const unfinishedMark = (folder: string): string => `${folder}.unfinished`

/** The file of generated secrets, which are not in the settings. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The socket on which the process that has the database open accepts requests to pause its writes. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

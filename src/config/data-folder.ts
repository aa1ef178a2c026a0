import { join } from 'node:path'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Exists while the database is being created: a crash then leaves a folder without data. */
export const unfinishedMark = (folder: string): string => `${folder}.unfinished`

/** The file of generated secrets, which are not in the settings. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The folder of media, unless another store is set. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** The file that a backup renews while it copies media: nothing is removed meanwhile. */
export const backupMark = (folder: string): string => join(folder, 'backup-in-progress')

/** Uploads in progress, which no backup needs. */
export const incomingFolder = (folder: string): string => join(folder, 'incoming')

/** The socket on which the process that has the database open accepts requests to pause its writes. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

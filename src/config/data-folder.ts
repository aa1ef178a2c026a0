import { join } from 'node:path'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Exists while the database is being created: a crash then leaves a folder without data. */
export const unfinishedMark = (folder: string): string => `${folder}.unfinished`

/** The file of generated secrets, which are not in the settings. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The folder of media, unless another store is set. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** Of what is in progress: uploads, and the marks of backups. No backup needs it. */
export const incomingFolder = (folder: string): string => join(folder, 'incoming')

/**
 * How the name of a file in `incomingFolder` ends that a backup renews while it copies media: nothing is
 * removed meanwhile.
 */
export const BACKUP_MARK = '.backup'

/** The socket on which the process that has the database open accepts requests to pause its writes. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

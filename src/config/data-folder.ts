import { join } from 'node:path'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Exists while the database is being created: if it remains after a crash, the folder has no data. */
export const unfinishedMark = (folder: string): string => `${folder}.unfinished`

/** The file of generated secrets, which are not in the settings. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The folder of media, unless another store is set. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** The folder of uploads in progress and of the marks of running backups; not part of a backup. */
export const incomingFolder = (folder: string): string => join(folder, 'incoming')

/**
 * The suffix of the file in `incomingFolder` that a backup keeps touching while it copies media. Meanwhile,
 * no media are removed.
 */
export const BACKUP_MARK = '.backup'

/** The socket on which the process that has the database open accepts requests to pause its writes. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

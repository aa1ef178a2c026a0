/** Why a database is not migrated; the message goes on behind its name, such as "is not empty". */
export class MigrationError extends Error {
  override name = 'MigrationError'

  constructor(message: string, cause?: Error) {
    super(message, { cause })
  }
}

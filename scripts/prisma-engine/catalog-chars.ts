import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** The object identifiers of the types "char", which only the system catalogs use, and text. */
const CHAR = 18
const TEXT = 25
const MARK = '\0char'

/**
 * Makes the adapter read columns of the catalog type "char", which the schema engine needs and the adapter
 * rejects: they are read as text, with a mark in their name, and get their type and name back at the end.
 */
export function readCatalogChars(adapter: SqlDriverAdapter, pool: pg.Pool): SqlDriverAdapter {
  pool.on('connect', (client) => {
    if (client instanceof pg.Client) client.connection.on('rowDescription', markChars)
  })
  const queryRaw = adapter.queryRaw.bind(adapter)
  return Object.assign(adapter, {
    queryRaw: async (query: Parameters<typeof queryRaw>[0]) => {
      const result = await queryRaw(query)
      for (const [index, name] of result.columnNames.entries()) {
        if (!name.endsWith(MARK)) continue
        result.columnNames[index] = name.slice(0, -MARK.length)
        result.columnTypes[index] = ColumnTypeEnum.Character
      }
      return result
    },
  })
}

function markChars({ fields }: { fields: pg.FieldDef[] }): void {
  for (const field of fields.filter(({ dataTypeID }) => dataTypeID === CHAR)) {
    field.dataTypeID = TEXT
    field.name += MARK
  }
}

const UNIQUE = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"\(([^)]+)\);$/gm

/**
 * What stored rows can make a migration fail, and how to look for them. Only an operator can: the rows are in
 * the databases that it is applied to.
 */
export function duplicatesIn(script: string): string[] {
  return [...script.matchAll(UNIQUE)].flatMap(([, table = '', columns = '']) => {
    // a new table has no rows, and a new column that may be null has no values
    const added = `ALTER TABLE "${table}" [^;]*ADD COLUMN +${columns} +(?!.*(?:NOT NULL|DEFAULT))`
    const isNew = new RegExp(`CREATE TABLE "${table}" \\(|${added}`)
    if (isNew.test(script)) return []
    const counted = `WHERE (${columns}) IS NOT NULL GROUP BY ${columns} HAVING count(*) > 1`
    const query = `SELECT ${columns} FROM "${table}" ${counted}`
    const names = columns.replaceAll('"', '').replaceAll(', ', ' and ')
    const problem = `this fails, and the service does not start, if ${table} have the same ${names}`
    return [`${problem}. Look for them first: ${query}`]
  })
}

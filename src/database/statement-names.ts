/**
 * Names for prepared statements, so that the server parses and plans each kind of query once per connection.
 * Only the first `limit` kinds get one, because the server keeps them all; the empty name means none.
 */
export function statementNames(limit = 500): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= limit) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

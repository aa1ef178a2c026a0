/** Columns of a CSV without quotes. Lines without a comma are what the program prints around it. */
export function columns(csv: string, names: readonly string[]): string[] {
  const [head = [], ...rows] = csv.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(',')
    return cells.length > 1 ? [cells] : []
  })
  return [head, ...rows].map((row) => names.map((name) => row[head.indexOf(name)]).join(','))
}

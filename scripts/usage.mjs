/** Prints how a program is used, and ends it, where it was asked for that. @param {string} usage */
export function tellUsage(usage) {
  if (!process.argv.includes('--help')) return
  process.stdout.write(usage)
  process.exit()
}

/** With `--help`, prints the usage text and exits. @param {string} usage */
export function printUsage(usage) {
  if (!process.argv.includes('--help')) return
  process.stdout.write(usage)
  process.exit()
}

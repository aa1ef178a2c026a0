import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../src/base/root.ts'

const page = await readFile(join(root, 'PRODUCTION.md'), 'utf8')
const sections = page.split(/^##+ /m)

/** The commands of a section of PRODUCTION.md, verbatim. */
function commandsOf(title: string): string[] {
  const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? ''
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands)
}

/**
 * What an operator types when woken by an alert: the functions at the start of the runbook (without its first
 * block, where operators fill in their own hosts), and the commands of the entry.
 *
 * @throws Error if the entry has no commands
 */
export function runbookOf(alert: string): string {
  const [, functions = ''] = commandsOf('Runbook: by alert')
  const commands = commandsOf(alert)
  if (commands.length === 0) throw new Error(`PRODUCTION.md has no commands for ${alert}: add a block of sh`)
  return [functions, ...commands].join('\n')
}

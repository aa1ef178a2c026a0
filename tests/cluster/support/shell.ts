import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../src/base/root.ts'
import { listen } from '../../support/ports.ts'

/** An operator's shell, on a machine without systemd. */
export interface Shell {
  /** What systemd commands do there, by their full command line. Their results are printed. */
  readonly units: Map<string, () => Promise<unknown>>
  /** Variables set by the operator. */
  readonly variables: Record<string, string>
  /** Runs commands. @returns their output @throws Error if one of them fails */
  type(commands: string): Promise<string>
}

/** Sends the name of the program and its arguments to the stand-in for systemd. */
const STAND_IN = '#!/bin/sh\nexec curl -fsS --data "$(basename "$0") $*" "$UNITS"\n'

/** @param folder the folder for the programs that replace those of systemd */
export async function openShell(folder: string, onEnd: (close: () => unknown) => void): Promise<Shell> {
  const units: Shell['units'] = new Map()
  const variables: Shell['variables'] = {}
  const server = createServer(async (request, response) => {
    const command = await text(request)
    const unit = units.get(command) ?? (() => Promise.reject(new Error(`${command}: not known here`)))
    const [output] = await Promise.allSettled([unit()])
    response.statusCode = output.status === 'fulfilled' ? 200 : 500
    response.end(output.status === 'fulfilled' ? `${output.value ?? ''}` : String(output.reason))
  })
  const UNITS = `http://127.0.0.1:${await listen(server)}`
  onEnd(() => server.close())
  for (const name of ['systemctl', 'journalctl']) {
    await writeFile(join(folder, name), STAND_IN)
    await chmod(join(folder, name), 0o755)
  }
  return {
    units,
    variables,
    async type(commands) {
      const env = { PATH: `${folder}:${process.env.PATH}`, UNITS, ...variables }
      const shell = spawn('bash', ['--norc', '-euo', 'pipefail'], { env, cwd: root })
      shell.stdin.end(`{ ${commands}\n} 2>&1\n`)
      const [printed, [code]] = await Promise.all([text(shell.stdout), once(shell, 'close')])
      if (code !== 0) throw new Error(`the commands ended with ${code}:\n${commands}\n${printed}`)
      return printed
    },
  }
}

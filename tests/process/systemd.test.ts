import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

it.runIf(process.platform === 'linux').each([
  ['LOG_LEVEL=warn\n', 'none'],
  ['DATA_DIR=nowhere\n', 'nowhere'],
])('cms beside the unit reads DATA_DIR as the unit does, with the settings %j', async (settings, dataDir) => {
  const file = join(folder, 'cms-api.env')
  await writeFile(file, settings)
  const text = await readFile(join(root, 'scripts/systemd/cms'), 'utf8')
  const wrapper = join(folder, 'cms')
  const placed = text.replaceAll('/opt/cms-api', root).replaceAll('/usr/bin/node', process.execPath)
  const ours = placed.replaceAll('/etc/cms-api.env', file).replaceAll('/var/lib/cms-api', 'none')
  await writeFile(wrapper, ours, { mode: 0o755 })
  const refused = promisify(execFile)(wrapper, ['backup', 'copy'], { env: { PATH: process.env.PATH } })
  const stderr = expect.stringContaining(`there is no embedded database in ${dataDir}: set DATA_DIR\n`)
  await expect(refused).rejects.toMatchObject({ code: 2, stderr })
})

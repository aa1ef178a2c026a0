import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { readSettings } from '../../src/config/settings.ts'
import { openService } from '../../src/service.ts'
import { startFutureVersion } from './future-version.ts'

export interface LiveService {
  readonly origin: string
  /** The password of the user `admin`. */
  readonly password: string
  /** The path of a PNG. */
  readonly picture: string
  /** The origin of a future version of the same service: see `startFutureVersion`. */
  readonly futureOrigin: string
  stop(): Promise<void>
}

/** The whole service, on a new embedded database and a free port. */
export async function startService(): Promise<LiveService> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-sdk-'))
  const password = randomUUID()
  const settings = readSettings({ DATA_DIR: folder, ADMIN_PASSWORD: password, PORT: '0', RATE_LIMIT: 'off' })
  const picture = join(folder, 'picture.png')
  try {
    await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } }).toFile(picture)
    const service = await openService(settings, pino({ level: 'silent' }))
    const origin = await service.app.listen({ host: settings.host, port: settings.port })
    const proxy = await startFutureVersion(origin)
    return {
      origin,
      password,
      picture,
      futureOrigin: proxy.origin,
      async stop() {
        await proxy.stop()
        await service.close()
        await rm(folder, { recursive: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

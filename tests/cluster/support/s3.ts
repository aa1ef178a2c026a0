import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/ports.ts'
import { atEnd, startDaemon } from './daemon.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'cms-test', AWS_SECRET_ACCESS_KEY: 'a secret of the tests' }

/**
 * Starts an S3 server (versitygw) with a bucket.
 *
 * @returns the settings of a service that stores media there
 */
export async function startS3() {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'cms-s3-'))]
  atEnd(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'media'))
  // for clients in this process
  Object.assign(process.env, KEYS)
  const listening = ['--port', `127.0.0.1:${port}`, '--quiet']
  const keys = ['--access', KEYS.AWS_ACCESS_KEY_ID, '--secret', KEYS.AWS_SECRET_ACCESS_KEY]
  const daemon = await startDaemon(['versitygw', ...listening, ...keys, 'posix', folder], port)
  const url = `s3://media/cms?region=us-east-1&endpoint=http://127.0.0.1:${port}`
  return { daemon, settings: { ...KEYS, MEDIA_URL: url }, url: new URL(url) }
}

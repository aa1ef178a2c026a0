import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sharedFolder, unprivileged } from './daemon.ts'
import type { Postgres } from './postgres.ts'

/**
 * Enables TLS on a PostgreSQL server, with a certificate for the name `localhost`.
 *
 * @returns the file of the certificate authority
 */
export async function serveTls(postgres: Postgres): Promise<string> {
  const folder = await sharedFolder()
  const openssl = async (...args: string[]) => {
    const [program = '', ...rest] = unprivileged(['openssl', ...args])
    await promisify(execFile)(program, rest, { cwd: folder })
  }
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-x509']
  await openssl('req', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=authority')
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-addext', 'subjectAltName=DNS:localhost']
  await openssl(
    'req',
    ...newKey,
    ...signed,
    '-keyout',
    'key.pem',
    '-out',
    'server.pem',
    '-subj',
    '/CN=server',
  )
  await postgres.query(`ALTER SYSTEM SET ssl_cert_file = '${folder}/server.pem'`)
  await postgres.query(`ALTER SYSTEM SET ssl_key_file = '${folder}/key.pem'`)
  await postgres.query('ALTER SYSTEM SET ssl = on')
  await postgres.restart()
  return `${folder}/ca.pem`
}

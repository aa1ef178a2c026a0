import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../support/ports.ts'
import { sharedFolder, startDaemon } from './daemon.ts'

/**
 * HAProxy in front of the replicas, configured as an operator would: readiness decides which replica gets
 * requests, and a request that reached no replica is sent to another one. It never retries a request that a
 * replica has seen.
 */
const configuration = (port: number, replicas: readonly number[], blocked: string | undefined) => `
global
  maxconn 2000

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 15s
  timeout check 5s
  retries 3
  option redispatch
  option forwardfor

frontend all
  bind 127.0.0.1:${port}
${blocked === undefined ? '' : `  tcp-request connection reject if { src -f ${blocked} }`}
  default_backend replicas

backend replicas
  balance leastconn
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host cluster
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${replicas.map((replica, index) => `  server replica-${index + 1} 127.0.0.1:${replica}`).join('\n')}
`

export interface Balancer {
  /** The origin that clients use. */
  readonly origin: string
  restart(): Promise<void>
}

/** @param blocked a file of client addresses to refuse */
export async function startBalancer(replicas: readonly number[], blocked?: string): Promise<Balancer> {
  const file = join(await sharedFolder(), 'haproxy.cfg')
  const port = await freePort()
  await writeFile(file, configuration(port, replicas, blocked))
  const start = () => startDaemon(['haproxy', '-db', '-q', '-f', file], port)
  let daemon = await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    async restart() {
      daemon.signal('SIGKILL')
      daemon = await start()
    },
  }
}

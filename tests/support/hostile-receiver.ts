import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { type Received, type Receiver, startReceiver } from './receiver.ts'

/** The part of an event that a receiver needs to keep a copy. */
interface Event {
  readonly id: string
  readonly type: string
  readonly data: { readonly resource: { readonly id: string; readonly version: number | null } }
}

/** After so many failures, it accepts an event, which the service would give up after ten. */
const PATIENCE = 5

type Misbehaviour = (response: ServerResponse) => unknown

/** What it does instead of accepting an event, by the share of requests. */
const MISBEHAVIOURS: readonly (readonly [share: number, act: Misbehaviour])[] = [
  [0.1, (response) => response.writeHead(500).end('<html>broken</html>')],
  [0.04, (response) => response.writeHead(503, { 'retry-after': '1' }).end()],
  [0.04, (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  [0.08, (response) => response.socket?.resetAndDestroy()],
  // never responds
  [0.005, () => {}],
]

export interface HostileReceiver extends Receiver {
  /** How often each event was accepted, by its id. */
  readonly accepted: ReadonlyMap<string, number>
  /** Requests that Standard Webhooks rejects. */
  readonly rejected: readonly string[]
  /** The newest version of each resource, by its id; null once it is deleted. */
  readonly copy: ReadonlyMap<string, number | null>
  /** How many requests it failed. */
  failures(): number
  /** What `createWebhook` returned; set it before the first event. */
  secret: string
}

/**
 * A receiver that fails at random. It keeps a copy as the guide says: it verifies each request, and ignores
 * versions older than the one that it has.
 */
export async function startHostileReceiver(): Promise<HostileReceiver> {
  const receiver = await startReceiver()
  const [accepted, failed] = [new Map<string, number>(), new Map<string, number>()]
  const copy = new Map<string, number | null>()
  const rejected: string[] = []
  const state = { secret: '' }

  function accept({ id, type, data: { resource } }: Event): void {
    accepted.set(id, (accepted.get(id) ?? 0) + 1)
    const known = copy.get(resource.id)
    if (known === null || (known ?? 0) > (resource.version ?? 0)) return
    copy.set(resource.id, type.endsWith('.deleted') ? null : resource.version)
  }

  receiver.respond(async (response, { headers, body }: Received) => {
    receiver.received.length = 0
    try {
      new Webhook(state.secret).verify(body, { ...headers })
    } catch (error) {
      rejected.push(`${error}`)
      return response.writeHead(401).end()
    }
    const event: Event = JSON.parse(body)
    if (headers['webhook-id'] !== event.id) rejected.push(`${headers['webhook-id']} is not ${event.id}`)
    let chance = Math.random()
    const act = MISBEHAVIOURS.find(([share]) => {
      chance -= share
      return chance < 0
    })?.[1]
    const failures = failed.get(event.id) ?? 0
    if (act && failures < PATIENCE) {
      failed.set(event.id, failures + 1)
      return act(response)
    }
    accept(event)
    if (chance < 0.04) await wait(1_500)
    // accepted, but the service does not learn it
    if (chance > 0.68 && failures < PATIENCE) {
      failed.set(event.id, failures + 1)
      return response.socket?.destroy()
    }
    return response.writeHead(200).end(chance > 0.65 ? 'x'.repeat(1_000_000) : 'ok')
  })
  return {
    ...receiver,
    accepted,
    rejected,
    copy,
    failures: () => [...failed.values()].reduce((sum, count) => sum + count, 0),
    get secret() {
      return state.secret
    },
    set secret(secret) {
      state.secret = secret
    },
  }
}

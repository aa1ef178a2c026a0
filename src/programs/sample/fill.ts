import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context.ts'
import { randomPassword } from '../../identity/admin.ts'
import { requestOf, SYSTEM } from '../../words/change.ts'
import { later } from '../../words/clock.ts'
import { refuse } from '../../words/errors.ts'
import { PEOPLE, type SamplePerson } from './people.ts'
import { POSTS, type SamplePost } from './posts.ts'
import { PRODUCTS } from './products.ts'

const DAY = 86_400

export interface FilledPerson extends SamplePerson {
  readonly password: string
}

/** Sends a request to the service, and gives its data. */
type Send = (method: 'POST' | 'PATCH', path: string, token: string, body: object) => Promise<Data>
type Data = Readonly<Record<string, unknown>>

/**
 * Fills a database through the API of the service, as people would: every rule holds, the audit trail is
 * whole, and each post has its author. No login is left open.
 *
 * @returns the people, whose passwords are kept nowhere else
 */
export async function fillWithSample(app: FastifyInstance, context: AppContext): Promise<FilledPerson[]> {
  const send = senderTo(app)
  const admin = await signInFirstUser(context)
  const people = PEOPLE.map((person) => ({ ...person, password: randomPassword() }))
  for (const person of people) await send('POST', '/api/users', admin, person)
  await send('POST', '/api/auth/logout', admin, {})

  const tokens = new Map<string, string>()
  for (const { username, password } of people.filter(({ role }) => role === 'editor')) {
    const { accessToken } = await send('POST', '/api/auth/login', '', { username, password })
    tokens.set(username, String(accessToken))
  }
  const tokenOf = (username: string) => tokens.get(username) ?? ''
  for (const product of PRODUCTS) await send('POST', '/api/products', tokenOf(PEOPLE[0].username), product)
  const now = context.clock.now()
  for (const post of POSTS) await addPost(send, tokenOf(post.author), post, now)
  for (const token of tokens.values()) await send('POST', '/api/auth/logout', token, {})
  return people
}

/** A post is archived after it was written. */
async function addPost(send: Send, token: string, sample: SamplePost, now: Date): Promise<void> {
  const { author: _author, status, days = 0, ...text } = sample
  const isScheduled = status === 'scheduled'
  const post = await send('POST', '/api/posts', token, {
    ...text,
    status: status === 'archived' ? 'published' : status,
    ...(isScheduled && { publishAt: later(now, days * DAY).toISOString() }),
  })
  if (status === 'archived') await send('PATCH', `/api/posts/${post.id}`, token, { status })
}

function senderTo(app: FastifyInstance): Send {
  return async (method, url, token, payload) => {
    const authorization = token === '' ? {} : { authorization: `Bearer ${token}` }
    const condition = method === 'PATCH' ? { 'if-match': '*' } : {}
    const response = await app.inject({ method, url, headers: { ...authorization, ...condition }, payload })
    const { status, message, data }: Record<string, unknown> = response.json()
    if (status !== 'success') throw new Error(`${method} ${url}: ${message} ${JSON.stringify(data)}`)
    return Object(data)
  }
}

/** An access token of the administrator, whose password only the operator may know. */
async function signInFirstUser({ auth, database }: AppContext): Promise<string> {
  const select = { id: true, passwordHash: true } as const
  const account = await database.prisma.user.findFirstOrThrow({ where: { role: 'admin' }, select })
  const session = await auth.sessions.startSession(account, requestOf(SYSTEM))
  if (!session) throw new Error('the administrator cannot sign in')
  const source = { address: '127.0.0.1', request: requestOf(SYSTEM) }
  return (await auth.refresh(session.refreshToken, source, refuse)).accessToken
}

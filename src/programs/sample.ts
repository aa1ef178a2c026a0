import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import type { AppContext } from '../context.ts'
import { requestOf, SYSTEM } from '../domain/change.ts'
import { later } from '../domain/clock.ts'
import { refuse } from '../domain/errors.ts'
import { randomPassword } from '../identity/admin.ts'
import { openService } from '../service.ts'
import { warningsLog } from './output.ts'
import { CMS, defineProgram, readEnvironment } from './program.ts'
import { drawn } from './sample/pictures.ts'
import { PEOPLE, POSTS, type SamplePost } from './sample/posts.ts'
import { CATEGORIES, PRODUCTS } from './sample/products.ts'
import { adminPasswordMessage, announceNewDatabase } from './startup-message.ts'

const DAY = 86_400

const USAGE = `Fills a database that has no products and posts yet with sample content: a small catalogue with
categories and pictures, posts in several languages, and a user of each role.

  cms sample

It uses the database in the settings, and keeps what is there. It prints the passwords of the users, once. The
embedded database belongs to one process: stop the server first, or let the server do it:

  cms start --sample
`

/** @param command the command that starts the service with the sample */
export const notEmpty = (command: string) => `The database has products or posts already, and the sample is \
for an empty one.
To try it in another database, which leaves yours as it is:

  DATA_DIR=./sample-data ${command}
`

export const program = defineProgram(USAGE, {}, async () => {
  const settings = readSettings(readEnvironment())
  announceNewDatabase(settings)
  if (!(await fillDatabase(settings))) throw new OperatorError(notEmpty(`${CMS} start --sample`))
  process.stdout.write(`Start the service: ${CMS} start\n\n`)
})

/** Sends a request to the service, and returns its data. */
type Send = (method: 'POST' | 'PATCH', path: string, token: string, body: Data | FormData) => Promise<Data>
type Data = Readonly<Record<string, unknown>>

export async function hasContent(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.product.count({ take: 1 })) + (await prisma.post.count({ take: 1 })) > 0
}

/** Fills the database of the settings, unless it has products or posts. @returns whether it was filled */
export async function fillDatabase(settings: Settings): Promise<boolean> {
  // rate limits are for clients
  const service = await openService({ ...settings, rateLimit: false, redisUrl: undefined }, warningsLog())
  try {
    process.stdout.write(adminPasswordMessage(service.createdAdmin))
    if (await hasContent(service.context.database.prisma)) return false
    const counts = `${PRODUCTS.length} products, ${POSTS.length} posts`
    process.stdout.write(`Adding ${counts} and their authors: usually 10 seconds.\n`)
    await fillWithSample(service.app, service.context)
    process.stdout.write(`\n${counts} were added.\n\n`)
    return true
  } finally {
    await service.close()
  }
}

/**
 * Fills a database through the API of the service, like users: every rule applies, the audit trail is
 * complete, and each post has its author. No login remains.
 */
async function fillWithSample(app: FastifyInstance, context: AppContext) {
  const send = senderTo(app)
  const admin = await signInFirstUser(context)
  const people = []
  for (const { username: author, ...person } of PEOPLE) {
    // a taken name may belong to somebody, or to an interrupted run
    const taken = await context.database.prisma.user.count({ where: { username: author } })
    const username = taken === 0 ? author : `${author}-${randomUUID().slice(0, 4)}`
    const password = randomPassword()
    await send('POST', '/api/users', admin, { ...person, username, password })
    people.push({ ...person, author, username, password })
  }
  await send('POST', '/api/auth/logout', admin, {})
  // now, in case of an interruption
  process.stdout.write('\nThese people can sign in:\n')
  for (const { username, role, password } of people)
    process.stdout.write(`  ${username.padEnd(14)}${role.padEnd(8)}${password}\n`)

  const tokens = new Map<string, string>()
  for (const { author, username, password } of people.filter(({ role }) => role !== 'viewer')) {
    const { accessToken } = await send('POST', '/api/auth/login', '', { username, password })
    tokens.set(author, String(accessToken))
  }
  const tokenOf = (username: string) => tokens.get(username) ?? ''
  const keeper = tokenOf(PEOPLE[0].username)
  const pictures = await addPictures(send, keeper, context.media.types)
  await addCatalogue(send, keeper, pictures)
  const now = context.clock.now()
  for (const post of POSTS) await addPost(send, tokenOf(post.author), post, pictures, now)
  for (const token of tokens.values()) await send('POST', '/api/auth/logout', token, {})
}

type Pictures = readonly { readonly id: number; readonly name: string; readonly skus: string }[]

/** @param types the media types that the service takes */
async function addPictures(send: Send, token: string, types: readonly string[]): Promise<Pictures> {
  const added: Pictures[number][] = []
  if (!types.includes('image/png')) return added
  for (const { name, altText, skus, png } of await drawn()) {
    const form = new FormData()
    form.set('altText', altText)
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), `${name}.png`)
    const { id } = await send('POST', '/api/media', token, form)
    added.push({ id: Number(id), name, skus })
  }
  return added
}

async function addCatalogue(send: Send, token: string, pictures: Pictures): Promise<void> {
  const added: { readonly id: number; readonly name: string; readonly skus: string }[] = []
  for (const { name, parent, skus } of CATEGORIES) {
    const parentId = added.find((one) => one.name === parent)?.id ?? null
    const { id } = await send('POST', '/api/categories', token, { name, parentId })
    added.push({ id: Number(id), name, skus })
  }
  for (const product of PRODUCTS) {
    const isOf = ({ skus }: { readonly skus: string }) =>
      skus.split(' ').some((sku) => product.sku.startsWith(sku))
    const categoryIds = added.filter(isOf).map(({ id }) => id)
    const coverImageId = pictures.find(isOf)?.id ?? null
    await send('POST', '/api/products', token, { ...product, categoryIds, coverImageId })
  }
}

/** Creates a post, and then archives it if required. */
async function addPost(
  send: Send,
  token: string,
  sample: SamplePost,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const { author: _author, status = 'published', days = 0, cover, ...text } = sample
  const isScheduled = status === 'scheduled'
  const post = await send('POST', '/api/posts', token, {
    ...text,
    coverImageId: pictures.find(({ name }) => name === cover)?.id ?? null,
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

/** An access token of the administrator, whose password only the operator knows. */
async function signInFirstUser({ auth, database }: AppContext): Promise<string> {
  const select = { id: true, passwordHash: true } as const
  const account = await database.prisma.user.findFirstOrThrow({ where: { role: 'admin' }, select })
  const session = await auth.sessions.startSession(account, requestOf(SYSTEM))
  if (!session) throw new Error('the administrator cannot sign in')
  const source = { address: '127.0.0.1', request: requestOf(SYSTEM) }
  return (await auth.refresh(session.refreshToken, source, refuse)).accessToken
}

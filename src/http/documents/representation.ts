import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { namesTag } from '../entity-tags.ts'

/** The codings we offer, best first (RFC 9110, 8.4.1). Brotli above 9 takes seconds and saves a tenth. */
const CODINGS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

type Coding = keyof typeof CODINGS
const OFFERED: Coding[] = ['br', 'gzip']

/**
 * A handler that responds with a constant body: compressed once per coding and kept in memory, with a strong
 * validator per coding (RFC 9110, 8.8.3), and 304 if the client has it.
 */
export function representation(body: Buffer, headers: Readonly<Record<string, string>>) {
  const tag = hash('sha256', body, 'base64url').slice(0, 22)
  const compressed = new Map<Coding, Promise<Buffer>>()

  function compress(coding: Coding): Promise<Buffer> {
    const known = compressed.get(coding) ?? CODINGS[coding](body)
    compressed.set(coding, known)
    return known
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = new Negotiator(request).encodings(OFFERED)
    const coding = OFFERED.find((offered) => accepted.includes(offered))
    const etag = coding ? `"${tag}-${coding}"` : `"${tag}"`
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')
    reply.headers({ ...headers, etag, vary, 'cache-control': 'no-cache' })
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (coding) reply.header('content-encoding', coding)
    return reply.send(coding ? await compress(coding) : body)
  }
}

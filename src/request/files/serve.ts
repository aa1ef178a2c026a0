import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { ApiError } from '../../domain/errors.ts'
import { namesTag } from '../../http/entity-tags.ts'
import { addressKey } from '../../limits/addresses.ts'
import { placesOf } from '../../storage/names.ts'
import type { StoredFile } from '../../storage/store.ts'
import { addressOf, isValidLink, variantIn } from './addresses.ts'
import { rangeIn } from './range.ts'
import { recordedPictures } from './recorded.ts'
import { formatOf, isShown, savedName } from './types.ts'
import { Variants } from './variants.ts'

const DIGEST = /^[0-9a-f]{64}$/

/** The headers of files: browsers run no scripts in them. Pages of any site may show them. */
const SAFE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
} as const
/** The bytes at an address never change. */
const PUBLIC = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, no-store'

type Context = Pick<AppContext, 'database' | 'versions' | 'media' | 'clock' | 'log' | 'settings'>

interface Served {
  readonly file: StoredFile
  readonly contentType: string
  readonly cacheControl: string
  /** For `Content-Disposition`. */
  readonly filename?: string
}

/**
 * Serves media files outside of the contract's paths, whose responses are JSON: variants and files to
 * everybody with their address, originals only with a signed link.
 */
export function addMediaRoutes(app: FastifyInstance, context: Context): void {
  const variants = new Variants(context)
  const isRecorded = recordedPictures(context)
  const { database, media, clock, settings } = context
  const config = { rateLimit: 'media' } as const
  const missing = () => new ApiError('not_found', { detail: 'noSuchMedia' })
  const clientOf = ({ ip }: FastifyRequest) => (settings.rateLimit ? addressKey(ip) : undefined)

  async function find(sha256: string, name: string, request: FastifyRequest): Promise<Served> {
    if (!DIGEST.test(sha256)) throw missing()
    if (name === 'original') return findOriginal(sha256, request.query)
    const variant = variantIn(name)
    if (!variant) return findFile(sha256, addressOf(sha256, name), PUBLIC)
    const file = (await isRecorded(sha256)) && (await variants.open(sha256, name, variant, clientOf(request)))
    if (!file) throw missing()
    return { file, contentType: formatOf(variant.name), cacheControl: PUBLIC }
  }

  async function findOriginal(sha256: string, query: unknown): Promise<Served> {
    if (!isValidLink(media.linkKey, sha256, query, clock.now())) throw missing()
    return findFile(sha256, undefined, PRIVATE)
  }

  /** The bytes as they were uploaded, if a record has them. */
  async function findFile(sha256: string, url: string | undefined, cacheControl: string): Promise<Served> {
    const record = await database.prisma.media.findFirst({
      where: { sha256, ...(url !== undefined && { url }) },
      select: { filename: true, contentType: true },
      orderBy: { id: 'asc' },
    })
    if (!record) throw missing()
    let file: StoredFile | undefined
    for (const place of placesOf(sha256)) file ??= await media.storage.open(place)
    if (!file) throw missing()
    const { contentType, filename } = record
    const name = savedName(filename, contentType)
    return { file: { ...file, tag: sha256 }, contentType, cacheControl, filename: name }
  }

  app.get('/media/:sha256/:name', { config }, async (request, reply) => {
    const { sha256, name } = Object(request.params)
    const served = await find(String(sha256), String(name), request)
    return send(served, request, reply)
  })
}

async function send(
  { file, contentType, cacheControl, filename }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const etag = `"${file.tag}"`
  reply.headers({ ...SAFE, 'cache-control': cacheControl, etag })
  if (namesTag(request.headers['if-none-match'], etag)) {
    await file.close()
    return reply.code(304).send()
  }
  const range = rangeIn(request, file.size, etag)
  if (range === 'unsatisfiable') {
    await file.close()
    // an error about this range: no cache may store it as the response of the address
    const headers = { 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' }
    return reply.code(416).headers(headers).send()
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  const length = range ? range.end - range.start + 1 : file.size
  reply.headers({ 'content-type': contentType, 'content-length': length })
  if (filename !== undefined) reply.header('content-disposition', disposition(contentType, filename))
  if (request.method === 'HEAD') {
    await file.close()
    // an empty stream, because Fastify counts the bytes of anything else
    return reply.send(Readable.from([]))
  }
  return reply.send(await file.read(range))
}

/** `Content-Disposition` with the name in ASCII and as it is (RFC 6266, RFC 8187). */
function disposition(contentType: string, filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `${isShown(contentType) ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

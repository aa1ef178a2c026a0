import { createHmac, timingSafeEqual } from 'node:crypto'
import { CENTRE, type FocalPoint, isCentre, isVariantName, type VariantName } from '../../images/sizes.ts'

/** The minimum lifetime of a link to an original, in seconds. */
const LINK_LIFE = 600
/** Links made within this many seconds are identical, so that clients can cache responses with them. */
const LINK_STEP = 300

/** The public address of a file or of one of its variants. */
export const addressOf = (sha256: string, name: string): string => `/media/${sha256}/${name}`

/** The name of a variant in its address. It contains the focal point of a crop, unless that is the centre. */
export function addressedName(name: VariantName, focalPoint: FocalPoint): string {
  return isCentre(focalPoint) ? name : name.replace('.', `.${focalPoint.x}-${focalPoint.y}.`)
}

/** The variant for a name in an address; undefined if there is no such variant. */
export function variantIn(addressed: string): { name: VariantName; focalPoint: FocalPoint } | undefined {
  const [, stem, x = CENTRE.x, y = CENTRE.y, format] =
    /^([a-z]+)(?:\.(\d{1,3})-(\d{1,3}))?\.([a-z]+)$/.exec(addressed) ?? []
  const name = `${stem}.${format}`
  const focalPoint = { x: Number(x), y: Number(y) }
  if (!isVariantName(name) || addressedName(name, focalPoint) !== addressed) return undefined
  return { name, focalPoint }
}

/** A signed link to an original, for authorized clients. */
export function originalLink(key: Buffer, sha256: string, now: Date): string {
  const step = Math.ceil(now.getTime() / 1000 / LINK_STEP)
  const expires = step * LINK_STEP + LINK_LIFE
  return `${addressOf(sha256, 'original')}?expires=${expires}&signature=${signed(key, sha256, expires)}`
}

/** Whether the service has signed this link, and it has not expired. */
export function isValidLink(key: Buffer, sha256: string, query: unknown, now: Date): boolean {
  const { expires, signature } = Object(query)
  if (typeof signature !== 'string' || !/^[1-9]\d{0,11}$/.test(String(expires))) return false
  const given = Buffer.from(signature, 'base64url')
  const right = Buffer.from(signed(key, sha256, Number(expires)), 'base64url')
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < expires * 1000
}

function signed(key: Buffer, sha256: string, expires: number): string {
  return createHmac('sha256', key).update(`${sha256} ${expires}`).digest('base64url')
}

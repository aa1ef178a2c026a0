import { randomUUID } from 'node:crypto'

/** Where the service is, and how its administrator signs in. */
export const [origin = '', password = ''] = process.argv.slice(2)

/** A word that only the products of this run have in their name. */
export const word = `w${randomUUID().replaceAll('-', '')}`

/** Three products, to be read in pages of two. */
export const NAMES = [`Mug ${word}`, `Cup ${word}`, `Jug ${word}`]

/** An article number that only the products of this run have. */
export function skuOf(index: number): string {
  return `${word}-${index}`
}

/** The cursor of the next page from a `Link` header (RFC 8288); undefined after the last page. */
export function nextCursor(link: string | null | undefined): string | undefined {
  const address = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1]
  return address ? (new URL(address).searchParams.get('cursor') ?? undefined) : undefined
}

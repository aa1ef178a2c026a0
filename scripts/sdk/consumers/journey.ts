import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Where the service is, how its administrator signs in, and where there is a picture. */
export const [origin = '', password = '', path = ''] = process.argv.slice(2)

/** A word that only the records of this run have. */
export const word = randomUUID().replaceAll('-', '')

/** Three products, to be read in pages of two. */
export const NAMES = [`Mug ${word}`, `Cup ${word}`, `Jug ${word}`]

/** With as many digits as make a float of 32 bits another number. */
export const PRICE = 1234567.8912

/** An `Idempotency-Key` for the creation of a product. */
export function keyOf(name: string): string {
  return name.replace(' ', '-')
}

/** A password for a user of this run. */
export const secret = randomUUID()

const bytes = readFileSync(path)

/** A file to upload. */
export const picture = new File([bytes], 'picture.png', { type: 'image/png' })

/** Whether the original of an upload has the bytes of the picture. */
export async function isPicture({ originalUrl = '' }: { readonly originalUrl?: string }): Promise<boolean> {
  const response = await fetch(new URL(originalUrl, origin))
  return bytes.equals(Buffer.from(await response.arrayBuffer()))
}

export interface Found {
  readonly price: number
  /** Of the products, in the order of the list. */
  readonly names: readonly string[]
  readonly pages: number
  /** Of the new user. */
  readonly username: string
  /** Whether the uploaded file came back as it was. */
  readonly isKept: boolean
  readonly status: number
  readonly error: { readonly message: string; readonly data: { readonly code: string } }
}

/** Tells what a client has found, in the words that the programs of all languages use. */
export function tell({ price, names, pages, username, isKept, status, error }: Found): void {
  console.log('signed in')
  console.log(`price ${price}`)
  console.log(`products ${names.map((name) => name.split(' ')[0]).join(', ')} on ${pages} pages`)
  console.log(`user ${username === word}`)
  console.log(`file ${isKept}`)
  console.log(`refused ${status} ${error.data.code} ${error.message}`)
}

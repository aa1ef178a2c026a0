import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The origin of the service, the password of its administrator, and the path of a picture. */
export const [origin = '', password = '', path = ''] = process.argv.slice(2)

/** A word that only the records of this run contain. */
export const word = randomUUID().replaceAll('-', '')

/** The names of three products, to be read in pages of two. */
export const NAMES = [`Mug ${word}`, `Cup ${word}`, `Jug ${word}`]

/** Has so many digits that a 32-bit float would change it. */
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
  /** The names of the products, in the order of the list. */
  readonly names: readonly string[]
  readonly pages: number
  /** The name of the new user. */
  readonly username: string
  /** Whether the uploaded file came back unchanged. */
  readonly isKept: boolean
  readonly status: number
  readonly error: { readonly message: string; readonly data: { readonly code: string } }
}

/** Prints the findings of a client, in the same words as the programs of all languages. */
export function report({ price, names, pages, username, isKept, status, error }: Found): void {
  console.log('signed in')
  console.log(`price ${price}`)
  console.log(`products ${names.map((name) => name.split(' ')[0]).join(', ')} on ${pages} pages`)
  console.log(`user ${username === word}`)
  console.log(`file ${isKept}`)
  console.log(`refused ${status} ${error.data.code} ${error.message}`)
}

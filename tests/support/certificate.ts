import { generateKeyPairSync, sign } from 'node:crypto'

/** An element of DER (X.690): a tag, its length, which is less than 64 kB, and the content. */
function element(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const [INTEGER, BITS, OID, TEXT, TIME, SEQUENCE, SET, EXPLICIT_0] = [2, 3, 6, 12, 23, 0x30, 0x31, 0xa0]
const ED25519 = element(SEQUENCE, element(OID, Buffer.from([0x2b, 0x65, 0x70])))
const COMMON_NAME = element(OID, Buffer.from([0x55, 0x04, 0x03]))

/** A certificate for 127.0.0.1 that nobody has reason to trust (RFC 5280, RFC 8410), and its key. */
export function selfSigned() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const name = element(
    SEQUENCE,
    element(SET, element(SEQUENCE, COMMON_NAME, element(TEXT, Buffer.from('127.0.0.1')))),
  )
  const time = (year: number) => element(TIME, Buffer.from(`${year % 100}0101000000Z`))
  const year = new Date().getUTCFullYear()
  const content = element(
    SEQUENCE,
    element(EXPLICIT_0, element(INTEGER, Buffer.from([2]))),
    element(INTEGER, Buffer.from([1])),
    ED25519,
    name,
    element(SEQUENCE, time(year - 1), time(year + 2)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = element(BITS, Buffer.from([0]), sign(null, content, privateKey))
  const base64 = element(SEQUENCE, content, ED25519, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

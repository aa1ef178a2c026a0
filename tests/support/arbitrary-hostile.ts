import fc from 'fast-check'

/** Strings that break parsers, databases, logs and pages. */
const TRAPS = [
  '\0',
  '\u0001',
  '\x7f',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\uffff',
  '\ud800',
  '\udc00',
  '\u0301',
  '\u0344',
  '😀',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '<',
  '&lt;b&gt;',
  "'; DROP TABLE products; --",
  '${7*7}',
  '%00',
  '%',
  '\\',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  '2038-01-19T03:14:08Z',
  '2030-12-31T23:59:60Z',
  '2030-01-01T00:00:00+23:59',
  '../../etc/passwd',
  'x'.repeat(300),
  ' ',
]

export const trap: fc.Arbitrary<string> = fc.constantFrom(...TRAPS)

const [SURROGATES, SURROGATE_COUNT, LAST] = [0xd800, 0x800, 0x10ffff]

/** @throws Error if the text is not one character */
function numberOf(text: unknown): number {
  const [code = 0, ...others] = [...String(text)].map((one) => one.codePointAt(0) ?? 0)
  if (others.length > 0 || !String(text).isWellFormed()) throw new Error('not one character')
  return code < SURROGATES ? code : code - SURROGATE_COUNT
}

/** Any character, as the unit `binary` of fast-check, which takes most of a second to tabulate them. */
export const character: fc.Arbitrary<string> = fc
  .nat(LAST - SURROGATE_COUNT)
  .map((n) => String.fromCodePoint(n < SURROGATES ? n : n + SURROGATE_COUNT), numberOf)

/** For free text in otherwise well-formed values. */
export const hostileUnit: fc.Arbitrary<string> = fc.oneof(trap, fc.string({ unit: character, maxLength: 3 }))

export const hostileText: fc.Arbitrary<string> = fc
  .array(hostileUnit, { maxLength: 4 })
  .map((parts) => parts.join(''))

/** A text as part of a URL: escaped as far as possible, or verbatim where HTTP allows it. */
export const hostileUrlPart: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%ff',
    '%c0%80',
    '%u0041',
    '%00',
    '.',
    '..',
    '..%2f..',
    ';a=1',
    '2e0',
    '+1',
    '0x1',
    '1.0',
    '01',
  ),
  fc.constantFrom('-1', '0', '2147483648', '9007199254740993', 'x'.repeat(3000), '%F0%9F%98%80'),
)

/** HTTP allows no other characters in a header. */
export const hostileHeader: fc.Arbitrary<string> = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 40,
})

/** Values that may be mistaken for a list of entity tags (RFC 9110, section 8.8.3). */
export const hostileTag: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '*',
  '**',
  '*, "a"',
  '"a", *',
  '""',
  '"',
  'W/',
  'W/"a"',
  'w/*',
  ',',
  ', ,,',
  '"a" "b"',
  '"1-',
  '"-1-a"',
  '"1e9-a"',
  '"99999999999999999999-a"',
  '"\\""',
  '"a'.repeat(300),
  '"a",'.repeat(250),
  `"${'a'.repeat(2000)}"`,
)

/** Unusual JSON, and texts that are not JSON. */
export const hostileJson: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  hostileText.map((text) => JSON.stringify({ name: text, title: text, body: text, [text]: text })),
  fc.constantFrom(
    '{"__proto__":{"admin":true},"name":"a","price":1}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"name":"a","price":1e999}',
    '{"name":"a","price":-0}',
    '{"name":"a","price":1e-400}',
    '{"name":"a","price":99999999999999999999}',
    '{"name":"a","name":"b","price":1,"price":2}',
    '\ufeff{"name":"a","price":1}',
    'null',
    '"text"',
    '0',
    '[]',
    '{',
    '{"name":"\\ud800","price":1}',
    '{"name":"a\\u0000b","price":1}',
  ),
  fc.constantFrom(10, 65, 1000, 4000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(63, 64, 1000).map((depth) => `${'{"body":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

export const hostileType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json;',
  'application/problem+json',
  'application/jsonx',
  'multipart/form-data; boundary=x',
  ',',
  '',
)

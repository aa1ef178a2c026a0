import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { picture } from '../support/pictures.ts'

export interface HostileFile {
  readonly title: string
  readonly name: string
  readonly bytes: Buffer
  /** What must happen; undefined: it is refused, or accepted and harmless. */
  readonly outcome?: RegExp
}

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const
/** Of a part without content, which counts as omitted. */
const OMITTED = /^422 validation_failed \(\/file required\)$/
const REFUSED = /^415 media_type_refused$/
const TOO_LARGE = /^422 (?:image_too_large|validation_failed \(\/file picture\))$/
const SCRIPT = '<script>alert(document.domain)</script>'

/** Numbers that are the same in each run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** More than 300 files that are broken, lie about what they are, or are made to do harm. */
export async function hostileFiles(seed: number): Promise<HostileFile[]> {
  const random = seeded(seed)
  const files: HostileFile[] = [...liars(), ...bombs(), ...polyglots(), ...(await photos())]
  for (const format of FORMATS) {
    const whole = await picture({ format, width: 60, height: 40 })
    const at = () => Math.floor(random() * whole.length)
    for (let count = 0; count < 25; count++) {
      const cut = at()
      const bytes = whole.subarray(0, cut)
      const omitted = cut === 0 ? { outcome: OMITTED } : {}
      files.push({ title: `${format} cut at ${cut}`, name: `a.${format}`, bytes, ...omitted })
      const changed = Buffer.from(whole)
      const places = Array.from({ length: 1 + Math.floor(random() * 8) }, at)
      for (const place of places) changed[place] = Math.floor(random() * 256)
      files.push({ title: `${format} changed at ${places}`, name: `a.${format}`, bytes: changed })
    }
    const polyglot = Buffer.concat([whole, Buffer.from(SCRIPT)])
    files.push({ title: `${format} with a script behind it`, name: 'a.html', bytes: polyglot })
    files.push({ title: `${format} called .svg`, name: 'a.svg', bytes: whole, outcome: /^201$/ })
  }
  return files
}

/** Files of two kinds at once. */
function polyglots(): HostileFile[] {
  const texts: [string, string][] = [
    ['a GIF that is JavaScript', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(document.domain)//'],
    ['a PDF that is HTML', `%PDF-1.7\n${SCRIPT}\n%%EOF`],
    ['a PNG that is PHP', '\x89PNG\r\n\x1a\n<?php system($_GET["x"]);'],
    ['a WebP that is HTML', `RIFF\xff\xff\x00\x00WEBPVP8 ${SCRIPT}`],
  ]
  return texts.map(([title, text]) => ({ title, name: 'a.html', bytes: Buffer.from(text, 'latin1') }))
}

/** Photos with the place where they were taken, in each format that can have it. */
async function photos(): Promise<HostileFile[]> {
  const photo = sharp(await photoWithPlace()).keepExif()
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const
  return Promise.all(
    formats.map(async (format) => ({
      title: `${format} with its place`,
      name: `photo.${format}`,
      bytes: await photo.clone().toFormat(format).toBuffer(),
      outcome: /^201$/,
    })),
  )
}

/** A photo with the place where it was taken. */
export async function photoWithPlace(): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  return sharp(await picture({ width: 300, height: 200 }))
    .withExif(exif)
    .jpeg()
    .toBuffer()
}

function liars(): HostileFile[] {
  const html = `<!doctype html><title>x</title>${SCRIPT}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`
  const texts: [string, string][] = [
    ['HTML', html],
    ['SVG', svg],
    ['SVG behind a declaration', `<?xml version="1.0"?>\n${svg}`],
    [
      'SVG of entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg.replace('/>', '>&b;</rect>')}`,
    ],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['PHP', '<?php system($_GET["x"]);'],
    ['nothing', ''],
    ['a word', 'hello'],
    ['a PostScript program', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'],
    [
      'a magick vector',
      'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://x/"|id")\'\npop graphic-context',
    ],
  ]
  const binaries: [string, string][] = [
    ['an archive', '504b0304140000000800'],
    ['a program', '4d5a90000300000004000000ffff0000'],
    ['an ELF program', '7f454c4602010100000000000000000002003e00'],
    ['a TIFF', '49492a000800000000000000'],
    ['a BMP', '424d46000000000000003600000028000000'],
    ['an icon', '00000100010010100000010020006804'],
  ]
  const all = [
    ...texts.map(([title, text]) => [title, Buffer.from(text)] as const),
    ...binaries.map(([title, hex]) => [title, Buffer.from(hex.padEnd(64, '0'), 'hex')] as const),
  ]
  return all.flatMap(([title, bytes]) =>
    ['photo.jpg', 'a.png'].map((name) => ({
      title: `${title} called ${name}`,
      name,
      bytes,
      outcome: bytes.length > 0 ? REFUSED : OMITTED,
    })),
  )
}

function bombs(): HostileFile[] {
  const sizes = [
    [100_000, 100_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [50_000_001, 1],
    [65_535, 65_535],
  ] as const
  const pngs = sizes.map(([width, height]) => ({
    title: `a PNG of ${width} x ${height}`,
    name: 'bomb.png',
    bytes: png(width, height, Buffer.alloc(1_000_000)),
    outcome: TOO_LARGE,
  }))
  const gif = Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b', 'hex')
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc00011080ffdcfffdc03011100021101031101ffd9'.replace(
      '080ffdcfffdc',
      '08ffdcffdc',
    ),
    'hex',
  )
  return [
    ...pngs,
    { title: 'a GIF of 65,535 x 65,535', name: 'bomb.gif', bytes: gif, outcome: TOO_LARGE },
    { title: 'a JPEG of 65,500 x 65,500', name: 'bomb.jpg', bytes: jpeg, outcome: TOO_LARGE },
  ]
}

function png(width: number, height: number, raw: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, sum])
  }
  const head = Buffer.from('00000000000000000802000000', 'hex')
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

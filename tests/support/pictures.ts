import sharp from 'sharp'

export interface PictureOptions {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  /** Colours differ, and so do the bytes. */
  readonly seed?: number
}

/** A picture with two halves: red and blue, of another shade for each seed. */
export function picture({ width = 64, height = 48, format = 'png', seed = 0 }: PictureOptions = {}) {
  const half = { width: Math.max(1, Math.floor(width / 2)), height, channels: 3 } as const
  const red = { r: 200, g: seed % 200, b: Math.floor(seed / 200) % 200 }
  return sharp({ create: { width, height, channels: 3, background: { r: 0, g: 0, b: 255 } } })
    .composite([{ input: { create: { ...half, background: red } }, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

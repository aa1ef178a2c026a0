import { mediaVariants } from '../../generated/operations.ts'

export type VariantName = keyof typeof mediaVariants

/** The part of a picture that every crop contains, in percent of its width and height. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** In pixels, as the picture is shown. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const CENTRE: FocalPoint = { x: 50, y: 50 }

export function isCentre({ x, y }: FocalPoint): boolean {
  return x === CENTRE.x && y === CENTRE.y
}

export const variantNames = Object.keys(mediaVariants).filter(isVariantName)

export function isVariantName(name: string): name is VariantName {
  return Object.hasOwn(mediaVariants, name)
}

/** Whether a variant shows a part of the picture. */
export const isCropped = (name: VariantName): boolean => mediaVariants[name].fit === 'cover'

/** The size of a variant: pictures are never enlarged. */
export function sizeOf(name: VariantName, picture: Size): Size {
  const { width, height } = mediaVariants[name]
  const [across, down] = [width / picture.width, height / picture.height]
  const [part, whole] = isCropped(name)
    ? [1 / Math.max(1, across, down), { width, height }]
    : [Math.min(1, across, down), picture]
  const scaled = (length: number) => Math.max(1, Math.round(length * part))
  return { width: scaled(whole.width), height: scaled(whole.height) }
}

/** The part of a picture that a variant shows: all of it, or the largest crop around the focal point. */
export function cropOf(name: VariantName, picture: Size, focalPoint: FocalPoint) {
  if (!isCropped(name)) return undefined
  const size = sizeOf(name, picture)
  const scale = Math.max(size.width / picture.width, size.height / picture.height)
  const along = (length: number, shown: number, percent: number) => {
    const part = Math.min(length, Math.max(1, Math.round(shown / scale)))
    const start = Math.round((length * percent) / 100 - part / 2)
    return [Math.min(Math.max(0, start), length - part), part] as const
  }
  const [left, width] = along(picture.width, size.width, focalPoint.x)
  const [top, height] = along(picture.height, size.height, focalPoint.y)
  return { left, top, width, height }
}

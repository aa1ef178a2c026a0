import type { Media } from '../../../generated/openapi.ts'
import { bodyError, type Refuse } from '../../domain/errors.ts'
import type { Inspection } from '../../images/jobs.ts'
import { PictureError } from '../../images/pictures.ts'
import { CENTRE, isCropped, sizeOf, variantNames } from '../../images/sizes.ts'
import { addressedName, addressOf } from '../../request/files/addresses.ts'
import { formatOf, kindOf } from '../../request/files/types.ts'
import type { Upload } from '../../request/uploads/uploads.ts'
import { sanitizeText } from '../../sanitize/sanitize.ts'
import type { MediaParts } from '../../storage/media-parts.ts'
import { original } from '../../storage/names.ts'

/** The fields of a record that are derived from the bytes. */
export type Content = Pick<
  Media,
  'filename' | 'contentType' | 'size' | 'sha256' | 'kind' | 'image' | 'url' | 'variants'
>

const MOST_OF_NAME = 255

type Codes = 'media_type_refused' | 'image_too_large' | 'validation_failed'

/** The content of each upload, so that a retry within a request does not store it twice. */
const stored = new WeakMap<Upload, Promise<Content>>()

interface UploadRequest {
  readonly upload: Upload | undefined
  readonly media: MediaParts
  readonly body: { readonly sha256?: string }
  readonly refuse: Refuse<Codes>
}

/**
 * Inspects an upload and stores its bytes, before a record refers to them. Without a record, they are removed
 * a day later.
 */
export function storeContent({ upload, media, body, refuse }: UploadRequest): Promise<Content> {
  if (!upload) throw new Error('an upload was validated without its file')
  if (body.sha256 !== undefined && body.sha256.toLowerCase() !== upload.sha256)
    refuse('validation_failed', { errors: [bodyError('sha256', 'digest')] })
  const storing = stored.get(upload) ?? store(upload, media, refuse)
  stored.set(upload, storing)
  return storing
}

/** The result of `storeContent` for the same request. */
export async function storedContent(upload: Upload | undefined): Promise<Content | undefined> {
  return upload && stored.get(upload)
}

async function store(upload: Upload, media: MediaParts, refuse: Refuse<Codes>): Promise<Content> {
  const { path, size, sha256 } = upload
  const { mime: contentType, ext } = (await typeOf(path)) ?? refuse('media_type_refused')
  if (!media.types.includes(contentType)) refuse('media_type_refused')
  const kind = kindOf(contentType)
  const found = kind === 'image' ? await inspect(media, upload, refuse) : undefined
  await media.storage.put(original(sha256), path)
  const image = found ? { ...found, focalPoint: null } : null
  const filename = nameOf(upload.filename) || `file.${ext}`
  const shown = image ? shownAs(sha256, image) : { url: addressOf(sha256, `file.${ext}`), variants: [] }
  return { filename, contentType, size, sha256, kind, image, ...shown }
}

/** The addresses of a picture, which depend on its focal point. */
export function shownAs(sha256: string, image: NonNullable<Media['image']>): Pick<Media, 'url' | 'variants'> {
  const focalPoint = image.focalPoint ?? CENTRE
  const sizes = variantNames.map((name) => {
    const point = isCropped(name) ? focalPoint : CENTRE
    const url = addressOf(sha256, addressedName(name, point))
    return { name, ...sizeOf(name, image), contentType: formatOf(name), url }
  })
  const crops = sizes.filter(({ name }) => isCropped(name))
  // of the sizes that show the whole picture, one is enough
  const whole = sizes.filter(
    ({ name, width }, index) =>
      !isCropped(name) && !sizes.slice(0, index).some((one) => !isCropped(one.name) && one.width === width),
  )
  const variants = [...crops, ...whole].sort((one, other) => one.width - other.width)
  return { url: whole.at(-1)?.url ?? addressOf(sha256, 'original'), variants }
}

/** The type detected from the bytes, whatever the name says. */
async function typeOf(path: string) {
  // loaded on demand, because most processes see no upload
  const { fileTypeFromFile } = await import('file-type')
  return fileTypeFromFile(path)
}

async function inspect(
  { pictures }: MediaParts,
  { path, client }: Upload,
  refuse: Refuse<Codes>,
): Promise<Inspection> {
  try {
    return await pictures.inspect(path, client)
  } catch (cause) {
    if (!(cause instanceof PictureError)) throw cause
    if (cause.refusal === 'tooLarge') return refuse('image_too_large', { cause })
    return refuse('validation_failed', { errors: [bodyError('file', 'picture')], cause })
  }
}

/** The name of a file without folders and line breaks, which some clients send. */
export function nameOf(filename: string): string {
  const line = filename.replace(/[\t\r\n]+/g, ' ')
  const last = line.split(/[/\\]/).at(-1) ?? ''
  const name = sanitizeText(last) || sanitizeText(line.replace(/[/\\]/g, '_'))
  return [...name].slice(0, MOST_OF_NAME).join('')
}

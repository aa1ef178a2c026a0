import mime from 'mime'
import type { Media } from '../../../generated/openapi.ts'
import type { VariantName } from '../../images/sizes.ts'

/** Pictures that browsers show without running anything. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/** The kind of a file, by the type detected from its bytes. */
export function kindOf(contentType: string): Media['kind'] {
  if (PICTURES.includes(contentType)) return 'image'
  if (contentType.startsWith('video/')) return 'video'
  return contentType.startsWith('audio/') ? 'audio' : 'document'
}

/** Whether browsers may show a file instead of saving it. */
export function isShown(contentType: string): boolean {
  return kindOf(contentType) !== 'document'
}

/**
 * The name under which browsers save a file: with an extension of its type, because the extension decides
 * which program opens the file, and the same bytes can be a PDF file and a page with scripts.
 */
export function savedName(filename: string, contentType: string): string {
  const extension = mime.getExtension(contentType)
  return extension === null || mime.getType(filename) === contentType ? filename : `${filename}.${extension}`
}

/** The media type of a variant. */
export function formatOf(name: VariantName): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
}

import { extname } from 'node:path'
import type { Media } from '../../../generated/openapi.ts'
import type { VariantName } from '../../images/sizes.ts'

/** Pictures that browsers show without running anything. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/** What a file is, by the type that was found in its bytes. */
export function kindOf(contentType: string): Media['kind'] {
  if (PICTURES.includes(contentType)) return 'image'
  if (contentType.startsWith('video/')) return 'video'
  return contentType.startsWith('audio/') ? 'audio' : 'document'
}

/** Whether browsers may show a file in place of saving it. */
export function isShown(contentType: string): boolean {
  return kindOf(contentType) !== 'document'
}

/**
 * The extensions of the types that can be uploaded unless the operator says otherwise; the first one is added
 * to names that have none of them. Of further types, some have too many to know.
 */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png', 'apng'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3', 'mpga', 'mp2'],
}

/**
 * The name under which browsers save a file: with an extension of its type, because the extension decides
 * which program opens the file, and the same bytes can be a PDF file and a page with scripts.
 */
export function savedName(filename: string, contentType: string): string {
  const [usual, ...others] = EXTENSIONS[contentType] ?? []
  const given = extname(filename).slice(1).toLowerCase()
  return usual === undefined || [usual, ...others].includes(given) ? filename : `${filename}.${usual}`
}

/** The media type of a variant. */
export function formatOf(name: VariantName): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
}

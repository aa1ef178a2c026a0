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

/** The media type of a variant. */
export function formatOf(name: VariantName): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
}

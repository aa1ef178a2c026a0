import { isRecord } from '../base/guards.ts'
import type { FocalPoint, Size, VariantName } from './sizes.ts'

/** Larger pictures are refused (`image_too_large`). */
export const MOST_PIXELS = 50_000_000

/** A job for the picture process. Files are local. */
export type Job =
  | { readonly kind: 'inspect'; readonly input: string }
  | {
      readonly kind: 'variant'
      readonly input: string
      readonly output: string
      readonly name: VariantName
      readonly focalPoint: FocalPoint
    }

/** The properties of a picture. */
export interface Inspection extends Size {
  readonly blurhash: string
}

/** `tooLarge`: more pixels than allowed. `unreadable`: broken, or no picture. */
export type Refusal = 'tooLarge' | 'unreadable'

export type Outcome =
  | { readonly done: Inspection | Size }
  | { readonly refused: Refusal; readonly reason: string }
  /** sharp cannot be loaded on this platform. */
  | { readonly unavailable: string }

const KINDS = ['done', 'refused', 'unavailable']

export function isOutcome(message: unknown): message is Outcome {
  return isRecord(message) && KINDS.some((kind) => kind in message)
}

const JOBS = ['inspect', 'variant']

export function isJob(message: unknown): message is Job {
  return isRecord(message) && JOBS.some((kind) => kind === message.kind)
}

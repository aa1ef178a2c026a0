import { defineHandler } from '../../request/handler.ts'
import { storeContent } from './content.ts'
import { media } from './media.ts'
import { showerOf } from './uses.ts'

const changeContent = media.updateOf(
  'replaceMediaContent',
  ({ params }) => params.mediaId,
  async ({ upload, refuse }, before, tx) => {
    if (upload?.sha256 === before.sha256) return
    const resource = await showerOf(tx, before)
    if (resource !== undefined) refuse('in_use', { detail: 'referredTo', parameters: { resource } })
  },
)

/** Stores the new bytes first: the record never names bytes that are not there. */
export const replaceMediaContent = defineHandler(
  'replaceMediaContent',
  { changes: ['media'] },
  async (request) => {
    await storeContent(request)
    return changeContent(request)
  },
)

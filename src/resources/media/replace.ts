import { defineHandler } from '../../request/handler.ts'
import { storeContent } from './content.ts'
import { media } from './media.ts'
import { refuseShown } from './uses.ts'

const changeContent = media.updateOf(
  'replaceMediaContent',
  ({ params }) => params.mediaId,
  async ({ upload, refuse }, before, tx) => {
    if (upload?.sha256 !== before.sha256) await refuseShown(tx, before, refuse)
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

import { defineHandler } from '../../request/handler.ts'
import { storeContent } from './content.ts'
import { media } from './media.ts'

const changeContent = media.updateOf('replaceMediaContent', ({ params }) => params.mediaId)

/** Stores the new bytes first: the record never names bytes that are not there. */
export const replaceMediaContent = defineHandler(
  'replaceMediaContent',
  { changes: ['media'] },
  async (request) => {
    await storeContent(request)
    return changeContent(request)
  },
)

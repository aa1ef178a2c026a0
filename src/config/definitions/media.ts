import * as valid from '../validators.ts'

/** The default types for uploads: those that browsers show or play, and PDF. */
const TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/mp4',
  'video/webm',
  'audio/mpeg',
]

/** The default size of the largest upload, in bytes. */
export const UPLOAD_BYTES = 20_971_520

/** Where media are stored, and what can be uploaded. */
export const MEDIA = {
  mediaUrl: valid.bucket({
    default: undefined,
    desc:
      'The store of media: `s3://bucket/prefix?region=…&endpoint=…`, any store with the protocol of S3. ' +
      'The service finds its credentials where AWS tools do, such as in `AWS_ACCESS_KEY_ID`. If unset, ' +
      'media are in the folder `media` in `DATA_DIR`, which replicas must share.',
  }),
  mediaMaxBytes: valid.wholeNumber(1024, 2_000_000_000, {
    default: UPLOAD_BYTES,
    desc: 'The size of the largest upload, form included.',
  }),
  mediaTypes: valid.mediaTypes({
    default: TYPES,
    desc:
      'The media types that can be uploaded, separated by commas. The service finds the type of a file in ' +
      'its bytes, so types without a signature, such as `text/plain`, `text/csv` and `image/svg+xml`, ' +
      'cannot be uploaded. Types that browsers cannot show safely are served as downloads.',
  }),
}

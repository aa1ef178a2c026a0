import { writeFile } from 'node:fs/promises'
import { encode } from 'blurhash'
import type { Sharp } from 'sharp'
import { type Inspection, isJob, type Job, MOST_PIXELS, type Outcome } from './jobs.ts'
import { cropOf, type Size, sizeOf } from './sizes.ts'

/*
 * A separate process, so that a hostile picture that crashes it or exhausts its memory affects nothing else.
 */

/** The loaders of libvips that are enabled. All others have had more bugs than users. */
const LOADERS = ['JpegFile', 'PngFile', 'WebpFile', 'HeifFile', 'NsgifFile']
/** The size in pixels to which a picture is reduced for its BlurHash, and the components per direction. */
const BLUR = { pixels: 32, x: 4, y: 3 }
const LARGE = /exceeds|too large|too big|pixel limit|dimensions/i

const loading = load()

async function load() {
  // Linux: when the memory of a container runs out, the system ends this process, not the larger service
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) })
  sharp.cache(false)
  sharp.concurrency(1)
  return (input: string): Sharp =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).autoOrient()
}

async function run(job: Job): Promise<Outcome> {
  const opening = await loading.catch((error: unknown) => String(error))
  if (typeof opening === 'string') return { unavailable: opening }
  try {
    const { format, autoOrient, width, height } = await opening(job.input).metadata()
    if (width * height > MOST_PIXELS) return { refused: 'tooLarge', reason: `${width} x ${height} pixels` }
    if (format === 'svg') return { refused: 'unreadable', reason: format }
    return { done: await (job.kind === 'inspect' ? inspect : make)(job, opening(job.input), autoOrient) }
  } catch (error) {
    const reason = String(error)
    return { refused: LARGE.test(reason) ? 'tooLarge' : 'unreadable', reason }
  }
}

/** Decodes the whole picture, so that a broken one is refused at the upload and not when it is shown. */
async function inspect(_job: Job, picture: Sharp, size: Size): Promise<Inspection> {
  const { data, info } = await picture
    .resize(BLUR.pixels, BLUR.pixels, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blurhash = encode(new Uint8ClampedArray(data), info.width, info.height, BLUR.x, BLUR.y)
  return { width: size.width, height: size.height, blurhash }
}

/** Without metadata, which sharp drops by default. */
async function make(job: Job, picture: Sharp, whole: Size): Promise<Size> {
  if (job.kind !== 'variant') throw new Error(`no variant: ${job.kind}`)
  const size = sizeOf(job.name, whole)
  const crop = cropOf(job.name, whole, job.focalPoint)
  const resized = (crop ? picture.extract(crop) : picture).resize(size.width, size.height, { fit: 'fill' })
  const isOpaque = !job.name.endsWith('.webp')
  const finished = isOpaque
    ? resized.flatten({ background: '#fff' }).jpeg({ quality: 82, progressive: true })
    : resized.webp({ quality: 82 })
  await finished.toFile(job.output)
  return size
}

process.on('message', (job) => {
  if (isJob(job)) void run(job).then((outcome) => process.send?.(outcome))
})
// the service is gone
process.on('disconnect', () => process.exit())

import { record } from '../json.ts'
import { Place } from '../redocly-plugin/place.ts'
import { chapters, guideText, partsOf } from './guide.ts'
import { SAMPLE_LANGUAGES, samplesOf } from './samples/samples.ts'

/** The contract for Redoc: with the guide in its description, and the samples of the documentation page. */
export function forRedoc(document: unknown) {
  const root = new Place(document, [], document)
  const info = root.get('info').members
  // the menu would list each heading: it shows the chapters
  const guide = guideText(chapters(), partsOf(root)).replaceAll(/^#{3,4} (.+)$/gm, '**$1**')
  const samples = new Map(samplesOf(root).map(({ id, code }) => [id, code]))
  const withSamples = ({ members: it }: Place) => {
    const code = samples.get(String(it.operationId))
    return code
      ? {
          ...it,
          'x-codeSamples': SAMPLE_LANGUAGES.map(({ title }) => ({ lang: title, source: code[title] })),
        }
      : it
  }
  const paths = root
    .get('paths')
    .entries()
    .map(([path, item]) => [path, mapped(item, withSamples)])
  return {
    ...record(document),
    info: { ...info, description: `${info.description}\n\n${guide}` },
    paths: Object.fromEntries(paths),
  }
}

function mapped(place: Place, change: (member: Place) => unknown) {
  return Object.fromEntries(place.entries().map(([key, member]) => [key, change(member)]))
}

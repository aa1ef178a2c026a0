import { OperatorError } from '../../src/config/operator-error.ts'
import { type Change, GROUPS } from './change.ts'

const HEAD = `# Changelog

What changes in the contract, \`openapi.yaml\`, for those who use it. The format is that of
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/), and versions follow
[Semantic Versioning](https://semver.org/spec/v2.0.0.html).
Written by \`npm run contract:release\`.
`

/** The changes under their headings, in Markdown; a heading with nothing under it is left out. */
export function sections(changes: readonly Change[]): string {
  return GROUPS.flatMap((group) => {
    const lines = changes.filter((one) => one.group === group).map(({ text }) => `- ${text}\n`)
    return lines.length > 0 ? [`### ${group}\n\n${lines.join('')}`] : []
  }).join('\n')
}

/**
 * The changelog with a release in front of the others.
 *
 * @param date the day of the release, as YYYY-MM-DD
 * @throws Error when the version is there already
 */
export function withRelease(changelog: string, version: string, date: string, body: string): string {
  if (versionsIn(changelog).includes(version)) throw new OperatorError(`CHANGELOG.md has ${version} already`)
  const start = changelog.search(/^## /m)
  const head = changelog === '' ? HEAD : changelog.slice(0, start < 0 ? undefined : start).trimEnd()
  const rest = start < 0 ? '' : `\n${changelog.slice(start)}`
  return `${head.trimEnd()}\n\n## [${version}] - ${date}\n\n${body}${rest}`
}

/** The versions that a changelog tells of, newest first. */
export function versionsIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version)
}

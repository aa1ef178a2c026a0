import { list } from '../json.ts'
import { type Change, GROUPS, listOf } from './change.ts'
import type { Contract } from './contract.ts'

const HEAD = `# Changelog

What changes in the contract, \`openapi.yaml\`, for those who use it. The format is that of
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/), and versions follow
[Semantic Versioning](https://semver.org/spec/v2.0.0.html).
Written by \`npm run contract:diff -- --write\`.
`

/** The changes under their headings, in Markdown, without empty headings. */
export function sections(changes: readonly Change[]): string {
  return GROUPS.flatMap((group) => {
    const lines = changes.filter((one) => one.group === group).map(({ text }) => `- ${text}\n`)
    return lines.length > 0 ? [`### ${group}\n\n${lines.join('')}`] : []
  }).join('\n')
}

/**
 * The changelog entry of a version.
 *
 * @param changes undefined for the first release
 * @param upgrades the instructions of the version's migrations to operators
 */
export function entryOf(
  { operations }: Contract,
  changes: readonly Change[] | undefined,
  upgrades: readonly string[],
): string {
  const tags = [...operations.values()].flatMap(({ value }) => list(value.tags).map(String))
  const all = `${operations.size} operations on ${listOf([...new Set(tags)], 20).replaceAll('`', '')}.\n`
  if (!changes) return `### Added\n\n- The first release: ${all}`
  const notes = upgrades.map((note) => `- ${note.replace(/^./, (first) => first.toUpperCase())}\n`)
  const upgrade = notes.length > 0 ? [`### Upgrade\n\n${notes.join('')}`] : []
  return [all, ...(changes.length > 0 ? [sections(changes)] : []), ...upgrade].join('\n')
}

/** The existing entry of a version, in the form of `entryOf`; undefined if there is none. */
export function entryIn(changelog: string, version: string): string | undefined {
  const section = sectionOf(changelog, version)
  return section === undefined ? undefined : `${section.slice(section.indexOf('\n')).trim()}\n`
}

/** The day on which a version was released; undefined for a draft. */
export function dateIn(changelog: string, version: string): Date | undefined {
  const [date] = /\d{4}-\d\d-\d\d/.exec(sectionOf(changelog, version)?.split('\n')[0] ?? '') ?? []
  return date === undefined ? undefined : new Date(date)
}

/**
 * The changelog with an entry before the others, or instead of the existing one of that version.
 *
 * @param date the day of the release, as YYYY-MM-DD, or `unreleased`
 */
export function withEntry(changelog: string, version: string, date: string, entry: string): string {
  const others = sectionsIn(changelog).filter((one) => !isOf(one, version))
  const head = changelog === '' ? HEAD : (changelog.split(/^## /m)[0] ?? HEAD)
  return [head, `## [${version}] - ${date}\n\n${entry}`, ...others].map((one) => `${one.trim()}\n`).join('\n')
}

/** The changelog without the entries of other unreleased versions. */
export function withoutDrafts(changelog: string, version: string): string {
  const isDraft = (one: string) => /^## .* - unreleased\n/.test(one) && !isOf(one, version)
  return sectionsIn(changelog)
    .filter(isDraft)
    .reduce((text, one) => text.replace(one, ''), changelog)
}

const isOf = (section: string, version: string) => section.startsWith(`## [${version}] `)

const sectionOf = (changelog: string, version: string) =>
  sectionsIn(changelog).find((one) => isOf(one, version))

const sectionsIn = (changelog: string) => changelog.split(/^(?=## )/m).filter((one) => one.startsWith('## '))

/** The versions in a changelog, newest first. */
export function versionsIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version)
}

import { type Change, change, code, inMarkdown, mergeable, sentence } from './change.ts'
import type { Comparison } from './contract.ts'
import { classifyEnum, classifyRequired } from './lists.ts'
import type { Reported } from './report.ts'
import type { Subject } from './subject.ts'
import { LABELS, SANITISED } from './words.ts'

/** A keyword that differs. */
export function classifyKeyword(it: Reported, subject: Subject, comparison: Comparison): Change[] {
  const { property = '', impact } = it
  const { name, users } = subject
  const [was, now] = [it.base?.value, it.revision?.value]
  if (property === 'enum') return classifyEnum(it, subject)
  if (property === 'required' && Array.isArray(was ?? now)) return classifyRequired(it, subject, comparison)
  if (property === 'required') return [classifyPresence(it, subject)]
  if (property === 'default') {
    return [
      change(
        'major',
        'Changed',
        `${sentence(name)} has the default ${inMarkdown(now)} (was ${inMarkdown(was)})${users}.`,
      ),
    ]
  }
  if (property === 'deprecated') {
    const text = now === true ? 'is deprecated' : 'is no longer deprecated'
    return [change('minor', now === true ? 'Deprecated' : 'Changed', `${sentence(name)} ${text}${users}.`)]
  }
  const label = Object.hasOwn(LABELS, property) ? LABELS[property] : undefined
  if (label === undefined && impact !== 'major') return [unknown(it, name)]
  const isSanitised = property === 'format' && (SANITISED.has(was) || SANITISED.has(now))
  const worst = impact === 'major' || isSanitised ? 'major' : 'minor'
  const [schema = '', member = ''] = subject.field?.split(/\.(.*)/s) ?? []
  if (worst === 'minor' && member !== '' && it.path.includes('responses')) {
    // redocly diff has no objection: what the response holds is narrower than it was
    const head = `${code(schema)} keeps within closer limits`
    return [mergeable('minor', 'Changed', { head, item: code(member), tail: users })]
  }
  const item = fromTo(label ?? code(property), was, now)
  return [mergeable(worst, 'Changed', { head: sentence(name), item, tail: users })]
}

function fromTo(label: string, was: unknown, now: unknown): string {
  if (now === undefined) return `${label} is no longer set (was ${inMarkdown(was)})`
  return was === undefined
    ? `${label} is now ${inMarkdown(now)}`
    : `${label} is now ${inMarkdown(now)} (was ${inMarkdown(was)})`
}

/** Whether a parameter, a body or a header must be there. */
function classifyPresence(it: Reported, { name, users }: Subject): Change {
  const isRequired = it.revision?.value === true
  if (it.type === 'Header') {
    // redocly diff does not mind, but what was always there may now be missing
    if (isRequired) return change('minor', 'Changed', `${sentence(name)} is now always present${users}.`)
    return change('major', 'Changed', `${sentence(name)} may now be absent${users}.`)
  }
  if (isRequired) return change('major', 'Changed', `${sentence(name)} is now required${users}.`)
  return change('minor', 'Changed', `${sentence(name)} is now optional${users}.`)
}

/** What is not known to be harmless is breaking. */
export function unknown({ kind, property, path, base, revision }: Reported, name: string): Change {
  const what = code(property ?? path.at(-1) ?? '')
  const how =
    kind === 'modified'
      ? `changes from ${inMarkdown(base?.value)} to ${inMarkdown(revision?.value)}`
      : `is ${kind}`
  return change('major', 'Changed', `${sentence(name)}: ${what} ${how}.`)
}

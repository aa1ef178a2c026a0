import { join } from 'node:path'
import { isRecord } from '../../src/core/guards.ts'
import { root } from '../../src/core/root.ts'
import { redocly } from '../redocly.mjs'
import type { Impact } from './change.ts'
import { type Path, pathOf } from './contract.ts'

/** The two sides of a difference: where it is written, and what stands there. */
export interface Side {
  readonly at: Path
  readonly value: unknown
}

/** One difference as `redocly diff` reports it: a shared component once, at the first place that uses it. */
export interface Reported {
  /** Where it is used. */
  readonly path: Path
  /** Redocly's name for the node: `Schema`, `Operation`. */
  readonly type: string
  readonly kind: 'added' | 'removed' | 'modified'
  /** The keyword that differs, of a node that is modified. */
  readonly property: string | undefined
  readonly impact: Impact
  /** The rules that found it breaking. */
  readonly rules: readonly string[]
  readonly base: Side | undefined
  readonly revision: Side | undefined
}

/**
 * Compares two files with `redocly diff`, which tells requests from responses, also through references.
 *
 * @throws Error with its words when a file is no OpenAPI document
 */
export async function report(base: string, revision: string): Promise<Reported[]> {
  const config = `--config=${join(root, 'scripts/contract/redocly.yaml')}`
  const { stdout, stderr } = await redocly([
    'diff',
    base,
    revision,
    config,
    '--format=json',
    '--fail-on=none',
  ])
  const result: unknown = stdout.startsWith('{') ? JSON.parse(stdout) : undefined
  if (!isRecord(result) || result.reportVersion !== '1' || !Array.isArray(result.changes)) {
    throw new Error(`redocly diff failed:\n${stderr}`)
  }
  return result.changes.map(readChange)
}

function readChange(change: unknown): Reported {
  if (!isRecord(change)) throw new Error('redocly diff reports something that is no change')
  const { path, typeName, kind, property, impact, verdicts, base, revision } = change
  if (!isKind(kind) || !isImpact(impact))
    throw new Error(`redocly diff reports an unknown change: ${kind}, ${impact}`)
  return {
    path: pathOf(String(path)),
    type: String(typeName),
    kind,
    property: typeof property === 'string' ? property : undefined,
    impact,
    rules: Array.isArray(verdicts) ? verdicts.map((verdict) => String(verdict?.ruleId)) : [],
    base: sideOf(base),
    revision: sideOf(revision),
  }
}

function sideOf(side: unknown): Side | undefined {
  return isRecord(side) ? { at: pathOf(String(side.pointer)), value: side.value } : undefined
}

function isKind(kind: unknown): kind is Reported['kind'] {
  return kind === 'added' || kind === 'removed' || kind === 'modified'
}

function isImpact(impact: unknown): impact is Impact {
  return impact === 'major' || impact === 'minor' || impact === 'patch'
}

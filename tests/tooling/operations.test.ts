import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { faultLines, UNEXPLAINED } from '../../scripts/generate/log-lines.ts'
import { root } from '../../src/base/root.ts'
import { readMetrics } from '../support/metrics.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets?: readonly { readonly expr: string }[]
  }[]
}

const TOKEN = 'only-for-the-tests-of-the-metrics'
const ALERTS = join(root, 'scripts/operations/alerts.yaml')
const NAME = /\b(?:cms|nodejs|process)_\w+/g
const HEADING = /^#+ /m

const read = (path: string) => readFile(join(root, path), 'utf8')
const { groups }: Rules = parse(await readFile(ALERTS, 'utf8'))
const rules = groups.flatMap((group) => group.rules)
const { panels }: Dashboard = JSON.parse(await read('scripts/operations/dashboard.json'))
const graphs = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
const page = await read('PRODUCTION.md')
const sections = page.split(HEADING).slice(1)
const logged = [...faultLines().keys()]

// an embedded database and an unreachable Redis: together they produce every possible metric
const app = useApp({
  settings: { databaseUrl: undefined, redisUrl: 'redis://127.0.0.1:1', metricsToken: TOKEN },
})
let offered: Set<string>

beforeAll(async () => {
  app.keepSecret(TOKEN)
  const types = (await readMetrics(app, TOKEN)).matchAll(/^# TYPE (\w+) (\w+)$/gm)
  offered = new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})

function unknownIn(expr: string): string[] {
  return [...expr.matchAll(NAME)].map(([name]) => name).filter((name) => !offered.has(name))
}

describe('the alert rules', () => {
  it.each(rules)('$alert uses metrics that the service has', ({ expr }) => {
    expect(unknownIn(expr)).toEqual([])
  })

  it.each(rules)('$alert has an entry in the runbook', ({ alert, annotations }) => {
    expect(annotations.runbook).toBe(`PRODUCTION.md#${alert.toLowerCase()}`)
    const entry = sections.find((section) => section.startsWith(`${alert}\n`))
    expect(entry?.length).toBeGreaterThan(100)
  })

  it('cover every alert that the runbook describes', () => {
    const entries = sections.flatMap((section) => /^Cms\w+(?=\n)/.exec(section) ?? [])
    expect(entries.sort()).toEqual(rules.map(({ alert }) => alert).sort())
  })
})

describe('the dashboard', () => {
  it.each(graphs)('uses metrics that the service has: $title: $expr', ({ expr }) => {
    expect(unknownIn(expr)).toEqual([])
  })

  it('shows every metric of the service', async () => {
    const shown = graphs.map(({ expr }) => expr).join(' ')
    const names = [...offered].filter((name) => name.startsWith('cms_'))
    const families = new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
    expect([...families].filter((name) => !shown.includes(name))).toEqual([])
  })
})

/** The anchors that GitHub derives from the headings of a page. */
function anchorsOf(text: string): string[] {
  const titles = text.split('\n').flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? [])
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe('the page', () => {
  it.each([...new Set([...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target))])(
    'has working links: %s',
    async (target) => {
      const [file, anchor] = target.split('#')
      const text = file ? await read(file) : page
      if (anchor === undefined) expect(text).not.toBe('')
      else expect(anchorsOf(text)).toContain(anchor)
    },
  )
})

describe('the runbook', () => {
  it.each(logged.map((message) => ({ message })))('has an entry for the log line: $message', ({ message }) =>
    expect(page).toContain(`\`${message}\``),
  )

  it('explains every log line', () => {
    expect(logged.length).toBeGreaterThan(30)
    expect(page).not.toContain(`| ${UNEXPLAINED} |`)
  })
})

const run = promisify(execFile)
const promtool = process.env.PROMTOOL ?? 'promtool'
const hasPromtool = await run(promtool, ['--version']).then(
  () => true,
  () => false,
)

if (hasPromtool) {
  describe('promtool', () => {
    const folder = useFolder()

    it('accepts the alert rules', async () => {
      expect((await run(promtool, ['check', 'rules', ALERTS])).stdout).toContain(
        `${rules.length} rules found`,
      )
    })

    it('finds that the alerts fire when they should, and only then', async () => {
      const tests = join(root, 'scripts/operations/alerts.test.yaml')
      expect((await run(promtool, ['test', 'rules', tests])).stdout).toContain('SUCCESS')
    })

    it('accepts the expressions of the dashboard', async () => {
      const file = join(folder, 'rules.yaml')
      const records = graphs.map(({ expr }, index) => ({
        record: `graph:${index}`,
        expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
      }))
      await writeFile(file, stringify({ groups: [{ name: 'dashboard', rules: records }] }))
      expect((await run(promtool, ['check', 'rules', file])).stdout).toContain(`${graphs.length} rules found`)
    })
  })
}

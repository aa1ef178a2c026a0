import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../../../src/base/root.ts'
import { freePort } from '../../support/ports.ts'
import { type Daemon, sharedFolder, startDaemon } from './daemon.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
}
interface Rules {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[]
}

/** The factor by which a drill shortens the durations in the rules: a minute is two seconds. */
const HASTE = 30
const DURATION = /\b(\d+)([smhd])\b/g
const MILLISECONDS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

const { groups }: Rules = parse(await readFile(join(root, 'scripts/operations/alerts.yaml'), 'utf8'))

/** The names of the alerts in the rules. */
export const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))

function hasten(text: string): string {
  return text.replace(DURATION, (_, count, unit) => `${(count * (MILLISECONDS[unit] ?? 0)) / HASTE}ms`)
}

const hastened = groups.map(({ name, rules }) => ({
  name,
  rules: rules.map((rule) => ({
    ...rule,
    expr: hasten(rule.expr),
    ...(rule.for && { for: hasten(rule.for) }),
  })),
}))

export interface Prometheus extends Daemon {
  /** The series that an expression returns. */
  query(expr: string): Promise<readonly Readonly<Record<string, string>>[]>
  /** The names of the firing alerts. */
  firing(): Promise<readonly string[]>
}

/**
 * Prometheus with the alert rules, and the scrape configuration of PRODUCTION.md with other addresses.
 *
 * @param origin the origin of the service
 */
export async function startPrometheus(origin: string, token: string): Promise<Prometheus> {
  const folder = await sharedFolder()
  const [config, rules] = [join(folder, 'prometheus.yml'), join(folder, 'rules.yml')]
  const credentials = join(folder, 'token')
  const page = await readFile(join(root, 'PRODUCTION.md'), 'utf8')
  const { scrape_configs } = parse(/```yaml\n(scrape_configs:[^`]+)```/.exec(page)?.[1] ?? '')
  scrape_configs[0].authorization.credentials_file = credentials
  scrape_configs[0].static_configs = [{ targets: [new URL(origin).host] }]
  const global = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' }
  await writeFile(credentials, token)
  await writeFile(rules, stringify({ groups: hastened }))
  await writeFile(config, stringify({ global, rule_files: [rules], scrape_configs }))
  const port = await freePort()
  const daemon = await startDaemon(
    [
      'prometheus',
      `--config.file=${config}`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    port,
  )
  const ask = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()).data
  return {
    ...daemon,
    query: async (expr) => {
      const { result } = await ask(`query?query=${encodeURIComponent(expr)}`)
      return result.map(({ metric }: { metric: object }) => metric)
    },
    firing: async () => {
      const found: { labels: { alertname: string }; state: string }[] = (await ask('alerts')).alerts
      return found.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
    },
  }
}

import { describe, it } from 'vitest'
import { faults } from './support/alert-faults.ts'
import { alerts, startPrometheus } from './support/prometheus.ts'
import { runbookOf } from './support/runbook.ts'
import { METRICS_TOKEN, openSite } from './support/site.ts'

/** Prometheus adds these labels to each series, and renames the service's own label of the same name. */
const RENAMED = '{__name__=~".+",exported_job!=""} or {__name__=~".+",exported_instance!=""}'
const POLL = { timeout: 180_000, interval: 500 }
const TIMEOUT = 400_000

/** Alerts with a drill come first, in drill order. */
const all = [...new Set([...Object.keys(faults), ...alerts])]

describe('a real fault makes the alert fire, and its runbook entry, typed verbatim, resolves it:', () => {
  it.concurrent.for(all)('%s', { timeout: TIMEOUT }, async (alert, { expect }) => {
    expect(alerts).toContain(alert)
    const fault = faults[alert]
    if (!fault)
      throw new Error(
        `add a line to tests/cluster/support/alert-faults.ts: ${alert}: { make: async (site) => … },`,
      )
    const commands = runbookOf(alert)
    const closers: (() => unknown)[] = []
    const { settings = {}, isEmbedded = false, make } = fault
    try {
      const site = await openSite(settings, isEmbedded, (close) => void closers.push(close))
      const prometheus = await startPrometheus(site.origin, METRICS_TOKEN)
      closers.push(() => prometheus.signal('SIGKILL'))
      await expect.poll(() => prometheus.query('count_over_time(up[1m]) > 3'), POLL).toHaveLength(1)
      expect(await prometheus.query(RENAMED)).toEqual([])
      expect(await prometheus.firing()).toEqual([])
      const began = performance.now()
      const seconds = () => Math.round((performance.now() - began) / 1000)
      await make(site)
      await expect.poll(prometheus.firing, POLL).toContain(alert)
      const fired = seconds()
      await site.type(commands)
      // the service must be healthy then: a dead service has few alerts, too
      await expect.poll(prometheus.firing, POLL).toEqual([])
      process.stdout.write(`${alert}: fired after ${fired} s, over after ${seconds()} s\n`)
    } finally {
      for (const close of closers.reverse()) await close()
    }
  })
})

import type { Registry } from 'prom-client'
import type { JobRecord, Jobs } from '../../base/work.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import type { Database } from '../../database/database.ts'
import type { RateLimitStore } from '../../limits/store.ts'

/** How full the memory of answers is. */
export interface MemoryUse {
  readonly entries: number
  readonly bytes: number
  readonly maxBytes: number
}

/** What is looked at when Prometheus asks, and costs nothing in between. */
export interface ServiceState {
  readonly database: Pick<Database, 'connections' | 'embedded' | 'ping'>
  readonly versions: Pick<TableVersions, 'areHeard'>
  readonly rateLimitStore: Pick<RateLimitStore, 'isShared'>
  readonly auth: {
    remembered(): Readonly<Record<string, { readonly entries: number; readonly max: number }>>
  }
  readonly jobs: Jobs
  /** Undefined where no answers are kept. */
  readonly answers: { use(): MemoryUse } | undefined
}

/** Not `job`: Prometheus gives that label to every series, and renames one that is there already. */
const JOB = 'job_name'

type Prometheus = typeof import('prom-client')

/** The metrics of the database, Redis, repeated work and caches. */
export function addStateMetrics(prometheus: Prometheus, registry: Registry, state: ServiceState): void {
  const registers = [registry]
  const { database, versions, answers } = state
  const [{ isShared }, { embedded }] = [state.rateLimitStore, database]
  const gauge = gauges(prometheus, registers)

  new prometheus.Gauge({
    name: 'cms_database_connections',
    help: 'Connections to the database, by state: busy or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = database.connections()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'busy' }, open - idle)
    },
  })
  gauge(
    'cms_database_connections_max',
    'How many connections to the database there may be.',
    () => database.connections().max,
  )
  gauge(
    'cms_database_waiting',
    'Statements and transactions that wait for a connection.',
    () => database.connections().waiting,
  )
  gauge(
    'cms_ready',
    '1 while all tables can be read and written, 0 while /health/ready tells balancers to stay away.',
    lastReadiness(database),
  )
  gauge(
    'cms_changes_heard',
    '1 while this replica hears of changes that others commit, 0 while it answers nothing from memory.',
    () => versions.areHeard(),
  )
  if (embedded)
    gauge(
      'cms_embedded_database_up',
      '1 while the embedded database works, 0 when it has failed: then only a restart helps.',
      embedded.isUp,
    )
  if (isShared() !== undefined)
    gauge(
      'cms_rate_limits_shared',
      '1 while all replicas count requests together in Redis, 0 while each counts for itself.',
      isShared,
    )
  addJobs(prometheus, registers, { ...state.jobs, ...(embedded && { maintenance: embedded.maintenance }) })
  addCaches(prometheus, registers, state)
  if (answers) {
    gauge('cms_answer_memory_bytes', 'What the kept answers take of the memory.', () => answers.use().bytes)
    gauge(
      'cms_answer_memory_max_bytes',
      'How much kept answers may take; more replaces what was not used for longest.',
      () => answers.use().maxBytes,
    )
  }
}

/** Makes gauges of one value, which are left out while it is not known. */
function gauges({ Gauge }: Prometheus, registers: Registry[]) {
  return (name: string, help: string, value: () => number | boolean | undefined): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const found = value()
        if (found !== undefined) this.set(Number(found))
      },
    })
  }
}

/** The database is asked while the metrics are read, and answers for the next time: reading never waits. */
function lastReadiness({ ping }: ServiceState['database']): () => boolean | undefined {
  let isReady: boolean | undefined
  const note = (found: boolean) => () => {
    isReady = found
  }
  return () => {
    void ping().then(note(true), note(false))
    return isReady
  }
}

function addJobs(
  { Counter, Gauge }: Prometheus,
  registers: Registry[],
  jobs: Readonly<Record<string, JobRecord>>,
): void {
  new Counter({
    name: 'cms_job_runs_total',
    help: 'Runs of work that the service repeats by itself, by job and result.',
    labelNames: [JOB, 'result'],
    registers,
    collect() {
      this.reset()
      for (const [job, { succeeded, failed }] of Object.entries(jobs)) {
        this.inc({ [JOB]: job, result: 'success' }, succeeded)
        this.inc({ [JOB]: job, result: 'failure' }, failed)
      }
    },
  })
  new Counter({
    name: 'cms_job_done_total',
    help: 'What the runs of a job have done, by kind: posts published, rows deleted.',
    labelNames: [JOB, 'kind'],
    registers,
    collect() {
      this.reset()
      for (const [job, { done }] of Object.entries(jobs)) {
        for (const [kind, count] of done) this.inc({ [JOB]: job, kind }, count)
      }
    },
  })
  new Gauge({
    name: 'cms_job_last_success_timestamp_seconds',
    help: 'When a run of a job succeeded last, by the clock of this machine.',
    labelNames: [JOB],
    registers,
    collect() {
      for (const [job, { lastSuccessAt }] of Object.entries(jobs)) {
        if (lastSuccessAt !== undefined) this.set({ [JOB]: job }, lastSuccessAt / 1000)
      }
    },
  })
  new Gauge({
    name: 'cms_job_failing',
    help: '1 while the last run of a job has failed.',
    labelNames: [JOB],
    registers,
    collect() {
      for (const [job, { isFailing }] of Object.entries(jobs)) this.set({ [JOB]: job }, isFailing ? 1 : 0)
    },
  })
}

function addCaches({ Gauge }: Prometheus, registers: Registry[], { auth, answers }: ServiceState): void {
  new Gauge({
    name: 'cms_cache_entries',
    help: 'What is remembered in memory, by cache.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { entries }] of Object.entries(auth.remembered())) this.set({ cache }, entries)
      if (answers) this.set({ cache: 'answers' }, answers.use().entries)
    },
  })
  new Gauge({
    name: 'cms_cache_entries_max',
    help: 'How much a cache may remember; more replaces what was not used for longest.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { max }] of Object.entries(auth.remembered())) this.set({ cache }, max)
    },
  })
}

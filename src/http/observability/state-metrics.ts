import type { JobRecord } from '../../base/work.ts'
import type { TableVersions } from '../../database/changes/changes.ts'
import type { Database } from '../../database/database.ts'
import type { RateLimitStore } from '../../limits/store.ts'
import type { MetricMaker } from './own-metrics.ts'

/** State that is only read when Prometheus collects the metrics. */
export interface ServiceState {
  readonly database: Pick<Database, 'connections' | 'embedded' | 'ping' | 'prisma'>
  readonly versions: Pick<TableVersions, 'areRead' | 'of'>
  readonly rateLimitStore: Pick<RateLimitStore, 'isShared'>
  readonly auth: {
    cacheSizes(): Readonly<Record<string, { readonly entries: number; readonly max: number }>>
  }
  readonly jobs: Readonly<Record<string, JobRecord>>
  readonly deliveries: {
    /** By result. */
    readonly attempts: ReadonlyMap<string, number>
    /** Undefined until it was read. */
    readonly state: { readonly disabled: number; readonly delay: number } | undefined
  }
  /** Undefined if no responses are cached. */
  readonly responseCache:
    | { use(): { readonly entries: number; readonly bytes: number; readonly maxBytes: number } }
    | undefined
}

/** Not `job`: Prometheus adds that label to every series, and renames an existing one. */
const JOB = 'job_name'

/** The metrics of the database, Redis, jobs and caches. */
export function addStateMetrics(make: MetricMaker, state: ServiceState): void {
  const { database, versions, responseCache, auth } = state
  const [{ isShared }, { embedded }] = [state.rateLimitStore, database]
  make.gauges('cms_database_connections', 'state', () => {
    const { open, idle } = database.connections()
    return { idle, busy: open - idle }
  })
  make.gauge('cms_database_connections_max', () => database.connections().max)
  make.gauge('cms_database_waiting', () => database.connections().waiting)
  make.gauge('cms_ready', lastReadiness(database))
  make.gauge('cms_media_bytes', lastMediaBytes(state))
  make.gauge('cms_changes_heard', () => versions.areRead())
  if (embedded) make.gauge('cms_embedded_database_up', embedded.isUp)
  if (isShared() !== undefined) make.gauge('cms_rate_limits_shared', isShared)
  addJobs(make, { ...state.jobs, ...(embedded && { maintenance: embedded.maintenance }) })
  addDeliveries(make, state.deliveries)
  make.gauges('cms_cache_entries', 'cache', () => ({
    ...mapValues(auth.cacheSizes(), ({ entries }) => entries),
    ...(responseCache && { answers: responseCache.use().entries }),
  }))
  make.gauges('cms_cache_entries_max', 'cache', () => mapValues(auth.cacheSizes(), ({ max }) => max))
  if (!responseCache) return
  make.gauge('cms_answer_memory_bytes', () => responseCache.use().bytes)
  make.gauge('cms_answer_memory_max_bytes', () => responseCache.use().maxBytes)
}

/** Each collection starts a check of the database and returns the previous result, so that it never waits. */
function lastReadiness({ ping }: ServiceState['database']): () => boolean {
  let isReady = false
  const note = (found: boolean) => () => {
    isReady = found
  }
  return () => {
    void ping().then(note(true), note(false))
    return isReady
  }
}

/** As `lastReadiness`: read again after media have changed. */
function lastMediaBytes({ database: { prisma }, versions }: ServiceState): () => number {
  let [bytes, version] = [0, -1]
  const read = async () => {
    const [found] = await prisma.$queryRaw<{ bytes: number }[]>`
      SELECT COALESCE(SUM(size), 0)::float8 AS bytes FROM (SELECT DISTINCT sha256, size FROM media) AS files`
    bytes = found?.bytes ?? 0
  }
  return () => {
    const current = versions.of(['media'])
    if (current === version) return bytes
    version = current
    void read().catch(() => {
      version = -1
    })
    return bytes
  }
}

function addJobs(make: MetricMaker, record: ServiceState['jobs']): void {
  const jobs = Object.entries(record)
  make.counts('cms_job_runs_total', [JOB, 'result'], () =>
    jobs.flatMap(([job, { succeeded, failed }]) => [
      [{ [JOB]: job, result: 'success' }, succeeded],
      [{ [JOB]: job, result: 'failure' }, failed],
    ]),
  )
  make.counts('cms_job_done_total', [JOB, 'kind'], () =>
    jobs.flatMap(([job, { done }]) => [...done].map(([kind, count]) => [{ [JOB]: job, kind }, count])),
  )
  make.gauges('cms_job_last_success_timestamp_seconds', JOB, () =>
    mapValues(record, ({ lastSuccessAt }) => lastSuccessAt && lastSuccessAt / 1000),
  )
  make.gauges('cms_job_failing', JOB, () => mapValues(record, ({ isFailing }) => isFailing))
}

function addDeliveries(make: MetricMaker, deliveries: ServiceState['deliveries']): void {
  make.counts('cms_webhook_attempts_total', ['result'], () =>
    [...deliveries.attempts].map(([result, count]) => [{ result }, count]),
  )
  make.gauge('cms_webhook_delay_seconds', () => deliveries.state?.delay)
  make.gauge('cms_webhooks_disabled', () => deliveries.state?.disabled)
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
}

import type { Aggregator, Registry } from 'prom-client'

/** The metrics of this service with their descriptions. */
const OWN_METRICS = {
  cms_http_request_duration_seconds: 'Requests by operation and status, and how long they took.',
  cms_http_requests_rate_limited_total: 'Requests that were answered 429, by operation.',
  cms_http_requests_refused_total: 'Requests that were no valid HTTP, too slow or too large, by status.',
  cms_http_requests_shed_total:
    'Requests that were refused because too much waited for the database, by operation.',
  cms_responses_validated_total:
    'Responses that were held against the contract after they were sent, by operation.',
  cms_response_drift_total:
    'Deviations of responses from the contract, by operation, status and part of the response.',
  cms_responses_not_validated_total:
    'Responses that should have been held against the contract and were not, by reason.',
  cms_database_statement_duration_seconds:
    'Statements by the operation that they were run for, and how long they took.',
  cms_database_errors_total:
    'Statements and connects that failed, by operation and class: of SQLSTATE, "connection" or "wait".',
  cms_database_connection_wait_seconds: 'How long statements and transactions have waited for a connection.',
  cms_database_connections: 'Connections to the database, by state: busy or idle.',
  cms_database_connections_max: 'How many connections to the database there may be.',
  cms_database_waiting: 'Statements and transactions that wait for a connection.',
  cms_ready:
    '1 while all tables can be read and written, 0 while /health/ready tells balancers to stay away.',
  cms_changes_heard:
    '1 while this replica hears of changes that others commit, 0 while it answers nothing from memory.',
  cms_embedded_database_up:
    '1 while the embedded database works, 0 when it has failed: then only a restart helps.',
  cms_rate_limits_shared:
    '1 while all replicas count requests together in Redis, 0 while each counts for itself.',
  cms_job_runs_total: 'Runs of work that the service repeats by itself, by job and result.',
  cms_job_done_total: 'What the runs of a job have done, by kind: posts published, rows deleted.',
  cms_job_last_success_timestamp_seconds: 'When a run of a job succeeded last, by the clock of this machine.',
  cms_job_failing: '1 while the last run of a job has failed.',
  cms_webhook_attempts_total:
    'Calls of webhooks, by result: "success", or why the call failed, as in the attempts of a delivery.',
  cms_webhook_delay_seconds:
    'For how long the oldest delivery to a receiver that works has been due; retries are due later.',
  cms_webhooks_disabled: 'Webhooks that the service has disabled, because they failed or were gone.',
  cms_cache_entries: 'What is remembered in memory, by cache.',
  cms_cache_entries_max: 'How much a cache may remember; more replaces what was not used for longest.',
  cms_media_bytes: 'Bytes of the files that records have; files with the same content count once.',
  cms_media_store_errors_total: 'Requests that failed because the store of files could not be used.',
  cms_answer_memory_bytes: 'What the kept answers take of the memory.',
  cms_answer_memory_max_bytes: 'How much kept answers may take; more replaces what was not used for longest.',
}

type Name = keyof typeof OWN_METRICS

/** How the values of several processes (`WORKERS`) become one, for metrics that are not added up. */
const AGGREGATORS: Readonly<Partial<Record<Name, Aggregator>>> = {
  cms_ready: 'min',
  cms_changes_heard: 'min',
  cms_rate_limits_shared: 'min',
  cms_job_failing: 'max',
  cms_webhook_delay_seconds: 'max',
  cms_webhooks_disabled: 'max',
  cms_media_bytes: 'max',
  cms_job_last_success_timestamp_seconds: 'max',
}

type Value = number | boolean | undefined
type Sample = readonly [labels: Record<string, string>, count: number]

export type MetricMaker = ReturnType<typeof metricMaker>

/** Creates the metrics of the list. Metrics with a function are computed when Prometheus collects them. */
export function metricMaker({ Counter, Gauge, Histogram }: typeof import('prom-client'), registry: Registry) {
  const base = (name: Name) => ({
    name,
    help: OWN_METRICS[name],
    registers: [registry],
    aggregator: AGGREGATORS[name] ?? ('sum' as const),
  })
  return {
    counter: <Label extends string>(name: Name, labelNames: readonly Label[]) =>
      new Counter({ ...base(name), labelNames }),

    histogram: <Label extends string>(name: Name, labelNames: readonly Label[], buckets: number[]) =>
      new Histogram({ ...base(name), labelNames, buckets }),

    counts(name: Name, labelNames: string[], values: () => Iterable<Sample>): void {
      new Counter({
        ...base(name),
        labelNames,
        collect() {
          this.reset()
          for (const [labels, value] of values()) this.inc(labels, value)
        },
      })
    },

    gauge(name: Name, value: () => Value): void {
      new Gauge({
        ...base(name),
        collect() {
          this.set(Number(value() ?? 0))
        },
      })
    },

    /** One value per value of a label; undefined values are left out. */
    gauges(name: Name, label: string, values: () => Readonly<Record<string, Value>>): void {
      new Gauge({
        ...base(name),
        labelNames: [label],
        collect() {
          for (const [key, value] of Object.entries(values()))
            if (value !== undefined) this.set({ [label]: key }, Number(value))
        },
      })
    },
  }
}

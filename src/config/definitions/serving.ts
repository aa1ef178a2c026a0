import { hostname } from 'node:os'
import { str } from 'envalid'
import * as valid from '../validators.ts'

/** Where the service listens, what it connects to, and what it offers. */
export const SERVING = {
  host: str({ default: '127.0.0.1', desc: 'The address to listen on.' }),
  port: valid.wholeNumber(0, 65_535, { default: 3000, desc: 'The port to listen on; 0 picks a free one.' }),
  replicaName: valid.text(
    { min: 1, max: 64 },
    { default: hostname(), desc: 'The name of this replica, `replica` in each log line.' },
  ),
  publicUrl: valid.origin({
    default: undefined,
    desc:
      'The origin that clients use, for links. If unset, links use the host of the request, see ' +
      '`ALLOWED_HOSTS`.',
  }),
  allowedHosts: valid.hosts({
    default: [],
    desc:
      'Without `PUBLIC_URL`: a comma-separated list of the hosts, with ports, that links may name. ' +
      '`localhost` and the address that the client connected to are always allowed. If a request names ' +
      'any other host in `Host` or `X-Forwarded-Host`, its links use the first host of the list, or that ' +
      'address.',
  }),
  workers: valid.workers({
    default: 1,
    desc:
      'How many processes serve the API together, on one port: a number, or `auto` for one on each core. ' +
      'More than one needs `DATABASE_URL`. Each has its own `DATABASE_POOL_SIZE` connections and ' +
      '`ANSWER_MEMORY`.',
  }),
  trustProxy: valid.proxies({
    default: false,
    desc:
      'The number of proxies in front of the service, or a comma-separated list of their addresses and ' +
      'networks. The service takes the address of the client from `X-Forwarded-For` as far as it trusts ' +
      'the proxies, without a port. All clients for which they send no address count as one. (1–99 proxies)',
  }),
  databaseUrl: valid.postgresUrl({
    default: undefined,
    desc:
      'The PostgreSQL database, `postgresql://…`. If unset, the service uses the embedded database in ' +
      '`DATA_DIR`.',
  }),
  databaseDirectUrl: valid.postgresUrl({
    default: undefined,
    desc:
      'PostgreSQL itself, if `DATABASE_URL` is a proxy whose clients share connections, such as ' +
      'PgBouncer.',
  }),
  databasePoolSize: valid.wholeNumber(1, 1000, {
    default: 10,
    desc: 'The number of connections to PostgreSQL.',
  }),
  databaseQueueSize: valid.wholeNumber(1, 10_000, {
    default: 200,
    desc:
      'How many statements may wait for a database connection. While more are waiting, the service ' +
      'responds to requests with 503 immediately.',
  }),
  dataDir: str({
    default: './data',
    desc:
      'The folder of the embedded database and the generated secrets. Only its owner has access (mode ' +
      '0700).',
  }),
  redisUrl: valid.redisUrl({
    default: undefined,
    desc:
      'Redis or Valkey, for rate-limit counters that all replicas share. If unset, each replica counts in ' +
      'memory.',
  }),
  corsOrigins: valid.origins({ default: '*', desc: 'The origins of browser apps, separated by commas.' }),
  cdnSeconds: valid.wholeNumber(0, 365 * 24 * 60 * 60, {
    default: 0,
    desc:
      'How long a shared cache (CDN) in front of the service may serve a response to readers without ' +
      'asking again; 0 means not at all. Purge it when content changes, by `Cache-Tag`.',
  }),
  defaultCurrency: valid.currency({
    default: 'USD',
    desc:
      'The currency (ISO 4217) of new products that name none. Existing products keep theirs. Set it ' +
      'before the upgrade that gives products a currency: all existing products get it.',
  }),
  rateLimit: valid.onOff({
    default: true,
    desc:
      'Rate limits, the share of the database that one client may use, and the delay after failed ' +
      'sign-ins.',
  }),
  docsConsole: valid.onOff({
    default: true,
    desc:
      'Whether readers of `/docs` can send requests to this service from the page, with a token that they ' +
      'paste.',
  }),
  sourceUrl: valid.webUrl({
    default: undefined,
    desc: 'Where clients can get this repository with its mock server. The documentation links to it.',
  }),
  responseValidation: str({
    choices: ['off', 'sample', 'all'],
    default: 'sample',
    desc:
      'Which responses are validated against the contract after they are sent. `sample` is one a second ' +
      'for each operation and status.',
  }),
  metricsToken: valid.bearer({
    default: undefined,
    desc: 'The bearer token for `/metrics`. If unset, `/metrics` does not exist. (32–256 characters)',
  }),
  drainSeconds: valid.wholeNumber(0, 600, {
    default: 10,
    devDefault: 0,
    desc:
      'How long the service keeps serving after `SIGTERM` while load balancers remove it. 0 outside ' +
      'production.',
  }),
  logLevel: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
    desc: 'The lowest level that is logged.',
  }),
}

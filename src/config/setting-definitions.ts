import { hostname } from 'node:os'
import { makeExactValidator, str } from 'envalid'
import { lengths } from '../../generated/operations.ts'
import { NOTATIONS } from './key-material.ts'
import * as valid from './validators.ts'

const DAY = 24 * 60 * 60
export const DEFAULT_NODE_ENV = 'development'

/**
 * Everything that the operator can choose, with the description that `cms --help settings` and PRODUCTION.md
 * show. A setting is read from the environment variable of its name, `nodeEnv` from `NODE_ENV`. Durations are
 * in seconds, sizes in bytes unless the description says otherwise.
 */
export const SETTINGS = {
  host: str({ default: '127.0.0.1', desc: 'The address to listen on.' }),
  port: valid.wholeNumber(
    0,
    65_535,
  )({
    default: 3000,
    desc: 'The port to listen on; 0 picks a free one.',
  }),
  replicaName: valid.text({ min: 1, max: 64 })({
    default: hostname(),
    desc: 'The name of this replica, `replica` in each log line.',
  }),
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
  trustProxy: valid.proxies({
    default: false,
    desc:
      'The number of proxies in front of the service, or a list of their addresses and networks. The ' +
      'service takes the address of the client from `X-Forwarded-For` as far as it trusts the proxies, ' +
      'without a port. All clients for which they send no address count as one.',
  }),
  databaseUrl: valid.url(
    'postgresql',
    'postgres',
  )({
    default: undefined,
    desc:
      'The PostgreSQL database, `postgresql://…`. If unset, the service uses the embedded database in ' +
      '`DATA_DIR`.',
  }),
  databaseDirectUrl: valid.url(
    'postgresql',
    'postgres',
  )({
    default: undefined,
    desc:
      'PostgreSQL itself, if `DATABASE_URL` is a proxy whose clients share connections, such as ' +
      'PgBouncer.',
  }),
  databasePoolSize: valid.wholeNumber(
    1,
    1000,
  )({
    default: 10,
    desc: 'The number of connections to PostgreSQL.',
  }),
  databaseQueueSize: valid.wholeNumber(
    1,
    10_000,
  )({
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
  redisUrl: valid.url(
    'redis',
    'rediss',
  )({
    default: undefined,
    desc:
      'Redis or Valkey, for rate-limit counters that all replicas share. If unset, each replica counts in ' +
      'memory.',
  }),
  corsOrigins: valid.origins({ default: '*', desc: 'The origins of browser apps, separated by commas.' }),
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
  sourceUrl: valid.url(
    'https',
    'http',
  )({
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
    desc: 'The bearer token for `/metrics`. If unset, `/metrics` does not exist.',
  }),
  drainSeconds: valid.wholeNumber(
    0,
    600,
  )({
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
  accessTokenTtl: valid.wholeNumber(30, DAY)({ default: 15 * 60, desc: 'The lifetime of an access token.' }),
  refreshIdleTtl: valid.wholeNumber(
    60,
    90 * DAY,
  )({
    default: 7 * DAY,
    desc: 'How long a login lasts after its last refresh.',
  }),
  refreshAbsoluteTtl: valid.wholeNumber(
    60,
    365 * DAY,
  )({
    default: 30 * DAY,
    desc: 'How long a login lasts in total.',
  }),
  refreshGraceSeconds: valid.wholeNumber(
    0,
    60,
  )({
    default: 10,
    desc: 'How long a used refresh token still serves a retry.',
  }),
  sessionsPerUser: valid.wholeNumber(
    1,
    10_000,
  )({
    default: 100,
    desc: 'How many logins a user can have at a time. One more ends the oldest.',
  }),
  idempotencyKeysPerClient: valid.wholeNumber(
    1,
    10_000_000,
  )({
    default: 10_000,
    desc:
      'How many different `Idempotency-Key`s a person or an API key can send in 24 hours. A replica may ' +
      'take a minute to count keys that other replicas have received.',
  }),
  answerMemory: valid.wholeNumber(
    0,
    65_536,
  )({
    default: 32,
    desc: 'The size of the response cache in mebibytes; 0 switches it off.',
  }),
  auditRetention: valid.wholeNumber(
    0,
    100 * 365 * DAY,
  )({
    default: 0,
    desc: 'How long entries of the audit trail are kept; 0 means forever.',
  }),
  changesRetention: valid.wholeNumber(
    60 * 60,
    100 * 365 * DAY,
  )({
    default: 30 * DAY,
    desc: 'How long entries of `GET /api/changes` are kept. The service rejects older cursors.',
  }),
  principalCacheTtl: valid.wholeNumber(
    0,
    60,
  )({
    default: 1,
    desc: 'How long a verified login or API key is cached for reads. Writes always check the database.',
  }),
  adminUsername: valid.text(lengths.username)({
    default: 'admin',
    desc: 'The username of the first administrator, who is created if there are no users.',
  }),
  adminPassword: str({
    default: undefined,
    desc:
      'The password of the first administrator, which must not be easy to guess. If unset, the first ' +
      'start prints a random one. It has no effect later: `cms reset-password NAME` replaces a lost ' +
      'password.',
  }),
  jwtPrivateKeys: makeExactValidator(NOTATIONS.jwtPrivateKeys.parse)({
    default: undefined,
    desc:
      'Ed25519 private keys as a JWK Set: the first one signs, all verify. If unset, generated in ' +
      '`DATA_DIR`.',
  }),
  apiKeyPeppers: makeExactValidator(NOTATIONS.apiKeyPeppers.parse)({
    default: undefined,
    desc: '`id:key,…`: the first one hashes new API keys, all verify. If unset, generated in `DATA_DIR`.',
  }),
  tokenSecret: makeExactValidator(NOTATIONS.tokenSecret.parse)({
    default: undefined,
    desc:
      'Protects refresh tokens and stored responses at rest, and signs cursors. If unset, generated in ' +
      '`DATA_DIR`.',
  }),
  jwtIssuer: str({ default: 'cms-api', desc: '`iss` of access tokens.' }),
  jwtAudience: str({ default: 'cms-api', desc: '`aud` of access tokens.' }),
  nodeEnv: str({
    choices: ['production', 'development', 'test'],
    default: DEFAULT_NODE_ENV,
    desc: '`production` refuses to start on PostgreSQL without the three secrets.',
  }),
}

export function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}

interface Row {
  readonly variable: string
  readonly standard: string
  readonly meaning: string
}

const ROWS: readonly Row[] = Object.entries(SETTINGS).map(([name, { default: standard, desc, choices }]) => ({
  variable: variableOf(name),
  standard: inWords(standard),
  meaning:
    choices === undefined ? `${desc}` : `${desc} One of ${choices.map((one) => `\`${one}\``).join(', ')}.`,
}))

/** The settings as a table in Markdown, for PRODUCTION.md. */
export const settingsTable = [
  '| variable | default | meaning |',
  '|---|---|---|',
  ...ROWS.map(({ variable, standard, meaning }) => `| \`${variable}\` | ${standard} | ${meaning} |`),
].join('\n')

/** The settings as plain text, for a terminal. */
export const settingsHelp = ROWS.map(
  ({ variable, standard, meaning }) => `${variable} (default: ${standard})\n  ${meaning}\n`,
)
  .join('')
  .replaceAll('`', '')

function inWords(standard: unknown): string {
  if (standard === hostname()) return 'the host name'
  if (standard === true) return '`on`'
  return standard === undefined || String(standard) === '' ? 'none' : `\`${standard}\``
}

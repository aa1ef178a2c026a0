import { hostname } from 'node:os'
import { type CleanedEnv, customCleanEnv, makeExactValidator, str } from 'envalid'
import { closest, distance } from 'fastest-levenshtein'
import { lengths } from '../../generated/operations.ts'
import { NOTATIONS, SECRET_NAMES } from './key-material.ts'
import { OperatorError } from './operator-error.ts'
import * as valid from './validators.ts'

const DAY = 24 * 60 * 60
const DEFAULT_NODE_ENV = 'development'

/**
 * Everything that the operator can choose: README.md says what each setting means. It is read from the
 * environment variable of its name, `nodeEnv` from `NODE_ENV`. Durations are in seconds, sizes in bytes.
 */
const SETTINGS = {
  nodeEnv: str({ choices: ['production', 'development', 'test'], default: DEFAULT_NODE_ENV }),
  host: str({ default: '127.0.0.1' }),
  replicaName: valid.text({ min: 1, max: 64 })({ default: hostname() }),
  port: valid.wholeNumber(0, 65_535)({ default: 3000 }),
  publicUrl: valid.origin({ default: undefined }),
  allowedHosts: valid.hosts({ default: [] }),
  trustProxy: valid.proxies({ default: false }),
  databaseUrl: valid.url('postgresql', 'postgres')({ default: undefined }),
  databaseDirectUrl: valid.url('postgresql', 'postgres')({ default: undefined }),
  databasePoolSize: valid.wholeNumber(1, 1000)({ default: 10 }),
  databaseQueueSize: valid.wholeNumber(1, 10_000)({ default: 200 }),
  dataDir: str({ default: './data' }),
  redisUrl: valid.url('redis', 'rediss')({ default: undefined }),
  corsOrigins: valid.origins({ default: '*' }),
  drainSeconds: valid.wholeNumber(0, 600)({ default: 10, devDefault: 0 }),
  logLevel: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' }),
  defaultCurrency: valid.currency({ default: 'USD' }),
  rateLimit: valid.onOff({ default: true }),
  docsConsole: valid.onOff({ default: true }),
  sourceUrl: valid.url('https', 'http')({ default: undefined }),
  responseValidation: str({ choices: ['off', 'sample', 'all'], default: 'sample' }),
  metricsToken: valid.bearer({ default: undefined }),
  accessTokenTtl: valid.wholeNumber(30, DAY)({ default: 15 * 60 }),
  refreshIdleTtl: valid.wholeNumber(60, 90 * DAY)({ default: 7 * DAY }),
  refreshAbsoluteTtl: valid.wholeNumber(60, 365 * DAY)({ default: 30 * DAY }),
  refreshGraceSeconds: valid.wholeNumber(0, 60)({ default: 10 }),
  sessionsPerUser: valid.wholeNumber(1, 10_000)({ default: 100 }),
  idempotencyKeysPerClient: valid.wholeNumber(1, 10_000_000)({ default: 10_000 }),
  answerMemory: valid.wholeNumber(0, 65_536)({ default: 32 }),
  auditRetention: valid.wholeNumber(0, 100 * 365 * DAY)({ default: 0 }),
  changesRetention: valid.wholeNumber(60 * 60, 100 * 365 * DAY)({ default: 30 * DAY }),
  principalCacheTtl: valid.wholeNumber(0, 60)({ default: 1 }),
  adminUsername: valid.text(lengths.username)({ default: 'admin' }),
  adminPassword: str({ default: undefined }),
  jwtPrivateKeys: makeExactValidator(NOTATIONS.jwtPrivateKeys.parse)({ default: undefined }),
  apiKeyPeppers: makeExactValidator(NOTATIONS.apiKeyPeppers.parse)({ default: undefined }),
  tokenSecret: makeExactValidator(NOTATIONS.tokenSecret.parse)({ default: undefined }),
  jwtIssuer: str({ default: 'cms-api' }),
  jwtAudience: str({ default: 'cms-api' }),
}

/** The settings of one process. Read once, then frozen. */
export type Settings = Pick<CleanedEnv<typeof SETTINGS>, keyof typeof SETTINGS>

/** What new records have where nothing else is said. */
export type ContentDefaults = Pick<Settings, 'defaultCurrency'>

/** Its message names every bad setting. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
}

/** The settings of the environment. An empty variable counts as unset. A problem never quotes a secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.keys(SETTINGS)
    .map((name) => [name, environment[variableOf(name)]])
    .filter(([, value]) => value?.trim())
  const found: string[] = []
  // by this variable envalid chooses among defaults, and without it takes those of production
  const nodeEnv = environment.NODE_ENV?.trim() || DEFAULT_NODE_ENV
  const environmentOfEnvalid = { NODE_ENV: nodeEnv, ...Object.fromEntries(given) }
  // envalid's own middleware would throw at the first bad variable, and we report all of them
  const settings = customCleanEnv(environmentOfEnvalid, SETTINGS, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const [name, { message }] of Object.entries(errors))
        found.push(`${variableOf(name)}: ${message.replace(/ in \[.*$/, '')}`)
    },
  })
  const problems = [...found, ...problemsTogether(settings)]
  if (problems.length > 0)
    throw new SettingsError(`These settings are not valid:\n  ${problems.join('\n  ')}`)
  return settings
}

/** The standard variables that say where spans are sent to; each of them turns traces on. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const

/** Whether the standard variables of OpenTelemetry ask for traces. Its packages read the others. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return false
  const exporter = environment.OTEL_TRACES_EXPORTER?.trim()
  if (exporter === 'none' || !(exporter || ENDPOINTS.some((name) => environment[name]?.trim()))) return false
  if (exporter && exporter !== 'otlp')
    throw new SettingsError('OTEL_TRACES_EXPORTER: must be one of: otlp, none')
  for (const name of PROTOCOLS)
    if (environment[name]?.trim() === 'grpc') throw new SettingsError(`${name}: must be http, not grpc`)
  return true
}

/** Variables that are no setting, each with the setting from which less than a quarter of it differs. */
export function misspelt(environment: Readonly<Record<string, string | undefined>>) {
  const known = Object.keys(SETTINGS).map(variableOf)
  return Object.keys(environment)
    .filter((variable) => !known.includes(variable))
    .map((variable) => ({ variable, setting: closest(variable.toUpperCase(), known) }))
    .filter(({ variable, setting }) => distance(variable.toUpperCase(), setting) < setting.length / 4)
}

export function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}

/** Problems of several settings together. Replicas cannot share a file of generated secrets. */
function problemsTogether(settings: Settings): string[] {
  const needsSecrets = settings.nodeEnv === 'production' && settings.databaseUrl !== undefined
  const missing = SECRET_NAMES.filter((name) => needsSecrets && settings[name] === undefined)
  const reason = 'is required in production with DATABASE_URL (make one with: cms secrets)'
  const problems = missing.map((name) => `${variableOf(name)}: ${reason}`)
  if (settings.databaseDirectUrl !== undefined && settings.databaseUrl === undefined)
    problems.push('DATABASE_DIRECT_URL: is for use with DATABASE_URL, which is not set')
  if (settings.refreshIdleTtl > settings.refreshAbsoluteTtl)
    problems.push('REFRESH_IDLE_TTL: must not be longer than REFRESH_ABSOLUTE_TTL')
  return problems
}

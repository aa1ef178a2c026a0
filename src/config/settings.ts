import { readFileSync } from 'node:fs'
import { type CleanedEnv, customCleanEnv } from 'envalid'
import { closest, distance } from 'fastest-levenshtein'
import { toError } from '../base/guards.ts'
import { DEFAULT_NODE_ENV } from './definitions/accounts.ts'
import { SECRET_NAMES } from './key-material.ts'
import { OperatorError } from './operator-error.ts'
import { SETTINGS, variableOf } from './setting-definitions.ts'
import { parsePostgresUrl } from './validators.ts'

type Environment = Readonly<Record<string, string | undefined>>

const VARIABLES = Object.keys(SETTINGS).map(variableOf)

/** The settings of one process. Read once, then frozen. */
export type Settings = Pick<CleanedEnv<typeof SETTINGS>, keyof typeof SETTINGS>

/** The default values of new records. */
export type ContentDefaults = Pick<Settings, 'defaultCurrency'>

/** Its message lists all invalid settings. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
}

/**
 * Reads the settings from the environment. An empty variable counts as unset, and line breaks at its end do
 * not count. Messages never quote secrets.
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.keys(SETTINGS)
    // a value that comes from a file often ends with the file's line break
    .map((name) => [name, environment[variableOf(name)]?.replace(/[\r\n]+$/, '')])
    .filter(([, value]) => value?.trim())
  const found: string[] = []
  // envalid selects defaults by this variable; without it, it uses those of production
  const nodeEnv = environment.NODE_ENV?.trim() || DEFAULT_NODE_ENV
  const environmentOfEnvalid = { NODE_ENV: nodeEnv, ...Object.fromEntries(given) }
  // envalid's own middleware would throw at the first invalid variable, instead of reporting all
  const settings = customCleanEnv(environmentOfEnvalid, SETTINGS, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const [name, { message }] of Object.entries(errors))
        found.push(`${variableOf(name)}: ${message.replace(/ in \[.*$/, '')}`)
    },
  })
  // a variable with an invalid value is set, although the cleaned settings do not have it
  const isReported = (problem: string) => found.some((one) => one.split(':')[0] === problem.split(':')[0])
  const problems = [...found, ...problemsTogether(settings).filter((problem) => !isReported(problem))]
  refuse(problems)
  return settings
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new SettingsError(`These settings are not valid:\n  ${problems.join('\n  ')}`)
}

/**
 * Adds the settings whose values are in files: `TOKEN_SECRET_FILE=/run/secrets/token` stands for the content
 * of that file, as in the images of PostgreSQL.
 *
 * @throws SettingsError which names each file that cannot be read or is empty, and each setting given twice
 */
export function withFiles(environment: Environment): Environment {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const variable of VARIABLES) {
    const named = fileVariable(variable)
    const path = environment[named]?.trim()
    if (!path) continue
    try {
      values[variable] = readFileSync(path, 'utf8')
      if (environment[variable]?.trim()) problems.push(`${named}: ${variable} is set, too`)
      // without its value, the service would use the default, such as the embedded database
      else if (!values[variable].trim()) problems.push(`${named}: ${path} is empty`)
    } catch (error) {
      problems.push(`${named}: ${toError(error).message}`)
    }
  }
  refuse(problems)
  return { ...environment, ...values }
}

function fileVariable(variable: string): string {
  return `${variable}_FILE`
}

function nameOf(variable: string): string {
  return variable.replace(/_FILE$/, '')
}

/** The standard variables for the destination of spans; each of them turns on tracing. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const

/** Whether the standard variables of OpenTelemetry turn on tracing. Its packages read the other variables. */
export function wantsTraces(environment: Environment): boolean {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return false
  const exporter = environment.OTEL_TRACES_EXPORTER?.trim()
  if (exporter === 'none' || !(exporter || ENDPOINTS.some((name) => environment[name]?.trim()))) return false
  if (exporter && exporter !== 'otlp')
    throw new SettingsError('OTEL_TRACES_EXPORTER: must be one of: otlp, none')
  for (const name of PROTOCOLS)
    if (environment[name]?.trim() === 'grpc') throw new SettingsError(`${name}: must be http, not grpc`)
  for (const name of ENDPOINTS) {
    const endpoint = environment[name]?.trim()
    if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
      throw new SettingsError(`${name}: must be a URL with the scheme http or https`)
  }
  return true
}

/** Variables that are not settings, with the setting that they differ from in less than a quarter. */
export function misspelt(environment: Environment) {
  const known = VARIABLES.flatMap((variable) => [variable, fileVariable(variable)])
  return Object.keys(environment)
    .filter((variable) => !known.includes(variable))
    .map((variable) => ({ variable, setting: closest(variable.toUpperCase(), known) }))
    .filter(({ variable, setting }) => distance(variable.toUpperCase(), setting) < nameOf(setting).length / 4)
}

/** Parameters that node-postgres ignores and other clients know, with values that ask for nothing. */
const WITHOUT_EFFECT: Readonly<Record<string, RegExp>> = {
  channel_binding: /^(?:disable|prefer)$/,
  connection_limit: /^$/,
  hostaddr: /^$/,
  pgbouncer: /^false$/,
  pool_timeout: /^$/,
  require_auth: /^$/,
  schema: /^public$/,
  target_session_attrs: /^any$/,
}

/** The settings of databases whose URLs ask for something that the service does not do, with its names. */
export function parametersWithoutEffect(environment: Environment) {
  return ['DATABASE_URL', 'DATABASE_DIRECT_URL'].flatMap((setting) => {
    const asked = parsePostgresUrl(environment[setting]?.trim() ?? '')?.searchParams ?? []
    const parameters = [...asked]
      .filter(([name, value]) => WITHOUT_EFFECT[name]?.test(value) === false)
      .map(([name]) => name)
    return parameters.length > 0 ? [{ setting, parameters }] : []
  })
}

/** Problems with combinations of settings. Replicas cannot share a file of generated secrets. */
function problemsTogether(settings: Settings): string[] {
  const needsSecrets = settings.nodeEnv === 'production' && settings.databaseUrl !== undefined
  const missing = SECRET_NAMES.filter((name) => needsSecrets && settings[name] === undefined)
  const reason = 'is required in production with DATABASE_URL (make one with: cms secrets)'
  const problems = missing.map((name) => `${variableOf(name)}: ${reason}`)
  if (settings.databaseDirectUrl !== undefined && settings.databaseUrl === undefined)
    problems.push('DATABASE_DIRECT_URL: is for use with DATABASE_URL, which is not set')
  if (settings.workers > 1 && settings.databaseUrl === undefined)
    problems.push('WORKERS: more than one process needs DATABASE_URL: the embedded database has one')
  if (settings.refreshIdleTtl > settings.refreshAbsoluteTtl)
    problems.push('REFRESH_IDLE_TTL: must not be longer than REFRESH_ABSOLUTE_TTL')
  return problems
}

import { bool, type CleanedEnv, customCleanEnv, EnvMissingError, makeExactValidator, str } from 'envalid'
import { type GivenKeyMaterial, NOTATIONS, SECRET_NAMES, SECRET_VARIABLES } from './key-material.ts'
import { OperatorError } from './operator-error.ts'
import { bearer, origin, origins, proxies, text, url, wholeNumber } from './validators.ts'

/** Everything the operator can choose. Durations are in seconds, sizes in bytes. Read once, then frozen. */
export interface Settings extends GivenKeyMaterial {
  readonly nodeEnv: 'production' | 'development' | 'test'
  readonly host: string
  readonly port: number
  /** The origin that clients reach the service at; unset: the one that they ask at. */
  readonly publicUrl: string | undefined
  /** Number of proxies in front, or their addresses; `false` trusts none. */
  readonly trustProxy: false | number | readonly string[]
  /** PostgreSQL; unset: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  readonly dataDir: string
  /** Redis or Valkey, for counters that replicas share. */
  readonly redisUrl: string | undefined
  readonly corsOrigins: '*' | readonly string[]
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly rateLimit: boolean
  /** Which responses are held against the contract once they were sent. */
  readonly responseValidation: 'off' | 'sample' | 'all'
  /** Opens `/metrics` to who sends it; unset: there is none. */
  readonly metricsToken: string | undefined
  readonly accessTokenTtl: number
  readonly refreshIdleTtl: number
  readonly refreshAbsoluteTtl: number
  readonly refreshGrace: number
  /** How long an authenticated principal may be answered from memory. */
  readonly principalCacheTtl: number
  readonly adminUsername: string
  readonly adminPassword: string | undefined
  readonly jwtIssuer: string
  readonly jwtAudience: string
}

/** Thrown with one message that names every bad setting. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
}

const DAY = 24 * 60 * 60
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const VARIABLES = {
  NODE_ENV: str({ choices: ['production', 'development', 'test'] as const, default: 'development' }),
  HOST: str({ default: '127.0.0.1' }),
  PORT: wholeNumber(0, 65_535)({ default: 3000 }),
  PUBLIC_URL: origin({ default: undefined }),
  TRUST_PROXY: proxies({ default: false }),
  DATABASE_URL: url('postgresql', 'postgres')({ default: undefined }),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000)({ default: 10 }),
  DATA_DIR: str({ default: './data' }),
  REDIS_URL: url('redis', 'rediss')({ default: undefined }),
  CORS_ORIGINS: origins({ default: '*' }),
  LOG_LEVEL: str({ choices: LOG_LEVELS, default: 'info' }),
  RATE_LIMIT: bool({ default: true }),
  RESPONSE_VALIDATION: str({ choices: ['off', 'sample', 'all'] as const, default: 'sample' }),
  METRICS_TOKEN: bearer({ default: undefined }),
  ACCESS_TOKEN_TTL: wholeNumber(30, DAY)({ default: 15 * 60 }),
  REFRESH_IDLE_TTL: wholeNumber(60, 90 * DAY)({ default: 7 * DAY }),
  REFRESH_ABSOLUTE_TTL: wholeNumber(60, 365 * DAY)({ default: 30 * DAY }),
  REFRESH_GRACE_SECONDS: wholeNumber(0, 60)({ default: 10 }),
  PRINCIPAL_CACHE_TTL: wholeNumber(0, 60)({ default: 5 }),
  ADMIN_USERNAME: text(1, 64)({ default: 'admin' }),
  ADMIN_PASSWORD: str({ default: undefined }),
  JWT_PRIVATE_KEYS: makeExactValidator(NOTATIONS.jwtPrivateKeys.parse)({ default: undefined }),
  API_KEY_PEPPERS: makeExactValidator(NOTATIONS.apiKeyPeppers.parse)({ default: undefined }),
  TOKEN_SECRET: makeExactValidator(NOTATIONS.tokenSecret.parse)({ default: undefined }),
  JWT_ISSUER: str({ default: 'cms-api' }),
  JWT_AUDIENCE: str({ default: 'cms-api' }),
}

/**
 * The settings of the environment. An empty variable counts as unset.
 *
 * @throws SettingsError with one message that names every problem, and never a secret's value
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  let problems: string[] = []
  // envalid's own middleware throws when a bad variable is read, so that no more than one could be reported
  const env = customCleanEnv(Object.fromEntries(given), VARIABLES, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      problems = Object.entries(errors).map(([name, error]) => problem(name, error))
    },
  })
  const settings = toSettings(env)
  problems = [...problems, ...problemsTogether(settings)]
  if (problems.length > 0)
    throw new SettingsError(`These settings are not valid:\n  ${problems.join('\n  ')}`)
  return Object.freeze(settings)
}

type Environment = CleanedEnv<typeof VARIABLES>

function toSettings(env: Environment): Settings {
  return {
    nodeEnv: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT,
    responseValidation: env.RESPONSE_VALIDATION,
    metricsToken: env.METRICS_TOKEN,
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    refreshIdleTtl: env.REFRESH_IDLE_TTL,
    refreshAbsoluteTtl: env.REFRESH_ABSOLUTE_TTL,
    refreshGrace: env.REFRESH_GRACE_SECONDS,
    principalCacheTtl: env.PRINCIPAL_CACHE_TTL,
    adminUsername: env.ADMIN_USERNAME,
    adminPassword: env.ADMIN_PASSWORD,
    jwtPrivateKeys: env.JWT_PRIVATE_KEYS,
    apiKeyPeppers: env.API_KEY_PEPPERS,
    tokenSecret: env.TOKEN_SECRET,
    jwtIssuer: env.JWT_ISSUER,
    jwtAudience: env.JWT_AUDIENCE,
  }
}

/** What no variable shows on its own. Replicas on one database cannot share a file of generated secrets. */
function problemsTogether(settings: Settings): string[] {
  const needsSecrets = settings.nodeEnv === 'production' && settings.databaseUrl !== undefined
  const missing = SECRET_NAMES.filter((name) => needsSecrets && settings[name] === undefined)
  const lifetimes = settings.refreshIdleTtl > settings.refreshAbsoluteTtl
  return [
    ...missing.map(
      (name) =>
        `${SECRET_VARIABLES[name]}: is required in production with DATABASE_URL (make one with: npm run secrets)`,
    ),
    ...(lifetimes ? ['REFRESH_IDLE_TTL: must not be longer than REFRESH_ABSOLUTE_TTL'] : []),
  ]
}

function problem(name: string, error: Error): string {
  return `${name}: ${error instanceof EnvMissingError ? 'is required' : error.message.replace(/ in \[.*$/, '')}`
}

import { bool, cleanEnv, EnvMissingError, makeValidator, str } from 'envalid'

/** Everything the operator can choose. Durations are in seconds, sizes in bytes. Read once, then frozen. */
export interface Settings {
  readonly nodeEnv: 'production' | 'development' | 'test'
  readonly host: string
  readonly port: number
  /** The origin clients reach the service at; unset: the address it listens on. */
  readonly publicUrl: string | undefined
  /** Number of proxies in front, or their addresses; `false` trusts none. */
  readonly trustProxy: false | number | readonly string[]
  /** PostgreSQL; unset: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  readonly dataDir: string
  readonly redisUrl: string | undefined
  readonly corsOrigins: '*' | readonly string[]
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly rateLimit: boolean
  readonly accessTokenTtl: number
  readonly refreshIdleTtl: number
  readonly refreshAbsoluteTtl: number
  readonly refreshGrace: number
  /** How long an authenticated principal may be answered from memory. */
  readonly principalCacheTtl: number
  readonly adminUsername: string
  readonly adminPassword: string | undefined
  readonly jwtPrivateKeys: string | undefined
  readonly apiKeyPeppers: string | undefined
  readonly tokenSecret: string | undefined
  readonly jwtIssuer: string
  readonly jwtAudience: string
}

/** Thrown with one message that names every bad setting. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

import { writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, type Settings, withFiles } from '../../src/config/settings.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

describe('readSettings', () => {
  it('requires no settings at all', () => {
    expect(readSettings({})).toEqual({
      nodeEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      replicaName: hostname(),
      publicUrl: undefined,
      allowedHosts: [],
      trustProxy: false,
      workers: 1,
      cdnSeconds: 0,
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      databaseQueueSize: 200,
      dataDir: './data',
      redisUrl: undefined,
      corsOrigins: '*',
      defaultCurrency: 'USD',
      drainSeconds: 0,
      logLevel: 'info',
      rateLimit: true,
      mediaUrl: undefined,
      mediaMaxBytes: 20_971_520,
      mediaTypes: expect.arrayContaining(['image/jpeg', 'application/pdf']),
      webhookPrivateHosts: [],
      sourceUrl: undefined,
      docsConsole: true,
      responseValidation: 'sample',
      metricsToken: undefined,
      accessTokenTtl: 900,
      refreshIdleTtl: 604_800,
      refreshAbsoluteTtl: 2_592_000,
      refreshGraceSeconds: 10,
      sessionsPerUser: 100,
      idempotencyKeysPerClient: 10_000,
      answerMemory: 32,
      rateLimitMax: 60_000,
      auditRetention: 0,
      changesRetention: 2_592_000,
      revisionsRetention: 31_536_000,
      principalCacheTtl: 1,
      adminUsername: 'admin',
      adminPassword: undefined,
      jwtPrivateKeys: undefined,
      apiKeyPeppers: undefined,
      tokenSecret: undefined,
      jwtIssuer: 'cms-api',
      jwtAudience: 'cms-api',
    })
  })

  it('takes a value from the file that a variable names', async () => {
    const file = join(folder, 'pool')
    await writeFile(file, '7\n')
    const environment = withFiles({ DATABASE_POOL_SIZE_FILE: file, PORT: '1', PORT_FILE: ' ' })
    expect(readSettings(environment)).toMatchObject({ databasePoolSize: 7, port: 1 })
  })

  it('treats an empty variable as unset', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATABASE_URL: '',
      REDIS_URL: '',
      ADMIN_PASSWORD: '',
      CORS_ORIGINS: '',
    }
    expect(readSettings(empty)).toEqual(readSettings({}))
  })

  it('returns immutable settings', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true)
  })

  it.each<[string, string, Partial<Settings>]>([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['NODE_ENV', 'production', { nodeEnv: 'production', drainSeconds: 10 }],
    ['NODE_ENV', 'test', { nodeEnv: 'test', drainSeconds: 0 }],
    ['PUBLIC_URL', 'https://cms.example.com', { publicUrl: 'https://cms.example.com' }],
    ['PUBLIC_URL', 'http://127.0.0.1:8080', { publicUrl: 'http://127.0.0.1:8080' }],
    ['ALLOWED_HOSTS', 'cms.example.com', { allowedHosts: ['cms.example.com'] }],
    ['ALLOWED_HOSTS', 'CMS.example:8080, [::1]:80', { allowedHosts: ['cms.example:8080', '[::1]:80'] }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['DATABASE_URL', 'postgres://u:p@db/cms', { databaseUrl: 'postgres://u:p@db/cms' }],
    ['DATABASE_URL', 'postgres://u:p,q@db/a,b', { databaseUrl: 'postgres://u:p,q@db/a,b' }],
    [
      'DATABASE_URL',
      'postgresql://cms:p@/db?host=/var/run/postgresql',
      { databaseUrl: 'postgresql://cms:p@/db?host=/var/run/postgresql' },
    ],
    [
      'DATABASE_URL',
      'postgresql://db/cms?sslmode=require',
      { databaseUrl: 'postgresql://db/cms?sslmode=require' },
    ],
    ['REDIS_URL', 'rediss://cache:6380/1', { redisUrl: 'rediss://cache:6380/1' }],
    ['CORS_ORIGINS', '*', { corsOrigins: '*' }],
    [
      'CORS_ORIGINS',
      'https://a.example, http://localhost:5173,',
      { corsOrigins: ['https://a.example', 'http://localhost:5173'] },
    ],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['DEFAULT_CURRENCY', 'EUR', { defaultCurrency: 'EUR' }],
    ['RATE_LIMIT', 'off', { rateLimit: false }],
    ['RATE_LIMIT', 'on', { rateLimit: true }],
    ['RATE_LIMIT', 'false', { rateLimit: false }],
    ['RESPONSE_VALIDATION', 'off', { responseValidation: 'off' }],
    ['RESPONSE_VALIDATION', 'all', { responseValidation: 'all' }],
    ['METRICS_TOKEN', 'a.b-c_d~e+f/'.repeat(3), { metricsToken: 'a.b-c_d~e+f/'.repeat(3) }],
    ['ACCESS_TOKEN_TTL', '30', { accessTokenTtl: 30 }],
    ['REFRESH_GRACE_SECONDS', '0', { refreshGraceSeconds: 0 }],
    ['PRINCIPAL_CACHE_TTL', '0', { principalCacheTtl: 0 }],
    ['ADMIN_USERNAME', 'mara', { adminUsername: 'mara' }],
    ['ADMIN_PASSWORD', '  spaces stay  ', { adminPassword: '  spaces stay  ' }],
    ['ADMIN_PASSWORD', 'from a file\r\n', { adminPassword: 'from a file' }],
    ['PORT', '8080\n', { port: 8080 }],
    ['LOG_LEVEL', 'warn\r', { logLevel: 'warn' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toEqual({ ...readSettings({}), ...expected })
  })
})

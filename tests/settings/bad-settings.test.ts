import { describe, expect, it } from 'vitest'
import { generateSecret } from '../../src/config/key-material.ts'
import { readSettings, SettingsError } from '../../src/config/settings.ts'

type Environment = Parameters<typeof readSettings>[0]

/** The message that an environment is rejected with, line by line. */
function problems(environment: Environment): string[] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').map((line) => line.trim())
    throw error
  }
  throw new Error('it was not refused')
}

describe('readSettings', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PORT', 'http'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'cms.example.com'],
    ['PUBLIC_URL', 'https://cms.example.com/'],
    ['PUBLIC_URL', 'https://cms.example.com/api'],
    ['PUBLIC_URL', 'ftp://cms.example.com'],
    ['ALLOWED_HOSTS', '*'],
    ['ALLOWED_HOSTS', 'https://cms.example.com'],
    ['ALLOWED_HOSTS', 'cms.example.com/api'],
    ['ALLOWED_HOSTS', 'user@cms.example.com'],
    ['ALLOWED_HOSTS', ','],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '10/8'],
    ['TRUST_PROXY', '010.0.0.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.internal'],
    ['DATABASE_URL', 'mysql://db/cms'],
    ['DATABASE_URL', 'file:./data.db'],
    ['DATABASE_URL', 'db'],
    ['DATABASE_URL', 'postgresql://db/cms?SSLMODE=verify-full'],
    ['DATABASE_URL', 'postgresql://db/cms?sslaccept=strict'],
    ['DATABASE_POOL_SIZE', '0'],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_URL', 'redis://cache/cms'],
    ['MEDIA_URL', 'https://s3.example.com/bucket'],
    ['MEDIA_URL', 's3://'],
    ['MEDIA_URL', 's3:///prefix'],
    ['MEDIA_URL', 's3://bucket?endpoint=s3.example.com'],
    ['MEDIA_URL', 's3://bucket?endpoint='],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://a.example,*'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', ','],
    ['DEFAULT_CURRENCY', 'eur'],
    ['DEFAULT_CURRENCY', 'EURO'],
    ['LOG_LEVEL', 'verbose'],
    ['RATE_LIMIT', 'maybe'],
    ['RESPONSE_VALIDATION', 'on'],
    ['METRICS_TOKEN', 'x'.repeat(31)],
    ['METRICS_TOKEN', `${'x'.repeat(40)} y`],
    ['ACCESS_TOKEN_TTL', '29'],
    ['ACCESS_TOKEN_TTL', '15m'],
    ['REFRESH_GRACE_SECONDS', '61'],
    ['PRINCIPAL_CACHE_TTL', '61'],
    ['ADMIN_USERNAME', 'x'.repeat(65)],
    ['TOKEN_SECRET', 'short'],
    ['API_KEY_PEPPERS', 'short'],
    ['JWT_PRIVATE_KEYS', '{}'],
  ])('refuses %s=%s', (name, value) => {
    expect(problems({ [name]: value })).toEqual([
      'These settings are not valid:',
      expect.stringContaining(name),
    ])
  })

  it.each(['RATE_LIMIT', 'DOCS_CONSOLE'])('states the allowed values of %s', (name) => {
    expect(problems({ [name]: 'maybe' }).slice(1)).toEqual([`${name}: must be on or off`])
  })

  it.each([
    'postgresql://a:5432,b:5432/cms',
    'postgresql://a,b/cms',
    'postgresql://cms:se,same@a,b:5433/cms?sslmode=require',
    'postgresql:///cms?user=cms&host=a,b',
  ])('says that one host is possible, and how to have several: %s', (url) => {
    const problem = 'must name one host: a proxy such as HAProxy can choose among several servers'
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
      expect(problems({ DATABASE_URL: 'postgresql://db/cms', [name]: url }).slice(1)).toEqual([
        `${name}: ${problem}`,
      ])
  })

  it('names all problems in one message', () => {
    const lines = problems({
      PORT: 'x',
      TRUST_PROXY: 'x',
      CORS_ORIGINS: 'x',
      TOKEN_SECRET: 'x',
      REFRESH_IDLE_TTL: '60',
      REFRESH_ABSOLUTE_TTL: '60',
    })
    const names = lines.slice(1).map((line) => /^[A-Z_]+/.exec(line)?.[0])
    expect(names.sort()).toEqual(['CORS_ORIGINS', 'PORT', 'TOKEN_SECRET', 'TRUST_PROXY'])
    expect(problems({ REFRESH_IDLE_TTL: '120', REFRESH_ABSOLUTE_TTL: '60' })).toHaveLength(2)
    expect(problems({ DATABASE_DIRECT_URL: 'postgres://db/cms' })).toHaveLength(2)
  })

  it('requires all three secrets in production on PostgreSQL, and only there', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/cms' }
    const lines = problems(production).join('\n')
    for (const name of ['JWT_PRIVATE_KEYS', 'API_KEY_PEPPERS', 'TOKEN_SECRET'])
      expect(lines).toContain(`${name}: is required`)
    const given = {
      JWT_PRIVATE_KEYS: generateSecret('jwtPrivateKeys'),
      API_KEY_PEPPERS: generateSecret('apiKeyPeppers'),
      TOKEN_SECRET: generateSecret('tokenSecret'),
    }
    expect(readSettings({ ...production, ...given })).toMatchObject({ nodeEnv: 'production' })
    expect(readSettings({ ...production, DATABASE_URL: undefined })).toMatchObject({ tokenSecret: undefined })
  })

  it.each([
    ['DATABASE_URL', 'mysql://cms:sesame@db/cms'],
    ['DATABASE_DIRECT_URL', 'mysql://cms:sesame@db/cms'],
    ['REDIS_URL', 'http://cms:sesame@cache'],
    ['PUBLIC_URL', 'https://cms:sesame@cms.example'],
    ['TOKEN_SECRET', 'sesame'],
    ['METRICS_TOKEN', 'sesame'],
    ['API_KEY_PEPPERS', 'a:sesame'],
    ['JWT_PRIVATE_KEYS', '{"keys":[{"kty":"OKP","d":"sesame"}]}'],
    ['JWT_PRIVATE_KEYS', '{"sesame'],
  ])('does not repeat the secret in %s=%s', (name, value) => {
    expect(problems({ [name]: value }).join('\n')).not.toContain('sesame')
  })
})

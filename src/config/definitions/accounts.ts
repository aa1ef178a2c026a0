import { makeExactValidator, str } from 'envalid'
import { lengths } from '../../../generated/operations.ts'
import { NOTATIONS } from '../key-material.ts'
import * as valid from '../validators.ts'

const DAY = 24 * 60 * 60
export const DEFAULT_NODE_ENV = 'development'

/** Logins, limits of each client, retention, and secrets. */
export const ACCOUNTS = {
  accessTokenTtl: valid.wholeNumber(30, DAY, { default: 15 * 60, desc: 'The lifetime of an access token.' }),
  refreshIdleTtl: valid.wholeNumber(60, 90 * DAY, {
    default: 7 * DAY,
    desc: 'How long a login lasts after its last refresh. At most `REFRESH_ABSOLUTE_TTL`.',
  }),
  refreshAbsoluteTtl: valid.wholeNumber(60, 365 * DAY, {
    default: 30 * DAY,
    desc: 'How long a login lasts in total.',
  }),
  refreshGraceSeconds: valid.wholeNumber(0, 60, {
    default: 10,
    desc: 'How long a used refresh token still serves a retry.',
  }),
  sessionsPerUser: valid.wholeNumber(1, 10_000, {
    default: 100,
    desc: 'How many logins a user can have at a time. One more ends the oldest.',
  }),
  idempotencyKeysPerClient: valid.wholeNumber(1, 10_000_000, {
    default: 10_000,
    desc:
      'How many different `Idempotency-Key`s a person or an API key can send in 24 hours. A replica may ' +
      'take a minute to count keys that other replicas have received.',
  }),
  rateLimitMax: valid.wholeNumber(1, 1_000_000, {
    default: 60_000,
    desc: 'The most requests a minute that an administrator can allow an API key (`requestsPerMinute`).',
  }),
  answerMemory: valid.wholeNumber(0, 65_536, {
    default: 32,
    desc: 'The size of the response cache in mebibytes; 0 switches it off.',
  }),
  auditRetention: valid.wholeNumber(0, 100 * 365 * DAY, {
    default: 0,
    desc: 'How long entries of the audit trail are kept; 0 means forever.',
  }),
  changesRetention: valid.wholeNumber(60 * 60, 100 * 365 * DAY, {
    default: 30 * DAY,
    desc:
      'How long entries of `GET /api/changes` and `GET /api/events`, and deliveries of webhooks, are kept. ' +
      'The service rejects older cursors.',
  }),
  revisionsRetention: valid.wholeNumber(0, 100 * 365 * DAY, {
    default: 365 * DAY,
    desc: 'How long a version of a record is kept after a newer one has replaced it; 0 means forever.',
  }),
  principalCacheTtl: valid.wholeNumber(0, 60, {
    default: 1,
    desc: 'How long a verified login or API key is cached for reads. Writes always check the database.',
  }),
  adminUsername: valid.text(lengths.username, {
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

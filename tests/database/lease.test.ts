import { expect, it } from 'vitest'
import { withLease } from '../../src/database/lease.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const lease = <T extends NonNullable<unknown>>(work: () => Promise<T>, name = 'work') =>
  withLease(app.context.database.prisma, name, work)

it('lets one process do the work at a time', async () => {
  const inner = await lease(async () => ({
    same: await lease(async () => 1),
    other: await lease(async () => 2, 'b'),
  }))
  expect(inner).toEqual({ same: undefined, other: 2 })
  expect(await lease(async () => 3)).toBe(3)
})

it('ends with the work, also if that fails', async () => {
  await expect(lease(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await lease(async () => 1)).toBe(1)
})

it('passes to the next after its holder has died, once it has expired', async () => {
  const left = (seconds: number) => app.context.database.prisma.$executeRaw`
    INSERT INTO leases (name, holder, expires_at)
    VALUES ('dead', gen_random_uuid(), clock_timestamp() + make_interval(secs => ${seconds}::int))
    ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`
  await left(5)
  expect(await lease(async () => 1, 'dead')).toBeUndefined()
  await left(-1)
  expect(await lease(async () => 1, 'dead')).toBe(1)
})

it('leaves the lease of another process alone, which has taken it after it had expired', async () => {
  const { prisma } = app.context.database
  const found = await lease(async () => {
    await prisma.$executeRaw`UPDATE leases SET holder = gen_random_uuid() WHERE name = 'lost'`
    return 1
  }, 'lost')
  expect(found).toBe(1)
  expect(await lease(async () => 2, 'lost')).toBeUndefined()
})

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dataOf } from '../resources/resource.ts'
import { type StartedApp, startApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { picture } from '../support/pictures.ts'
import { fetchFile, upload } from './use-media.ts'

describe.runIf(inject('testDatabase').kind === 'postgresql')('two replicas', () => {
  let database: TestDatabase
  let replicas: readonly StartedApp[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    const options = { database, settings: { databasePoolSize: 1 } }
    replicas = [await startApp(options), await startApp(options)]
  })
  afterAll(async () => {
    for (const replica of replicas) await replica.close()
    await database.drop()
  })

  it('make a variant once, and read the database meanwhile over their only connection', async () => {
    const [first] = replicas
    if (!first) throw new Error('no replica has started')
    const { url } = Object(
      dataOf(await upload(first, await picture({ width: 3000, height: 2500, seed: 12 }))),
    )
    const asked = replicas.flatMap((replica) => Array.from({ length: 20 }, () => fetchFile(replica, url)))
    const reads = replicas.map((replica) => replica.request('GET', '/api/products?limit=3'))
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200])
    const answers = [...(await Promise.all(asked)), await fetchFile(first, url)]
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(await first.prisma.lease.count()).toBe(0)
  })
})

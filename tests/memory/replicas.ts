import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestApp } from '../support/app.ts'

/** How much older than the newest an answer of another replica may be, in milliseconds. */
export const BOUND = 1_000

const QUERY = { sort: '-id', limit: 1 } as const

/** A product whose name is a number that only grows, written at one replica and read at another one. */
export interface Counter {
  /** Writes the next number `times` times, while the other replica is read without a pause. */
  run(times: number): Promise<void>
  write(): Promise<void>
  /** @throws when the product, or the list of it, is older than it may be */
  check(): Promise<void>
  /** The number that the other replica shows, alone and in the list. */
  shown(): Promise<readonly number[]>
  newest(): number
}

export async function createCounter(there: TestApp, here: TestApp): Promise<Counter> {
  const { token } = there.users.admin
  const json = { name: 'counter 0', price: 1 }
  const { id: productId } = (await there.call('createProduct', { token, json })).data
  let number = 0
  /** When each number was acknowledged. */
  const acknowledged = [performance.now()]

  async function write(): Promise<void> {
    const name = `counter ${++number}`
    const headers = { 'if-match': '*' }
    await there.call('updateProduct', { token, headers, params: { productId }, json: { name } })
    acknowledged.push(performance.now())
  }

  async function read(): Promise<number> {
    const { data } = await here.call('getProduct', { params: { productId } })
    return numberOf(data)
  }

  async function list(): Promise<number> {
    const { data } = await here.call('listProducts', { query: QUERY })
    return Math.max(...data.map(numberOf))
  }

  async function checked(ask: () => Promise<number>): Promise<void> {
    const start = performance.now()
    const oldest = acknowledged.findLastIndex((at) => at < start - BOUND)
    expect(await ask()).toBeGreaterThanOrEqual(oldest)
  }

  return {
    write,
    newest: () => number,
    async check() {
      await checked(read)
      await checked(list)
    },
    shown: () => Promise.all([read(), list()]),
    async run(times) {
      let isOver = false
      const reading = [read, list, read, list].map(async (ask) => {
        while (!isOver) await checked(ask)
      })
      try {
        for (let count = 0; count < times; count++) {
          await write()
          await wait(20)
        }
      } finally {
        isOver = true
      }
      await Promise.all(reading)
    },
  }
}

function numberOf({ name }: { readonly name: string }): number {
  return Number(name.replace('counter ', ''))
}

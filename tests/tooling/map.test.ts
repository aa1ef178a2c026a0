import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'

const APP = 'src/app.ts'
const WAY = 'src/request/way.ts'
const STOPS = 'src/request/stops/'
const MAX_FILES = 30

/** What a file takes from another one at run time: the names, and the other file. */
const IMPORT = /^(?:import|export) (?!type )([^'"]*?) from '(\.[^']+)'/gm

const [, section = ''] = /^## Where things are\n([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md')) ?? []
const listed = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)
const passed = [...section.matchAll(/`([^`]+)` (?:is )?for /g)].map(([, file = '']) => file)

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function importsOf(file: string): { names: string[]; from: string }[] {
  return [...read(file).matchAll(IMPORT)].map(([, names = '', path = '']) => ({
    names: names.match(/\w+/g) ?? [],
    from: join(dirname(file), path),
  }))
}

/** All files that are loaded when one is. */
function reachableFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !file.startsWith('src/')) return found
  found.add(file)
  for (const { from } of importsOf(file)) reachableFrom(from, found)
  return found
}

/** The stops in the order of `way.ts`: imported there, or named there and made in `app.ts`. */
function stopsInOrder(): string[] {
  const homes = new Map(
    [APP, WAY].flatMap(importsOf).flatMap(({ names, from }) => names.map((n) => [n, from])),
  )
  const [, made = ''] = /layWay\(.*\{\n([\s\S]*?)\n {2}\}\)/.exec(read(APP)) ?? []
  for (const [, name = '', value = ''] of made.matchAll(/^ {4}(\w+): (.*)/gm)) {
    const stop = value.match(/\w+/g)?.find((word) => homes.get(word)?.startsWith(STOPS))
    if (stop) homes.set(name, homes.get(stop) ?? '')
  }
  const [, registered = '', called = ''] =
    /function layWay([\s\S]*?)\n}\n[\s\S]*function openBackend([\s\S]*?)\n}\n/.exec(read(WAY)) ?? []
  const order = registered.replaceAll(/^ {2}const .*/gm, '').replace('mountRoutes', called)
  const files = (order.match(/\w+/g) ?? []).flatMap((word) => homes.get(word) ?? [])
  return [...new Set(files)].filter((file) => file.startsWith(STOPS))
}

describe('the way of a request in CONTRIBUTING.md', () => {
  it(`names at most ${MAX_FILES} files, each once, and all of them exist`, () => {
    const missing = [...listed, ...passed].filter((file) => !existsSync(join(root, file)))
    expect(missing, 'moved, renamed or gone: write their new names into "Where things are"').toEqual([])
    expect(new Set([...listed, ...passed]).size).toBe(listed.length + passed.length)
    expect(listed.length).toBeGreaterThan(20)
    expect(listed.length).toBeLessThanOrEqual(MAX_FILES)
  })

  it('begins with what loads the rest, and each file is imported by another one of the list', () => {
    const all = reachableFrom(APP)
    const stray = listed.filter((file) => !all.has(file))
    expect(listed[0]).toBe(APP)
    expect(stray, `not loaded by ${APP}: the request does not go through them`).toEqual([])
    const imported = new Set(listed.flatMap(importsOf).map(({ from }) => from))
    const unnamed = listed.slice(1).filter((file) => !imported.has(file))
    expect(unnamed, 'imported by no file of the list: a file between is missing').toEqual([])
  })

  it(`has the stops in the order of ${WAY}, and names those that such a request passes unchanged`, () => {
    const stops = stopsInOrder()
    const files = readdirSync(join(root, STOPS)).map((file) => `${STOPS}${file}`)
    expect([...stops].sort(), `files of ${STOPS} and what ${WAY} registers`).toEqual(files.sort())
    const inOrder = stops.filter((file) => !passed.includes(file))
    expect(
      listed.filter((file) => file.startsWith(STOPS)),
      `the stops of ${WAY}`,
    ).toEqual(inOrder)
  })
})

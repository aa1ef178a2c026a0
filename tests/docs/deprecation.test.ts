import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { deprecationOf } from '../../scripts/docs/deprecation.ts'
import { operationSection } from '../../scripts/docs/page/operation.ts'
import { operations } from '../../scripts/redocly-plugin/contract.ts'
import { JsonNode } from '../../scripts/redocly-plugin/json-node.ts'
import { root } from '../../src/base/root.ts'
import { withDeprecation } from '../support/deprecated-contract.ts'
import { useFolder } from '../support/use-folder.ts'
import { lint } from './lint-contract.ts'

const source: unknown = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))

const folder = useFolder()

it('a complete deprecation passes the linter, and gets a warning after its sunset', async () => {
  const [ending, over] = [join(folder, 'ending.json'), join(folder, 'over.json')]
  const year = {
    since: '2099-01-01',
    sunset: '2100-01-01',
    successor: 'getProduct',
    link: 'https://example.com/changes',
  }
  await writeFile(ending, JSON.stringify(withDeprecation(source, 'updateProduct', year)))
  const past = { since: '2020-01-01', sunset: '2021-01-01' }
  await writeFile(over, JSON.stringify(withDeprecation(source, 'updateProduct', past)))
  const message = 'updateProduct has ended: its sunset was 2021-01-01. Remove it in the next minor version.'
  expect(await lint(ending, over)).toEqual([
    { problems: [] },
    { problems: [{ severity: 'warn', ruleId: 'cms/deprecation-over', message }] },
  ])
}, 60_000)

it('the page shows the deprecation before the description', () => {
  const year = {
    since: '2027-01-01',
    sunset: '2028-02-01',
    successor: 'getProduct',
    link: 'https://example.com/changes',
  }
  const document = withDeprecation(source, 'updateProduct', year)
  const contract = new JsonNode(document, [], document)
  const told = operations(contract).flatMap((operation) => {
    const notice = deprecationOf(contract, operation)
    return notice === undefined ? [] : [{ id: operation.id, notice }]
  })
  const notice =
    '> **Deprecated** since 1 January 2027. It ends on 1 February 2028; ' +
    'from that day the answer is 410 (`endpoint_sunset`). ' +
    'Use [Get a product](#getProduct) instead. [Read about it](https://example.com/changes).'
  expect(told).toEqual([{ id: 'updateProduct', notice }])
  const shown = operations(contract).find(({ id }) => id === 'updateProduct')
  if (!shown) throw new Error('updateProduct is not there')
  const section = operationSection(contract, shown, undefined).text
  expect(section).toContain(
    '<a class="self" href="#updateProduct">Change a product</a> <span class="mark">deprecated</span>',
  )
  expect(section.indexOf('<blockquote>')).toBeLessThan(section.indexOf('Changes the fields'))
})

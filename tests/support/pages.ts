import type { ApiResponse, Client, RequestOptions } from './client.ts'
import { outcome } from './outcome.ts'

/** The path and query of the next page; undefined on the last one. */
export function nextPage({ headers }: ApiResponse): string | undefined {
  const address = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Follows the `Link` headers from `path` to the last page; may run some work between pages. */
export async function walk(
  client: Pick<Client, 'request'>,
  path: string,
  options: RequestOptions = {},
  between: () => Promise<unknown> = async () => {},
): Promise<ApiResponse[]> {
  const pages: ApiResponse[] = []
  for (let next: string | undefined = path; next !== undefined; next = nextPage(pages.at(-1) ?? failed())) {
    if (pages.length > 0) await between()
    pages.push(await client.request('GET', next, options))
  }
  return pages
}

function failed(): never {
  throw new Error('no page')
}

/** The ids of the records of a list, in the order of the response. */
export function idsOf(page: ApiResponse): unknown[] {
  return recordsOf(page).map(({ id }) => id)
}

/** The records of a list, in the order of the response. @throws Error if it is not a list */
export function recordsOf(page: ApiResponse): readonly Readonly<Record<string, unknown>>[] {
  const { json } = page
  if (typeof json === 'object' && json !== null && 'data' in json && Array.isArray(json.data))
    return json.data
  throw new Error(`the answer has no records: ${outcome(page)}`)
}

import type { TestApp } from '../support/app.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'

/** One resource as seen by a client that reads before it writes. */
export interface Resource {
  readonly path: string
  read(): Promise<ApiResponse>
  etag(): Promise<string>
  /** @param ifMatch the current ETag when absent; `null` sends none */
  patch(json: unknown, ifMatch?: string | null): Promise<ApiResponse>
  remove(ifMatch?: string): Promise<ApiResponse>
}

export function resourceAt(app: TestApp, path: string, who: RequestOptions): Resource {
  const read = () => app.request('GET', path, who)
  const etag = async () => (await read()).headers.etag ?? ''
  return {
    path,
    read,
    etag,
    async patch(json, ifMatch) {
      const tag = ifMatch === undefined ? await etag() : ifMatch
      return app.request('PATCH', path, { ...who, json, headers: tag === null ? {} : { 'if-match': tag } })
    },
    remove: (ifMatch) =>
      app.request('DELETE', path, { ...who, ...(ifMatch && { headers: { 'if-match': ifMatch } }) }),
  }
}

/** The resource that a create returned. */
export function createdAt(app: TestApp, { headers, text }: ApiResponse, who: RequestOptions): Resource {
  if (headers.location === undefined) throw new Error(text)
  return resourceAt(app, headers.location, who)
}

/** `data` of a response. */
export function dataOf({ json }: ApiResponse): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined
}

/** The id at the end of a resource's path. */
export const idOf = ({ path }: Resource): number => Number(path.split('/').at(-1))

import type { TestApp } from './app.ts'

/** All metrics of a service, as Prometheus would read them. */
export async function readMetrics(app: TestApp, token: string): Promise<string> {
  const response = await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`)
  return response.text()
}

/** The value of one series; 0 if the series does not exist. */
export async function sampleOf(
  app: TestApp,
  token: string,
  name: string,
  labels: Readonly<Record<string, string | number>>,
): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const lines = (await readMetrics(app, token)).split('\n')
  const isOfName = (line: string) => line.startsWith(`${name}{`) || line.startsWith(`${name} `)
  const found = lines.find((line) => isOfName(line) && wanted.every((part) => line.includes(part)))
  return Number(found?.split(' ').at(-1) ?? 0)
}

/** The outcomes of requests; `shed` ones were rejected because of overload. */
export interface Tally {
  readonly answered: number
  readonly shed: number
}

/** The requests to one side of a comparison, or the other requests meanwhile. */
export interface Counted extends Tally {
  readonly of: 'the service' | 'the reference' | 'the work beside it'
}

/** The status of a request that is rejected because of overload. */
export const SHED = 503

/** With a larger share, the measurement would not be of the intended load. */
const MOST = 0.01

export function sum(tallies: readonly Tally[]): Tally {
  const of = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  return { answered: of('answered'), shed: of('shed') }
}

/** @throws Error if more than 1 % of the requests were shed, or if no request of a kind succeeded */
export function checkShedding(comparison: string, requests: readonly Counted[]): void {
  const silent = requests.find(({ answered }) => answered === 0)
  if (silent) throw new Error(`${comparison}: no request of ${silent.of} was answered`)
  const { answered, shed } = sum(requests)
  if (shed / (answered + shed) > MOST) throw new Error(`${comparison}: ${inWords(requests).join(', ')}`)
}

/** How many requests of each kind were shed; omits kinds without any. */
export function inWords(requests: readonly Counted[]): string[] {
  return [...new Set(requests.map(({ of }) => of))].flatMap((kind) => {
    const { answered, shed } = sum(requests.filter(({ of }) => of === kind))
    const all = (answered + shed).toLocaleString('en')
    return shed === 0 ? [] : [`${shed.toLocaleString('en')} of ${all} requests of ${kind} were shed`]
  })
}

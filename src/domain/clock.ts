/** The current time, injected so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The time `seconds` after `time`. */
export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

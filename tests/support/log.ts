import { type Logger, pino } from 'pino'

/** One line of the log, as the operator sees it. */
export type LogLine = Readonly<Record<string, unknown>>

/** Texts that must not be in the log. */
export interface Secrets {
  add(...texts: string[]): void
  /** Adds the secrets that a response body reveals once. */
  addHandedOut(body: string): void
  /** @throws Error if a secret is in the log */
  requireNoneIn(log: readonly LogLine[]): void
}

const HANDED_OUT = /"(?:key|accessToken|refreshToken)":"([^"]+)"/g

export function createSecrets(): Secrets {
  const secrets = new Set<string>()
  return {
    add(...texts) {
      for (const text of texts) secrets.add(text)
    },
    addHandedOut(body) {
      for (const [, secret] of body.matchAll(HANDED_OUT)) if (secret) secrets.add(secret)
    },
    requireNoneIn(log) {
      const whole = JSON.stringify(log)
      const leaked = [...secrets].filter((secret) => whole.includes(secret))
      if (leaked.length === 0) return
      const isLeaking = (line: LogLine) => leaked.some((secret) => JSON.stringify(line).includes(secret))
      throw new Error(`the log has a secret in: ${log.filter(isLeaking).map(({ msg }) => msg)}`)
    },
  }
}

/** A logger that adds its lines to `lines`. */
export function recordingLog(level: string, lines: LogLine[]): Logger {
  return pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
}

import type { Exchange } from '../support/contract.ts'

/*
 * Copies of exchanges with one thing changed.
 */

export const withHeader = (exchange: Exchange, name: string, value: string): Exchange => ({
  ...exchange,
  headers: [...exchange.headers].map(([key, old]) => [key, key === name ? value : old]),
})
export const withoutHeader = (exchange: Exchange, name: string): Exchange => ({
  ...exchange,
  headers: [...exchange.headers].filter(([key]) => key !== name),
})
export const addHeader = (exchange: Exchange, name: string, value: string): Exchange => ({
  ...exchange,
  headers: [...exchange.headers, [name, value]],
})
export const replaced = (exchange: Exchange, text: string, by: string): Exchange => {
  if (!exchange.body.includes(text)) throw new Error(`no ${text} in ${exchange.body}`)
  return { ...exchange, body: exchange.body.replace(text, by) }
}

export function withoutRateLimit(exchange: Exchange): Exchange {
  return withoutHeader(withoutHeader(exchange, 'ratelimit'), 'ratelimit-policy')
}

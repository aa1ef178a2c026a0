import type { Stage } from '../stage.ts'

/**
 * Rejects a request without exactly one `Host` header (RFC 9112, section 3.2): with two, a proxy and the
 * service could each use a different one. Node's own response would not be in the envelope.
 */
export const oneHost: Stage = {
  name: 'one-host',
  at: 'onRequest',
  run: ({ rejectBroken }) => {
    const isHost = (text: string, index: number) =>
      index % 2 === 0 && text.length === 4 && /^host$/i.test(text)
    return ({ raw }, reply, done) => {
      const { length: count } = raw.rawHeaders.filter(isHost)
      if (count === 1 || (count === 0 && raw.httpVersion === '1.0')) return done()
      reply.hijack()
      rejectBroken(new Error(`${count} hosts`), raw.socket, raw.headers.origin)
      raw.socket.destroySoon()
    }
  },
}

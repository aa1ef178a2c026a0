import type { Stage } from '../stage.ts'

/** Rejects a body of JSON that does not arrive in time, as Node does for headers. Uploads take longer. */
export const lateBody: Stage = {
  name: 'late-body',
  at: 'onRequest',
  run: ({ bodyTimeout, rejectBroken }) =>
    bodyTimeout === undefined
      ? undefined
      : ({ raw, operation }, _reply, done) => {
          const { 'content-length': length, 'transfer-encoding': coding } = raw.headers
          if (operation?.takesFile || raw.complete || (length === undefined && coding === undefined))
            return done()
          const late = () => {
            const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
            if (!raw.complete) rejectBroken(error, raw.socket, raw.headers.origin)
          }
          const timer = setTimeout(late, bodyTimeout).unref()
          raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
          done()
        },
}

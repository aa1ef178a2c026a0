import { setCommonHeaders } from '../../http/protocol.ts'
import type { Stage } from '../stage.ts'

/** Sets the headers that every response has. */
export const commonHeaders: Stage = {
  name: 'common-headers',
  at: 'onRequest',
  run: () => (request, reply, done) => {
    setCommonHeaders(request, reply)
    done()
  },
}

import * as valid from '../validators.ts'

/** Where events may be sent. */
export const WEBHOOKS = {
  webhookPrivateHosts: valid.hosts({
    default: [],
    desc:
      'A comma-separated list of the hosts, with ports, that webhooks can reach over plain `http` and at ' +
      'private addresses, such as `127.0.0.1:9000`. All others need `https` and public addresses.',
  }),
}

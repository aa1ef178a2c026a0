import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the service still serves, but is about to close. */
    isDraining: boolean
    /**
     * Begins to drain: `/health/ready` answers 503, so that load balancers send nothing more, and every
     * answer ends its connection, so that clients connect again elsewhere.
     */
    drain(): void
  }
}

/** What a server can do before it closes. */
export function addDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false)
  app.decorate('drain', () => {
    app.isDraining = true
    // added now, so that requests before pay nothing for it
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  })
}

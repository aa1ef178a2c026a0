import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { ApiError } from './errors.ts'

/** For the orchestrator: is the process alive, and can it serve? */
export function addHealth(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'success', message: 'The process is alive.' }
  })
  app.get('/health/ready', async (_request, reply) => {
    try {
      await database.ping()
    } catch (cause) {
      throw new ApiError('unavailable', { message: 'The database cannot be reached.', cause })
    }
    reply.header('cache-control', 'no-store')
    return { status: 'success', message: 'The service is ready.' }
  })
}

import type { FastifyInstance } from 'fastify'
import { OperatorError } from '../config/operator-error.ts'
import type { Settings } from '../config/settings.ts'
import { isSystemError } from '../core/guards.ts'

/**
 * Listens where the settings say.
 *
 * @returns the origin that it listens at
 * @throws OperatorError when the address is taken, or is none of this machine
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    if (!isSystemError(cause)) throw cause
    throw new OperatorError(`${cause.message}: set HOST and PORT to an address that is free`, { cause })
  }
}

import type { FastifyBaseLogger } from 'fastify'

/** Work that no request waits for. A failure is logged; it never reaches a request or ends the process. */
export function createBackground(log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>()

  async function watch(what: string, work: PromiseLike<unknown>): Promise<void> {
    try {
      await work
    } catch (err) {
      log.error({ err }, `${what} failed`)
    }
  }

  return {
    run(what: string, work: PromiseLike<unknown>): void {
      const watched = watch(what, work).finally(() => underWay.delete(watched))
      underWay.add(watched)
    },
    /** Waits until all work that was started so far is done. */
    async settled(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

/**
 * Node arguments for a process that ends with the tests: WebAssembly (PostgreSQL, Prisma) is compiled quickly
 * and never optimised, since optimising would take longer than it saves.
 */
export const SHORT_LIVED = ['--liftoff-only'] as const

/**
 * Arguments of Node for a process that ends with the tests: WebAssembly (PostgreSQL, Prisma) is compiled fast
 * and never optimised, which would take longer than it saves.
 */
export const SHORT_LIVED = ['--liftoff-only'] as const

import { expect, it } from 'vitest'
import { migrationFor } from '../../scripts/prisma-engine/migration.ts'
import { OperatorError } from '../../src/config/operator-error.ts'

it('a mistake in the Prisma schema is an error of its author, without a stack trace', async () => {
  const made = migrationFor('model Label {', 'add_labels')
  await expect(made).rejects.toThrow(OperatorError)
  await expect(made).rejects.toThrow('schema.prisma:1')
}, 60_000)

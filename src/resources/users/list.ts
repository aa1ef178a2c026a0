import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_CREATION, BY_ID, equals } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'
import { toUser, type UserRow } from './resource.ts'

const COLUMNS = Prisma.sql`
  id, username, display_name AS "displayName", role, disabled_at AS "disabledAt", version,
  created_at AS "createdAt", updated_at AS "updatedAt"`

export const listUsers: Handler<'listUsers'> = ({ query, page }) =>
  page<UserRow>({
    table: Prisma.sql`users`,
    columns: COLUMNS,
    conditions: [equals(Prisma.sql`role`, query.role, Prisma.sql`role`)],
    sorts: { id: BY_ID, createdAt: BY_CREATION },
    toResource: toUser,
  })

import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_CREATION } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'
import { type ApiKeyRow, toApiKey } from './resource.ts'

const COLUMNS = Prisma.sql`
  id, name, COALESCE(scopes, '{}') AS scopes, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt",
  (SELECT jsonb_build_object('id', users.id, 'displayName', users.display_name)
    FROM users WHERE users.id = api_keys.created_by_id) AS "createdBy"`

export const listApiKeys: Handler<'listApiKeys'> = ({ page }) =>
  page<ApiKeyRow>({
    table: Prisma.sql`api_keys`,
    columns: COLUMNS,
    sorts: { createdAt: BY_CREATION },
    defaults: { sort: '-createdAt' },
    idType: Prisma.sql`text`,
    toResource: toApiKey,
  })

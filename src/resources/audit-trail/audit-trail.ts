import { defineResource } from '../kit/resource.ts'

export const auditEntries = defineResource('AuditEntry')

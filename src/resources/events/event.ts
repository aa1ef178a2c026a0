import type { Event } from '../../../generated/openapi.ts'
import type { EventEntry } from '../../database/changes/event-entries.ts'
import { eventTypeOf } from '../../domain/event-types.ts'
import { resources } from '../content.ts'
import type { AnyResource } from '../kit/definition.ts'
import { asEvent } from './boundary.ts'

/** The event for an entry of the feed, as delivered and listed. It has no contents of the record. */
export function toEvent(entry: EventEntry): Event {
  const { eventId: id, action, at: timestamp, resourceType, resourceId, version, actorType, actorId } = entry
  const resource = byType.get(resourceType)
  return asEvent({
    id,
    type: eventTypeOf(action),
    timestamp,
    data: {
      resource: { type: resourceType, id: resourceId, version, url: resource?.pathOf(resourceId) ?? null },
      changedFields: fieldsOf(resource, entry),
      actor: { type: actorType, id: actorId },
    },
  })
}

const byType = new Map(
  resources.flatMap((resource) => {
    const { type } = resource.description
    return type === undefined ? [] : [[type.toString(), resource] as const]
  }),
)

/** The changed fields that responses show, by their names in responses. The feed has the column names. */
function fieldsOf(resource: AnyResource | undefined, { changedFields, resourceType }: EventEntry): string[] {
  // the audit trail names those of users, including passwords
  if (!resource || resourceType === 'user') return [...changedFields]
  const { fields, references } = resource.description
  return changedFields.flatMap((name) => {
    const shown = references[name]?.shownAs ?? name
    return shown in fields ? shown : []
  })
}

import { capital, withArticle } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { isUnique, type Resource } from './resource.ts'
import { recordOf } from './samples.ts'

/** The operations on earlier versions of a record, by their paths; none without `revisions: true`. */
export function revisionPaths(resource: Resource): Record<string, unknown> {
  const { name, noun, nouns, path, drafts, fields, hasRevisions } = resource
  if (!hasRevisions) return {}
  const home = `/api/${path}/{${lowerFirst(name)}Id}/revisions`
  const of = withArticle(noun)
  const common = {
    tags: [capital(nouns)],
    security: [{ bearerAuth: ['editor'] }, { apiKeyAuth: [`${path}:write`] }],
  }
  const id = { $ref: `#/components/parameters/${name}Id` }
  const version = { $ref: '#/components/parameters/RevisionVersion' }
  const isTaken = isUnique(resource)
  const taken = isTaken
    ? `another ${noun} now uses a value that must be unique (reason \`already_exists\`), or if `
    : ''
  const own = fields.flatMap(({ name, isGiven, isParent }) => (isGiven || isParent ? [] : `\`${name}\``))
  const status = drafts
    ? ` \`${drafts}\` stays as it is, so that this neither publishes nor hides the ${noun}.`
    : ''
  const kept = `${status}${own.map((field) => ` ${field} stays as it is.`).join('')}`
  return {
    [home]: {
      get: {
        operationId: `list${name}Revisions`,
        summary: `List the revisions of ${of}`,
        description: `Lists the versions of the ${noun}, newest first, from the current one back \
to the oldest that is kept:
who made each version, when, and which fields changed. Earlier versions are kept for a period that
the operator sets (\`REVISIONS_RETENTION\`, a year by default), and are deleted with the ${noun}.`,
        ...common,
        parameters: [id],
        responses: { 200: listed(resource) },
      },
    },
    [`${home}/{version}`]: {
      get: {
        operationId: `get${name}Revision`,
        summary: `Get a revision of ${of}`,
        description: `Returns the ${noun} as it was in this version. Data of other records, such as names, \
is shown as it is now.`,
        ...common,
        parameters: [id, version],
        responses: {
          200: shown(
            resource,
            `The ${noun} as it was. To change the ${noun}, use the \`ETag\` of its current version.`,
            { summary: 'The first version', message: `The revision of the ${noun}.`, version: 1 },
          ),
        },
      },
    },
    [`${home}/{version}/restore`]: {
      post: {
        operationId: `restore${name}Revision`,
        summary: `Restore a revision of ${of}`,
        description: `Restores the values of an earlier version of the ${noun}.${kept} The values must still \
be valid: the response is 409 if ${taken}a value is no longer valid (reason \`not_restorable\`).`,
        ...common,
        parameters: [id, version, { $ref: '#/components/parameters/IfMatch' }],
        responses: {
          200: {
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            ...shown(resource, `The ${noun} with the restored values, its new version and \`ETag\`.`, {
              summary: `The ${noun} after the restore`,
              message: 'The revision was restored.',
              version: 3,
            }),
          },
          409: {
            $ref: `#/components/responses/${isTaken ? 'NotRestorable' : 'InvalidRevision'}OrInProgress`,
          },
        },
      },
    },
  }
}

function listed({ name }: Resource) {
  const created = {
    version: 1,
    action: `${lowerFirst(name)}.create`,
    changedAt: '2026-02-20T07:00:00.000Z',
    changedBy: { id: 1, displayName: 'Ada Lovelace' },
    changedFields: [],
  }
  const value = { status: 'success', message: '1 revision on this page.', data: [created] }
  return {
    description: 'One page of revisions, newest first.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/RevisionListResponse' },
        examples: { first: { summary: 'A record that has not changed', value } },
      },
    },
  }
}

function shown(
  resource: Resource,
  description: string,
  {
    summary,
    message,
    version,
  }: { readonly summary: string; readonly message: string; readonly version: number },
) {
  const value = { status: 'success', message, data: { ...recordOf(resource), version } }
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${resource.name}Response` },
        examples: { example: { summary, value } },
      },
    },
  }
}

import type { Role } from '../../../generated/operations.ts'

export interface SamplePerson {
  readonly username: string
  readonly displayName: string
  readonly role: Role
}

/** Beside the administrator of the first start; the first one keeps the catalogue. */
export const PEOPLE = [
  { username: 'mara', displayName: 'Mara Lindt', role: 'editor' },
  { username: 'inigo', displayName: 'Íñigo Arrieta', role: 'editor' },
  { username: 'claire', displayName: 'Claire Morel', role: 'editor' },
  { username: 'jonas', displayName: 'Jonas Weber', role: 'viewer' },
] as const satisfies readonly SamplePerson[]

export type Writer = Extract<(typeof PEOPLE)[number], { role: 'editor' }>['username']

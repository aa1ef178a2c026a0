import { type Access, includesRole } from '../../words/principal.ts'

/** Whether somebody may write posts, and so may see those that are not published. */
export function mayWrite(principal: Access): boolean {
  return principal.kind === 'user'
    ? includesRole(principal.role, 'editor')
    : principal.scopes.includes('posts:write')
}

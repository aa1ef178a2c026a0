import type { CreatedAdmin } from './auth/admin.ts'

/** What a start prints for people: where things are and, once, how to sign in. */
export function greeting(origin: string, createdAdmin: CreatedAdmin | undefined): string {
  const lines = [`API       ${origin}/api/products`, `Docs      ${origin}/docs`]
  if (createdAdmin?.password) {
    const { username, password } = createdAdmin
    lines.push(
      '',
      `An administrator was created. This password is shown only now:`,
      `  username  ${username}`,
      `  password  ${password}`,
      '',
      'Sign in with:',
      `  curl -X POST ${origin}/api/auth/login -H 'Content-Type: application/json' \\`,
      `    -d '${JSON.stringify({ username, password })}'`,
    )
  } else {
    lines.push(`Try       curl ${origin}/api/products`)
  }
  return `\n${lines.join('\n')}\n\n`
}

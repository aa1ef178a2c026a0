const origin = 'http://127.0.0.1:3000'
const REFRESH_TOKEN = 'cms-refresh-token'

// In memory only: what is never stored cannot be read from storage later. A reload fetches another.
let accessToken
let refreshing

export class CmsError extends Error {
  constructor(response, { message, data }) {
    super(message)
    this.status = response.status
    this.code = data.code
    this.errors = data.errors ?? []
    this.retryAfter = Number(response.headers.get('Retry-After') ?? 0)
  }
}

export function isSignedIn() {
  return localStorage.getItem(REFRESH_TOKEN) !== null
}

export async function signIn(username, password) {
  keep(await send('POST', '/api/auth/login', { body: { username, password } }))
}

// Ends the login for all tabs, also when the service cannot be reached.
export async function signOut() {
  try {
    await call('POST', '/api/auth/logout')
  } finally {
    forget()
  }
}

// Other tabs hear of it when one has signed out.
export function onSignedOut(listener) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== REFRESH_TOKEN || newValue !== null) return
    accessToken = undefined
    listener()
  })
}

// Sends a request as the person who is signed in; an expired access token is replaced once.
export async function call(method, path, options) {
  if (accessToken === undefined && isSignedIn()) await refresh()
  try {
    return await send(method, path, options)
  } catch (error) {
    if (error.code !== 'token_expired') throw error
    await refresh()
    return send(method, path, options)
  }
}

async function send(method, path, { body, headers } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (answer.status === 'error') throw new CmsError(response, answer)
  return {
    data: answer.data,
    etag: response.headers.get('ETag'),
    nextCursor: response.headers.get('X-Next-Cursor'),
    totalCount: response.headers.get('X-Total-Count'),
  }
}

// A refresh token works once: one request at a time sends it, of all requests and of all tabs.
function refresh() {
  refreshing ??= navigator.locks.request(REFRESH_TOKEN, exchange).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function exchange() {
  // read inside the lock: another tab may have replaced it meanwhile
  const refresh_token = localStorage.getItem(REFRESH_TOKEN)
  if (refresh_token === null) return
  accessToken = undefined
  try {
    keep(await send('POST', '/api/auth/refresh', { body: { refresh_token } }))
  } catch (error) {
    if (error.status === 401) forget()
    throw error
  }
}

function keep({ data }) {
  accessToken = data.accessToken
  localStorage.setItem(REFRESH_TOKEN, data.refreshToken)
}

function forget() {
  accessToken = undefined
  localStorage.removeItem(REFRESH_TOKEN)
}

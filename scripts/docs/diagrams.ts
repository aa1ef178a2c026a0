import { escaped } from './page/html.ts'

/** An arrow from one party to another. */
interface Step {
  readonly from: number
  readonly to: number
  /** Its lines. */
  readonly text: readonly string[]
}

export interface Sequence {
  readonly title: string
  readonly parties: readonly string[]
  /** A text stands for the passing of time. */
  readonly steps: readonly (Step | string)[]
}

const [APP, API] = [0, 1]

export const SIGN_IN: Sequence = {
  title: 'Signing in, and staying signed in',
  parties: ['Your app', 'CMS API'],
  steps: [
    { from: APP, to: API, text: ['POST /api/auth/login', 'username, password'] },
    { from: API, to: APP, text: ['200 accessToken, refreshToken'] },
    { from: APP, to: API, text: ['GET /api/posts', 'Bearer accessToken'] },
    { from: API, to: APP, text: ['200 posts'] },
    '{ACCESS_TOKEN_TTL} later',
    { from: APP, to: API, text: ['GET /api/posts', 'Bearer accessToken'] },
    { from: API, to: APP, text: ['401 token_expired'] },
    { from: APP, to: API, text: ['POST /api/auth/refresh', 'refresh_token: the refreshToken'] },
    { from: API, to: APP, text: ['200 a new accessToken', 'and refreshToken'] },
    { from: APP, to: API, text: ['GET /api/posts', 'Bearer the new accessToken'] },
    { from: API, to: APP, text: ['200 posts'] },
    'when the person leaves',
    { from: APP, to: API, text: ['POST /api/auth/logout'] },
    { from: API, to: APP, text: ['200 both tokens have ended'] },
  ],
}

const [ADMIN, SERVICE, SERVER] = [0, 1, 2]

export const API_KEY: Sequence = {
  title: 'Giving a server an API key, and replacing it',
  parties: ['Administrator', 'CMS API', 'Your server'],
  steps: [
    { from: ADMIN, to: SERVICE, text: ['POST /api/api-keys', 'name, scopes'] },
    { from: SERVICE, to: ADMIN, text: ['201 key', 'shown once'] },
    { from: ADMIN, to: SERVER, text: ['hands over the key', 'over a secure channel'] },
    { from: SERVER, to: SERVICE, text: ['GET /api/posts', 'X-API-Key: key'] },
    { from: SERVICE, to: SERVER, text: ['200 posts'] },
    'before the key ends',
    { from: ADMIN, to: SERVICE, text: ['POST /api/api-keys', '/{apiKeyId}/rotate'] },
    { from: SERVICE, to: ADMIN, text: ['201 a new key'] },
    { from: ADMIN, to: SERVER, text: ['hands over the new key', 'the old one works for a day'] },
  ],
}

/** The width in pixels, which fits a phone. */
const WIDTH = 320
/** The distance from the edge to the outer parties, whose names are centred. */
const MARGIN = 45
const LINE = 16
const HEAD = 32

/** A sequence diagram as SVG that a page can hold; its steps follow as a list for those who do not see it. */
export function draw(sequence: Sequence) {
  const { parties, steps } = sequence
  const lane = (index: number) => MARGIN + ((WIDTH - 2 * MARGIN) * index) / (parties.length - 1)
  const drawn = []
  let y = HEAD + 8
  for (const step of steps) {
    const lines = typeof step === 'string' ? [step] : step.text
    y += LINE * lines.length + 4
    if (typeof step === 'string') {
      drawn.push(`<text class="pause" x="${WIDTH / 2}" y="${y}">${escaped(step)}</text>`)
    } else {
      const [x1, x2] = [lane(step.from), lane(step.to)]
      const middle = (x1 + x2) / 2
      const tip = Math.sign(x2 - x1) * -7
      lines.forEach((line, index) => {
        const above = y - LINE * (lines.length - 1 - index)
        drawn.push(`<text x="${middle}" y="${above}">${escaped(line)}</text>`)
      })
      y += 6
      drawn.push(`<path d="M${x1} ${y}H${x2}m${tip} -4l${-tip} 4l${tip} 4"></path>`)
    }
    y += 8
  }
  const lanes = parties.map((party, index) => {
    const x = lane(index)
    const name = `<text class="party" x="${x}" y="20">${escaped(party)}</text>`
    return `<path class="lane" d="M${x} ${HEAD}V${y + 6}"></path>${name}`
  })
  const attributes = `width="${WIDTH}" height="${y + 10}" role="img" aria-label="${escaped(sequence.title)}"`
  const told = stepsOf(sequence).map((step) => `<li>${escaped(step)}</li>`)
  const svg = `<svg ${attributes}>${[...lanes, ...drawn].join('')}</svg>`
  return `<figure class="sequence">${svg}<ol class="unseen">${told.join('')}</ol></figure>`
}

/** The diagram as Markdown: its title, and a list of its steps. */
export function inWords(sequence: Sequence) {
  const steps = stepsOf(sequence).map((step, index) => `${index + 1}. ${step}`)
  return [`${sequence.title}:`, '', ...steps, ''].join('\n')
}

function stepsOf({ parties, steps }: Sequence) {
  let pause = ''
  return steps.flatMap((step) => {
    if (typeof step === 'string') {
      pause = `(${step}) `
      return []
    }
    const told = `${pause}${parties[step.from]} to ${parties[step.to]}: ${step.text.join(', ')}`
    pause = ''
    return told
  })
}

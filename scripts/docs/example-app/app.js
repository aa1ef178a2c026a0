import { CmsError, call, isSignedIn, onSignedOut, signIn, signOut } from './cms.js'

const find = (selector) => document.querySelector(selector)
let nextCursor
// The same key for each try to create one product: a retry creates nothing twice.
let creationKey = crypto.randomUUID()

async function showProducts(cursor) {
  const { q } = Object.fromEntries(new FormData(find('#search')))
  const query = new URLSearchParams({ limit: '5', ...(q && { q }) })
  if (cursor) query.set('cursor', cursor)
  else query.set('count', 'true')
  const page = await call('GET', `/api/products?${query}`)
  if (!cursor) find('#products').replaceChildren()
  for (const { id } of page.data) await showProduct(id)
  if (!cursor) find('#count').textContent = `${page.totalCount} found`
  nextCursor = page.nextCursor
  find('#more').hidden = nextCursor === null
}

// A product is read by itself for its `ETag`, which names the version that is shown.
async function showProduct(id) {
  const { data, etag } = await call('GET', `/api/products/${id}`)
  const item = find('#product').content.cloneNode(true).firstElementChild
  item.dataset.id = id
  item.querySelector('.name').textContent = data.name // never as HTML
  item.querySelector('[name=price]').value = data.price
  on(item.querySelector('.edit'), 'submit', async (form) => {
    const { price } = Object.fromEntries(new FormData(form))
    try {
      await call('PATCH', `/api/products/${id}`, { body: { price }, headers: { 'If-Match': etag } })
      tell('Changed.')
    } catch (error) {
      if (error.code !== 'precondition_failed') throw error
      tell('Somebody else was quicker: look at the new price, and change it again.')
    }
    await showProduct(id)
  })
  const present = find(`#products [data-id="${id}"]`)
  if (present) present.replaceWith(item)
  else find('#products').append(item)
}

async function create(form) {
  const body = Object.fromEntries(new FormData(form))
  await call('POST', '/api/products', { body, headers: { 'Idempotency-Key': creationKey } })
  creationKey = crypto.randomUUID()
  form.reset()
  tell('Created.')
  await showProducts()
}

// What an error says, and where: a field of a form, the whole page, or the sign-in.
function explain(error, form) {
  if (!(error instanceof CmsError)) return tell('The service cannot be reached.')
  for (const { location, field, message } of error.errors) {
    const input = location === 'body' && form?.elements?.namedItem(field.slice(1))
    input?.setCustomValidity?.(message)
  }
  form?.reportValidity?.()
  if (error.status === 429) tell(`Too many tries. Try again in ${error.retryAfter} seconds.`)
  else tell(error.message)
  showAccess()
}

function showAccess() {
  find('#sign-in').hidden = isSignedIn()
  find('#sign-out').hidden = !isSignedIn()
  find('#create').hidden = !isSignedIn()
}

function tell(text) {
  find('[role=status]').textContent = text
}

function on(element, event, work) {
  element.addEventListener('input', ({ target }) => target.setCustomValidity(''))
  element.addEventListener(event, async (happened) => {
    happened.preventDefault()
    tell('')
    await work(element).catch((error) => explain(error, element))
  })
}

on(find('#sign-in'), 'submit', async (form) => {
  const { username, password } = Object.fromEntries(new FormData(form))
  await signIn(username, password)
  form.reset()
  showAccess()
})
on(find('#sign-out'), 'click', async () => {
  await signOut()
  showAccess()
})
on(find('#search'), 'submit', () => showProducts())
on(find('#more'), 'click', () => showProducts(nextCursor))
on(find('#create'), 'submit', create)
onSignedOut(() => {
  tell('You have signed out in another tab.')
  showAccess()
})
showAccess()
await showProducts().catch(explain)

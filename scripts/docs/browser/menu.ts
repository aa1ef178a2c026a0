import { button } from './elements.ts'

/** The menu opens with a button on narrow screens, and marks the current section. */
export function addMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const header = document.querySelector('body > header')
  if (!menu || !header) return
  const toggle = button('Menu', () => show(!menu.classList.contains('open')), {
    class: 'menu',
    'aria-expanded': 'false',
    'aria-controls': 'menu',
  })
  function show(isOpen: boolean): void {
    menu?.classList.toggle('open', isOpen)
    toggle.setAttribute('aria-expanded', String(isOpen))
    const present = menu?.querySelector<HTMLElement>('[aria-current]')
    if (isOpen && menu && present) keepInSight(menu, present)
  }
  header.prepend(toggle)
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false)
  })
  // The open menu covers the page: what has the focus would be hidden.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !menu.contains(next) && !header.contains(next)) show(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.classList.contains('open')) return
    show(false)
    toggle.focus()
  })
  markPlace(menu)
}

function markPlace(menu: HTMLElement): void {
  const links = new Map([...menu.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  let current: HTMLAnchorElement | undefined
  let hasScrolled = false
  addEventListener(
    'scroll',
    () => {
      hasScrolled = true
    },
    { once: true },
  )
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
      const link = entered && links.get(entered.target.id)
      if (!link || link === current) return
      if (hasScrolled) keepAddress(entered.target)
      current?.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
      current = link
      keepInSight(menu, link)
    },
    // The height at which people read.
    { rootMargin: '-15% 0px -80% 0px' },
  )
  for (const section of document.querySelectorAll('section.chapter, section.operation'))
    observer.observe(section)
}

/** Puts the current section into the address, unless the address already points into it. */
function keepAddress(section: Element): void {
  const named = document.getElementById(location.hash.slice(1))
  if (!named || !section.contains(named)) history.replaceState(null, '', `#${section.id}`)
}

function keepInSight(menu: HTMLElement, link: HTMLElement): void {
  const [frame, place] = [menu.getBoundingClientRect(), link.getBoundingClientRect()]
  if (place.top < frame.top || place.bottom > frame.bottom)
    menu.scrollBy({ top: place.top - frame.top - frame.height / 2 })
}

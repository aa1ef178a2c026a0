type Attributes = Readonly<Record<string, string>>

/** A new element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...children)
  return created
}

export function button(
  label: string,
  press: (button: HTMLButtonElement) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label)
  created.addEventListener('click', () => press(created))
  return created
}

/** The data that the build has put into the page for its scripts. */
export function dataOf(id: string): string {
  return document.getElementById(id)?.textContent ?? 'null'
}

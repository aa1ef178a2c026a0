// What the build puts into the page as JSON for its scripts.

/** A parameter of a request, as the page's console asks for it. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly isRequired: boolean
  readonly example: string
  /** The possible values, if there are only a few. */
  readonly values?: readonly string[]
}

/** A part of a form. */
export interface Part {
  readonly name: string
  readonly isFile: boolean
  readonly isRequired: boolean
  readonly example: string
}

/** A request that readers can send with the page's console. */
export interface Described {
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  /** Whether it sends a credential. */
  readonly isSecured: boolean
  readonly parameters: readonly Parameter[]
  /** An example. */
  readonly body?: string
  /** Instead of a body. */
  readonly form?: readonly Part[]
}

/** A section of the page that readers can search for. */
export interface Entry {
  /** Address within the page. */
  readonly id: string
  readonly title: string
  readonly kind: string
  /** The text shown in results. */
  readonly text: string
  /** Further search terms. */
  readonly words?: string
}

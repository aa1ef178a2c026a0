import type { Messages, Plural } from '../../src/messages/messages.ts'
import { described } from '../support/resources.ts'

type Forms = Plural & Readonly<Record<string, string>>

/** The keys for which a part of the messages has no text. */
export function lacking(texts: Readonly<Record<string, string | Plural>>, keys: readonly string[]): string[] {
  return keys.filter((key) => !texts[key])
}

/** Every text of a language by its path; a text without plurals is the form `other`. */
export function textsOf(messages: Messages): ReadonlyMap<string, Forms> {
  return new Map(
    Object.entries(messages).flatMap(([part, texts]: [string, Readonly<Record<string, string | Plural>>]) =>
      Object.entries(texts).map(([key, text]): [string, Forms] => [
        `${part}.${key}`,
        typeof text === 'string' ? { other: text } : { ...text },
      ]),
    ),
  )
}

/** The names in braces, sorted. */
export function parametersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}

/**
 * The words, in lower case, of the texts about one record of a list: its noun is in the singular there.
 *
 * @param key the path of the text of the list, such as `success.listPosts`
 */
export function singularsFor(texts: ReadonlyMap<string, Forms>, key: string): ReadonlySet<string> {
  const own = described.filter(({ operations: { list } }) => `success.${list}` === key)
  const ids = own.flatMap(({ operations: { find, create, update, remove } }) => [
    find,
    create,
    update,
    remove,
  ])
  const words = ids.flatMap((id) => {
    const { other = '' } = texts.get(`success.${id}`) ?? {}
    return other.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  })
  return new Set(words)
}

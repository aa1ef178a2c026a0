import type { Messages, Plural } from '../../src/messages/messages.ts'

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

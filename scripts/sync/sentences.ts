/** The forms of a noun, `$`, with articles, keyed by its article; `e` is the ending of a participle. */
type Forms = Readonly<Record<'the' | 'such' | 'another' | 'e', string>>

const forms = (the: string, such: string, another: string, e = ''): Forms => ({ the, such, another, e })

export const NOUNS: Readonly<Record<string, Forms>> = {
  the: forms('the $', '$', 'another $'),
  der: forms('der $', 'diesen $', 'ein anderer $'),
  die: forms('die $', 'diese $', 'eine andere $'),
  das: forms('das $', 'dieses $', 'ein anderes $'),
  el: forms('el $', 'ese $', 'otro $'),
  la: forms('la $', 'esa $', 'otra $'),
  un: forms('le $', 'ce $', 'un autre $'),
  une: forms('la $', 'cette $', 'une autre $', 'e'),
  // before a vowel
  unV: forms('l’$', 'cet $', 'un autre $'),
  uneV: forms('l’$', 'cette $', 'une autre $', 'e'),
}
export const VOWEL = /^[aeiouhàâéèêîôû]/i

/** Sentences about a record that was created, changed, deleted or is missing, and about a taken value. */
export const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    page: 'on this page.',
    created: '{the} was created.',
    changed: '{the} was changed.',
    deleted: '{the} was deleted.',
    missing: 'there is no such {such}.',
    taken: '{another} has this {field}.',
    revision: 'the revision of {the}.',
    version: 'revision',
    versions: 'revisions',
    restored: 'the revision was restored.',
  },
  de: {
    page: 'auf dieser Seite.',
    created: '{the} wurde angelegt.',
    changed: '{the} wurde geändert.',
    deleted: '{the} wurde gelöscht.',
    missing: '{such} gibt es nicht.',
    taken: '{another} hat schon diesen Wert von {field}.',
    known: '{another} hat {field}.',
    revision: 'die gewünschte Version.',
    version: 'Version',
    versions: 'Versionen',
    restored: 'die Version wurde wiederhergestellt.',
  },
  es: {
    page: 'en esta página.',
    created: 'se ha creado {the}.',
    changed: 'se ha modificado {the}.',
    deleted: 'se ha eliminado {the}.',
    missing: 'no existe {such}.',
    taken: '{another} ya tiene este valor de {field}.',
    known: '{another} tiene {field}.',
    revision: 'la versión de {the}.',
    version: 'versión',
    versions: 'versiones',
    restored: 'se ha restaurado la versión.',
  },
  fr: {
    page: 'sur cette page.',
    created: '{the} a été créé{e}.',
    changed: '{the} a été modifié{e}.',
    deleted: '{the} a été supprimé{e}.',
    missing: '{such} n’existe pas.',
    taken: '{another} a déjà cette valeur de {field}.',
    known: '{another} a {field}.',
    revision: 'la version de {the}.',
    version: 'version',
    versions: 'versions',
    restored: 'la version a été restaurée.',
  },
}

/** Fields with names that are known in each language, as the object of “has”. */
export const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { slug: 'diesen Slug', name: 'diesen Namen', title: 'diesen Titel', code: 'diesen Code' },
  es: { slug: 'este slug', name: 'este nombre', title: 'este título', code: 'este código' },
  fr: { slug: 'ce slug', name: 'ce nom', title: 'ce titre', code: 'ce code' },
}

/** The prefix of an untranslated text, which the linter rejects. */
export const TO_TRANSLATE = 'TRANSLATE: '

/** The texts of rules that no operation had before, by key. */
export const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'format.uri': {
    en: 'must be an absolute URL that begins with http:// or https://',
    de: 'muss eine vollständige URL sein, die mit http:// oder https:// beginnt',
    es: 'debe ser una URL absoluta que empiece por http:// o https://',
    fr: 'doit être une URL absolue qui commence par http:// ou https://',
  },
  'pattern.signedDecimal': {
    en: 'must be a number with at most 10 digits before the point and 4 after it',
    de: 'muss eine Zahl mit höchstens 10 Stellen vor und 4 nach dem Punkt sein',
    es: 'debe ser un número con un máximo de 10 dígitos antes del punto y 4 después',
    fr: 'doit être un nombre d’au plus 10 chiffres avant le point et 4 après',
  },
}

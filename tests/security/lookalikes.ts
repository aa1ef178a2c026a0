import fc from 'fast-check'

/** A text, its words that must be kept, and its words inside markup, which must go. */
interface Piece {
  readonly text: string
  readonly kept: readonly string[]
  readonly gone: readonly string[]
}

/** Splits at `|`. Each `@` in a form becomes a unique word. */
const forms = (...lines: readonly string[]) => lines.flatMap((line) => line.split('|'))

const TEXT = forms('@|@ @| @, |@.\n|“@”|"@"|@\'s|@=@|@/@|(@)| > | >> @|& @|&lt;@&gt;')

/** Text that a parser may take for a tag or a comment, but that is no known markup. */
const LOOKALIKES = forms(
  '<@>|</@>|<@ @="@">|<@@example.com>|<https://@.example/@?@=@>|List<@>|<x-@>|<svg:@>',
  'a<b @ @>|a<i @>b|@ <p @ && @> @|<div @=@ @>|</p @>|<b"@">|<a =@>|<q \'@\'>',
  '<3 @|<@|</3 @>|</ @>|<! @>|<!@>|<!-@>|<?>|<? @>|<%@%>|<= @|<- @|< @>|<>',
)

/** Only valid at the end of a text: any `>` after them would complete them. */
const UNFINISHED = forms(
  '<b|<b |<!--@|<!-- @ -|<!doctype @|<![CDATA[@]]|<?xml @|<script|<p class="@|<img @|<p class=@|</p',
  '<img src=@ alt|<a href="@>|<a href=\'@>|<br/',
)

const MARKUP = forms(
  '<b>|</b>|<P>|<br/>|<hr />|<h1 id=@>|<p class="@ > @" hidden>|<a title=\'@ <b> @\'>|</div >',
  '<img src=@ onerror=@(1)>|<svg/onload=@>|<svg viewBox="@"/>|<math><mi>|<video controls autoplay>',
  '<!-- @ <b> @ -->|<!---->|<!-->|<!--@--!>|<!DOCTYPE html @>|<?xml version="@"?>|<![CDATA[@]]>',
  '<script>@ < @ </scripts> "@"</script>|<style>@ { @ }</style>|<SCRIPT src="@"></SCRIPT >|</script>',
)

const pieceOf = (forms: readonly string[], kind: 'kept' | 'gone') =>
  fc.constantFrom(...forms).map((form) => ({ form, kind }))

/**
 * Text with markup and lookalikes, and the words that must be kept and removed, in order. The words are
 * known from how the text was built, not from another parser.
 */
export const mixedText: fc.Arbitrary<Piece> = fc
  .tuple(
    fc.array(fc.oneof(pieceOf(TEXT, 'kept'), pieceOf(LOOKALIKES, 'kept'), pieceOf(MARKUP, 'gone')), {
      maxLength: 12,
    }),
    fc.option(pieceOf(UNFINISHED, 'kept'), { nil: undefined }),
    fc.constantFrom('', ' '),
  )
  .map(([pieces, last, separator]) => {
    const words: Record<'kept' | 'gone', string[]> = { kept: [], gone: [] }
    let number = 0
    const texts = (last ? [...pieces, last] : pieces).map(({ form, kind }) =>
      form.replace(/@/g, () => {
        const word = `w${++number}w`
        words[kind].push(word)
        return word
      }),
    )
    return { text: texts.join(separator), ...words }
  })

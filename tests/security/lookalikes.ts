import fc from 'fast-check'

/** A piece of text, and the words in it: those that a reader would miss, and those that stand in markup. */
interface Piece {
  readonly text: string
  readonly kept: readonly string[]
  readonly gone: readonly string[]
}

/** Forms with a `|` between two of them. Each `@` becomes a word of its own. */
const forms = (...lines: readonly string[]) => lines.flatMap((line) => line.split('|'))

const TEXT = forms('@|@ @| @, |@.\n|“@”|"@"|@\'s|@=@|@/@|(@)| > | >> @|& @|&lt;@&gt;')

/** What a parser takes for a tag, a comment or text, and what is none of the markup that there is. */
const LOOKALIKES = forms(
  '<@>|</@>|<@ @="@">|<@@example.com>|<https://@.example/@?@=@>|List<@>|<x-@>|<svg:@>',
  'a<b @ @>|a<i @>b|@ <p @ && @> @|<div @=@ @>|</p @>|<b"@">|<a =@>|<q \'@\'>',
  '<3 @|<@|</3 @>|</ @>|<! @>|<!@>|<!-@>|<?>|<? @>|<%@%>|<= @|<- @|< @>|<>',
)

/** Nothing may stand behind them: any `>` would complete them. */
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
 * Text with markup and with what looks like it, and the words that must stay and that must go, in their
 * order: told by how it was made, and not by another parser.
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

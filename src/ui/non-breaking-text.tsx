// Text no line of which begins with “·” or “+”, with its days and numbers whole. Read out as one text.

import { Fragment } from 'react'

/** Days of the week that are written as one word, with dots between, also stay whole. */
const unbreakable =
  /((?<=^|\s)(?:[^\s·]·)+[^\s·]{1,3}(?!\S)|\S\s?[·+]|\d{4}-\d\d-\d\d(?: \(\S+\))?(?:\s?[·+])?|\w{1,12}-[\w-]{1,14})/

/** A title that breaks after its commas and dashes first, and inside a phrase only where that is too long. */
export function PhraseBreaks({ children }: { children: string }) {
  const phrases = children.split(/(?<=[,:—–]) /)
  if (phrases.length === 1) return <NonBreakingText>{children}</NonBreakingText>
  return phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="inline-block">
        <NonBreakingText>{phrase}</NonBreakingText>
      </span>
    </Fragment>
  ))
}

export function NonBreakingText({ children }: { children: string }) {
  if (!unbreakable.test(children)) return children
  return children.split(unbreakable).map((piece, at) =>
    unbreakable.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

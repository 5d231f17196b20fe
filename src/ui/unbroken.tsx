// Text no line of which begins with “·” or “+”, and no day of which is broken. Read out as one text.
import { Fragment } from 'react'

const held = /(\S\s?[·+]|\d{4}-\d\d-\d\d(?: \(\S+\))?(?:\s?[·+])?)/

/** A title that breaks after its commas and dashes first, and inside a phrase only where that is too long. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.split(/(?<=[,:—–]) /)
  if (phrases.length === 1) return <Unbroken>{children}</Unbroken>
  return phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="inline-block">
        <Unbroken>{phrase}</Unbroken>
      </span>
    </Fragment>
  ))
}

export function Unbroken({ children }: { children: string }) {
  if (!held.test(children)) return children
  return children.split(held).map((piece, at) =>
    held.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

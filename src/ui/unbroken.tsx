// Text no line of which begins with “·” or “+”, and no day of which is broken. Read out as one text.
const held = /(\S\s?[·+]|\d{4}-\d\d-\d\d(?: \(\S+\))?(?:\s?[·+])?)/

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

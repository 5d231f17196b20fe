// Text whose lines begin with no “·” and no “+”: each stays with what stands before it. Read out as one text.
const held = /(\S\s?[·+])/

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

// The menu of a site: the order of its links, what they are called, which are hidden, and links of its own.

export type MenuItem = {
  /** `about`, `board/{id}` or `link/{number}`. */
  id: string
  hidden: boolean
  /** Empty: its usual name. */
  name: { ko: string; en: string }
  /** The address of a link of the agency's own; null for any other. */
  href: string | null
}

/** Items in the agency's order. Items that it has not seen yet, such as a new board, come at the end. */
export const arrangeMenu = (items: readonly MenuItem[], usual: readonly string[]): MenuItem[] => [
  ...items.filter(({ id, href }) => href !== null || usual.includes(id)),
  ...usual
    .filter((id) => items.every((item) => item.id !== id))
    .map((id) => ({ id, hidden: false, name: { ko: '', en: '' }, href: null })),
]

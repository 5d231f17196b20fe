// A short list inside of a form: items with their fields, moved, taken away, added at the end.
import type { ReactNode } from 'react'
import { homeLimits } from '#limits/display.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { ChevronDown, X } from '#ui/icons.ts'
import { ChevronUp, Plus } from '#ui/more-icons.ts'

type Props<Item> = {
  items: readonly Item[]
  most: number
  /** A list that must not be empty keeps its last item. */
  least?: number
  nameOf: (at: number) => string
  addLabel: string
  create: () => Item
  onChange: (items: Item[]) => void
  children: (item: Item, at: number, update: (item: Item) => void) => ReactNode
}

export function ItemList<Item>({
  items,
  most,
  least = 0,
  nameOf,
  addLabel,
  create,
  onChange,
  children,
}: Props<Item>) {
  const { home: words } = useText('look')
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (moved !== undefined) onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <div className="grid gap-3">
      {items.map((item, at) => {
        const name = nameOf(at + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
          <fieldset key={at} className="grid gap-2 rounded-lg border border-line p-3">
            <legend className="sr-only">{name}</legend>
            <div className="flex items-center justify-between">
              <span className="font-semibold text-13 text-soft">{name}</span>
              <span className="flex">
                <IconButton name={words.up(name)} isDisabled={at === 0} onClick={() => move(at, at - 1)}>
                  <ChevronUp size={18} />
                </IconButton>
                <IconButton
                  name={words.down(name)}
                  isDisabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ChevronDown size={18} />
                </IconButton>
                <IconButton
                  name={words.remove(name)}
                  isDisabled={items.length <= least}
                  onClick={() => onChange(items.toSpliced(at, 1))}
                >
                  <X size={18} />
                </IconButton>
              </span>
            </div>
            {children(item, at, (next) => onChange(items.toSpliced(at, 1, next)))}
          </fieldset>
        )
      })}
      {items.length < most && (
        <button
          type="button"
          className="button-secondary justify-self-start"
          onClick={() => onChange([...items, create()])}
        >
          <Plus size={18} />
          {addLabel}
        </button>
      )}
    </div>
  )
}

/** What a section of the home page lists: it has one item at least, as many as the page has room for. */
export function SectionItems<Item>({
  items,
  create,
  onChange,
  children,
}: Pick<Props<Item>, 'items' | 'create' | 'onChange' | 'children'>) {
  const { home: words } = useText('look')
  return (
    <ItemList
      items={items}
      least={1}
      most={homeLimits.items}
      nameOf={words.item}
      addLabel={words.addItem}
      create={create}
      onChange={onChange}
    >
      {children}
    </ItemList>
  )
}

// What can be done with a category, an area or a sub-area: beside its name, or in a menu on a phone.
import { Eye, EyeOff, Plus, SlidersHorizontal } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import { Menu } from '../kit/menu.tsx'
import { useOffice } from '../kit/use-words.ts'
import { below, type Node } from './nodes.ts'

type Props = { node: Node; saving: boolean; onAdd: () => void; onEdit: () => void; onHide: () => void }

export function NodeActs({ node, saving, onAdd, onEdit, onHide }: Props) {
  const words = useOffice('categories')
  const name = useSay()(node.name)
  const isHidden = node.hidden_yn === 'Y'
  const acts = [
    ...(below[node.level] ? [{ name: words.addInto(name), icon: Plus, onClick: onAdd }] : []),
    { name: words.edit(name), icon: SlidersHorizontal, onClick: onEdit },
    {
      name: isHidden ? words.show(name) : words.hide(name),
      icon: isHidden ? EyeOff : Eye,
      onClick: onHide,
    },
  ]
  return (
    <span className="flex shrink-0 items-center gap-1">
      {isHidden && <span className="badge">{words.hidden}</span>}
      <span className="hidden text-13 text-soft tabular-nums tablet:inline">{words.trips(node.trips)}</span>
      <span className="hidden tablet:flex">
        {acts.map(({ name: said, icon: Icon, onClick }) => (
          <button
            key={said}
            type="button"
            className="icon-button h-11 w-9 mouse:size-9 shrink-0"
            disabled={saving}
            aria-label={said}
            onClick={onClick}
          >
            <Icon size={16} />
          </button>
        ))}
      </span>
      <span className="tablet:hidden">
        <Menu title="⋯" label={words.acts(name)} look="icon-button list-none" className="min-w-44 gap-1 p-2">
          {acts.map(({ name: said, onClick }) => (
            <button
              key={said}
              type="button"
              className="min-h-11 rounded-lg px-3 text-left text-15 hover:bg-wash"
              disabled={saving}
              onClick={onClick}
            >
              {said}
            </button>
          ))}
        </Menu>
      </span>
    </span>
  )
}

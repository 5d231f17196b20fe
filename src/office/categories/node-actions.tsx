// What can be done with a category, an area or a sub-area: beside its name, or in a menu on a phone.

import { Badge } from '#office/kit/badge.tsx'
import { Menu } from '#office/kit/menu.tsx'
import { useText } from '#office/kit/use-text.ts'
import { SlidersHorizontal } from '#ui/icons.ts'
import { Eye, EyeOff, Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import { type CategoryNode, childLevel } from './nodes.ts'

type Props = {
  node: CategoryNode
  saving: boolean
  onAdd: () => void
  onEdit: () => void
  onHide: () => void
}

export function NodeActions({ node, saving, onAdd, onEdit, onHide }: Props) {
  const words = useText('categories')
  const name = useLocalized()(node.name)
  const isHidden = node.hidden_yn === 'Y'
  const actions = [
    ...(childLevel[node.level] ? [{ name: words.addInto(name), icon: Plus, onClick: onAdd }] : []),
    { name: words.edit(name), icon: SlidersHorizontal, onClick: onEdit },
    {
      name: isHidden ? words.show(name) : words.hide(name),
      icon: isHidden ? EyeOff : Eye,
      onClick: onHide,
    },
  ]
  return (
    <span className="flex shrink-0 items-center gap-1">
      {isHidden && <Badge>{words.hidden}</Badge>}
      <span className="hidden text-13 text-soft tabular-nums tablet:inline">{words.trips(node.trips)}</span>
      <span className="hidden tablet:flex">
        {actions.map(({ name: label, icon: Icon, onClick }) => (
          <button
            key={label}
            type="button"
            className="icon-button h-11 w-9 mouse:size-9 shrink-0"
            disabled={saving}
            aria-label={label}
            onClick={onClick}
          >
            <Icon size={16} />
          </button>
        ))}
      </span>
      <span className="tablet:hidden">
        <Menu
          title="⋯"
          label={words.actions(name)}
          buttonClass="icon-button list-none"
          className="min-w-44 gap-1 p-2"
        >
          {actions.map(({ name: label, onClick }) => (
            <button
              key={label}
              type="button"
              className="min-h-11 rounded-lg px-3 text-left text-15 hover:bg-wash"
              disabled={saving}
              onClick={onClick}
            >
              {label}
            </button>
          ))}
        </Menu>
      </span>
    </span>
  )
}

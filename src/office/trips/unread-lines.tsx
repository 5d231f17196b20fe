// Lines of the pasted text that no field took; a press puts one into the text of its day.

import { addLineToReview, type ReviewGroup } from '#domain/itinerary/review.ts'
import type { UnreadLine } from '#domain/itinerary/unread-lines.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Plus } from '#ui/more-icons.ts'

type Props = {
  lines: readonly UnreadLine[]
  groups: readonly ReviewGroup[]
  onChange: (groups: ReviewGroup[]) => void
  onShow: (at: number) => void
}

export function UnreadLines({ lines, groups, onChange, onShow }: Props) {
  const words = useText('paste')
  const addAll = () =>
    onChange(lines.reduce<ReviewGroup[]>((now, line) => addLineToReview(now, line) ?? now, [...groups]))
  return (
    <Panel
      title={words.unread(lines.length)}
      aside={
        lines.length > 1 && (
          <button type="button" className="button-secondary" onClick={addAll}>
            <Plus size={18} />
            {words.putAll(lines.length)}
          </button>
        )
      }
    >
      <p className="text-15 text-soft">{lines.length > 0 ? words.unreadLead : words.unreadNone}</p>
      <ul className="grid max-h-[32rem] gap-1 overflow-auto empty:hidden">
        {lines.map((line) => (
          <UnreadRow
            key={line.at}
            line={line}
            next={addLineToReview(groups, line)}
            onAdd={onChange}
            onShow={() => onShow(line.at)}
          />
        ))}
      </ul>
    </Panel>
  )
}

type UnreadRowProps = {
  line: UnreadLine
  /** Undefined where the line does not fit any more. */
  next: ReviewGroup[] | undefined
  onAdd: (groups: ReviewGroup[]) => void
  onShow: () => void
}

function UnreadRow({ line: { text, days, isPart, rest }, next, onAdd, onShow }: UnreadRowProps) {
  const words = useText('paste')
  const [day] = days
  const where = day === undefined ? words.toCautions : words.toDay(day)
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-line border-b py-1 last:border-b-0 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="block whitespace-pre-wrap break-words text-15">{text.trim()}</span>
        {isPart && <span className="block break-words text-13 text-soft">{words.onlyPart(rest)}</span>}
      </span>
      {next ? (
        <button
          type="button"
          className="button-secondary justify-self-start whitespace-nowrap"
          aria-label={`${where}: ${text.trim()}`}
          onFocus={onShow}
          onClick={() => onAdd(next)}
        >
          {where}
        </button>
      ) : (
        <span className="text-13 text-soft">{words.isFull}</span>
      )}
    </li>
  )
}

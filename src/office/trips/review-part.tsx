// A part of what was read: its fields to be changed, left out, or confirmed one by one or together.
import { lettersOf, type ReviewField, type ReviewGroup } from '#domain/itinerary/review.ts'
import { tripLetters } from '#limits/trade.ts'
import { Check, X } from '#ui/icons.ts'
import { Area } from '../kit/field.tsx'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'

type Spoken = ReturnType<typeof useOffice<'paste'>>
type Props = { group: ReviewGroup; onChange: (group: ReviewGroup) => void; onShow: (from: string) => void }

export function ReviewPart({ group, onChange, onShow }: Props) {
  const words = useOffice('paste')
  const { fields } = group
  const open = fields.filter(({ looked }) => !looked).length
  const put = (at: number, ...next: ReviewField[]) =>
    onChange({ ...group, fields: fields.toSpliced(at, 1, ...next) })
  return (
    <Part
      title={titleOf(group, words)}
      aside={
        open > 1 && (
          <button
            type="button"
            className="act"
            onClick={() =>
              onChange({ ...group, fields: fields.map((field) => ({ ...field, looked: true })) })
            }
          >
            <Check size={18} />
            {words.allRight(open)}
          </button>
        )
      }
    >
      <ul className="grid gap-2 empty:hidden">
        {fields.map((field, at) => (
          <Line
            key={field.key}
            field={field}
            onShow={() => onShow(field.from)}
            onType={(value) => put(at, { ...field, value, looked: true })}
            onRight={() => put(at, { ...field, looked: true })}
            onRemove={() => put(at)}
          />
        ))}
      </ul>
      {group.text !== undefined && (
        <Area
          label={words.dayText}
          rows={group.text === '' ? 1 : 4}
          maxLength={tripLetters.day}
          value={group.text}
          onChange={({ target }) => onChange({ ...group, text: target.value })}
        />
      )}
    </Part>
  )
}

const titleOf = ({ kind, number = 0, also = [] }: ReviewGroup, words: Spoken) =>
  kind === 'day' ? [words.day(number), ...also].join(' · ') : words.groups[kind]

type LineProps = {
  field: ReviewField
  onShow: () => void
  onType: (value: string) => void
  onRight: () => void
  onRemove: () => void
}

function Line({ field, onShow, onType, ...acts }: LineProps) {
  const words = useOffice('paste')
  const { name, value, from, looked } = field
  const label = words.names[name]
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="text-13 text-soft">{label}</span>
      <input
        value={value}
        aria-label={label}
        maxLength={lettersOf[name]}
        onFocus={onShow}
        onChange={({ target }) => onType(target.value)}
        className={`box ${looked ? '' : 'border-amber-500 bg-[oklch(0.975_0.025_75)]'}`}
      />
      <LineActs {...{ field, onShow, ...acts }} />
      {!looked && (
        <p className="col-span-2 col-start-2 text-13 text-soft">
          <strong className="font-semibold text-warn">{words.unsure}</strong>
          {from && ` · ${words.from}: ${from.slice(0, 120)}`}
        </p>
      )}
    </li>
  )
}

function LineActs({ field, onShow, onRight, onRemove }: Omit<LineProps, 'onType'>) {
  const words = useOffice('paste')
  const { name, value, looked } = field
  const full = `${words.names[name]} ${value}`.trim()
  const isKept = name === 'title' || name === 'nights' || name === 'days'
  return (
    <span className="flex">
      {!looked && (
        <button
          type="button"
          className="act"
          aria-label={words.rightOf(full)}
          onFocus={onShow}
          onClick={onRight}
        >
          <Check size={18} />
          {words.right}
        </button>
      )}
      {!isKept && (
        <button type="button" className="icon-button" aria-label={words.removeOf(full)} onClick={onRemove}>
          <X size={18} />
        </button>
      )}
    </span>
  )
}

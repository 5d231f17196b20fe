// A part of what was read: its fields to be changed, left out, or confirmed one by one or together.
import { maxLetters, type ReviewField, type ReviewGroup } from '#domain/itinerary/review.ts'
import { tripLetters } from '#limits/trade.ts'
import { Textarea } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Check, X } from '#ui/icons.ts'

type PasteText = ReturnType<typeof useText<'paste'>>
type Props = { group: ReviewGroup; onChange: (group: ReviewGroup) => void; onShow: (from: string) => void }

export function ReviewPanel({ group, onChange, onShow }: Props) {
  const words = useText('paste')
  const { fields } = group
  const open = fields.filter(({ looked }) => !looked).length
  const replaceField = (at: number, ...next: ReviewField[]) =>
    onChange({ ...group, fields: fields.toSpliced(at, 1, ...next) })
  return (
    <Panel
      title={describeGroup(group, words)}
      aside={
        open > 1 && (
          <button
            type="button"
            className="button-secondary"
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
          <ReviewRow
            key={field.key}
            field={field}
            onShow={() => onShow(field.from)}
            onType={(value) => replaceField(at, { ...field, value, looked: true })}
            onConfirm={() => replaceField(at, { ...field, looked: true })}
            onRemove={() => replaceField(at)}
          />
        ))}
      </ul>
      {group.text !== undefined && (
        <Textarea
          label={words.dayText}
          rows={group.text === '' ? 1 : 4}
          maxLength={tripLetters.day}
          value={group.text}
          onChange={({ target }) => onChange({ ...group, text: target.value })}
        />
      )}
    </Panel>
  )
}

const describeGroup = ({ kind, number = 0, also = [] }: ReviewGroup, words: PasteText) =>
  kind === 'day' ? [words.day(number), ...also].join(' · ') : words.groups[kind]

type ReviewRowProps = {
  field: ReviewField
  onShow: () => void
  onType: (value: string) => void
  onConfirm: () => void
  onRemove: () => void
}

function ReviewRow({ field, onShow, onType, ...actions }: ReviewRowProps) {
  const words = useText('paste')
  const { name, value, from, looked } = field
  const label = words.names[name]
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="text-13 text-soft">{label}</span>
      <input
        value={value}
        aria-label={label}
        maxLength={maxLetters[name]}
        data-doubt={looked ? undefined : ''}
        onFocus={onShow}
        onChange={({ target }) => onType(target.value)}
        className={`form-control ${looked ? '' : 'border-amber-500 bg-[oklch(0.975_0.025_75)]'}`}
      />
      <ReviewRowActions field={field} onShow={onShow} {...actions} />
      {!looked && (
        <p className="col-span-2 col-start-2 text-13 text-soft">
          <strong className="font-semibold text-warn">{words.unsure}</strong>
          {from && ` · ${words.from}: ${from.slice(0, 120)}`}
        </p>
      )}
    </li>
  )
}

function ReviewRowActions({ field, onShow, onConfirm, onRemove }: Omit<ReviewRowProps, 'onType'>) {
  const words = useText('paste')
  const { name, value, looked } = field
  const full = `${words.names[name]} ${value}`.trim()
  const isRequired = name === 'title' || name === 'nights' || name === 'days'
  return (
    <span className="flex">
      {!looked && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.rightLabel(full)}
          onFocus={onShow}
          onClick={onConfirm}
        >
          <Check size={18} />
          {words.right}
        </button>
      )}
      {!isRequired && (
        <button type="button" className="icon-button" aria-label={words.removeLabel(full)} onClick={onRemove}>
          <X size={18} />
        </button>
      )}
    </span>
  )
}

// Another date, more people or single rooms: chosen, priced by the server, then sent as it was shown.
import { useContext, useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { typingPause_ms } from '#limits/display.ts'
import { ApiContext } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { BookingChange, ChangeFormProps } from './change-form.ts'
import { ChangeFormEnd } from './change-form-end.tsx'
import { ChangePrice } from './change-price.tsx'
import { PartySteps } from './party-steps.tsx'

type Props = { kind: 'date' | 'party' | 'rooms'; form: ChangeFormProps }

export function PricedChange({ kind, form: { booking, options, isSelf, send, close } }: Props) {
  const { changes: words } = useText('booking')
  const localized = useLocalized()
  const { failed } = useText('shell')
  const api = useContext(ApiContext)
  const { booking_id } = booking
  const [change, setChange] = useState<BookingChange>()
  const { answer, error } = useCall(
    api && change ? JSON.stringify([change, options.revision]) : undefined,
    async () => change && api?.reservation.previewChange({ booking_id, change }),
    { delay_ms: typingPause_ms },
  )
  const { submit, sending, problem } = useApiForm({
    schema: async () => (await import('#domain/reservation/forms.ts')).ChangeNoteForm,
    toInput: ({ note }) => ({ note }),
    send: async (sender, { note }) => {
      if (!answer || !change) return
      await send(sender, change, { total: answer.total, revision: answer.revision, note })
    },
    fallbackError: words.failed,
  })
  const refused = error === undefined ? '' : localized(parseRefusal(error).description) || failed.unexpected
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {kind === 'date' && <DateChoice options={options} change={change} onChoose={setChange} />}
      {kind !== 'date' && (
        <PartySteps kind={kind} booking={booking} single_rooms={options.single_rooms} onChoose={setChange} />
      )}
      {change && !answer && (
        <p role="status" className="text-15 text-soft">
          {refused || words.pricing}
        </p>
      )}
      {change && answer && <ChangePrice price={answer} kind={kind} />}
      <Problem>{problem}</Problem>
      <ChangeFormEnd isSelf={isSelf} sending={sending} isOff={!change || !answer} close={close} />
    </form>
  )
}

type DateChoiceProps = {
  options: ChangeFormProps['options']
  change: BookingChange | undefined
  onChoose: (change: BookingChange) => void
}

function DateChoice({ options: { dates }, change, onChoose }: DateChoiceProps) {
  const { formatDate } = useDates()
  const { changes: words } = useText('booking')
  if (dates.length === 0) return <p className="text-soft">{words.noDates}</p>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-15">{words.pickDate}</legend>
      <div className="grid max-h-72 auto-rows-max gap-2 overflow-y-auto p-1">
        {dates.map(({ departure_id, departure_date, departure_time, left, more }) => (
          <label
            key={departure_id}
            className="flex min-h-11 items-center gap-3 rounded-input border border-line px-4 py-2 has-checked:border-brand-600 has-checked:bg-brand-50"
          >
            <input
              type="radio"
              name="departure"
              className="size-5 shrink-0 accent-brand-600"
              checked={change?.kind === 'date' && change.departure_id === departure_id}
              onChange={() => onChoose({ kind: 'date', departure_id })}
            />
            <span className="money grid grow">
              <span className="whitespace-nowrap font-semibold">
                {formatDate(departure_date)} {departure_time ?? ''}
              </span>
              <span className="flex flex-wrap justify-between gap-x-3 text-15">
                <span className="text-soft">{words.left(left)}</span>
                <span>{describeMore(more, words)}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function describeMore(more: number, words: ReturnType<typeof useText<'booking'>>['changes']): string {
  if (more === 0) return words.samePrice
  return more > 0 ? words.more(formatNumber(more)) : words.less(formatNumber(-more))
}

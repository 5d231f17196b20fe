// What the customer asks to have changed: its price today, done with one press or declined with a reason.

import { useState } from 'react'
import { travellerKinds } from '#domain/booking/ages.ts'
import { type Api, useApi } from '#office/api.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'
import { PriceChange } from './price-change.tsx'

type Booking = Pick<BookingDetails, 'booking'>
type RequestDetails = NonNullable<Awaited<ReturnType<Api['reservation']['changeRequest']>>['request']>

type OpenRequestProps = Booking & { request: RequestDetails; onAnswered: () => void }

export default function ChangeRequestPanel({ booking, request, onAnswered }: OpenRequestProps) {
  const words = useText('bookings').changeRequest
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [isRefusing, setRefusing] = useState(false)
  const { booking_id, pay_by, reached_by } = booking
  const { id, price } = request
  const accept = async () => {
    if (!price) return
    const input = { booking_id, id, revision: price.revision, total: price.total }
    if (!(await save((sending) => api.reservation.acceptChange(input, sending)))) return
    toast(words.accepted)
    onAnswered()
  }
  return (
    <Panel title={words.title}>
      <RequestFacts request={request} />
      {price ? (
        <PriceChange price={price} error={undefined} pay_by={pay_by} reached_by={reached_by} />
      ) : (
        <p className="text-15 text-bad">{words.cannot}</p>
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={() => setRefusing(true)}>
          {words.refuse}
        </button>
        <button
          type="button"
          className="button-primary"
          disabled={saving || !price}
          onClick={() => void accept()}
        >
          {words.accept}
        </button>
      </div>
      {isRefusing && (
        <RefuseChange
          booking={booking}
          request={request}
          onAnswered={onAnswered}
          onClose={() => setRefusing(false)}
        />
      )}
    </Panel>
  )
}

function RequestFacts({ request }: { request: RequestDetails }) {
  const words = useText('bookings').changeRequest
  const { language } = useSession()
  const { kind, note, asked, traveller_name } = request
  const wanted = useDescribeWanted(request)
  const lines = [
    [words.kinds[kind], ''],
    [words.asked, formatMoment(asked, language)],
    [words.to[kind], wanted],
    ['', traveller_name ? words.instead(traveller_name) : ''],
    [words.note, note],
  ] as const
  return (
    <dl className="grid gap-1 text-15">
      {lines
        .filter(([name, value], at) => at === 0 || (value !== '' && value !== name))
        .map(([name, value]) => (
          <div key={`${name} ${value}`} className="grid grid-cols-[6rem_1fr] gap-2">
            <dt className={value === '' ? 'col-span-2 font-semibold' : 'text-soft'}>{name}</dt>
            {value !== '' && <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>}
          </div>
        ))}
    </dl>
  )
}

/** What is to become of it, in words. */
function useDescribeWanted({ party, single_rooms, person, departure_date }: RequestDetails): string {
  const words = useText('bookings')
  if (single_rooms !== null) return words.changeRequest.rooms(single_rooms)
  if (party)
    return travellerKinds
      .filter((kind) => party[kind] > 0)
      .map((kind) => `${words.kind[kind]} ${party[kind]}`)
      .join(', ')
  if (!person) return departure_date ?? ''
  const { name, name_en, birthdate, contact_masked, email_masked } = person
  return [name, name_en, birthdate, contact_masked, email_masked].filter(Boolean).join(' · ')
}

function RefuseChange({ booking, request, onAnswered, onClose }: OpenRequestProps & { onClose: () => void }) {
  const words = useText('bookings').changeRequest
  const api = useApi()
  return (
    <ReasonDialog
      title={words.refuseTitle}
      lead={words.refuseLead}
      label={words.reason}
      confirmLabel={words.refuse}
      field="answer"
      call={({ reservation }) => reservation.refuseChange}
      toInput={({ answer }) => ({ booking_id: booking.booking_id, id: request.id, answer })}
      send={(input, sending) => api.reservation.refuseChange(input, sending)}
      doneText={words.refused}
      onDone={onAnswered}
      onClose={onClose}
    />
  )
}

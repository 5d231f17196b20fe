// More people or other single rooms: counted up and down. Whoever leaves is cancelled, with its own quote.
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import { partyMost } from '#limits/trade.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CountField } from '#ui/number-input.tsx'
import { useText } from '#web/session.tsx'
import type { BookingChange } from './change-form.ts'

type Props = {
  kind: 'party' | 'rooms'
  booking: BookingDetails
  single_rooms: number
  onChoose: (change: BookingChange | undefined) => void
}

export function PartySteps({ kind, booking, single_rooms, onChoose }: Props) {
  const { changes: words } = useText('booking')
  const { kinds } = useText('reserve')
  const [party, setParty] = useState(booking.party)
  const [rooms, setRooms] = useState(single_rooms)
  const count = (each: TravellerKind, next: number) => {
    const changed = { ...party, [each]: next }
    setParty(changed)
    const isSame = travellerKinds.every((one) => changed[one] === booking.party[one])
    onChoose(isSame ? undefined : { kind: 'party', ...changed })
  }
  if (kind === 'rooms')
    return (
      <Step
        label={words.singleRooms}
        value={rooms}
        least={0}
        most={booking.party.adult}
        onChange={(next) => {
          setRooms(next)
          onChoose(next === single_rooms ? undefined : { kind: 'rooms', single_rooms: next })
        }}
      />
    )
  return (
    <div className="grid gap-2">
      {travellerKinds.map((each) => (
        <Step
          key={each}
          label={kinds[each]}
          value={party[each]}
          least={booking.party[each]}
          most={partyMost}
          onChange={(next) => count(each, next)}
        />
      ))}
      {booking.cancellable && <LeaveInstead />}
    </div>
  )
}

/** The link to cancelling some travellers, in the same entry of the history. */
function LeaveInstead() {
  const { changes: words } = useText('booking')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <p className="text-15 text-soft">
      {words.fewer}{' '}
      <button
        type="button"
        className="min-h-11 font-semibold text-brand-700 underline underline-offset-4"
        onClick={() =>
          navigate(pathname + search, {
            state: { cancelling: true },
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {words.leave}
      </button>
    </p>
  )
}

type StepProps = {
  label: string
  value: number
  least: number
  most: number
  onChange: (next: number) => void
}

function Step({ label, value, least, most, onChange }: StepProps) {
  const { changes: words } = useText('booking')
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <span className="font-semibold">{label}</span>
      <CountField
        label={label}
        fewer={words.fewerOf(label)}
        more={words.moreOf(label)}
        value={value}
        least={least}
        most={most}
        change={onChange}
      />
    </div>
  )
}

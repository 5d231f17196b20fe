// A select of the travellers of a booking whose names are known.
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

export const listNamedTravellers = ({ travellers }: BookingDetails) =>
  travellers.filter(({ cancelled, name }) => !cancelled && name !== '')

type Props = { booking: BookingDetails; label: string; nobody?: string }

/** `nobody`: what it says where none of them is meant. */
export function TravellerSelect({ booking, label, nobody }: Props) {
  const { kinds } = useText('reserve')
  return (
    <label className="grid gap-1.5 text-15">
      {label}
      <select name="traveller" className="field">
        {nobody !== undefined && <option value="">{nobody}</option>}
        {listNamedTravellers(booking).map(({ seq, name, kind }) => (
          <option key={seq} value={seq}>
            {name} ({kinds[kind]})
          </option>
        ))}
      </select>
    </label>
  )
}

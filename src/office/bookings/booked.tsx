// A caller's booking stands: the link by which they agree and pay.
import { Link, useParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'
import { HandedLink, type Link as PayLink } from './handed-link.tsx'

export type Booking = { booking_id: string; total: number; link: PayLink }
type Props = { booked: Booking; who: { name: string; email: string }; onAnother: () => void }

export function Booked({ booked: { booking_id, total, link }, who, onAnother }: Props) {
  const words = useOffice('bookings').newForm
  const { agency } = useParams()
  return (
    <div className="grid max-w-xl gap-4">
      <Part title={words.booked}>
        <p role="status" className="text-15">
          {words.bookedLead(who.name, withCommas(total))}
          {who.email && <> · {words.mailed(who.email)}</>}
        </p>
        <HandedLink kind="pay" link={link} />
        <div className="flex flex-wrap gap-2">
          <Link to={`/${agency}/bookings/${booking_id}`} className="act">
            {words.open}
          </Link>
          <button type="button" className="act" onClick={onAnother}>
            {words.another}
          </button>
        </div>
      </Part>
    </div>
  )
}

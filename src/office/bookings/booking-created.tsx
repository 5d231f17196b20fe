// A caller's booking was created: the link with which the caller agrees and pays.
import { formatNumber } from '#lib/format.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { CustomerLink, type BookingLink as PayLink } from './customer-link.tsx'

export type CreatedBooking = { booking_id: string; total: number; link: PayLink }
type Props = { booking: CreatedBooking; customer: { name: string; email: string }; onBookAnother: () => void }

export function BookingCreated({ booking: { booking_id, total, link }, customer, onBookAnother }: Props) {
  const words = useText('bookings').newForm
  return (
    <div className="grid max-w-xl gap-4">
      <Panel title={words.booked}>
        <p role="status" className="text-15">
          {words.bookedLead(customer.name, formatNumber(total))}
          {customer.email && <> · {words.mailed(customer.email)}</>}
        </p>
        <CustomerLink kind="pay" link={link} />
        <div className="flex flex-wrap gap-2">
          <OfficeLink to={`/bookings/${booking_id}`} className="button-secondary">
            {words.open}
          </OfficeLink>
          <button type="button" className="button-secondary" onClick={onBookAnother}>
            {words.another}
          </button>
        </div>
      </Panel>
    </div>
  )
}

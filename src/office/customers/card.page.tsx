// The card of one customer: contact details, bookings, notes, and everything else about the person.
import { useLoaderData } from 'react-router'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ProgressBadge } from '#office/bookings/progress-badge.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { CandidatePanel } from './candidates.tsx'
import { ContactPanel } from './contacts.tsx'
import { EraseButton } from './erase.tsx'
import { type CustomerDetails, loadCustomer } from './load-customer.ts'
import { CustomerNotes } from './notes.tsx'
import { HistoryPanels } from './records.tsx'

export const loader = loadCustomer

export default function CustomerPage() {
  const words = useText('customers')
  const api = useApi()
  const may = useMay()
  const details = useLoaderData<typeof loader>()
  const { customer, name, is_member, is_ad_refused } = details
  return (
    <div className="max-w-6xl">
      <OfficeLink
        to="/customers"
        className="mb-2 inline-flex min-h-11 items-center text-15 text-soft mouse:min-h-9"
      >
        ‹ {words.toList}
      </OfficeLink>
      <PageHeader
        title={name}
        lead={`${is_member ? words.member : words.guest}${is_ad_refused ? ` · ${words.card.adsRefused}` : ''}`}
      >
        {may('customer data') && (
          <>
            <ListExport get={(format, sending) => api.customer.handOut({ customer, format }, sending)} />
            <EraseButton customer={customer} />
          </>
        )}
      </PageHeader>
      <div className="grid items-start gap-4 desktop:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-4">
          <CandidatePanel {...details} />
          <BookingPanel {...details} />
          <HistoryPanels {...details} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContactPanel {...details} />
          <CustomerNotes key={customer} {...details} />
        </div>
      </div>
    </div>
  )
}

function BookingPanel({ bookings }: CustomerDetails) {
  const { card: words } = useText('customers')
  const localized = useLocalized()
  return (
    <Panel title={words.bookings}>
      {bookings.length === 0 && <p className="text-15 text-soft">{words.noBookings}</p>}
      <ul className="divide-y divide-line">
        {bookings.map(
          ({ booking_id, page_title, departure_date, progress, passports_missing, paid, total }) => (
            <li key={booking_id} className="grid gap-1 py-2 text-15">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <OfficeLink to={`/bookings/${booking_id}`} className="font-medium hover:underline">
                  {departure_date} {localized(page_title)}
                </OfficeLink>
                <ProgressBadge progress={progress} isHindered={passports_missing > 0} />
              </span>
              <span className="flex flex-wrap justify-between gap-x-3 text-13 text-soft tabular-nums">
                <span>{formatInFours(booking_id)}</span>
                <span>{words.paid(formatNumber(paid), formatNumber(total))}</span>
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}

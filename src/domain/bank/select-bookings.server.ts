// Bookings as transfers are matched with them: who is named in them, what they owe, by which shares.
import { sql } from 'kysely'
import { selectOpenShares } from '#domain/payment/share-payment.server.ts'
import type { OpenBooking, OpenShare } from './match-index.ts'

export type BookingRow = Omit<OpenBooking, 'title'> & {
  shares: OpenShare[]
  page_title: { ko: string; en: string }
  departure_date: string
}

/** The bookings `b` of a condition, as transfers are matched with them. */
export const selectBookings = (travel_agency: number, condition: ReturnType<typeof sql>) => sql<BookingRow>`
    select b.id, b.booking_id, b.name, b.contact, b.page_title, b.departure_id, b.departure_date,
      b.adult + b.child + b.baby as people, b.payable + b.claim as payable, b.payable_most + b.claim as left, r.reference,
      ${selectOpenShares} as shares,
      array(select n from traveller t, unnest(array[t.name, t.name_en]) n
        where t.travel_agency = b.travel_agency and t.booking = b.id and t.cancelled is null and n is not null) as travellers
    from booking_money b
    left join transfer_reference r on r.travel_agency = b.travel_agency and r.booking = b.id
    where b.travel_agency = ${travel_agency} and ${condition}`

// Tasks before a trip that are still open, asked of the booking `b` in a query.
import { type RawBuilder, sql } from 'kysely'
import { belongsToMember } from './find.server.ts'
import { isOverseasTrip } from './overseas-trip.server.ts'
import { isBookingOpen, isBookingUnderWay } from './progress-conditions.server.ts'

type PendingItems = ('pay' | 'balance' | 'travellers' | 'passports' | 'contract' | 'review')[]

/** Number and picture of the traveller `t` are both there. */
export const hasPassport = sql<boolean>`exists (select from passport q where q.travel_agency = t.travel_agency and q.booking = t.booking and q.traveller = t.seq)
  and exists (select from passport_file f where f.travel_agency = t.travel_agency and f.booking = t.booking and f.traveller = t.seq)`
/** The traveller `t` has given the consents. */
export const hasAgreed = sql<boolean>`exists (select from consent c where c.travel_agency = t.travel_agency and c.booking = t.booking and c.traveller = t.seq and c.type = 'privacy')`

/** Changes of its departure that the booking `b` agreed to. */
const agreedChanges = sql<string>`coalesce((select '+' || string_agg(k.change::text, ',' order by k.change)
  from change_consent k join itinerary_change g on g.travel_agency = k.travel_agency and g.id = k.change
  where k.travel_agency = b.travel_agency and k.booking = b.id and k.answer = 'agreed'
    and g.departure_id = b.departure_id), '')`

/**
 * The basis of the contract of the booking `b`. Whoever takes the booking over agrees to a contract of their
 * own.
 */
export const contractBasis = sql<string>`(contract_basis(
  b.departure_id, b.departure_date, b.return_date, b.adult, b.child, b.baby, b.total, b.price_lines)
  || case when b.handed_over > 0 then ' ' || b.handed_over else '' end || ${agreedChanges})`

/** The travellers of the booking `b` who travel and of whom this is true. */
const countTravellers = (isCounted: RawBuilder<unknown>) => sql`(
  select count(*) from traveller t
  where t.travel_agency = b.travel_agency and t.booking = b.id and t.cancelled is null and ${isCounted})`

/** Only the member who owns the booking is asked for a review, not the holder of a pass, nor staff. */
export const selectPendingItems = (member_id: number | undefined) => sql<PendingItems>`array_remove(array[
  case when b.progress = 'waiting_for_payment' and not b.reserved_free then 'pay' end,
  case when b.progress = 'deposit_paid' then 'balance' end,
  case when ${isBookingOpen}
    and ${countTravellers(sql`t.birthdate is not null`)} < b.adult + b.child + b.baby then 'travellers' end,
  case when ${isBookingUnderWay} and ${isOverseasTrip}
    and ${countTravellers(hasPassport)} < b.adult + b.child + b.baby then 'passports' end,
  case when ${isBookingUnderWay} and not exists (
    select from contract c where c.travel_agency = b.travel_agency and c.booking = b.id and c.agreed is not null
      and c.basis = ${contractBasis}) then 'contract' end,
  case when b.progress = 'travel_completed'
    and ${member_id === undefined ? sql`false` : belongsToMember(member_id)}
    and not exists (select from review r where r.travel_agency = b.travel_agency and r.booking = b.id) then 'review' end], null)`

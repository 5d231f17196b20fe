// The list of customers in one statement: a line for each card, by its newest booking.

import { type RawBuilder, sql } from 'kysely'
import { selectSearchMatches } from '#domain/booking/search.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { toDigits } from '#lib/phone.ts'
import { officeCounts } from '#limits/display.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import { isQuoteAlone } from './parts.server.ts'

type CustomerRow = {
  customer: string
  name: string
  contact: string
  is_member: boolean
  page_title: LocalizedText | null
  departure_date: string | null
  reg_date: string
  id: number
}

const bookingColumns = sql`case when b.member_id is null then 'b' || b.id else 'm' || b.member_id end as customer,
  b.name, b.contact, b.member_id is not null as is_member, b.page_title, b.departure_date, b.reg_date, b.id`

export async function listCustomers(
  { db, travel_agency }: AgencyContext,
  { q, page, page_size }: In<typeof customerOfficeCalls.list>,
) {
  const matching = q === undefined ? selectNewestOfEach(travel_agency) : selectMatches(travel_agency, q)
  const limits = q === undefined ? { most: officeCounts.listed } : { most: officeCounts.found, once: true }
  const order = q === undefined ? sql`id desc` : sql`reg_date desc, customer`
  const { list, ...paging } = await listPage(db, matching.$castTo<CustomerRow>(), order, {
    page,
    page_size,
    ...limits,
  })
  return {
    ...paging,
    list: list.map(({ contact, id: _, ...each }) => ({ ...each, contact_masked: maskContact(contact) })),
  }
}

/** An erased booking names nobody any more. */
const namesSomebody = sql`(b.contact <> '' or b.email <> '' or b.member_id is not null)`

/** The newest booking of a member, by an index. */
const selectNewestOf = (member: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select n.id from booking n
  where n.travel_agency = b.travel_agency and n.member_id = ${member} order by n.id desc limit 1)`

/**
 * Bookings are read in the order of an index, without those whose card has a newer one: the first page is
 * read alone. Without `offset 0` the database may join all bookings first.
 */
const selectNewestOfEach = (travel_agency: number): RawBuilder<unknown> => sql`
  select ${bookingColumns} from booking b
  where b.travel_agency = ${travel_agency} and ${namesSomebody}
    and (b.member_id is null or b.id = ${selectNewestOf(sql`b.member_id`)})
    and not exists (select from customer_part mine
      join customer_part other on other.travel_agency = mine.travel_agency and other.customer = mine.customer
      where mine.travel_agency = b.travel_agency
        and mine.kind = case when b.member_id is null then 'booking' else 'member' end
        and mine.ref = coalesce(b.member_id, b.id)
        and (other.kind = 'booking' and other.ref > b.id
          or other.kind = 'member' and ${selectNewestOf(sql`other.ref`)} > b.id) offset 0)`

/** Found by a booking's names and telephone; a whole telephone or address also finds who booked nothing. */
function selectMatches(travel_agency: number, q: string): RawBuilder<unknown> {
  const where = sql<boolean>`b.travel_agency = ${travel_agency}`
  const digits = toDigits(q) || 'none'
  const email = q.trim().toLowerCase()
  return sql`select distinct on (coalesce('j' || p.customer, c.customer)) c.* from (
      select ${bookingColumns} from booking b
        where b.travel_agency = ${travel_agency} and ${namesSomebody}
          and b.id = any(array(${selectSearchMatches(travel_agency, q, where)}))
      union all select 'm' || m.id, m.name, coalesce(m.contact, ''), true, null, null, m.reg_date, 0 from member m
        where m.travel_agency = ${travel_agency}
          and (m.contact_digits = ${digits} or lower(m.email) = ${email})
      union all select case when c.member_id is null then 'c' || c.id else 'm' || c.member_id end,
          c.name, c.contact, c.member_id is not null, null, null, c.reg_date, 0 from consult c
        where c.travel_agency = ${travel_agency}
          and (phone_digits(c.contact) = ${digits} or lower(c.email) = ${email})
      union all select 'q' || q.id, q.name, q.contact, false, null, null, q.reg_date, 0 from quote q
        where q.travel_agency = ${travel_agency} and ${isQuoteAlone}
          and (phone_digits(q.contact) = ${digits} or lower(q.email) = ${email})) c
    left join customer_part p on p.travel_agency = ${travel_agency} and p.ref = substr(c.customer, 2)::bigint
      and p.kind = case left(c.customer, 1) when 'b' then 'booking' when 'm' then 'member' when 'c' then 'consult' else 'quote' end
    order by coalesce('j' || p.customer, c.customer), c.id desc`
}

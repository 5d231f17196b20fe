// Cards that may be the same person, because a telephone or an address is the same. Staff decide.

import { type RawBuilder, sql } from 'kysely'
import { maskContact } from '#domain/member/mask-name.ts'
import { toDigits } from '#lib/phone.ts'
import { customerLimits } from '#limits/display.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { type Customer, formatKey, isQuoteAlone, type PartDetails, type PartKind } from './parts.server.ts'

type CandidateRow = { kind: PartKind; ref: number; name: string; contact: string; email: string }
type Reach = { digits: string[]; emails: string[] }

const isDistinct = (each: string, at: number, all: string[]) => each !== '' && all.indexOf(each) === at

export async function listCandidates(ctx: AgencyContext, customer: Customer, parts: readonly PartDetails[]) {
  const contacts = [...parts, ...(await listBookers(ctx, customer.bookings))]
  const reach = {
    digits: contacts.map(({ contact }) => toDigits(contact)).filter(isDistinct),
    emails: contacts.map(({ email }) => email.toLowerCase()).filter(isDistinct),
  }
  const rows = await findSame(ctx, reach)
  const own = new Set(customer.parts.map(formatKey))
  const byKey = new Map<string, CandidateRow>()
  for (const row of rows)
    if (!own.has(formatKey(row)) && !isWithin(customer, row)) byKey.set(formatKey(row), row)
  return [...byKey].slice(0, customerLimits.candidates).map(([key, { name, contact, email }]) => ({
    customer: key,
    name,
    contact_masked: maskContact(contact),
    same: [
      ...(reach.digits.includes(toDigits(contact)) ? (['contact'] as const) : []),
      ...(reach.emails.includes(email.toLowerCase()) ? (['email'] as const) : []),
    ],
  }))
}

const isWithin = ({ members, bookings, consults, quotes }: Customer, { kind, ref }: CandidateRow) =>
  ({ member: members, booking: bookings, consult: consults, quote: quotes })[kind].includes(ref)

const listBookers = ({ db, travel_agency }: AgencyContext, bookings: number[]) =>
  bookings.length === 0
    ? []
    : db
        .selectFrom('booking')
        .select(['contact', 'email'])
        .where('travel_agency', '=', travel_agency)
        .where('id', 'in', bookings)
        .limit(customerLimits.bookings)
        .execute()

/** A guest's booking is a card of its own; a member's is on the member's card. Only the newest matches. */
async function findSame({ db, travel_agency }: AgencyContext, reach: Reach): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    ${selectSameBookings(travel_agency, reach)}
    union all (select 'member', m.id, m.name, coalesce(m.contact, ''), coalesce(m.email, '') from member m
      where m.travel_agency = ${travel_agency}
        and (m.contact_digits = any(${reach.digits}) or lower(m.email) = any(${reach.emails})) limit ${customerLimits.candidates})
    union all (select 'consult', c.id, c.name, c.contact, coalesce(c.email, '') from consult c
      where c.travel_agency = ${travel_agency} and c.member_id is null
        and (phone_digits(c.contact) = any(${reach.digits}) or lower(c.email) = any(${reach.emails}))
      order by c.id desc limit ${customerLimits.candidates})
    union all (select 'quote', q.id, q.name, q.contact, q.email from quote q
      where q.travel_agency = ${travel_agency} and ${isQuoteAlone}
        and (phone_digits(q.contact) = any(${reach.digits}) or lower(q.email) = any(${reach.emails}))
      order by q.id desc limit ${customerLimits.candidates})`.execute(db)
  return rows
}

/**
 * The query uses the index of three digits where the last digits of a telephone are known; addresses have no
 * such index.
 */
function selectSameBookings(travel_agency: number, { digits, emails }: Reach): RawBuilder<unknown> {
  const columns = sql`case when b.member_id is null then 'booking' else 'member' end as kind,
    coalesce(b.member_id, b.id) as ref, b.name, b.contact, b.email`
  return sql`(select ${columns} from booking b
      where b.travel_agency = ${travel_agency} and phone_digits(b.contact) = any(${digits})
        and b.id = any(array(select g.booking from booking_gram g
          where g.travel_agency = ${travel_agency} and g.gram = any(${digits.flatMap(toGrams)})))
      order by b.id desc limit ${customerLimits.candidates})
    union all (select ${columns} from booking b
      where b.travel_agency = ${travel_agency} and b.email <> '' and lower(b.email) = any(${emails})
      order by b.id desc limit ${customerLimits.candidates})`
}

/** The last three digits, which differ most. */
const toGrams = (digits: string) => (digits.length < 8 ? [] : [`p${digits.slice(-3)}`])

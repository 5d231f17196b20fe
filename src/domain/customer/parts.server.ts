// The parts of one customer: a member with their bookings, a guest's booking or quote, and what staff joined.
// No two people are joined by guess. Decision 103
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type PartKind = 'booking' | 'member' | 'consult' | 'quote'
export type Part = { kind: PartKind; ref: number }
export type Customer = {
  /** The row of what staff joined, if they did. */
  customer: number | null
  root: Part
  parts: Part[]
  members: number[]
  bookings: number[]
  consults: number[]
  quotes: number[]
}

const kindsByLetter: Record<string, PartKind> = { b: 'booking', m: 'member', c: 'consult', q: 'quote' }
const letters: Record<PartKind, string> = { booking: 'b', member: 'm', consult: 'c', quote: 'q' }

export const formatKey = ({ kind, ref }: Part) => `${letters[kind]}${ref}`
export const parseKey = (key: string): Part => ({
  kind: kindsByLetter[key.slice(0, 1)] ?? 'booking',
  ref: Number(key.slice(1)),
})

/** A booking or a consultation of a member is part of the member's card. */
async function getRoot(ctx: AgencyContext, part: Part): Promise<Part> {
  const { kind, ref } = part.kind === 'quote' ? await findRootOfQuote(ctx, part.ref) : part
  if (kind === 'quote') return { kind, ref }
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ member: number | null }>`${
    kind === 'member'
      ? sql`select id as member from member where travel_agency = ${travel_agency} and id = ${ref}`
      : sql`select member_id as member from ${sql.table(kind)} where travel_agency = ${travel_agency} and id = ${ref}`
  }`.execute(db)
  const found = rows[0] ?? refuse('NOT_FOUND')
  return found.member === null ? { kind, ref } : { kind: 'member', ref: found.member }
}

/** A quote belongs to the booking that it became, or to the consultation where it began, while there is one. */
async function findRootOfQuote({ db, travel_agency }: AgencyContext, ref: number): Promise<Part> {
  const { rows } = await sql<Part>`
    select case when b.id is not null then 'booking' when c.id is not null then 'consult' else 'quote' end as kind,
      coalesce(b.id, c.id, q.id) as ref
    from quote q
    left join booking b on b.travel_agency = q.travel_agency and b.id = q.booking
    left join consult c on c.travel_agency = q.travel_agency and c.id = q.consult
    where q.travel_agency = ${travel_agency} and q.id = ${ref}`.execute(db)
  return rows[0] ?? refuse('NOT_FOUND')
}

export async function findCustomer(ctx: AgencyContext, key: string): Promise<Customer> {
  const { db, travel_agency } = ctx
  const root = await getRoot(ctx, parseKey(key))
  const joined = await db
    .selectFrom('customer_part')
    .select('customer')
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(root))
    .executeTakeFirst()
  const customer = joined?.customer ?? null
  const others = customer === null ? [] : await listJoined(ctx, customer)
  const parts = [root, ...others.filter(({ kind, ref }) => kind !== root.kind || ref !== root.ref)]
  const refs = (kind: PartKind) => parts.filter((part) => part.kind === kind).map(({ ref }) => ref)
  const members = refs('member')
  const accepted = await listBookingsOfQuotes(ctx, refs('quote'))
  const bookings = await listIds(ctx, 'booking', { ids: [...refs('booking'), ...accepted], members })
  const consults = await listIds(ctx, 'consult', { ids: refs('consult'), members })
  const quotes = await listQuoteIds(ctx, { ids: refs('quote'), bookings, consults })
  return { customer, root, parts, members, bookings, consults, quotes }
}

const listJoined = ({ db, travel_agency }: AgencyContext, customer: number) =>
  db
    .selectFrom('customer_part')
    .select(['kind', 'ref', 'by_name'])
    .where('travel_agency', '=', travel_agency)
    .where('customer', '=', customer)
    .orderBy('at')
    .execute()

/** The rows that are parts of the card, and those of its members. The newest first. */
async function listIds(
  { db, travel_agency }: AgencyContext,
  table: 'booking' | 'consult',
  { ids, members }: { ids: number[]; members: number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where travel_agency = ${travel_agency} and id = any(${ids}::bigint[])
    union select id from ${sql.table(table)} where travel_agency = ${travel_agency} and member_id = any(${members}::bigint[])
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** True if the quote `q` is a card of its own, with neither booking nor consultation. */
export const isQuoteAlone = sql<boolean>`not exists (
    select from booking b where b.travel_agency = q.travel_agency and b.id = q.booking)
  and not exists (select from consult c where c.travel_agency = q.travel_agency and c.id = q.consult)`

/** A quote that staff joined may have been accepted since. */
async function listBookingsOfQuotes({ db, travel_agency }: AgencyContext, quotes: number[]) {
  const { rows } = await sql<{ booking: number }>`
    select booking from quote where travel_agency = ${travel_agency} and id = any(${quotes}::bigint[])
      and booking is not null`.execute(db)
  return rows.map(({ booking }) => booking)
}

type QuoteOwners = Pick<Customer, 'bookings' | 'consults'> & { ids: number[] }

async function listQuoteIds(
  { db, travel_agency }: AgencyContext,
  { ids, bookings, consults }: QuoteOwners,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from quote where travel_agency = ${travel_agency} and (id = any(${ids}::bigint[])
      or booking = any(${bookings}::bigint[]) or booking is null and consult = any(${consults}::bigint[]))
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

export type PartDetails = Part & { name: string; contact: string; email: string; by_name: string | null }

/** How each part says that the person is called and reached. */
export async function describeParts(
  { db, travel_agency }: AgencyContext,
  { parts }: Pick<Customer, 'parts'>,
): Promise<PartDetails[]> {
  const refs = (kind: PartKind) => parts.filter((part) => part.kind === kind).map(({ ref }) => ref)
  const { rows } = await sql<PartDetails>`
    select p.*, j.by_name from (
      select 'booking' as kind, id as ref, name, contact, email from booking
        where travel_agency = ${travel_agency} and id = any(${refs('booking')}::bigint[])
      union all select 'member', id, name, coalesce(contact, ''), coalesce(email, '') from member
        where travel_agency = ${travel_agency} and id = any(${refs('member')}::bigint[])
      union all select 'consult', id, name, contact, coalesce(email, '') from consult
        where travel_agency = ${travel_agency} and id = any(${refs('consult')}::bigint[])
      union all select 'quote', id, name, contact, email from quote
        where travel_agency = ${travel_agency} and id = any(${refs('quote')}::bigint[])) p
    left join customer_part j on j.travel_agency = ${travel_agency} and j.kind = p.kind and j.ref = p.ref
    order by array_position(array['member', 'booking', 'consult', 'quote'], p.kind), p.ref`.execute(db)
  return rows
}

// The card of a customer: everything about one person, each part from the room that has it.
import { type Selectable, sql } from 'kysely'
import { missingPassports } from '#domain/booking/pending-work.server.ts'
import { isAdRefused } from '#domain/message/ad-refusals.server.ts'
import { deliverySubject, describeDelivery } from '#domain/message/deliveries.server.ts'
import { quoteStateSql } from '#domain/quote/find-quote.server.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { customerLimits } from '#limits/display.ts'
import type { DB } from '#platform/db/rows.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import { listCandidates } from './candidates.server.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import { type Customer, describeParts, findCustomer, formatKey } from './parts.server.ts'

export async function getCustomer(ctx: StaffCtx, { customer: key }: In<typeof customerOfficeCalls.one>) {
  const customer = await findCustomer(ctx, key)
  const parts = await describeParts(ctx, customer)
  ctx.logChange({ subject: `customer ${key}` })
  const [first] = parts
  return {
    customer: key,
    name: first?.name ?? '',
    is_member: customer.members.length > 0,
    parts: parts.map(({ kind, ref, ...part }) => ({
      ...part,
      customer: formatKey({ kind, ref }),
      is_joined: part.by_name !== null,
    })),
    candidates: await listCandidates(ctx, customer, parts),
    is_ad_refused: await isEachRefused(ctx, parts),
    ...(await listRecords(ctx, customer)),
  }
}

async function isEachRefused(ctx: StaffCtx, parts: readonly { contact: string; email: string }[]) {
  for (const part of parts) if (await isAdRefused(ctx, part)) return true
  return false
}

/** Other records of the person; of lists that grow without end only the newest. */
async function listRecords(ctx: StaffCtx, customer: Customer) {
  const readsQuestions = may(ctx.staff.roles, 'questions')
  const readsQuotes = may(ctx.staff.roles, 'change bookings')
  return {
    bookings: await listBookings(ctx, customer),
    quotes: readsQuotes ? await listQuotes(ctx, customer) : [],
    notes: await listNotes(ctx, customer),
    consents: await listConsents(ctx, customer),
    messages: await listMessages(ctx, customer),
    questions: readsQuestions ? await listQuestions(ctx, customer) : [],
    consultations: readsQuestions ? await listConsultations(ctx, customer) : [],
    reviews: await listReviews(ctx, customer),
  }
}

const limit = sql`limit ${customerLimits.each}`

const isAmong = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`

const listBookings = ({ db, travel_agency }: AgencyContext, { bookings }: Customer) =>
  db
    .selectFrom('booking as b')
    .select(['b.booking_id', 'b.name', 'b.page_title', 'b.departure_date', 'b.progress', 'b.total', 'b.paid'])
    .select(missingPassports.as('passports_missing'))
    .where('b.travel_agency', '=', travel_agency)
    .where(isAmong('b.id', bookings))
    .orderBy('b.departure_date', 'desc')
    .limit(customerLimits.bookings)
    .execute()

const listQuotes = ({ db, travel_agency }: AgencyContext, { quotes }: Customer) =>
  db
    .selectFrom('quote as q')
    .select(['q.id', 'q.changed', quoteStateSql.as('state'), sql<string>`q.content ->> 'title'`.as('title')])
    .where('q.travel_agency', '=', travel_agency)
    .where(isAmong('q.id', quotes))
    .orderBy('q.id', 'desc')
    .limit(customerLimits.each)
    .execute()

async function listNotes({ db, travel_agency }: AgencyContext, { customer, bookings }: Customer) {
  type NoteRow = { id: number; text: string; by_name: string; at: string; booking_id: string | null }
  const { rows } = await sql<NoteRow>`
    select id, text, by_name, at, null as booking_id from customer_note
      where travel_agency = ${travel_agency} and customer = ${customer ?? 0}
    union all select n.id, n.text, n.by_name, n.at, b.booking_id from booking_note n
      join booking b on b.travel_agency = n.travel_agency and b.id = n.booking
      where n.travel_agency = ${travel_agency} and n.booking = any(${bookings}::bigint[])
    order by at desc ${limit}`.execute(db)
  return rows
}

async function listConsents({ db, travel_agency }: AgencyContext, { members, bookings, consults }: Customer) {
  type ConsentRow = Pick<Selectable<DB['consent']>, 'id' | 'type' | 'version' | 'agreed'>
  const { rows } = await sql<ConsentRow>`
    select id, type, version, agreed from consent where travel_agency = ${travel_agency}
      and (member_id = any(${members}::bigint[]) or booking = any(${bookings}::bigint[]) or consult = any(${consults}::bigint[]))
    order by agreed desc, id desc ${limit}`.execute(db)
  return rows
}

async function listMessages(ctx: StaffCtx, { bookings }: Customer) {
  const rows = await ctx.db
    .selectFrom('delivery as d')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'd.travel_agency').onRef('b.id', '=', 'd.booking'),
    )
    .select(['d.id', 'b.booking_id', 'd.occasion', 'd.channel', 'd.state', 'd.asked'])
    .select(deliverySubject.as('subject'))
    .where('d.travel_agency', '=', ctx.travel_agency)
    .where(isAmong('d.booking', bookings))
    .orderBy('d.id', 'desc')
    .limit(customerLimits.each)
    .execute()
  return rows.map((row) => ({ ...row, what: describeDelivery(row, ctx.staff.language) }))
}

const listQuestions = ({ db, travel_agency }: AgencyContext, { members }: Customer) =>
  db
    .selectFrom('post')
    .select(['id', 'title', 'reg_date', sql<boolean>`answer_date is not null`.as('is_answered')])
    .where('travel_agency', '=', travel_agency)
    .where(isAmong('user_id', members))
    .orderBy('id', 'desc')
    .limit(customerLimits.each)
    .execute()

const listConsultations = ({ db, travel_agency }: AgencyContext, { consults }: Customer) =>
  db
    .selectFrom('consult')
    .select(['id', 'state', 'reg_date', sql<string>`left(contents, 80)`.as('excerpt')])
    .where('travel_agency', '=', travel_agency)
    .where(isAmong('id', consults))
    .orderBy('id', 'desc')
    .limit(customerLimits.each)
    .execute()

async function listReviews({ db, travel_agency }: AgencyContext, { bookings }: Customer) {
  type ReviewRow = {
    id: number
    stars: number
    contents: string
    page_title: LocalizedText
    reg_date: string
  }
  const { rows } = await sql<ReviewRow>`
    select r.id, r.stars, r.contents, b.page_title, r.reg_date
    from review r join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
    where r.travel_agency = ${travel_agency} and r.booking = any(${bookings}::bigint[])
    order by r.id desc ${limit}`.execute(db)
  return rows
}

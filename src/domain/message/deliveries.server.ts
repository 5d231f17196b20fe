// Deliveries to customers and their channels: one row for each. Decision 92
import { sql } from 'kysely'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Occasion } from '#occasions.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type Channel = 'mail' | 'alimtalk' | 'sms'
type NewDelivery = {
  booking: number
  occasion: Occasion
  ref: number
  amount?: number | undefined
  /** The job that asked for it. */
  job: string
  channel: Channel
}

/** A job that is tried again finds its first row: then `isNew` is false. */
export async function createDelivery({ db, travel_agency }: AgencyContext, delivery: NewDelivery) {
  const added = await db
    .insertInto('delivery')
    .values({ travel_agency, ...delivery })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'job', 'channel']).doNothing())
    .returning(['id', 'state'])
    .executeTakeFirst()
  if (added) return { ...added, isNew: true }
  const { job, channel } = delivery
  const before = await db
    .selectFrom('delivery')
    .select(['id', 'state'])
    .where('travel_agency', '=', travel_agency)
    .where('job', '=', job)
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow()
  return { ...before, isNew: false }
}

/** Whether this job has begun to send. */
export async function hasDeliveries({ db, travel_agency }: AgencyContext, job: string): Promise<boolean> {
  const found = await db
    .selectFrom('delivery')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('job', '=', job)
    .executeTakeFirst()
  return found !== undefined
}

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export const findDelivery = ({ db, travel_agency }: AgencyContext, id: number) =>
  db
    .selectFrom('delivery')
    .selectAll()
    .$narrowType<{ occasion: Occasion }>()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()

/** False where another run has stored one: only the first puts its text into it. */
export async function saveGroup(
  { db, travel_agency }: AgencyContext,
  id: number,
  group_id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ group_id })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('group_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function markSent({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ state: 'sent', sent: sql<string>`now()`, looked: sql<string>`now()`, reason: '' })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
}

/** It waits for a later hour, and is not given up before. False where it waits no more. */
export async function postponeDelivery(
  { db, travel_agency }: AgencyContext,
  id: number,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ looked: until })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('looked', '<=', until)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The provider's latest report on the delivery. A report that is older than the last one changes nothing. */
export async function saveReport(
  { db, travel_agency }: AgencyContext,
  id: number,
  report: { state: 'sent' | 'delivered'; price: number },
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ ...report, looked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute()
}

/** False when the delivery was marked before or has arrived, so that what follows from a failure is done once. */
export async function markFailed(
  { db, travel_agency }: AgencyContext,
  id: number,
  { reason, price = 0 }: { reason: string; price?: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'failed', reason, price, looked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', 'not in', ['failed', 'delivered'])
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Another channel carries the same message, or has carried it. */
export async function hasOtherDelivery({ db, travel_agency }: AgencyContext, { id, job }: DeliveryRow) {
  const other = await db
    .selectFrom('delivery')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('job', '=', job)
    .where('id', '!=', id)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  return other !== undefined
}

/** What the delivery `d` is about, where its occasion says too little: a subject that staff typed, or a day. */
export const deliverySubject = sql<string | null>`case d.occasion
  when 'departure-message' then (select m.subject from departure_letter l
    join departure_message m on m.travel_agency = l.travel_agency and m.id = l.message
    where l.travel_agency = d.travel_agency and l.id = d.ref)
  when 'timed-message' then (select t.moment from timed_message t
    where t.travel_agency = d.travel_agency and t.id = d.ref) end`

type NamedDelivery = { occasion: string; subject: string | null }

/** The name of a delivery as staff read it. */
export function describeDelivery({ occasion, subject }: NamedDelivery, language: Language): string {
  const { bookings, messages } = getOfficeTextIn(language)
  const names: Readonly<Record<string, string>> = bookings.occasions
  const moments: Readonly<Record<string, string>> = messages.moments
  const name = names[occasion] ?? occasion
  if (subject === null) return name
  return `${name}: ${occasion === 'timed-message' ? (moments[subject] ?? subject) : subject}`
}

/** Deliveries to a booking's customer, the newest first. */
export const listDeliveries = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('delivery as d')
    .select(['id', 'occasion', 'channel', 'state', 'reason', 'price', 'asked', 'sent'])
    .select(deliverySubject.as('subject'))
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

// The waiting list of a sold-out departure: who joins it, in which order, and for how long it is stored.
import { sql } from 'kysely'
import { countSeats, type Party } from '#domain/booking/price.ts'
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { toDigits } from '#lib/phone.ts'
import { retentionDays } from '#limits/retention.ts'
import { waitingLimits } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { offerFreeSeats } from './offer-seats.server.ts'
import { lockDepartureSeats } from './seats.server.ts'

type NewWaitingEntry = {
  departure_id: number
  party: Party
  name: string
  contact: string
  /** Empty for a caller without one: staff call when seats are offered. */
  email: string
  language: Language
  member_id: number | null
}

/** The network that asks, as a keyed hash, and how many of so many seats it may wait for. */
type WaitingNetwork = { visitor: string; calculateMost: (seats: number) => number }

/**
 * Joins at the end of the list. Refused when there are free seats for the whole party, or when no seats will
 * be offered any more.
 */
export async function joinWaitingList(
  ctx: TxContext,
  { party, ...person }: NewWaitingEntry,
  network?: WaitingNetwork,
): Promise<{ place: number }> {
  const { db, travel_agency } = ctx
  const { departure_id } = person
  const departure = await lockDepartureForWaiting(ctx, departure_id)
  if (!departure?.is_open || countSeats(party) > departure.seats) refuse('DEPARTURE_CLOSED')
  if (countSeats(party) <= departure.left) refuse('SEATS_LEFT')
  if (await isAlreadyWaiting(ctx, person)) refuse('ALREADY_WAITING')
  if (
    network &&
    (await countSeatsWaitedFor(ctx, departure_id, network)) + countSeats(party) >
      network.calculateMost(departure.seats)
  )
    refuse('TOO_MANY_FROM_NETWORK')
  await db
    .insertInto('waiting')
    .values({ travel_agency, ...person, ...party, visitor: network?.visitor ?? null, place: departure.next })
    .execute()
  const { place } = await db
    .selectFrom('waiting')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { place: Number(place) }
}

/**
 * One mailbox waits once, however its address is spelt, and a caller without one once by their telephone. The
 * departure is locked, so nobody joins meanwhile.
 */
async function isAlreadyWaiting(
  { db, travel_agency }: TxContext,
  { departure_id, email, contact }: Omit<NewWaitingEntry, 'party'>,
) {
  const isSame = email
    ? sql<boolean>`fold_address(email) = ${foldAddress(email)}`
    : sql<boolean>`phone_digits(contact) = ${toDigits(contact)}`
  const found = await db
    .selectFrom('waiting')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', 'in', ['waiting', 'offered'])
    .where(isSame)
    .executeTakeFirst()
  return found !== undefined
}

/** Seats of the departure that this network waits for, or has an offer of. The departure is locked. */
async function countSeatsWaitedFor(
  { db, travel_agency }: TxContext,
  departure_id: number,
  { visitor }: WaitingNetwork,
): Promise<number> {
  const { seats } = await db
    .selectFrom('waiting')
    .select(sql<number>`coalesce(sum(adult + child), 0)::int`.as('seats'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', 'in', ['waiting', 'offered'])
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow()
  return seats
}

/** `next`: the place at the end of its list. */
async function lockDepartureForWaiting(ctx: TxContext, departure_id: number) {
  const { db, travel_agency } = ctx
  await lockDepartureSeats(ctx, { departure_id })
  return db
    .selectFrom('departure as o')
    .innerJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'o.travel_agency').onRef('s.departure_id', '=', 'o.departure_id'),
    )
    .select([
      sql<number>`o.seats - s.taken`.as('left'),
      'o.seats',
      sql<boolean>`o.closed_yn = 'N' and o.departure_date - ${seoulToday} >= ${waitingLimits.days}`.as(
        'is_open',
      ),
      sql<number>`(select coalesce(max(w.place), 0) + 1 from waiting w
        where w.travel_agency = o.travel_agency and w.departure_id = o.departure_id)`.as('next'),
    ])
    .where('o.travel_agency', '=', travel_agency)
    .where('o.departure_id', '=', departure_id)
    .executeTakeFirst()
}

/** Takes all who wait in their new order. If the list has changed since, nothing is written. */
export async function orderWaiting(ctx: AgencyContext, departure_id: number, ids: number[]): Promise<void> {
  const { db, travel_agency } = ctx
  await lockDepartureSeats(ctx, { departure_id })
  const entries = (await listWaiting(ctx, departure_id)).filter(({ state }) => state === 'waiting')
  const isSame = entries.length === ids.length && entries.every(({ id }) => ids.includes(id))
  if (!isSame) refuse('CHANGED_MEANWHILE')
  for (const [at, id] of ids.entries())
    await db
      .updateTable('waiting')
      .set({ place: at + 1 })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
}

/** Taken off the list; seats that were offered go to the next. */
export async function removeWaiting(ctx: TxContext, id: number) {
  const { db, travel_agency } = ctx
  const found = await db
    .selectFrom('waiting')
    .select(['departure_id', 'name'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) refuse('NOT_WAITING')
  await lockDepartureSeats(ctx, found)
  if (!(await closeWaitingEntry(ctx, { id, departure_id: found.departure_id }, 'removed')))
    refuse('NOT_WAITING')
  await offerFreeSeats(ctx, found.departure_id)
  return found
}

/**
 * Seats that were offered to this entry are free again. Who got none is not named any more: nobody will write to
 * them. The caller holds the row of the seats.
 */
export async function closeWaitingEntry(
  { db, travel_agency }: AgencyContext,
  { id, departure_id }: { id: number; departure_id: number },
  state: 'taken' | 'lapsed' | 'removed',
): Promise<boolean> {
  const open = await db
    .selectFrom('waiting')
    .select(['state', sql<number>`adult + child`.as('seats')])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'offered'])
    .forUpdate()
    .executeTakeFirst()
  if (!open) return false
  await db
    .updateTable('waiting')
    .set({ state, visitor: null, ...(state !== 'taken' && unnamed) })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  if (open.state === 'offered')
    await sql`update departure_seat set taken = taken - ${open.seats} where travel_agency = ${travel_agency} and departure_id = ${departure_id}`.execute(
      db,
    )
  return true
}

const unnamed = { name: '○○○', contact: '', email: '', member_id: null } as const

/** The departure was cancelled, so its list ends. The caller holds the row of the seats. */
export async function closeWaitingList(ctx: AgencyContext, departure_id: number): Promise<void> {
  for (const { id } of await listWaiting(ctx, departure_id))
    await closeWaitingEntry(ctx, { id, departure_id }, 'removed')
}

/** The entries that wait or have an offer, in their order. */
export const listWaiting = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('waiting')
    .select(['id', 'name', 'contact', 'adult', 'child', 'baby', 'state', 'until', 'reg_date'])
    .select(sql<boolean>`email <> ''`.as('has_email'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('place')
    .orderBy('id')
    .$narrowType<{ state: 'waiting' | 'offered' }>()
    .execute()

export async function getWaitingContact({ db, travel_agency }: AgencyContext, id: number) {
  const found = await db
    .selectFrom('waiting')
    .select(['departure_id', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst()
  return found ?? refuse('NOT_WAITING')
}

/** Some days after the departure nobody needs to know who waited for it. */
export async function purgeWaitingList({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from waiting w using departure o
    where w.travel_agency = ${travel_agency} and o.travel_agency = ${travel_agency} and o.departure_id = w.departure_id
      and o.departure_date < ${seoulToday} - ${retentionDays.waiting}::int`.execute(db)
}

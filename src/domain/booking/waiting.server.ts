// The waiting list of a sold-out departure: who joins it, in which order, whose offer is taken or runs out.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { waitingLimits } from '#limits/trade.ts'
import { listAgenciesDue } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { listWaiting } from './list-waiting.server.ts'
import { offerFreeSeats } from './offer-seats.server.ts'
import { countSeats, type Party } from './price.ts'
import { lockDepartureSeats } from './seats.server.ts'

type NewWaitingEntry = {
  departure_id: number
  party: Party
  name: string
  contact: string
  email: string
  language: Language
  member_id: number | null
}

/**
 * Joins at the end of the list. Refused when there are free seats for the whole party, or when no seats will
 * be offered any more.
 */
export async function joinWaitingList(
  ctx: TxContext,
  { party, ...person }: NewWaitingEntry,
): Promise<{ place: number }> {
  const { db, travel_agency } = ctx
  const { departure_id } = person
  const departure = await lockDepartureForWaiting(ctx, departure_id)
  if (!departure?.is_open || countSeats(party) > departure.seats) refuse('DEPARTURE_CLOSED')
  if (countSeats(party) <= departure.left) refuse('SEATS_LEFT')
  if (await isAlreadyWaiting(ctx, person)) refuse('ALREADY_WAITING')
  await db
    .insertInto('waiting')
    .values({
      travel_agency,
      ...person,
      ...party,
      place: departure.next,
    })
    .execute()
  const { place } = await db
    .selectFrom('waiting')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where((eb) => eb.and({ travel_agency, departure_id, state: 'waiting' as const }))
    .executeTakeFirstOrThrow()
  return { place: Number(place) }
}

/** One mailbox waits once, however its address is spelt. The departure is locked, so nobody joins meanwhile. */
async function isAlreadyWaiting(
  { db, travel_agency }: TxContext,
  { departure_id, email }: Omit<NewWaitingEntry, 'party'>,
) {
  const found = await db
    .selectFrom('waiting')
    .select('id')
    .where((eb) => eb.and({ travel_agency, departure_id }))
    .where('state', 'in', ['waiting', 'offered'])
    .where(sql<boolean>`fold_address(email) = ${foldAddress(email)}`)
    .executeTakeFirst()
  return found !== undefined
}

/** `next`: the place at the end of its list. */
async function lockDepartureForWaiting(ctx: TxContext, departure_id: number) {
  const { db, travel_agency } = ctx
  const known = await db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency, departure_id }))
    .executeTakeFirst()
  if (!known) refuse('DEPARTURE_CLOSED')
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
      .where((eb) => eb.and({ travel_agency, id }))
      .execute()
}

/** Taken off the list; seats that were offered go to the next. */
export async function removeWaiting(ctx: TxContext, id: number) {
  const { db, travel_agency } = ctx
  const found = await db
    .selectFrom('waiting')
    .select(['departure_id', 'name'])
    .where((eb) => eb.and({ travel_agency, id }))
    .executeTakeFirst()
  if (!found) refuse('NOT_WAITING')
  await lockDepartureSeats(ctx, found)
  if (!(await closeWaitingEntry(ctx, { id, departure_id: found.departure_id }, 'removed')))
    refuse('NOT_WAITING')
  await offerFreeSeats(ctx, found.departure_id)
  return found
}

/** Seats that were offered to this entry are free again. The caller holds the row of the seats. */
async function closeWaitingEntry(
  { db, travel_agency }: AgencyContext,
  { id, departure_id }: { id: number; departure_id: number },
  state: 'taken' | 'lapsed' | 'removed',
): Promise<boolean> {
  const open = await db
    .selectFrom('waiting')
    .select(['state', sql<number>`adult + child`.as('seats')])
    .where((eb) => eb.and({ travel_agency, id }))
    .where('state', 'in', ['waiting', 'offered'])
    .forUpdate()
    .executeTakeFirst()
  if (!open) return false
  await db
    .updateTable('waiting')
    .set({ state })
    .where((eb) => eb.and({ travel_agency, id }))
    .execute()
  if (open.state === 'offered')
    await sql`update departure_seat set taken = taken - ${open.seats} where travel_agency = ${travel_agency} and departure_id = ${departure_id}`.execute(
      db,
    )
  return true
}

/** The departure was cancelled, so its list ends. The caller holds the row of the seats. */
export async function closeWaitingList(ctx: AgencyContext, departure_id: number): Promise<void> {
  for (const { id } of await listWaiting(ctx, departure_id))
    await closeWaitingEntry(ctx, { id, departure_id }, 'removed')
}

/** Finds an offer by its mailed code, while it is open. */
export const findOfferByToken = ({ db, travel_agency }: AgencyContext, token_hash: string) =>
  db
    .selectFrom('waiting as w')
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'w.travel_agency').onRef('o.departure_id', '=', 'w.departure_id'),
    )
    .selectAll('w')
    .select(['o.package_code', 'o.departure_date'])
    .where('w.travel_agency', '=', travel_agency)
    .where('w.token_hash', '=', token_hash)
    .where('w.state', '=', 'offered')
    .where('w.until', '>', sql<string>`clock_timestamp()`)
    .executeTakeFirst()

/** Whether the code ever belonged to an offer. Whoever has it may be told what became of it. */
export const findAnyOfferByToken = ({ db, travel_agency }: AgencyContext, token_hash: string) =>
  db
    .selectFrom('waiting')
    .select('id')
    .where((eb) => eb.and({ travel_agency, token_hash }))
    .executeTakeFirst()

/**
 * Frees the seats of the offer for the booking that this transaction makes. Nobody else can take them in
 * between.
 */
export async function claimOffer(
  ctx: AgencyContext,
  offer: { id: number; departure_id: number; token_hash: string | null },
) {
  await lockDepartureSeats(ctx, offer)
  const current = await findOfferByToken(ctx, offer.token_hash ?? '')
  if (!current || !(await closeWaitingEntry(ctx, offer, 'taken'))) refuse('LINK_EXPIRED')
}

export async function saveOfferBooking(
  { db, travel_agency }: AgencyContext,
  id: number,
  booking: string,
): Promise<void> {
  await db
    .updateTable('waiting')
    .set(({ selectFrom }) => ({
      booking: selectFrom('booking')
        .select('id')
        .where((eb) => eb.and({ travel_agency, booking_id: booking })),
    }))
    .where((eb) => eb.and({ travel_agency, id }))
    .execute()
}

export async function saveOfferToken(
  { db, travel_agency }: AgencyContext,
  id: number,
  token_hash: string,
): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ token_hash })
    .where((eb) => eb.and({ travel_agency, id }))
    .execute()
}

type ClockDeps = Pick<Deps, 'db' | 'enqueue'>

const agenciesWithDueOffers = sql<{ travel_agency: number }>`select distinct travel_agency from waiting
  where state = 'waiting' or state = 'offered' and (until < now() or told is null and tells <= now())`

/**
 * Runs every minute. It ends offers that nobody took in time, offers seats that came free in other ways, and
 * mails in the morning the offers made at night. Each departure has its own transaction.
 */
export async function updateOffers(deps: ClockDeps): Promise<void> {
  for (const travel_agency of await listAgenciesDue(deps.db, agenciesWithDueOffers)) {
    const departures = await runInTransactionWithJobs(deps, travel_agency, ({ db }) =>
      listDeparturesWithDueOffers({ db, travel_agency }),
    )
    for (const departure_id of departures)
      await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
        await lockDepartureSeats(ctx, { departure_id })
        for (const id of await listExpiredOffers(ctx, departure_id))
          await closeWaitingEntry(ctx, { id, departure_id }, 'lapsed')
        await offerFreeSeats(ctx, departure_id)
        await enqueueOfferMails(ctx, departure_id)
      })
  }
}

/** Departures with an offer that has ended or must be mailed, or with seats for somebody who waits. */
async function listDeparturesWithDueOffers({ db, travel_agency }: AgencyContext): Promise<number[]> {
  const { rows } = await sql<{ departure_id: number }>`
    select distinct w.departure_id from waiting w
    join departure o on o.travel_agency = w.travel_agency and o.departure_id = w.departure_id
    join departure_seat s on s.travel_agency = w.travel_agency and s.departure_id = w.departure_id
    where w.travel_agency = ${travel_agency} and (
      w.state = 'offered' and (w.until < now() or w.told is null and w.tells <= now())
      or w.state = 'waiting' and o.closed_yn = 'N' and o.cancelled is null
        and o.departure_date - ${seoulToday} >= ${waitingLimits.days} and w.adult + w.child <= o.seats - s.taken)
    order by 1`.execute(db)
  return rows.map(({ departure_id }) => departure_id)
}

async function listExpiredOffers(
  { db, travel_agency }: AgencyContext,
  departure_id: number,
): Promise<number[]> {
  const expired = await db
    .selectFrom('waiting')
    .select('id')
    .where((eb) => eb.and({ travel_agency, departure_id, state: 'offered' as const }))
    .where('until', '<=', sql<string>`clock_timestamp()`)
    .execute()
  return expired.map(({ id }) => id)
}

async function enqueueOfferMails(
  { db, travel_agency, enqueue }: TxContext,
  departure_id: number,
): Promise<void> {
  const told = await db
    .updateTable('waiting')
    .set({ told: sql<string>`now()` })
    .where((eb) => eb.and({ travel_agency, departure_id, state: 'offered' as const }))
    .where('told', 'is', null)
    .where('tells', '<=', sql<string>`now()`)
    .returning('id')
    .execute()
  for (const { id } of told) await enqueue('send-mail', { travel_agency, kind: 'seats-offered', ref: id })
}

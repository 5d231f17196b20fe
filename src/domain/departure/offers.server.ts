// Offers of freed seats: found by their mailed code, accepted, expired, mailed in the morning. Decision 47

import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { waitingLimits } from '#limits/trade.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { offerFreeSeats } from './offer-seats.server.ts'
import { lockDepartureSeats } from './seats.server.ts'
import { closeWaitingEntry } from './waiting-list.server.ts'

const selectOpenOffers = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('waiting as w')
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'w.travel_agency').onRef('o.departure_id', '=', 'w.departure_id'),
    )
    .selectAll('w')
    .select(['o.package_code', 'o.departure_date'])
    .where('w.travel_agency', '=', travel_agency)
    .where('w.state', '=', 'offered')
    .where('w.until', '>', sql<string>`clock_timestamp()`)

/** Finds an offer by its mailed code, while it is open. */
export const findOfferByToken = (ctx: AgencyContext, token_hash: string) =>
  selectOpenOffers(ctx).where('w.token_hash', '=', token_hash).executeTakeFirst()

export const findOfferById = (ctx: AgencyContext, id: number) =>
  selectOpenOffers(ctx).where('w.id', '=', id).executeTakeFirst()

/** Offers of which nobody is told by mail: until they end, staff have to call. */
export const selectOffersToCall = (travel_agency: number): RawBuilder<unknown> => sql`
  select w.id, w.departure_id, w.name, w.adult + w.child + w.baby as people, w.until, o.departure_date, p.page_title
  from waiting w
  join departure o on o.travel_agency = w.travel_agency and o.departure_id = w.departure_id
  join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
  where w.travel_agency = ${travel_agency} and w.state = 'offered' and w.email = ''
    and w.tells <= now() and w.until > now()`

/** Whether the code ever belonged to an offer. Whoever has it may be told what became of it. */
export const findAnyOfferByToken = ({ db, travel_agency }: AgencyContext, token_hash: string) =>
  db
    .selectFrom('waiting')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()

/**
 * Frees the seats of the offer for the booking that this transaction makes. Nobody else can take them in
 * between.
 */
export async function claimOffer(ctx: AgencyContext, offer: { id: number; departure_id: number }) {
  await lockDepartureSeats(ctx, offer)
  const current = await findOfferById(ctx, offer.id)
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
        .where('travel_agency', '=', travel_agency)
        .where('booking_id', '=', booking),
    }))
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
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
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
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
  await runForAgenciesDue(deps.db, agenciesWithDueOffers, async (travel_agency) => {
    const departures = await runInTransactionWithJobs(deps, travel_agency, ({ db }) =>
      listDeparturesWithDueOffers({ db, travel_agency }),
    )
    for (const departure_id of departures)
      await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
        await lockDepartureSeats(ctx, { departure_id })
        for (const id of await listExpiredOffers(ctx, departure_id))
          await closeWaitingEntry(ctx, { id, departure_id }, 'lapsed')
        await offerFreeSeats(ctx, departure_id)
        await tellOffers(ctx, departure_id)
      })
  })
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
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', '=', 'offered')
    .where('until', '<=', sql<string>`clock_timestamp()`)
    .execute()
  return expired.map(({ id }) => id)
}

async function tellOffers(ctx: TxContext, departure_id: number): Promise<void> {
  const { db, travel_agency } = ctx
  const told = await db
    .updateTable('waiting')
    .set({ told: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('state', '=', 'offered')
    .where('told', 'is', null)
    .where('tells', '<=', sql<string>`now()`)
    .returning('id')
    .execute()
  for (const { id } of told) await notify(ctx, 'seats-offered', { ref: id })
}

// One message to everybody who booked a departure: typed once, sent to each, with its progress.

import { sql } from 'kysely'
import { openProgress } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { getOccupancy } from './occupancy.server.ts'
import type { occupancyCalls } from './occupancy-calls.ts'

/** The recipients are stored with the letter, so a repeated job finds its own line. */
export function sendDepartureMessage(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof occupancyCalls.message>,
) {
  return withIdempotencyKey(ctx, 'office message', input, async (tx) => {
    const { db, travel_agency } = tx
    const { departure_id, subject, contents } = input
    await getOccupancy(tx, departure_id)
    const { id } = await db
      .insertInto('departure_message')
      .values({ travel_agency, departure_id, subject, contents, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const letters = await db
      .insertInto('departure_letter')
      .columns(['travel_agency', 'message', 'booking'])
      .expression((eb) =>
        eb
          .selectFrom('booking')
          .select(['travel_agency', sql<number>`${id}::bigint`.as('message'), 'id as booking'])
          .where('travel_agency', '=', travel_agency)
          .where('departure_id', '=', departure_id)
          .where('progress', 'in', openProgress)
          .orderBy('id'),
      )
      .returning('id')
      .execute()
    if (letters.length === 0) refuse('NOBODY_BOOKED')
    for (const { id } of letters) await notify(tx, 'departure-message', { ref: id })
    tx.logChange({ subject: `departure ${departure_id}`, after: { message: subject, to: letters.length } })
    return { to: letters.length }
  })
}

/** `all`: who is mailed. The others are called, which their bookings' tasks tell of. */
export function listMessages({ db, travel_agency }: AgencyContext, departure_id: number) {
  return db
    .selectFrom('departure_message as m')
    .leftJoin('departure_letter as l', (on) =>
      on.onRef('l.travel_agency', '=', 'm.travel_agency').onRef('l.message', '=', 'm.id'),
    )
    .leftJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
    )
    .select(['m.id', 'm.subject', 'm.contents', 'm.by_name', 'm.at'])
    .select(sql<number>`count(l.sent)::int`.as('sent'))
    .select(sql<number>`(count(*) filter (where l.sent is not null or b.email <> ''))::int`.as('all'))
    .where('m.travel_agency', '=', travel_agency)
    .where('m.departure_id', '=', departure_id)
    .groupBy(['m.travel_agency', 'm.id'])
    .orderBy('m.id', 'desc')
    .execute()
}

/** For the mail's job: what it says, and to whom. */
export function findLetter({ db, travel_agency }: AgencyContext, id: number) {
  return db
    .selectFrom('departure_letter as l')
    .innerJoin('departure_message as m', (on) =>
      on.onRef('m.travel_agency', '=', 'l.travel_agency').onRef('m.id', '=', 'l.message'),
    )
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
    )
    .selectAll('b')
    .select(['m.subject', 'm.contents'])
    .where('l.travel_agency', '=', travel_agency)
    .where('l.id', '=', id)
    .executeTakeFirst()
}

export async function markLetterSent({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('departure_letter')
    .set({ sent: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** A letter is deleted with its booking, and the text with its last letter. */
export async function purgeMessages({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('departure_message as m')
    .where('m.travel_agency', '=', travel_agency)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('departure_letter as l')
            .select('l.id')
            .whereRef('l.travel_agency', '=', 'm.travel_agency')
            .whereRef('l.message', '=', 'm.id'),
        ),
      ),
    )
    .execute()
}

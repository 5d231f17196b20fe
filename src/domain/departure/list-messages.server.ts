// The messages of a departure, with how far each has come.
import { sql } from 'kysely'
import { toldProgress } from '#domain/booking/progress.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/**
 * `all`: who is mailed or texted. The others are called, which their bookings' tasks tell of; who has cancelled or is on
 * another departure by now gets nothing.
 */
export function listMessages({ db, travel_agency }: AgencyContext, departure_id: number) {
  return db
    .selectFrom('departure_message as m')
    .leftJoin('departure_letter as l', (on) =>
      on.onRef('l.travel_agency', '=', 'm.travel_agency').onRef('l.message', '=', 'm.id'),
    )
    .leftJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
    )
    .select([
      'm.id',
      'm.subject',
      'm.contents',
      'm.by',
      'm.kind',
      'm.by_name',
      'm.at',
      'm.send_at',
      'm.withdrawn',
    ])
    .select(sql<boolean>`m.started is not null`.as('is_started'))
    .select(sql<number>`count(l.id)::int`.as('letters'))
    .select(sql<number>`count(l.sent)::int`.as('sent'))
    .select(
      sql<number>`(count(*) filter (where l.sent is not null or (b.email <> '' and b.departure_id = m.departure_id
        and b.progress in (${sql.join(toldProgress)}) and not exists (select from booking_task t
          where t.travel_agency = l.travel_agency and t.booking = l.booking and t.occasion = 'departure-message'
            and t.ref = l.id))))::int`.as('all'),
    )
    .where('m.travel_agency', '=', travel_agency)
    .where('m.departure_id', '=', departure_id)
    .groupBy(['m.travel_agency', 'm.id'])
    .orderBy('m.id', 'desc')
    .execute()
}

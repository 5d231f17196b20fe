// The bookings of a member: all of them, and the next one. §6
import { sql } from 'kysely'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { MemberCtx } from '#platform/wire/request-context.ts'
import { type BookingRow, belongsToMember } from './find.server.ts'
import { selectPendingItems } from './pending-items.server.ts'
import { openProgress } from './progress.ts'

export function listBookings(ctx: MemberCtx, paging: { page: number; page_size: number }) {
  const { db, travel_agency, member } = ctx
  const bookings = db
    .selectFrom('booking as b')
    .leftJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'b.travel_agency').onRef('p.package_code', '=', 'b.package_code'),
    )
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .select([
      'b.id',
      'b.booking_id',
      'b.progress',
      'b.package_code',
      'b.page_title',
      'p.thumbnail_path',
      'b.departure_id',
      'b.departure_date',
      'o.departure_time',
      'o.flight_number',
      'b.return_date',
      'b.total',
      'b.pay_by',
      'b.held_until',
      'b.balance_by',
      'b.reserved_free',
      'b.reg_date',
      'b.paid',
      selectPendingItems(member.id).as('to_do'),
    ])
    .select(
      sql<{
        adult: number
        child: number
        baby: number
      }>`json_build_object('adult', b.adult, 'child', b.child, 'baby', b.baby)`.as('party'),
    )
    .where('b.travel_agency', '=', travel_agency)
    .where(belongsToMember(member.id))
  return listPage(db, bookings, sql`id desc`, paging)
}

/** The booking whose trip begins soonest, or goes on now. */
export const findNextBooking = ({ db, travel_agency, member }: MemberCtx): Promise<BookingRow | undefined> =>
  db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where(belongsToMember(member.id))
    .where('b.progress', 'in', openProgress)
    .where('b.return_date', '>=', seoulToday)
    .orderBy('b.departure_date')
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst()

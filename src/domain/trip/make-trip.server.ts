// A new trip, empty or with what was read elsewhere; a copy of one; the end of one nobody outside has seen.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { tripLetters } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { writtenColumns } from './departures.server.ts'
import { contentOf, findTrip } from './draft.server.ts'
import { emptyTrip } from './empty-trip.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { refuseForeignParts } from './parts.server.ts'
import { cardColumns } from './stored.server.ts'
import type { Planned, TripDraft } from './trip.ts'
import { keepPrices } from './turn-day.server.ts'

/** It has a row from the start, so that departures can be given to it before it is shown. */
export const createTrip = (ctx: Own<StaffCtx>, input: In<typeof calls.createTrip>) =>
  onceOnly(ctx, 'createTrip', input, async (inside) => {
    const { content, planned, ...beginning } = input
    const trip = content ?? emptyTrip(beginning)
    await refuseForeignParts(inside, trip)
    const made = await insertTrip({ ...inside, staff: ctx.staff }, trip)
    if (planned) await keepPlanned(inside, made.package_code, planned)
    return made
  })

const keepPlanned = (
  { db, travel_agency }: InAgency,
  package_code: string,
  { adult_price, child_price, baby_price, minimum }: Planned,
) =>
  db
    .updateTable('package_draft')
    .set({
      planned_adult_price: adult_price,
      planned_child_price: child_price,
      planned_baby_price: baby_price,
      planned_minimum: minimum,
    })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()

/** With the departures to come, their seats and prices; nobody is booked on them. */
export const copyTrip = (ctx: Own<StaffCtx>, input: In<typeof calls.copyTrip>) =>
  onceOnly(ctx, 'copyTrip', input, async (inside) => {
    const here = { ...inside, staff: ctx.staff }
    const content = await contentOf(here, await findTrip(here, input.package_code))
    const made = await insertTrip(here, { ...content, page_title: titleOfCopy(content) })
    const { db, travel_agency } = here
    await sql`
      insert into departure (travel_agency, package_code, ${writtenColumns})
      select travel_agency, ${made.package_code}, ${writtenColumns}
      from departure where travel_agency = ${travel_agency} and package_code = ${input.package_code} and departure_date > ${seoulToday}`.execute(
      db,
    )
    await keepPrices(db, travel_agency, made.package_code)
    return made
  })

/** A draft may have lost its title, but a trip is made with one. */
function titleOfCopy({ page_title: { ko, en } }: TripDraft): TripDraft['page_title'] {
  const marked = (title: string, mark: string) =>
    `${title} ${mark}`
      .trim()
      .slice(-tripLetters.title)
      .replace(/^[\udc00-\udfff]/, '') // no half of a letter
  return { ko: ko || !en ? marked(ko, '(복사)') : '', en: en || !ko ? marked(en, '(copy)') : '' }
}

type Inside = Pick<StaffCtx, 'db' | 'travel_agency' | 'staff' | 'note'>

/** Before all trips there are. */
export async function firstPlaceInList({ db, travel_agency }: InAgency): Promise<number> {
  const { seq } = await db
    .selectFrom('package')
    .select(sql<number>`coalesce(min(seq), 0) - 1`.as('seq'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return seq
}

export async function insertTrip(here: Inside, content: TripDraft, place?: number) {
  const { db, travel_agency, staff, note } = here
  const package_code = `T${newNumber().slice(0, 8)}`
  const seq = place ?? (await firstPlaceInList(here))
  await db
    .insertInto('package')
    .values({
      travel_agency,
      package_code,
      ...cardColumns(content),
      sale_yn: 'N',
      seq,
    })
    .execute()
  await db.insertInto('package_detail').values({ travel_agency, package_code }).execute()
  await db
    .insertInto('package_draft')
    .values({ travel_agency, package_code, content: JSON.stringify(content), staff_name: staff.name })
    .execute()
  note({ subject: `trip ${package_code}`, after: { page_title: content.page_title } })
  return { package_code }
}

export async function deleteTrip(ctx: StaffCtx, { package_code }: In<typeof calls.deleteTrip>) {
  const { db, travel_agency } = ctx
  const { published } = await findTrip(ctx, package_code, 'lock')
  const booked = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .limit(1)
    .executeTakeFirst()
  if (published !== null || booked) refuse('TRIP_IN_USE')
  await db
    .deleteFrom('departure')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  await db
    .deleteFrom('package')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.note({ subject: `trip ${package_code}` })
  return {}
}

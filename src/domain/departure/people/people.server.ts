// The people of a departure in the office: their list, what staff note of each, what is looked after for all.
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { saveRevision } from '#platform/db/save-revision.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { peopleCalls } from './office-calls.ts'
import { readRooms } from './rooms.server.ts'
import { keepTravelling } from './rooms.ts'
import { listSentLists } from './sent-lists.server.ts'
import { readTravellers } from './travellers.server.ts'

export async function listPeople(ctx: AgencyContext, { departure_id }: In<typeof peopleCalls.list>) {
  const { package_code, page_title, departure_date, return_date, days_left, is_cancelled } =
    await getOccupancy(ctx, departure_id)
  const [{ travellers, cancelling, unpaid, order_revision, single_rooms }, checks] = await Promise.all([
    readTravellers(ctx, departure_id),
    listChecks(ctx),
  ])
  const everybody = [...travellers, ...cancelling]
  const { rooms, revision } = await readRooms(ctx, departure_id, everybody)
  return {
    departure_id,
    page_title,
    departure_date,
    return_date,
    days_left,
    is_cancelled,
    unpaid,
    people: everybody.map(({ contact, emergency, ...person }) => ({
      ...person,
      contact_masked: maskContact(contact),
      emergency: emergency && {
        name: emergency.name,
        contact_masked: maskContact(emergency.contact),
        relation: emergency.relation,
      },
    })),
    order_revision,
    checks,
    rooms,
    rooms_revision: revision,
    single_rooms,
    supplement: await readSingleSupplement(ctx, package_code),
    sent: await listSentLists(
      ctx,
      { departure_id, departure_date, title: localize(page_title, 'ko') },
      { travellers, rooms: keepTravelling(rooms, travellers) },
    ),
  }
}

async function readSingleSupplement({ db, travel_agency }: AgencyContext, package_code: string) {
  const detail = await db
    .selectFrom('package_detail')
    .select('single_supplement')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirst()
  return detail?.single_supplement ?? 0
}

export async function saveNote(
  ctx: StaffCtx,
  { booking_id, traveller, revision, ...note }: In<typeof peopleCalls.saveNote>,
) {
  const { db, travel_agency } = ctx
  // locked: whoever is just cancelling this traveller erases what is noted, and the next one gets the number
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  const slots = await listTravellerSlots(ctx, booking)
  if (!slots.some((slot) => slot.traveller === traveller)) refuse('TRAVELLER_NOT_FOUND')
  const key = { travel_agency, booking: booking.id, traveller }
  const saved = await saveRevision(revision, {
    add: db
      .insertInto('traveller_note')
      .values({ ...key, ...note })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision'),
    change: db
      .updateTable('traveller_note')
      .set({ ...note, revision: revision + 1 })
      .where((eb) => eb.and({ ...key, revision }))
      .returning('revision'),
  })
  // a note may be about somebody's health: the log says that it changed, and not what it says
  ctx.logChange({ subject: `booking ${booking_id}`, after: { traveller, fields: listFilled(note) } })
  return saved
}

const listFilled = (note: Record<string, unknown>) =>
  Object.entries(note).flatMap(([field, value]) =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
      ? []
      : [field],
  )

const listChecks = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('traveller_check')
    .select(['id', 'name'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('seq')
    .orderBy('id')
    .execute()

/** The agency's row is locked, so of two people at once the second sees what the first saved. */
export async function saveChecks(ctx: StaffCtx, { checks, seen }: In<typeof peopleCalls.saveChecks>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await listChecks(ctx)
  if (JSON.stringify(before) !== JSON.stringify(seen.map(({ id, name }) => ({ id, name }))))
    refuse('CHANGED_MEANWHILE')
  const kept = checks.flatMap(({ id }) => (id === null ? [] : [id]))
  await db
    .deleteFrom('traveller_check')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'not in', [0, ...kept])
    .execute()
  for (const [seq, { id, name }] of checks.entries()) {
    if (id === null) await db.insertInto('traveller_check').values({ travel_agency, name, seq }).execute()
    else
      await db
        .updateTable('traveller_check')
        .set({ name, seq })
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', id)
        .execute()
  }
  ctx.logChange({
    subject: 'traveller checks',
    before: before.map(({ name }) => name),
    after: checks.map(({ name }) => name),
  })
  return {}
}

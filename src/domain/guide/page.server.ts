// The page of a guide: people, rooms, days, flights and papers of one departure. Nothing of a passport.
import { sql } from 'kysely'
import { isBookingFirm } from '#domain/booking/progress-conditions.server.ts'
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { readNotice } from '#domain/departure/notice.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { readRooms } from '#domain/departure/people/rooms.server.ts'
import { readTravellers } from '#domain/departure/people/travellers.server.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { findLargestFile } from '#lib/picture-name.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type GuideLink, getGuideLink, listGuides, listLinks } from './access.server.ts'
import { listEntries } from './entries.server.ts'
import type { guideOfficeCalls } from './office-calls.ts'
import type { guideCalls } from './page-office-calls.ts'

export const readPage = (ctx: ManualTxContext<Ctx>, { link }: In<typeof guideCalls.page>) =>
  ctx.transaction(async (txCtx) => describePage(txCtx, await getGuideLink(txCtx, link)))

async function describePage(ctx: AgencyContext, { departure_id, name: guide }: GuideLink) {
  const { db, travel_agency } = ctx
  const { page_title, departure_date, return_date, package_code } = await getOccupancy(ctx, departure_id)
  const [{ travellers }, changes, notice, departure, agency, detail, entries] = await Promise.all([
    readTravellers(ctx, departure_id),
    listChanges(ctx, departure_id),
    readNotice(ctx, { departure_id, package_code }),
    db
      .selectFrom('departure')
      .select(['departure_time', 'flights'])
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .executeTakeFirstOrThrow(),
    readAgency(ctx),
    db
      .selectFrom('package_detail')
      .select('schedule')
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', package_code)
      .executeTakeFirst(),
    listEntries(ctx, departure_id),
  ])
  const { rooms } = await readRooms(ctx, departure_id, travellers)
  return {
    guide,
    page_title,
    departure_date,
    return_date,
    rooms,
    ...entries,
    agency: agency.company_name,
    agency_phone: agency.phone,
    departure_time: departure.departure_time,
    flights: describeFlights(departure.flights),
    days: detail?.schedule ?? [],
    ...describeMeeting(notice),
    changes,
    people: travellers.map(toGuidePerson),
  }
}

const readAgency = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('agency_info')
    .select(['company_name', 'phone'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

/** The departure's own meeting point holds before the trip's. */
function describeMeeting(notice: Awaited<ReturnType<typeof readNotice>>) {
  const { meeting_point, meeting_time, emergency, trip_meeting } = notice
  const own = { ko: meeting_point, en: meeting_point }
  return { meeting_point: meeting_point ? own : (trip_meeting ?? own), meeting_time, emergency }
}

type ChangeRow = { id: number; day: number; before: LocalizedText; after: LocalizedText; unsigned: string[] }

/** The days of a trip are written once for all its departures, so a change of this one is beside them. */
async function listChanges({ db, travel_agency }: AgencyContext, departure_id: number) {
  const { rows } = await sql<ChangeRow>`
    select d.id, d.day, d.before, d.after, coalesce((select json_agg(b.name order by b.id) from booking b
      where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id} and ${isBookingFirm}
        and not exists (select from change_consent c where c.travel_agency = ${travel_agency} and c.change = d.id
          and c.booking = b.id and c.answer = 'agreed')), '[]') as unsigned
    from itinerary_change d
    where d.travel_agency = ${travel_agency} and d.departure_id = ${departure_id} and d.withdrawn is null
    order by d.day, d.id`.execute(db)
  return rows
}

/** Name by name, so that a field added to a traveller does not reach a phone by itself. */
const toGuidePerson = (traveller: Awaited<ReturnType<typeof readTravellers>>['travellers'][number]) => {
  const { person, name, name_en, kind, gender, booker, contact, group_name, diet, seat, note } = traveller
  const { emergency } = traveller
  return { person, name, name_en, kind, gender, booker, contact, group_name, diet, seat, note, emergency }
}

export async function readGuide(ctx: StaffCtx, { departure_id }: In<typeof guideOfficeCalls.one>) {
  const { page_title, departure_date, return_date, is_cancelled } = await getOccupancy(ctx, departure_id)
  const { travellers } = await readTravellers(ctx, departure_id)
  return {
    departure_id,
    page_title,
    departure_date,
    return_date,
    is_cancelled,
    ...(await listEntries(ctx, departure_id)),
    people: travellers.map(({ person, name }) => ({ person, name })),
    links: await listLinks(ctx, departure_id),
    guides: await listGuides(ctx),
  }
}

export async function readFile(ctx: ManualTxContext<Ctx>, { link, id }: In<typeof guideCalls.file>) {
  const file = await ctx.transaction(async (txCtx) => {
    const { departure_id } = await getGuideLink(txCtx, link)
    return txCtx.db
      .selectFrom('guide_file')
      .select(['name', 'type', 'path'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('id', '=', id)
      .where('departure_id', '=', departure_id)
      .executeTakeFirst()
  })
  return loadFile(ctx, file)
}

/** A picture that a guide sent, for staff. */
export async function readPicture(
  ctx: ManualTxContext<StaffCtx>,
  { of, id, at }: In<typeof guideOfficeCalls.picture>,
) {
  const path = await ctx.transaction(async ({ db, travel_agency }) => {
    const { rows } = await sql<{ path: string | null }>`
      select ${of === 'note' ? sql`pictures[${at + 1}::int]` : sql`picture`} as path
      from ${sql.table(of === 'note' ? 'guide_note' : 'guide_slip')}
      where travel_agency = ${travel_agency} and id = ${id}::uuid`.execute(db)
    return rows[0]?.path
  })
  return loadFile(ctx, path ? { name: `${of}-${at + 1}.webp`, type: 'image/webp', path } : undefined)
}

type StoredFile = { name: string; type: string; path: string }

/** Called without a transaction, because the store may be far away. */
async function loadFile({ fileStore, travel_agency }: Ctx, file: StoredFile | undefined) {
  if (!file) refuse('NOT_FOUND')
  const bytes = await fileStore.read(travel_agency, findLargestFile(file.path) ?? file.path)
  if (!bytes) refuse('NOT_FOUND')
  return { name: file.name, type: file.type, base64: bytes.toString('base64') }
}

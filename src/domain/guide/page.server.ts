// The page of a guide: people, rooms, days, flights and papers of one departure. Nothing of a passport.
import { sql } from 'kysely'
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { readRooms } from '#domain/departure/rooms.server.ts'
import { readTravellers } from '#domain/departure/travellers.server.ts'
import { refuse } from '#errors.ts'
import { findLargestFile } from '#lib/picture-name.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type GuideLink, getGuideLink, listGuides, listLinks } from './access.server.ts'
import type { guideCalls } from './calls.ts'
import { listEntries } from './entries.server.ts'
import type { guideOfficeCalls } from './office-calls.ts'

export const readPage = (ctx: ManualTxContext<Ctx>, { link }: In<typeof guideCalls.page>) =>
  ctx.transaction(async (txCtx) => describePage(txCtx, await getGuideLink(txCtx, link)))

async function describePage(ctx: AgencyContext, { departure_id, name: guide }: GuideLink) {
  const { db, travel_agency } = ctx
  const { page_title, departure_date, return_date, package_code } = await getOccupancy(ctx, departure_id)
  const [{ travellers }, departure, agency, detail, entries] = await Promise.all([
    readTravellers(ctx, departure_id),
    db
      .selectFrom('departure')
      .select(['departure_time', 'flights'])
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('agency_info')
      .select(['company_name', 'phone'])
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow(),
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
    people: travellers.map(toGuidePerson),
  }
}

/** Name by name, so that a field added to a traveller does not reach a phone by itself. */
const toGuidePerson = (traveller: Awaited<ReturnType<typeof readTravellers>>['travellers'][number]) => {
  const { person, name, name_en, kind, gender, booker, contact, group_name, diet, seat, note } = traveller
  return { person, name, name_en, kind, gender, booker, contact, group_name, diet, seat, note }
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

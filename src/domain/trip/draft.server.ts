// The draft of a trip: read, and saved as it is typed. Decision 32
import { sql } from 'kysely'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { lockTrips } from '#domain/catalog/trip-row.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { TripState } from './import-export.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { listPublishBlockers, type PublishFacts } from './publish-blockers.ts'
import { TripDraft } from './trip.ts'
import { refuseForeignReferences } from './trip-references.server.ts'
import { readStoredTrip } from './trip-rows.server.ts'

export async function getTripDraft(ctx: Ctx, { package_code }: In<typeof calls.trip>) {
  const found = await getTrip(ctx, package_code)
  const content = await getDraftContent(ctx, found)
  const [facts, categories] = await Promise.all([readPublishFacts(ctx, package_code), listCategoryTree(ctx)])
  return {
    package_code,
    state: found.state,
    version: found.version,
    revision: found.revision,
    saved: found.saved,
    staff_name: found.staff_name,
    changed: found.changed,
    publish_at: found.publish_at,
    content,
    blockers: listPublishBlockers(content, facts),
    categories,
  }
}

type StoredTrip = Awaited<ReturnType<typeof getTrip>>

/** The draft. A trip that was never edited in the office has what is shown instead. */
export async function getDraftContent(
  ctx: AgencyContext,
  { package_code, draft }: Pick<StoredTrip, 'package_code' | 'draft'>,
) {
  return draft === null ? readStoredTrip(ctx, package_code) : TripDraft.parse(draft)
}

/** draft: never shown; ended: on sale, and nothing leaves any more. */
export const tripStateSql = sql<TripState>`case
  when p.sale_yn = 'N' and p.published is null then 'draft'
  when p.sale_yn = 'N' then 'hidden'
  when not exists (select from departure o where o.travel_agency = p.travel_agency and o.package_code = p.package_code
    and o.departure_date > ${seoulToday}) then 'ended'
  else 'on_sale' end`

/** `lock`: nobody else writes or publishes it until this is done. */
export async function getTrip({ db, travel_agency }: AgencyContext, package_code: string, lock?: 'lock') {
  if (lock) await lockTrips({ db, travel_agency }, [package_code])
  const found = await db
    .selectFrom('package as p')
    .leftJoin('package_draft as f', (on) =>
      on.onRef('f.travel_agency', '=', 'p.travel_agency').onRef('f.package_code', '=', 'p.package_code'),
    )
    .select([
      'p.package_code',
      'p.version',
      'p.sale_yn',
      'p.is_private',
      'p.published',
      'f.publish_at',
      'f.publish_content',
    ])
    .select([
      tripStateSql.as('state'),
      'f.content as draft',
      'f.planned_adult_price',
      'f.planned_child_price',
      'f.planned_baby_price',
      'f.planned_minimum',
      sql<number>`coalesce(f.revision, 0)`.as('revision'),
      sql<string>`coalesce(f.saved, p.published, p.reg_date)`.as('saved'),
      sql<string>`coalesce(f.staff_name, '')`.as('staff_name'),
      sql<boolean>`coalesce(f.revision <> f.published_revision, false)`.as('changed'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .executeTakeFirst()
  return found ?? refuse('PACKAGE_UNAVAILABLE')
}

export async function saveDraft(
  ctx: StaffCtx,
  { package_code, revision, content }: In<typeof calls.saveDraft>,
) {
  const { db, travel_agency, staff } = ctx
  const before = await getTrip(ctx, package_code, 'lock')
  refuseIfChanged(before.revision, revision)
  await refuseForeignReferences(ctx, content, await getDraftContent(ctx, before))
  const { saved } = await db
    .insertInto('package_draft')
    .values({
      travel_agency,
      package_code,
      content: JSON.stringify(content),
      revision: revision + 1,
      staff_name: staff.name,
    })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'package_code']).doUpdateSet((eb) => ({
        content: eb.ref('excluded.content'),
        revision: eb.ref('excluded.revision'),
        staff_name: eb.ref('excluded.staff_name'),
        saved: eb.ref('excluded.saved'),
      })),
    )
    .returning('saved')
    .executeTakeFirstOrThrow()
  ctx.logChange({ subject: `trip ${package_code}`, after: { revision: revision + 1 } })
  return {
    revision: revision + 1,
    saved,
    staff_name: staff.name,
    changed: true,
    blockers: listPublishBlockers(content, await readPublishFacts(ctx, package_code)),
  }
}

export async function readPublishFacts(
  { db, travel_agency }: Ctx,
  package_code: string,
): Promise<PublishFacts> {
  const { rows } = await sql<PublishFacts>`
    select count(o.departure_date)::int as departures, count(o.departure_date) filter (where o.minimum = 0)::int as without_minimum,
      min(o.adult_price) as lowest_price,
      coalesce(i.tourism_number, '') <> '' as registered, coalesce(i.multilingual_yn = 'Y', false) as bilingual
    from (select) one left join agency_info i on i.travel_agency = ${travel_agency}
    left join departure o on o.travel_agency = ${travel_agency} and o.package_code = ${package_code}
      and ${isOnSale('o')}
    group by i.tourism_number, i.multilingual_yn`.execute(db)
  return (
    rows[0] ?? { departures: 0, without_minimum: 0, lowest_price: null, registered: false, bilingual: false }
  )
}

type CategoryNode = { id: number; name: LocalizedText }
type CategoryChoice = CategoryNode & {
  areas: (CategoryNode & { details: CategoryNode[] })[]
  hidden_yn: 'Y' | 'N'
}

/** The places in the tree for a trip: every category with its areas and sub-areas. */
export async function listCategoryTree({ db, travel_agency }: Ctx): Promise<CategoryChoice[]> {
  const { rows } = await sql<CategoryChoice>`
    select c.tour_category_id as id, c.tour_category_name as name, c.hidden_yn, coalesce((
      select json_agg(json_build_object('id', a.tour_area_id, 'name', a.tour_area_name, 'details', coalesce((
          select json_agg(json_build_object('id', d.tour_area_detail_id, 'name', d.tour_area_detail_name) order by d.seq, d.tour_area_detail_id)
          from tour_area_detail d where d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id), '[]'))
        order by a.tour_area_col_seq, a.tour_area_seq, a.tour_area_id)
      from tour_area a where a.travel_agency = c.travel_agency and a.tour_category_id = c.tour_category_id), '[]') as areas
    from tour_category c where c.travel_agency = ${travel_agency} order by c.seq, c.tour_category_id`.execute(
    db,
  )
  return rows
}

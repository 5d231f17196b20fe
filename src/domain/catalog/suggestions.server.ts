// What the search box suggests from: one answer an agency, read once per revision of its catalogue. §2
import { sql } from 'kysely'
import { suggestionLimits } from '#limits/display.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { countChoices } from './choices.server.ts'
import { Companion } from './companion.ts'
import { listMonths } from './list-months.server.ts'
import { listPackages, lowestPriceDate } from './list-packages.server.ts'
import type { SuggestionIndex } from './search-calls.ts'
import { getVocabulary, toKeywordFilters } from './vocabulary.server.ts'

export async function listSuggestions(ctx: Ctx): Promise<SuggestionIndex> {
  const [{ today, synonyms: byWord }, months, who, items] = await Promise.all([
    getVocabulary(ctx),
    listMonths(ctx, {}),
    Promise.all(Companion.options.map((who) => countForCompanion(ctx, who))),
    readSuggestions(ctx),
  ])
  const synonyms = [...byWord].flatMap(([word, meanings]) => meanings.map((means) => ({ word, means })))
  return { today, synonyms, months, who: who.filter(({ count }) => count > 0), ...items }
}

async function countForCompanion(ctx: Ctx, who: Companion) {
  const { travel_agency } = ctx
  const filters = await toKeywordFilters(ctx, { who })
  const [{ total }, choices] = await Promise.all([
    listPackages(ctx.db, { travel_agency, page: 1, page_size: 1, ...filters }),
    countChoices(ctx.db, { travel_agency, ...filters }, false),
  ])
  const months = choices.flatMap(({ filter, value }) => (filter === 'month' ? [value] : []))
  return { who, count: total, months: months.sort() }
}

type SuggestionItems = Pick<SuggestionIndex, 'places' | 'tags' | 'trips'>

async function readSuggestions({ db, travel_agency }: Ctx): Promise<SuggestionItems> {
  const { rows } = await sql<SuggestionItems>`
    with trip as materialized (
      select * from package where travel_agency = ${travel_agency} and sale_yn = 'Y'
    ), place as (
      select tour_category_id, tour_area_id, tour_area_detail_id, count(*)::int as count,
        (array_agg(thumbnail_path order by seq) filter (where thumbnail_path is not null))[1] as thumbnail_path
      from trip group by grouping sets ((tour_category_id), (tour_category_id, tour_area_id), (tour_category_id, tour_area_id, tour_area_detail_id))
    )
    select
      coalesce((
        select json_agg(named order by named.count desc) from (
          select distinct coalesce(d.tour_area_detail_name, a.tour_area_name, c.tour_category_name) as name, n.tour_category_id as tour_category,
            n.tour_area_id as tour_area, n.tour_area_detail_id as tour_area_detail, n.thumbnail_path, n.count
          from place n
            join tour_category c on c.travel_agency = ${travel_agency} and c.tour_category_id = n.tour_category_id
            left join tour_area a on a.travel_agency = ${travel_agency} and a.tour_area_id = n.tour_area_id
            left join tour_area_detail d on d.travel_agency = ${travel_agency} and d.tour_area_detail_id = n.tour_area_detail_id
          order by n.count desc limit ${suggestionLimits.places}) named
      ), '[]') as places,
      coalesce((
        select json_agg(named order by named.count desc) from (
          select json_build_object('ko', one.tag, 'en', coalesce(min(t.tag_list_en[one.at]), one.tag)) as name, count(*)::int as count,
            (array_agg(t.thumbnail_path order by t.seq) filter (where t.thumbnail_path is not null))[1] as thumbnail_path
          from trip t, unnest(t.tag_list) with ordinality as one (tag, at)
          group by one.tag order by count(*) desc limit ${suggestionLimits.tags}) named
      ), '[]') as tags,
      coalesce((
        select json_agg(named) from (
          select p.package_code, p.page_title, p.thumbnail_path, p.page_price, ${lowestPriceDate} as page_price_date from trip p order by seq, package_code limit ${suggestionLimits.trips}) named
      ), '[]') as trips`.execute(db)
  return rows[0] ?? { places: [], tags: [], trips: [] }
}

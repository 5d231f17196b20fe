// The package list: one statement, its cost bounded by the agency's own rows. §2, §9
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.server.ts'
import { prepared } from '#platform/db/prepared.server.ts'
import type { Words } from '#words/language.ts'

const filters = ['tour_category', 'tour_area', 'tour_area_detail', 'pattern'] as const
type Filter = (typeof filters)[number]
type Asked = { travel_agency: number; page: number; page_size: number; tour_category?: number; tour_area?: number; tour_area_detail?: number; pattern?: string }

type Card = {
  package_code: string
  thumbnail_path: string | null
  page_title: Words
  page_price: number | null
  tag_list: string[]
  tag_list_en: string[]
  nights: number
  days: number
  tour_area_name: Words | null
}
type Row = { total: number } & (Card | { package_code: null })

/** The cards of one page, and the true total also when that page is empty. */
export async function listPackages(db: Db, { page, page_size, ...asked }: Asked): Promise<{ total: number; list: Card[] }> {
  const used = filters.filter((name) => asked[name] !== undefined)
  const rows = await statementFor(used)(db, { ...asked, limit: page_size, offset: (page - 1) * page_size })
  return { total: rows[0]?.total ?? 0, list: rows.flatMap((row) => (row.package_code === null ? [] : [row])) }
}

// One statement for each set of filters in use, so that PostgreSQL plans each for what it is.
const statements = new Map<string, ReturnType<typeof prepareList>>()

function statementFor(used: Filter[]) {
  const name = used.join()
  const statement = statements.get(name) ?? prepareList(used)
  statements.set(name, statement)
  return statement
}

// The keys of a page are found in the index alone; only its own cards are read as rows.
const prepareList = (used: Filter[]) =>
  prepared<Record<string, unknown>, Row>((value) => {
    const filter: Record<Filter, RawBuilder<unknown>> = {
      tour_category: sql`p.tour_category_id = ${value('tour_category')}`,
      tour_area: sql`p.tour_area_id = ${value('tour_area')}`,
      tour_area_detail: sql`p.tour_area_detail_id = ${value('tour_area_detail')}`,
      pattern: sql`(p.page_title->>'ko' ilike ${value('pattern')} or p.page_title->>'en' ilike ${value('pattern')})`,
    }
    const matching = sql.join([sql`p.travel_agency = ${value('travel_agency')}`, sql`p.sale_yn = 'Y'`, ...used.map((name) => filter[name])], sql` and `)
    return sql<Row>`
      select counted.total, page.*
      from (select count(*)::int as total from package p where ${matching}) counted
      left join lateral (
        select p.package_code, p.thumbnail_path, p.page_title, p.page_price, p.tag_list, p.tag_list_en, p.nights, p.days, a.tour_area_name
        from (select p.package_code from package p where ${matching} order by p.seq, p.package_code limit ${value('limit')} offset ${value('offset')}) k
        join package p on p.travel_agency = ${value('travel_agency')} and p.package_code = k.package_code
        left join tour_area a on a.travel_agency = p.travel_agency and a.tour_area_id = p.tour_area_id
        order by p.seq, p.package_code
      ) page on true`
  })

// The list of one agency of 1,000 packages, alone in the table and among a thousand agencies: its cost must
// be its own.
import pg from 'pg'
import { listPackages } from '#domain/catalog/list-packages.server.ts'
import { createDatabase, type Database } from '#platform/db/database.server.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureRuns, median } from './race.ts'
import { recordStatements, type Statement } from './record-statements.ts'

const packages = 1_000
const travel_agency = 50 // in the middle of the many, so that no end of an index flatters it
const page_size = 20

const listQueries = {
  'first page': { page: 1 },
  'a category': { page: 1, tour_category: 3 },
  'a deep page': { page: 49 }, // the last: one package in 50 is not on sale
  'a search': { page: 1, patterns: ['%오사카%'] },
  'a search of two letters': { page: 1, patterns: ['%제주%'] },
}
type ListQuery = keyof typeof listQueries
const queryNames = Object.keys(listQueries).filter((name): name is ListQuery => name in listQueries)

export type GrowthTimes = {
  ask: ListQuery
  alone_ms: number
  among_ms: number
  alone_plan: string[]
  among_plan: string[]
}

export async function measureGrowth(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
  say: (line: string) => void,
): Promise<{ rows: number; grown: GrowthTimes[] }> {
  const agencies = quick ? 100 : 1_000
  const alone = await createListDatabase(bench, 'alone', [travel_agency, travel_agency])
  say(`Loading ${(agencies * packages).toLocaleString('en-US')} packages …`)
  const among = await createListDatabase(bench, 'among', [1, agencies])
  try {
    const grown: GrowthTimes[] = []
    for (const ask of queryNames) grown.push(await compareQuery(ask, alone, among, rounds))
    return { rows: agencies * packages, grown }
  } finally {
    await Promise.all([alone.close(), among.close()])
  }
}

async function createListDatabase(
  bench: BenchContext,
  name: string,
  agencies: [from: number, to: number],
): Promise<Database> {
  const url = await bench.freshDatabase(`growth_${name}`)
  await queryAsOwner(url, ...buildLoadStatements(agencies))
  await queryAsOwner(url, 'vacuum analyze', 'checkpoint') // or the load is still being written while we measure
  return createDatabase(url, () => {})
}

const buildWordsSql = (ko: string, en = ko) => `jsonb_build_object('ko', ${ko}, 'en', ${en})`
const buildPickSql = (list: string[]) =>
  `(array[${list.map((item) => `'${item}'`).join()}])[1 + n % ${list.length}]`
const places = [
  '제주',
  '부산',
  '오사카',
  '홋카이도',
  '다낭',
  '방콕',
  '발리',
  '괌',
  '하와이',
  '파리',
  '로마',
  '프라하',
  '런던',
  '뉴욕',
  '시드니',
  '두바이',
  '이스탄불',
  '타이베이',
  '마카오',
  '싱가포르',
]
const kinds = ['온천 여행', '골프 투어', '가족 여행', '미식 여행', '자유 여행', '크루즈', '트레킹']

// Package by package over all agencies, never agency by agency: neighbours in the table are strangers, as
// years of work leave them.
const buildLoadStatements = ([from, to]: [number, number]) => [
  "set work_mem = '256MB'",
  // no trigger, no foreign key: a million notices would measure nothing
  'set session_replication_role = replica',
  `insert into agency (travel_agency, theme) select a, '{"hue": 250, "chroma": 0.14, "type_scale": 1}' from generate_series(${from}, ${to}) a`,
  `insert into tour_category (travel_agency, tour_category_id, tour_category_name, seq) select a, c, ${buildWordsSql(`'분류 ' || c`)}, c from generate_series(${from}, ${to}) a, generate_series(1, 7) c`,
  `insert into tour_area (travel_agency, tour_area_id, tour_category_id, tour_area_name) select a, c * 10 + d, c, ${buildWordsSql(`'지역 ' || d`)} from generate_series(${from}, ${to}) a, generate_series(1, 7) c, generate_series(0, 4) d`,
  `insert into package (travel_agency, package_code, tour_category_id, tour_area_id, page_title, summary, thumbnail_path, page_price, tag_list, tag_list_en, nights, days, seq, sale_yn, search_text)
   select a, 'P' || n, 1 + n % 7, (1 + n % 7) * 10 + n % 5, ${buildWordsSql(`${buildPickSql(places)} ${`|| ' ' || ${buildPickSql(kinds)}`} || ' ' || n || '번'`, `'Trip ' || n || ' to place ' || n % 20`)},
     ${buildWordsSql(`repeat('천천히 걷는 길, 좋은 잠자리. ', 3)`, `repeat('Slow roads and good beds. ', 3)`)}, '/files/' || md5(n::text) || '_960x720_aabbcc.webp', 490000 + n * 1000,
     array['온천', '가족', '인기'], array['Spa', 'Family', 'Popular'], 3, 4, n * 7919 % 1000, case when n % 50 = 0 then 'N' else 'Y' end,
     lower(${buildPickSql(places)} || ' ' || ${buildPickSql(kinds)} || ' ' || n || '번 Trip ' || n || ' to place ' || n % 20 || ' 온천 가족 인기 Spa Family Popular 분류 ' || 1 + n % 7 || ' 지역 ' || n % 5)
   from (select n, a from generate_series(1, ${packages}) n, generate_series(${from}, ${to}) a order by n, a) numbered`,
]

/** The median of many runs on a warm connection, the two tables taking turns. */
async function compareQuery(
  ask: ListQuery,
  alone: Database,
  among: Database,
  rounds: number,
): Promise<GrowthTimes> {
  const times: { alone: number[]; among: number[] } = { alone: [], among: [] }
  const once = {
    alone: () => listPackages(alone.db, { travel_agency, page_size, ...listQueries[ask] }),
    among: () => listPackages(among.db, { travel_agency, page_size, ...listQueries[ask] }),
  }
  const recorded = recordStatements(among.pool)
  for (let run = 0; run < 100; run++) await Promise.all([once.alone(), once.among()])
  for (let round = 0; round < rounds; round++) {
    times.alone.push(...(await measureRuns(once.alone, 200)))
    times.among.push(...(await measureRuns(once.among, 200)))
  }
  const statement = recorded.at(-1)
  if (!statement) throw new Error('the list was asked and no statement was heard')
  return {
    ask,
    alone_ms: median(times.alone),
    among_ms: median(times.among),
    alone_plan: await readPlan(alone, statement),
    among_plan: await readPlan(among, statement),
  }
}

// The plan of the very statement that the warm connection has: asked anew, PostgreSQL might choose another.
async function readPlan({ pool }: Database, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from pg_prepared_statements where statement = $1',
    [text],
  )
  const plan = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) execute ${rows[0]?.name}(${values.map(toLiteral).join()})`,
  )
  return plan.rows.map((row) => row['QUERY PLAN'])
}

const toLiteral = (value: unknown) =>
  Array.isArray(value)
    ? `array[${value.map((item) => pg.escapeLiteral(String(item))).join()}]`
    : pg.escapeLiteral(String(value))

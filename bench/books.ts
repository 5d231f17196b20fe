// The books: the close of a day and the rows of a month, among a million rows of the ledger and among ten thousand;
// a statistic beside its bare SQL.
import { type RawBuilder, sql } from 'kysely'
import { figures } from '#domain/books/figure.ts'
import { listEntries, listEntryKeys } from '#domain/books/month-file.server.ts'
import { readDayFigures } from '#domain/books/read-day-figures.server.ts'
import { readStatistic } from '#domain/books/statistics.server.ts'
import { exportLimits } from '#limits/trade.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'

const travel_agency = 50
const bookings = 20_000
/** Departures of the two years that are measured and of eight before them, each settled. */
const departures = 10_000
/** Of the month that is measured, in both: 100 rows a day. */
const month = '2026-03'
const day = `${month}-10`
const monthRows = 31 * 100
const fewRows = 10_000

export type BooksTimes = { ask: string; ours_ms: number; floor_ms: number; floor: string; most: number }

type BooksQuery = (db: Db) => Promise<number>
const here = (db: Db) => ({ db, travel_agency })

const closeOfDay: BooksQuery = async (db) => (await readDayFigures(here(db), day)).ledger

/** Rows as the file reads them: their keys, then one batch after the other. */
const rowsOfMonth: BooksQuery = async (db) => {
  const keys = await listEntryKeys(here(db), month)
  for (let at = 0; at < keys.length; at += exportLimits.batch)
    await listEntries(here(db), keys.slice(at, at + exportLimits.batch))
  return keys.length
}

export async function measureBooks(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
  say: (line: string) => void,
): Promise<BooksTimes[]> {
  const manyRows = quick ? 100_000 : 1_000_000
  const few = await createBooksDatabase(bench, 'few', fewRows)
  say(`Loading ${manyRows.toLocaleString('en-US')} rows of a ledger …`)
  const many = await createBooksDatabase(bench, 'many', manyRows)
  try {
    const times: BooksTimes[] = []
    const floor = `among ${fewRows.toLocaleString('en-US')} rows`
    for (const [ask, query] of Object.entries({
      'close of a day': closeOfDay,
      'export of a month': rowsOfMonth,
    })) {
      const { ours, floor: beside } = await compare(rounds, [many.db, query], [few.db, query])
      times.push({ ask, ours_ms: median(ours), floor_ms: median(beside), floor, most: 1.5 })
    }
    for (const figure of figures) {
      const ask: BooksQuery = async (db) =>
        (await readStatistic(here(db), { figure, year: 2026 })).months.length
      const bareQuery: BooksQuery = async (db) => (await bareFigures[figure].execute(db)).rows.length
      const { ours, floor: bare } = await compare(rounds, [many.db, ask], [many.db, bareQuery])
      const about = { ask: `statistic: ${figure}`, floor: 'of bare SQL', most: 3 }
      times.push({ ...about, ours_ms: median(ours), floor_ms: median(bare) })
    }
    return times
  } finally {
    await Promise.all([few.close(), many.close()])
  }
}

/** The sum of a column by month, and nothing else: what any statement over these rows costs. */
const sumByMonth = (table: string, day: RawBuilder<unknown>, value: RawBuilder<unknown>) => sql`
  select date_trunc('month', ${day}) as month, sum(${value}) as value from ${sql.table(table)}
  where travel_agency = ${travel_agency} and ${day} >= '2025-01-01' and ${day} < '2027-01-01' group by 1`
const bareBookings = sql`
  select date_trunc('month', reg_date at time zone 'Asia/Seoul') as month, sum(total) as value from booking
  where travel_agency = ${travel_agency} and reg_date >= '2025-01-01' and reg_date < '2027-01-01' group by 1`

const bareFigures: Record<(typeof figures)[number], RawBuilder<unknown>> = {
  sales: bareBookings,
  lead: bareBookings,
  cancelled: bareBookings,
  load: sumByMonth('departure', sql`departure_date`, sql`seats`),
  margin: sumByMonth('settlement', sql`departure_date`, sql`income - cost`),
}

/** In turns, so that a noisy machine is noisy for both; the first round warms up. */
async function compare(rounds: number, ours: [Db, BooksQuery], floor: [Db, BooksQuery]) {
  const times = { ours: [] as number[], floor: [] as number[] }
  for (let round = -1; round < rounds; round++)
    for (const [side, [db, query]] of [
      ['ours', ours],
      ['floor', floor],
    ] as const)
      for (let run = 0; run < 20; run++) {
        const [rows, ms] = await measureTime(() => runInTransaction(db, travel_agency, query))
        if (rows === 0) throw new Error('empty books are no measure')
        if (round >= 0) times[side].push(ms)
      }
  return times
}

/** The month is the same in both; all other rows lie in the ten years before it. */
async function createBooksDatabase(bench: BenchContext, name: string, rows: number) {
  const url = await bench.freshDatabase(`books_${name}`)
  const titles = `'{"ko": "여행", "en": "Trip"}'`
  await queryAsOwner(
    url,
    'set session_replication_role = replica', // no trigger and no foreign key while loading
    `insert into agency (travel_agency, theme) values (${travel_agency}, '{"hue": 250, "chroma": 0.14, "type_scale": 1}')`,
    `insert into tour_category (travel_agency, tour_category_id, tour_category_name) values (${travel_agency}, 1, '{"ko": "분류", "en": "Category"}')`,
    `insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days, seq) values (${travel_agency}, 'P1', 1, ${titles}, '{"ko": "", "en": ""}', 3, 4, 1)`,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, progress, reg_date)
       select ${travel_agency}, 'R' || lpad(n::text, 11, '0'), 'P1', 1, '2026-05-01', '2026-05-04', ${titles}, '홍길동', '010-1234-5678', '', 'ko', 2, 0, 0, '[]', 1980000, '[]', 'bank_transfer',
         case when n % 10 = 0 then 'cancel_completed' else 'travel_completed' end, timestamptz '2026-06-01' - n * interval '45 minutes'
       from generate_series(1, ${bookings}) n`,
    `insert into departure (travel_agency, package_code, departure_date, departure_time, adult_price, child_price, baby_price, seats)
       select ${travel_agency}, 'P1', date '2026-12-31' - n * 3650 / ${departures}, '0' || n % 10 || ':00', 1, 1, 0, 40 from generate_series(1, ${departures}) n`,
    `insert into departure_seat (travel_agency, departure_id, taken) select ${travel_agency}, departure_id, departure_id % 41 from departure`,
    `insert into settlement (travel_agency, departure_id, package_code, departure_date, figures, income, cost, by_name)
       select ${travel_agency}, departure_id, 'P1', departure_date, '{}', 20000000, 17000000, '최회계' from departure`,
    `insert into settlement_correction (travel_agency, departure_id, side, amount, reason, by_name)
       select ${travel_agency}, departure_id, 'cost', 10000, '늦은 청구', '최회계' from departure where departure_id % 10 = 0`,
    `insert into ledger (travel_agency, booking, kind, amount, method, transaction_id, at)
       select ${travel_agency}, b.id, 'payment', 1980000, 'bank_transfer', b.booking_id || '-' || n,
         case when n <= ${monthRows} then timestamptz '${month}-01 01:00+09' + n * interval '14 minutes' else timestamptz '${month}-01 00:00+09' - interval '3650 days' * ((n - ${monthRows})::float8 / ${rows}) end
       from (select n, 1 + n % ${bookings} as place from generate_series(1, ${rows}) n) l
       join (select id, booking_id, row_number() over (order by id) as place from booking) b on b.place = l.place order by n`,
  )
  await queryAsOwner(url, 'vacuum analyze', 'checkpoint') // or the load is still being written while we measure
  return createDatabase(url, () => {})
}

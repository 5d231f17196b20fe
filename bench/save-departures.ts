// A sheet of departures saved in one call, beside the bare statement that writes the same rows.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { departureOfficeCalls } from '#domain/departure/office-calls.ts'
import { saveDepartures } from '#domain/departure/save-departures.server.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { runInTransaction, type WithCommit } from '#platform/db/transaction.server.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'

const travel_agency = 50
const package_code = 'P1'
const rows = 300
export type SaveTimes = { rows: number; ours_ms: number; bare_ms: number }

export async function measureSave(bench: BenchContext, { rounds }: BenchPace): Promise<SaveTimes> {
  const url = await bench.freshDatabase('sheet')
  await queryAsOwner(
    url,
    `insert into agency (travel_agency, theme) values (${travel_agency}, '{"hue": 250, "chroma": 0.14, "type_scale": 1}')`,
    `insert into tour_category (travel_agency, tour_category_id, tour_category_name) overriding system value values (${travel_agency}, 1, '{"ko": "분류", "en": "Category"}')`,
    `insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days, seq) values (${travel_agency}, '${package_code}', 1, '{"ko": "여행", "en": "Trip"}', '{"ko": "", "en": ""}', 3, 4, 1)`,
    `insert into package_detail (travel_agency, package_code, travel_alert) values (${travel_agency}, '${package_code}', 1)`,
    `insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum)
       select ${travel_agency}, '${package_code}', (now() at time zone 'Asia/Seoul')::date + n, 990000, 790000, 100000, 20, 8 from generate_series(1, ${rows}) n`,
    'vacuum analyze',
  )
  const database = await createDatabase(url, () => {})
  try {
    const times = { ours: [] as number[], bare: [] as number[] }
    for (let round = -3; round < rounds * 4; round++) {
      const body = JSON.stringify({ package_code, rows: await readChangedRows(database.db, round + 10) })
      const [, ours] = await measureTime(() => saveThroughHandler(database.db, body))
      const [, bare] = await measureTime(() => saveByPlainSql(database.db, body))
      if (round < 0) continue // the first rounds warm up
      times.ours.push(ours)
      times.bare.push(bare)
    }
    return { rows, ours_ms: median(times.ours), bare_ms: median(times.bare) }
  } finally {
    await database.close()
  }
}

/** Each price is another than it was. */
const readChangedRows = async (db: Db, round: number) =>
  (
    await runInTransaction(db, travel_agency, (tx) =>
      tx
        .selectFrom('departure')
        .select(['departure_id', 'departure_date', 'departure_time', 'flights', 'child_price', 'baby_price'])
        .select(['seats', 'minimum', 'closed_yn', 'revision'])
        .where('travel_agency', '=', travel_agency)
        .orderBy('departure_date')
        .execute(),
    )
  ).map((row) => ({ ...row, adult_price: 990_000 + round * 1_000 }))

/** As the wire does it: read, checked, done once. What else a handler is given has no part in this. */
function saveThroughHandler(db: Db, body: string) {
  const inside = <T>(work: (ctx: SaveContext, withCommit: WithCommit) => Promise<T>) =>
    runInTransaction(db, travel_agency, (tx, withCommit) => work({ ...ctx, db: tx }, withCommit))
  const ctx = {
    db,
    travel_agency,
    member: null,
    language: 'ko',
    idempotencyKey: randomUUID(),
    files: { files: [] },
    staff: { id: 1, name: 'Mina', roles: ['owner'] },
    logChange() {},
    enqueue: async () => {},
    finalTransaction: inside,
  } as unknown as SaveContext
  return saveDepartures(ctx, departureOfficeCalls.saveDepartures.input.parse(JSON.parse(body)))
}
type SaveContext = Parameters<typeof saveDepartures>[0]

const saveByPlainSql = (db: Db, body: string) =>
  runInTransaction(db, travel_agency, (tx) =>
    sql`
      update departure d set departure_date = r.departure_date, departure_time = r.departure_time, flights = r.flights,
        adult_price = r.adult_price, child_price = r.child_price, baby_price = r.baby_price, seats = r.seats,
        minimum = r.minimum, closed_yn = r.closed_yn, revision = d.revision + 1
      from jsonb_to_recordset((${body}::jsonb) -> 'rows') r (departure_id bigint, departure_date date, departure_time text, flights jsonb,
        adult_price int, child_price int, baby_price int, seats int, minimum int, closed_yn text)
      where d.travel_agency = ${travel_agency} and d.departure_id = r.departure_id`.execute(tx),
  )

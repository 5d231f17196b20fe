// Reserving and releasing beside a thousand bookings and beside a million: what is over must cost nothing.
import { randomUUID } from 'node:crypto'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { reserve } from '#domain/reservation/reserve.server.ts'
import { addDays } from '#lib/days.ts'
import { createDatabase, type Database, type Db } from '#platform/db/database.server.ts'
import { runInTransaction, type WithCommit } from '#platform/db/transaction.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { generousHoldLimits } from '../tests/shared/generous-hold-limits.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'
import { buildForm } from './reserve.ts'

const travel_agency = 50 // in the middle of the many
const atOnce = 20
const steps = ['reserving', 'releasing, by the clock', 'releasing, for the next buyer'] as const
type HoldStep = (typeof steps)[number]
export type HoldTimes = { step: HoldStep; few_ms: number; many_ms: number; rows: number }

export async function measureHolds(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
  say: (line: string) => void,
): Promise<HoldTimes[]> {
  const rows = quick ? 100_000 : 1_000_000
  const few = await createBookingDatabase(bench, 'few', { bookings: 1_000, rows: 1_000 })
  say(`Loading ${rows.toLocaleString('en-US')} bookings …`)
  const many = await createBookingDatabase(bench, 'many', { bookings: rows / 10, rows })
  try {
    const times = { few: createEmptyTimes(), many: createEmptyTimes() }
    for (let round = -1; round < rounds * 2; round++) {
      const measured = {
        few: await measureHoldAndRelease(few.db),
        many: await measureHoldAndRelease(many.db),
      }
      if (round < 0) continue // the first round warms up
      for (const step of steps)
        for (const side of ['few', 'many'] as const) times[side][step].push(...measured[side][step])
    }
    return steps.map((step) => ({
      step,
      few_ms: median(times.few[step]),
      many_ms: median(times.many[step]),
      rows,
    }))
  } finally {
    await Promise.all([few.close(), many.close()])
  }
}

const createEmptyTimes = (): Record<HoldStep, number[]> => ({
  reserving: [],
  'releasing, by the clock': [],
  'releasing, for the next buyer': [],
})

type FormContext = Ctx & { files: { files: [] } }

// The rest of what a handler is given has no part in this.
const buildContext = (db: Db) =>
  ({
    db,
    travel_agency,
    member: null,
    language: 'ko',
    idempotencyKey: randomUUID(),
    files: { files: [] },
    cookies: { received: {}, set() {} },
    keyFor: () => Buffer.alloc(32),
    enqueue: async () => {},
  }) as unknown as FormContext
const runInAgency = <T>(db: Db, work: (ctx: FormContext, withCommit: WithCommit) => Promise<T>) =>
  runInTransaction(db, travel_agency, (tx, withCommit) => work({ ...buildContext(db), db: tx }, withCommit))

async function measureHoldAndRelease(db: Db): Promise<Record<HoldStep, number[]>> {
  const form = { ...buildForm('P50'), single_rooms: 0, options: [], travellers: [], request: '' }
  const own = () => ({
    ...buildContext(db),
    hasFiles: false,
    transaction: <T>(work: (ctx: Ctx) => Promise<T>) => runInAgency(db, work),
    finalTransaction: <T>(work: (ctx: FormContext, withCommit: WithCommit) => Promise<T>) =>
      runInAgency(db, work),
  })
  const book = () =>
    reserve(own(), { ...form, consents: { tour: true, privacy: true, special: false } }, { member_id: null })
  const times = createEmptyTimes()
  const [, first_ms] = await measureTime(book)
  await expireHolds(db)
  times['releasing, for the next buyer'].push(await measureRelease(db, 1, await findDeparture(db, form)))
  times.reserving.push(first_ms)
  for (let booked = 0; booked < atOnce; booked++) times.reserving.push((await measureTime(book))[1])
  await expireHolds(db)
  times['releasing, by the clock'].push((await measureRelease(db, atOnce)) / atOnce)
  return times
}

const findDeparture = (db: Db, { package_code, departure_date }: ReturnType<typeof buildForm>) =>
  db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency, package_code, departure_date }))
    .executeTakeFirstOrThrow()

const expireHolds = (db: Db) =>
  runInAgency(db, ({ db }) =>
    db
      .updateTable('booking')
      .set({ held_until: '2020-01-01' })
      .where('travel_agency', '=', travel_agency)
      .where('name', '=', '김미나')
      .where('progress', '=', 'waiting_for_payment')
      .execute(),
  )

async function measureRelease(db: Db, count: number, departure?: { departure_id: number }): Promise<number> {
  const [released, ms] = await measureTime(() =>
    runInAgency(db, (ctx) => releaseExpiredHolds(ctx, departure)),
  )
  if (released !== count) throw new Error(`${released} holds were released, not ${count}`)
  return ms
}

/**
 * A tenth of the many are this agency's; one booking in a hundred is still held. Neighbours in the table are
 * strangers.
 */
async function createBookingDatabase(
  bench: BenchContext,
  name: string,
  { bookings, rows }: { bookings: number; rows: number },
): Promise<Database> {
  const url = await bench.freshDatabase(`holding_${name}`)
  const neighbours = rows / bookings - 1
  const agencies = `generate_series(${travel_agency}, ${travel_agency + neighbours})`
  const day = addDays(new Date().toISOString().slice(0, 10), 30)
  await queryAsOwner(
    url,
    'set session_replication_role = replica', // no trigger and no foreign key while loading
    `insert into agency (travel_agency, theme, hold_limits) select a, '{"hue": 250, "chroma": 0.14, "type_scale": 1}', '${JSON.stringify(generousHoldLimits)}' from ${agencies} a`,
    `insert into tour_category (travel_agency, tour_category_id, tour_category_name) values (${travel_agency}, 1, '{"ko": "분류", "en": "Category"}')`,
    `insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days, seq) select ${travel_agency}, 'P' || p, 1, '{"ko": "여행", "en": "Trip"}', '{"ko": "", "en": ""}', 3, 4, p from generate_series(0, 99) p`,
    `insert into package_detail (travel_agency, package_code) select travel_agency, package_code from package`,
    `insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum)
       select travel_agency, package_code, date '${day}' + d, 990000, 790000, 100000, 100000, 8 from package, generate_series(0, 49) d order by seq, d`,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, proved_by, progress, held_until)
       select a, upper(left(md5(n || '-' || a), 12)), 'P' || n % 100, n % 100 * 50 + n / 100 % 50 + 1, date '${day}' + n / 100 % 50, date '${day}' + n / 100 % 50 + 3, '{"ko": "여행", "en": "Trip"}', 'Customer ' || n, '010-0000-0000', 'customer' || n || '@example.com', 'ko', 2, 0, 0,
         '[{"kind": "adult", "each": 990000, "count": 2, "sum": 1980000}]', 1980000, '[{"days": 30, "percent": 0}]', 'bank_transfer', 'mail',
         (array['waiting_for_payment', 'payment_completed', 'cancel_completed', 'travel_completed'])[case when n % 100 = 99 then 1 when n % 10 = 0 then 2 when n % 10 = 1 then 3 else 4 end],
         case when n % 100 = 99 then now() + interval '1 day' end
       from (select n, a from generate_series(1, ${bookings}) n, ${agencies} a order by n, a) numbered`,
    `insert into booking_history (travel_agency, booking, progress, by) select travel_agency, id, 'waiting_for_payment', 'customer' from booking`,
    `insert into once_only (travel_agency, key, call, body_hash, answer) select travel_agency, gen_random_uuid(), 'reserve', md5(booking_id), jsonb_build_object('booking_id', booking_id) from booking`,
  )
  await queryAsOwner(url, 'vacuum analyze', 'checkpoint') // or the load is still being written while we measure
  return createDatabase(url, () => {})
}

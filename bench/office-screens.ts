// The office's standing screens: an agency of 100,000 bookings among a million, beside one that is alone with
// a thousand.
import { listBookingsForStaff } from '#domain/booking/search.server.ts'
import { listCustomers } from '#domain/customer/list.server.ts'
import { listOccupancy } from '#domain/departure/occupancy.server.ts'
import { countPendingWork, listPendingWork } from '#domain/report/pending-work.server.ts'
import { pageSizes } from '#limits/display.ts'
import { createDatabase, type Database, type Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Role } from '#roles.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'

const travel_agency = 50 // in the middle of the many
const smallCount = 1_000
const page = { page: 1, page_size: pageSizes.officeRows }
const withRoles = (roles: Role[]) => ({ staff: { id: 1, roles, language: 'ko' as const } })

/** Answers how many rows it has: nothing is no measure. */
type OfficeQuery = (here: AgencyContext) => Promise<number>
const buildListQuery =
  (filters: Partial<Parameters<typeof listBookingsForStaff>[1]>): OfficeQuery =>
  async (here) =>
    (await listBookingsForStaff({ ...here, ...withRoles(['owner']) }, { ...page, ...filters })).list.length

/** What is asked, and how much longer it may take among the many. */
const officeQueries: Record<string, { most: number; ask: OfficeQuery }> = {
  'bookings, first page': { most: 1.5, ask: buildListQuery({}) },
  'bookings of one state': { most: 1.5, ask: buildListQuery({ progress: 'travel_completed' }) },
  'bookings by departure': { most: 1.5, ask: buildListQuery({ from: '2020-01-01' }) },
  'money due: who pays more': { most: 1.5, ask: buildListQuery({ money: 'due' }) },
  'money due: transfers, dues, refunds': {
    most: 1.5,
    ask: async (here) => (await listPendingWork({ ...here, ...withRoles(['money']) })).length,
  },
  'today: all that waits, counted': {
    most: 1.5,
    ask: async (here) => (await countPendingWork({ ...here, ...withRoles(['owner']) })).total,
  },
  'filling: departures to come': {
    most: 1.5,
    ask: async (here) => (await listOccupancy(here, page)).list.length,
  },
  'customers, first page': {
    most: 1.5,
    ask: async (here) => (await listCustomers(here, page)).list.length,
  },
  'customers: part of a name': {
    most: 3,
    ask: async (here) => (await listCustomers(here, { ...page, q: '현우' })).list.length,
  },
  'search: part of a name': { most: 3, ask: buildListQuery({ q: '현우' }) },
  'search: part of a telephone': { most: 3, ask: buildListQuery({ q: '00-9500' }) },
  'search: a whole telephone number': { most: 3, ask: buildListQuery({ q: '010-1500-9500' }) },
}

export type OfficeTimes = { ask: string; few_ms: number; many_ms: number; rows: number; most: number }

export async function measureOfficeScreens(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
  say: (line: string) => void,
): Promise<OfficeTimes[]> {
  const rows = quick ? 100_000 : 1_000_000
  const alone = await createOfficeDatabase(bench, 'alone', { own: smallCount, neighbours: 0 })
  say(`Loading ${rows.toLocaleString('en-US')} bookings …`)
  const among = await createOfficeDatabase(bench, 'among', {
    own: rows / 10,
    neighbours: (rows * 0.9) / smallCount,
  })
  try {
    const times: OfficeTimes[] = []
    for (const [name, { most, ask }] of Object.entries(officeQueries)) {
      const measured = { alone: [] as number[], among: [] as number[] }
      const sides = { alone, among }
      for (let round = -1; round < rounds; round++)
        for (const side of ['alone', 'among'] as const) {
          const took = await measureQuery(sides[side].db, ask)
          if (round >= 0) measured[side].push(...took) // the first round warms up
        }
      times.push({ ask: name, few_ms: median(measured.alone), many_ms: median(measured.among), rows, most })
    }
    return times
  } finally {
    await Promise.all([alone.close(), among.close()])
  }
}

async function measureQuery(db: Db, ask: OfficeQuery): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 50; run++) {
    const [rows, ms] = await measureTime(() =>
      runInTransaction(db, travel_agency, (tx) => ask({ db: tx, travel_agency })),
    )
    if (rows === 0) throw new Error('an empty screen is no measure')
    times.push(ms)
  }
  return times
}

const surnames = '김이박최정강조윤장임'
const givenNames =
  '서연 민준 지우 현우 수빈 도윤 하은 예준 지민 유진 건우 소윤 은서 태현 나연 성민 보라 재훈 미나 영호'
const nameSql = `substr('${surnames}', 1 + n % ${surnames.length}, 1) || split_part('${givenNames}', ' ', 1 + n / ${surnames.length} % ${givenNames.split(' ').length})`
const years_days = 3 * 365
const ahead_days = 40
const document_days = 14
const won = 1_980_000

/**
 * The bookings of three years, each made forty days before it departs and paid to the won, but for what
 * waits: the same in both, as an office does its work. Neighbours in the table are strangers.
 */
async function createOfficeDatabase(
  bench: BenchContext,
  name: string,
  { own, neighbours }: { own: number; neighbours: number },
): Promise<Database> {
  const url = await bench.freshDatabase(`office_${name}`)
  const agencies = `(select ${travel_agency} as a union all select ${travel_agency} + g from generate_series(1, ${neighbours}) g)`
  await queryAsOwner(
    url,
    "set work_mem = '256MB'",
    "set maintenance_work_mem = '512MB'",
    'set session_replication_role = replica', // no trigger and no foreign key while loading
    `insert into agency (travel_agency, theme) select a, '{"hue": 250, "chroma": 0.14, "type_scale": 1}' from ${agencies} each`,
    `insert into tour_category (travel_agency, tour_category_id, tour_category_name) values (${travel_agency}, 1, '{"ko": "분류", "en": "Category"}')`,
    `insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days, seq) select ${travel_agency}, 'P' || p, 1, jsonb_build_object('ko', '여행 ' || p, 'en', 'Trip ' || p), '{"ko": "", "en": ""}', 3, 4, p from generate_series(0, 99) p`,
    `insert into package_detail (travel_agency, package_code, travel_alert) select travel_agency, package_code, 1 from package`,
    `insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum)
       select travel_agency, package_code, (now() at time zone 'Asia/Seoul')::date + seq % ${ahead_days}, 990000, 790000, 100000, 20, 8 from package order by seq`,
    `insert into departure_seat (travel_agency, departure_id, taken, confirmed) select travel_agency, departure_id, case when departure_id % 20 = 0 then 3 else 12 end, case when departure_id % 20 <> 0 then now() end from departure`,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, proved_by, progress, held_until, reg_date, paid, before_cancel, refund_due)
       select a, upper(translate(left(md5(n || '-' || a), 12), 'ilou', '1234')), 'P' || n % 100, 1 + n % 100, day, day + 3, '{"ko": "여행", "en": "Trip"}', ${nameSql},
         '010-' || 1000 + n % 9000 || '-' || lpad((n * 7919 % 10000)::text, 4, '0'), 'customer' || n || '@example.com', 'ko', 2, 0, 0,
         '[{"kind": "adult", "each": 990000, "count": 2, "sum": ${won}}]', ${won}, '[{"days": 30, "percent": 0}]', 'bank_transfer', 'mail',
         case when n <= 10 then 'waiting_for_payment' when n <= 15 then 'cancel_requested' when day >= today then (array['payment_completed', 'preparing', 'ready'])[1 + n % 3] when n % 10 = 0 then 'cancel_completed' else 'travel_completed' end,
         case when n <= 10 then now() + interval '1 day' end, made,
         case when n <= 10 or n > 25 and day < today and n % 10 = 0 then 0 when n between 16 and 20 then ${won} - 100000 when n between 21 and 25 then ${won} + 50000 else ${won} end,
         case when n between 11 and 15 then 'payment_completed' end, case when n between 11 and 15 then ${won} end
       from (select n, a, made, today, (made at time zone 'Asia/Seoul')::date + ${ahead_days} as day from (
           select n, a, now() - (n - 1.0) / k * interval '${years_days} days' as made, (now() at time zone 'Asia/Seoul')::date as today
           from (select n, ${travel_agency} as a, ${own} as k from generate_series(1, ${own}) n
             union all select n, ${travel_agency} + g, ${smallCount} from generate_series(1, ${smallCount}) n, generate_series(1, ${neighbours}) g) each) dated) numbered
       order by n, a`,
    `insert into ledger (travel_agency, booking, kind, amount, method, transaction_id, at) select travel_agency, id, 'payment', paid, 'bank_transfer', booking_id, reg_date from booking where paid > 0`,
    // Everybody's passports are there, but those of ten bookings that depart soon.
    `insert into passport (travel_agency, booking, traveller, sealed, data_key, expires_soon)
       select travel_agency, id, t, 'sealed', gen_random_uuid(), false from (
         select *, row_number() over (partition by travel_agency order by departure_date, id) as place from booking
         where progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready') and departure_date <= (now() at time zone 'Asia/Seoul')::date + ${document_days}) soon,
         generate_series(1, 2) t where place > 10`,
    `update booking b set passports = 2 from passport p where p.travel_agency = b.travel_agency and p.booking = b.id and p.traveller = 1`,
    'alter table booking_gram drop constraint booking_gram_pkey',
    `insert into booking_gram select distinct b.travel_agency, g, b.id from booking b,
       lateral (select name_grams(b.name) union all select phone_grams(b.contact) union all select number_grams(b.booking_id)) grams (g)`,
    'alter table booking_gram add primary key (travel_agency, gram, booking)',
  )
  await queryAsOwner(url, 'vacuum analyze', 'checkpoint') // or the load is still being written while we measure
  return createDatabase(url, () => {})
}

// 1,000 bank lines against 5,000 open bookings: what is proposed for each, beside the bare reading of both.
import { proposeForRows, readOpenRows } from '#domain/bank/list-lines.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'

const travel_agency = 1
const [bookings, lines] = [5_000, 1_000]
/** Some nine thousand names: as in life, a few have the same. */
const syllables = [
  '김이박최정강조윤장임',
  '서민지현수도하예유건소은태나성보재미영가다라마바사아자차경동',
  '연준우빈윤은진서현민라훈나호람래온희루다랑름미정철미숙아린솔',
]
const nameSql = (n: string) =>
  syllables
    .map((each, at) => {
      const mixed = `(((${n})::bigint + ${at * 7_919}) * 2654435761 % 4294967296 / 65536)`
      return `substr('${each}', (1 + ${mixed} % ${each.length})::int, 1)`
    })
    .join(' || ')
/** Prices as trips have them: some forty of them, for one to four people. */
const priceSql = (n: string) => `(390000 + (${n}) % 41 * 50000) * (1 + (${n}) % 4)`

export type BankTimes = { read_ms: number; propose_ms: number; proposed: number }

export async function measureBankLines(bench: BenchContext, { rounds }: BenchPace): Promise<BankTimes> {
  const url = await bench.freshDatabase('bank_lines')
  await fillDatabase(url)
  const database = await createDatabase(url, () => {})
  const readBoth = () =>
    runInTransaction(database.db, travel_agency, (db) => readOpenRows({ db, travel_agency }))
  const [read, propose]: [number[], number[]] = [[], []]
  let proposed = 0
  try {
    for (let round = -3; round < rounds * 10; round++) {
      const [, read_ms] = await measureTime(readBoth)
      const [found, propose_ms] = await measureTime(async () => proposeForRows(await readBoth()))
      proposed = found.filter((line) => line.proposals.length > 0).length
      if (round < 0) continue // the first rounds warm up
      read.push(read_ms)
      propose.push(propose_ms)
    }
  } finally {
    await database.close()
  }
  if (proposed < lines / 2) throw new Error(`only ${proposed} lines have a proposal: no measure`)
  return { read_ms: median(read), propose_ms: median(propose), proposed }
}

/** Each fifth line is of nobody, each fifth mistyped, each fifth a part; the others fit. */
const fillDatabase = (url: string) =>
  queryAsOwner(
    url,
    'set session_replication_role = replica', // no trigger and no foreign key while loading
    `insert into agency (travel_agency, theme) values (${travel_agency}, '{"hue": 250, "chroma": 0.14, "type_scale": 1}')`,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, proved_by, progress, held_until)
       select ${travel_agency}, upper(translate(left(md5(n::text), 12), 'ilou', '1234')), 'P1', 1 + n % 60, current_date + 40, current_date + 43, '{"ko": "다낭 3박 5일", "en": "Trip"}', ${nameSql('n')},
         '010-' || 1000 + n % 9000 || '-' || lpad((n * 7919 % 10000)::text, 4, '0'), 'customer' || n || '@example.com', 'ko', 1 + n % 4, 0, 0,
         '[]', ${priceSql('n')}, '[]', 'bank_transfer', 'mail', 'waiting_for_payment', now() + interval '1 day'
       from generate_series(1, ${bookings}) n`,
    `insert into traveller (travel_agency, booking, seq, kind, name, name_en)
       select travel_agency, id, t, 'adult', ${nameSql('id + t * 7')}, null from booking, generate_series(1, adult) t`,
    `insert into transfer_reference (travel_agency, reference, booking) select travel_agency, lpad(id::text, 4, '0'), id from booking`,
    `insert into bank_layout (travel_agency, account, columns) values (${travel_agency}, 'a', '{}')`,
    `insert into bank_line (travel_agency, account, booked_on, booked_time, amount, payer, memo, balance, fingerprint, by_name)
       select ${travel_agency}, 'a', current_date, '09:00:00', case when n % 5 = 3 then ${priceSql('n * 5')} / 3 else ${priceSql('n * 5')} end,
         case n % 5 when 0 then ${nameSql('n * 5')} || lpad((n * 5)::text, 4, '0') when 1 then ${nameSql('n * 5')} when 2 then left(${nameSql('n * 5')}, 2) || '뷁' when 3 then ${nameSql('n * 5')} else '회사' || n end,
         '', 1000000 * n, 'f' || n, '' from generate_series(1, ${lines}) n`,
    'analyze',
  )

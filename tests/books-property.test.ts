// Many random departures: what a settlement says is what the ledger and the cost lines say, to the won.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toWon } from '#domain/books/currency.ts'
import { readBooks } from '#domain/books/read-books.server.ts'
import type { Currency } from '#lib/currencies.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { setUpBooks } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { createDice } from './random-trips.ts'
import { pickCount, printSeedOnFailure, seed } from './sampling.ts'
import { createSite } from './site.ts'

const departureCount = pickCount(2_000, 150)
const batchSize = 10
const dice = createDice(seed)
const currencies: readonly Currency[] = ['KRW', 'KRW', 'USD', 'EUR', 'JPY', 'VND']

/** Two bookings each, as many rows of the ledger as come of a dozen, and up to twelve costs. */
async function fillDepartures(db: Db, package_code: string, from: number): Promise<number[]> {
  const { rows } = await sql<{ departure_id: number }>`
    insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum)
    select 1, ${package_code}, ${dateInDays(10)}::date + n, 500000, 400000, 0, 40, 8
    from generate_series(${from + 1}::int, ${from + batchSize}::int) n returning departure_id`.execute(db)
  const departures = rows.map(({ departure_id }) => departure_id)
  const { rows: bookings } = await sql<{ id: number }>`
    insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name,
      contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, progress, paid, cancel_fee)
    select 1, 'R' || lpad(d.departure_id::text || n, 11, '0'), d.package_code, d.departure_id, d.departure_date,
      d.departure_date + 2, '{"ko": "a", "en": "a"}', 'a', '010-1234-5678', '', 'ko', n, 1, 0, '[]', 0, '[]', 'gateway',
      (array['payment_completed', 'travel_completed', 'cancel_completed', 'cancel_requested'])[1 + (d.departure_id + n) % 4],
      d.departure_id * 7919 % 900000, nullif(d.departure_id * 104729 % 400000 * ((d.departure_id + n) % 4 / 2), 0)
    from departure d, generate_series(1, 2) n
    where d.travel_agency = 1 and d.departure_id = any (${departures}::bigint[]) returning id`.execute(db)
  const ledger = bookings.flatMap(({ id }) =>
    Array.from({ length: dice.below(6) }, (_, at) => ({
      travel_agency: 1,
      booking: id,
      kind: dice.one([
        'payment',
        'payment',
        'refund',
        'payment_undone',
        'compensation',
        'compensation_paid',
      ] as const),
      amount: 1 + dice.below(3_000_000),
      method: 'transfer',
      transaction_id: `${id}-${at}`,
    })),
  )
  const costs = departures.flatMap((departure_id) =>
    Array.from({ length: dice.below(13) }, () => rollCost(departure_id)),
  )
  await sql`insert into ledger (travel_agency, booking, kind, amount, method, transaction_id)
    select * from jsonb_to_recordset(${JSON.stringify(ledger)}::jsonb) r (travel_agency int, booking bigint, kind text,
      amount bigint, method text, transaction_id text)`.execute(db)
  await sql`insert into cost_line (travel_agency, departure_id, kind, what, basis, currency, estimate, rate, rate_on,
      bill, bill_rate, bill_rate_on, bill_won, slip, by_name)
    select 1, departure_id, kind, 'x', basis, currency, estimate, rate, now(), bill, bill_rate, now(), bill_won, slip, ''
    from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) r (departure_id bigint, kind text, slip uuid, basis text, currency text, estimate bigint,
      rate bigint, bill bigint, bill_rate bigint, bill_won bigint)`.execute(db)
  return departures
}

function rollCost(departure_id: number) {
  const currency = dice.one(currencies)
  const rollRate = () => (currency === 'KRW' ? null : 1 + dice.below(2_000_000_000))
  const kind = dice.one(['land', 'other', 'other', 'guide', 'advance'] as const)
  const bill = dice.chance(0.7) ? dice.below(9_000_000) - 1_000_000 : null
  const bill_rate = bill === null ? null : rollRate()
  return {
    departure_id,
    kind,
    slip: kind === 'guide' ? randomUUID() : null,
    basis: dice.one(['head', 'lump'] as const),
    currency,
    rate: rollRate(),
    bill,
    bill_rate,
    estimate: dice.below(5_000_000),
    bill_won: bill === null ? null : toWon(bill, currency, bill_rate),
  }
}

/** The same sums in another way: by the exact numbers of PostgreSQL. */
async function sumByRows(db: Db) {
  const { rows } = await sql<{ departure_id: number; income: number; cost: number; estimated: number }>`
    with units as (select * from (values ('KRW', 1), ('USD', 100), ('EUR', 100), ('JPY', 1), ('VND', 1)) u (currency, parts)),
    heads as (
      select departure_id, coalesce(sum(adult + child) filter (where progress not like 'cancel_%'), 0) as heads
      from booking where travel_agency = 1 group by departure_id),
    refunds as (
      select departure_id, sum(greatest(0, case when progress not like 'cancel_%' then paid when cancel_fee is not null
        then paid - cancel_fee when progress = 'cancel_completed' then paid else 0 end)) as sum
      from booking where travel_agency = 1 group by departure_id),
    lines as (
      select c.departure_id, c.kind, c.slip, e.won as estimated,
        coalesce(round(c.bill * coalesce(c.bill_rate, 1000000)::numeric / 1000000 / u.parts), e.won) as won
      from cost_line c join units u on u.currency = c.currency join heads h on h.departure_id = c.departure_id,
      lateral (select round(c.estimate * case c.basis when 'head' then h.heads else 1 end
        * coalesce(c.rate, 1000000)::numeric / 1000000 / u.parts) as won) e
      where c.travel_agency = 1),
    costs as (
      select departure_id, sum(estimated) - greatest(0, least(coalesce(sum(estimated) filter (where kind = 'advance'), 0),
          coalesce(sum(estimated) filter (where slip is not null), 0))) as estimated,
        sum(won) - greatest(0, least(coalesce(sum(won) filter (where kind = 'advance'), 0),
          coalesce(sum(won) filter (where slip is not null), 0))) as cost
      from lines group by departure_id)
    select d.departure_id, coalesce((
        select sum(case l.kind when 'payment' then l.amount when 'compensation' then 0 else -l.amount end)
        from ledger l join booking b on b.travel_agency = 1 and b.id = l.booking
        where l.travel_agency = 1 and b.departure_id = d.departure_id), 0)::bigint
        - r.sum::bigint as income,
      coalesce(c.cost, 0)::bigint as cost, coalesce(c.estimated, 0)::bigint as estimated
    from departure d join refunds r on r.departure_id = d.departure_id
    left join costs c on c.departure_id = d.departure_id
    where d.travel_agency = 1`.execute(db)
  return new Map(rows.map(({ departure_id, ...sums }) => [departure_id, sums]))
}

test(`each of ${departureCount} random departures settles to what its rows sum up to`, {
  timeout: 300_000,
}, async () => {
  printSeedOnFailure()
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const departures: number[] = []
  while (departures.length < departureCount)
    departures.push(
      ...(await runInTransaction(site.db, 1, (db) => fillDepartures(db, package_code, departures.length))),
    )
  const expected = await runInTransaction(site.db, 1, sumByRows)
  const counted = new Set<number>()
  for (const departure_id of departures) {
    const { now } = await runInTransaction(site.db, 1, (db) =>
      readBooks({ db, travel_agency: 1 }, { departure_id }),
    )
    const sums = { income: now.income, cost: now.cost, estimated: now.estimated_cost }
    expect([departure_id, sums]).toEqual([departure_id, expected.get(departure_id)])
    expect([now.margin, now.supply + now.vat]).toEqual([sums.income - sums.cost, now.vat_of])
    counted.add(now.margin)
  }
  expect(counted.size).toBeGreaterThan(departureCount / 2)
})

test('random settlements are closed and corrected: their file is the same each time, to the won', {
  timeout: 300_000,
}, async () => {
  printSeedOnFailure()
  const books = await setUpBooks()
  for (let at = 0; at < pickCount(60, 12); at++) {
    const { departure_id } = await books.createBookedDeparture()
    const sums = Array.from({ length: 1 + dice.below(4) }, () => 1 + dice.below(900_000))
    for (const sum of sums) await books.bill(departure_id, await books.createCost(departure_id), sum)
    await books.endTrip(departure_id)
    expect((await books.close(departure_id)).status).toBe(200)
    const corrections = Array.from({ length: dice.below(4) }, () => rollCorrection(departure_id))
    for (const correction of corrections)
      await books.money.sendOnce('POST', '/api/office/books/corrections', correction)
    const download = (format: string) =>
      books.money.send(
        'GET',
        `/api/office/books/settlement-file?departure_id=${departure_id}&format=${format}&language=ko`,
      )
    const [one, other, csv] = [await download('xlsx'), await download('xlsx'), await download('csv')]
    expect(other.bytes.equals(one.bytes)).toBe(true)
    const corrected = corrections.reduce(
      (sum, { side, amount }) => sum + (side === 'income' ? amount : -amount),
      0,
    )
    const margin = 1_000_000 - sums.reduce((sum, each) => sum + each, 0) + corrected
    const { closed } = await books.read(departure_id)
    expect((closed?.income ?? 0) - (closed?.cost ?? 0) + corrected).toBe(margin)
    expect(csv.text.replaceAll('"', '').replaceAll("'", '')).toContain(`,${margin},`)
  }
})

const rollCorrection = (departure_id: number) => ({
  departure_id,
  side: dice.one(['income', 'cost'] as const),
  reason: '=1+1',
  amount: (dice.chance(0.5) ? 1 : -1) * (1 + dice.below(200_000)),
})

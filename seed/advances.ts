// Money given to the guides of a demo agency: still with them, with slips to take, and settled.
import { sql } from 'kysely'
import { fromHundredths, toWon } from '#domain/books/currency.ts'
import type { Db } from '#platform/db/database.server.ts'

type SeedBooks = { travel_agency: number; language: 'ko' | 'en'; money: { name: string } }
type Departure = { departure_id: number; departure_date: string; is_over: boolean; stage: string }

const texts = {
  ko: { advance: '인솔자 전도금', back: '전도금 반납', paid: '국민은행 이체' },
  en: { advance: 'Guide’s advance', back: 'Advance, returned', paid: 'Transfer from KB' },
}
const advance = 200_000
const dollarRate = 1_385_200_000
/** Of the departures to come: so many guides have their money already. */
const given = 2

/** Before books are closed: no cost comes to a closed departure. */
export async function fillAdvances(
  db: Db,
  books: SeedBooks,
  departures: readonly Departure[],
): Promise<void> {
  const toCome = departures.filter(({ is_over }) => !is_over).slice(-given)
  for (const departure of toCome) await giveAdvance(db, books, departure)
  for (const departure of departures.filter(({ is_over }) => is_over)) {
    const slips = await listSlips(db, books, departure)
    if (slips.length === 0) continue
    await giveAdvance(db, books, departure)
    if (departure.stage !== 'unbilled') await settleAdvance(db, books, departure, slips)
  }
}

type Slip = { id: string; what: string; amount_cents: number }

const listSlips = (db: Db, { travel_agency }: SeedBooks, { departure_id }: Departure): Promise<Slip[]> =>
  db
    .selectFrom('guide_slip')
    .select(['id', 'what', 'amount_cents'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .orderBy('id')
    .execute()

async function giveAdvance(
  db: Db,
  { travel_agency, language, money }: SeedBooks,
  { departure_id, departure_date }: Departure,
): Promise<void> {
  const words = texts[language]
  const { id: cost } = await db
    .insertInto('cost_line')
    .values({
      ...{ travel_agency, departure_id, what: words.advance, by_name: money.name },
      ...{ estimate: advance, bill: advance, bill_won: advance },
      kind: 'advance',
      basis: 'lump',
      currency: 'KRW',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cost_payment')
    .values({
      ...{ travel_agency, cost, amount: advance, by_name: money.name, reason: words.paid },
      paid_on: sql<string>`least(${departure_date}::date - 1, (now() at time zone 'Asia/Seoul')::date)`,
    })
    .execute()
}

/** Each slip is a cost, and the guide has given back what was left. */
async function settleAdvance(
  db: Db,
  { travel_agency, language, money }: SeedBooks,
  { departure_id, departure_date }: Departure,
  slips: readonly Slip[],
): Promise<void> {
  const row = { travel_agency, departure_id, basis: 'lump' as const, by_name: money.name }
  const rate_on = sql<string>`${departure_date}::date`
  const lines = slips.map(({ id, what, amount_cents }) => {
    const bill = fromHundredths(amount_cents, 'USD')
    return {
      ...{ ...row, kind: 'guide' as const, slip: id, what, currency: 'USD' as const, estimate: bill, bill },
      ...{ bill_won: toWon(bill, 'USD', dollarRate), rate: dollarRate, bill_rate: dollarRate },
      ...{ rate_on, bill_rate_on: rate_on },
    }
  })
  await db.insertInto('cost_line').values(lines).execute()
  const left = lines.reduce((sum, { bill_won }) => sum - bill_won, advance)
  if (left <= 0) return
  await db
    .insertInto('cost_line')
    .values({
      ...{ ...row, kind: 'advance', what: texts[language].back, currency: 'KRW' },
      ...{ estimate: -left, bill: -left, bill_won: -left },
    })
    .execute()
}

// Suppliers and costs of a demo agency: departures to come with estimates, past ones billed, paid and closed.
import { sql } from 'kysely'
import { toWon } from '#domain/books/currency.ts'
import { settleNow } from '#domain/books/settle-departures.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { fillAdvances } from './advances.ts'
import { fillPlannedPayments } from './planned-payments.ts'
import { createBusinessNumber, fillTaxInvoices } from './tax-invoices.ts'

type SeedBooks = { travel_agency: number; language: 'ko' | 'en'; money: { name: string } }
type Departure = {
  departure_id: number
  package_code: string
  departure_date: string
  price: number
  is_over: boolean
  heads: number
  stage: Stage
}
/** How far the books of a departure are. */
type Stage = 'to_come' | 'unbilled' | 'ready' | 'closed'
const stagesOfPast = ['closed', 'unbilled', 'ready'] as const

const suppliers = {
  ko: [
    ['land', '하나랜드투어', '응우옌 린', '+84 236 555 0101'],
    ['airline', '대한항공 단체팀', '이항공', '02-555-0110'],
    ['hotel', '그랜드 베이 호텔', '예약팀', '+84 236 555 0102'],
    ['bus', '한빛관광버스', '오기사', '02-555-0120'],
    ['insurance', '해오름 여행자보험', '박보험', '02-555-0130'],
  ],
  en: [
    ['land', 'Hana Land Tours', 'Linh Nguyen', '+84 236 555 0101'],
    ['airline', 'Korean Air groups', 'Lee', '02-555-0110'],
    ['hotel', 'Grand Bay Hotel', 'Reservations', '+84 236 555 0102'],
    ['bus', 'Hanbit Coaches', 'Oh', '02-555-0120'],
    ['insurance', 'Sunrise Travel Insurance', 'Park', '02-555-0130'],
  ],
} as const
const texts = {
  ko: {
    land: '현지 행사비',
    air: '항공 단체 요금',
    hotel: '호텔',
    bus: '공항 셔틀',
    guide: '인솔자 경비',
    insurance: '여행자 보험',
    paid: '국민은행 이체',
    twin: '트윈',
    coach: '45인승',
    question: '이 날짜에 방이 있나요?',
    reply: '네, 가능합니다.',
    bankFee: '해외 송금 수수료',
    late: '셔틀 연장 운행',
    lateReason: '마감 뒤에 온 청구서',
  },
  en: {
    land: 'Land arrangements',
    air: 'Group fares',
    hotel: 'Hotel',
    bus: 'Airport coach',
    guide: 'Tour leader',
    insurance: 'Travel insurance',
    paid: 'Transfer from KB',
    twin: 'twin',
    coach: '45 seats',
    question: 'Do you have rooms for these dates?',
    reply: 'Yes, we do.',
    bankFee: 'Fee of a transfer abroad',
    late: 'Coach, extra hours',
    lateReason: 'Billed after the close',
  },
}
const dollarRate = 1_385_200_000

/** Shares of the price of an adult; the land operator bills in dollars. */
const plan = [
  { kind: 'land', supplier: 0, basis: 'head', share: 0.28 },
  { kind: 'air', supplier: 1, basis: 'head', share: 0.34 },
  { kind: 'hotel', supplier: 2, basis: 'head', share: 0.14 },
  { kind: 'bus', supplier: 3, basis: 'lump', share: 0.35 },
  { kind: 'guide', supplier: null, basis: 'lump', share: 0.3 },
  { kind: 'insurance', supplier: 4, basis: 'head', share: 0.01 },
] as const

export async function fillBooks(db: Db, books: SeedBooks): Promise<void> {
  const { travel_agency, language } = books
  const ids = await db
    .insertInto('supplier')
    .values(
      suppliers[language].map(([kind, name, person, phone], nth) => ({
        ...{ travel_agency, kind, name, person, phone },
        // those abroad have none
        business_number: phone.startsWith('+') ? '' : createBusinessNumber(travel_agency, nth),
      })),
    )
    .returning('id')
    .execute()
  const departures = await listDepartures(db, travel_agency)
  await fillSupply(db, books, departures, ids)
  await fillAdvances(db, books, departures)
  for (const departure of departures) {
    for (const line of plan) await fillCost(db, books, departure, line, ids)
    if (departure.stage === 'closed') await closeBooks(db, books, departure)
  }
  const closed = departures.find(({ stage }) => stage === 'closed')
  if (closed) await correctBooks(db, books, { ...closed, supplier: ids[3]?.id ?? 0 })
  await fillTaxInvoices(db, books)
  await fillPlannedPayments(db, books)
}

async function listDepartures(db: Db, travel_agency: number): Promise<Departure[]> {
  const { rows } = await sql<Omit<Departure, 'stage'>>`
    select d.departure_id, d.package_code, d.departure_date, d.adult_price as price,
      max(b.return_date) < (now() at time zone 'Asia/Seoul')::date as is_over, sum(b.adult + b.child)::int as heads
    from departure d join booking b on b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
    where d.travel_agency = ${travel_agency} and d.cancelled is null
      and b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
    group by d.travel_agency, d.departure_id order by d.departure_date desc limit 24`.execute(db)
  const past = rows.filter(({ is_over }) => is_over)
  return rows.map((row) => ({
    ...row,
    stage: (row.is_over && stagesOfPast[past.indexOf(row) % stagesOfPast.length]) || 'to_come',
  }))
}

/** Rooms and a coach of the next departures; one supplier has answered, another is asked. */
async function fillSupply(
  db: Db,
  { travel_agency, language, money }: SeedBooks,
  departures: readonly Departure[],
  suppliers: readonly { id: number }[],
): Promise<void> {
  const [land, hotel, bus] = [suppliers[0]?.id ?? 0, suppliers[2]?.id ?? 0, suppliers[3]?.id ?? 0]
  const words = texts[language]
  for (const { departure_id, heads } of departures.filter(({ is_over }) => !is_over).slice(-4)) {
    const row = { travel_agency, departure_id, by_name: money.name }
    const inDays = (days: number) => sql<string>`(now() at time zone 'Asia/Seoul')::date + ${days}::int`
    await db
      .insertInto('allotment')
      .values([
        {
          ...row,
          supplier: hotel,
          kind: 'rooms',
          count: Math.ceil(heads / 2),
          what: words.twin,
          release_on: inDays(5),
        },
        { ...row, supplier: bus, kind: 'vehicles', count: 1, what: words.coach, release_on: inDays(20) },
      ])
      .execute()
    const asked = { ...row, kind: 'rooms' as const, count: heads, question: words.question, ends: inDays(3) }
    await db
      .insertInto('supplier_question')
      .values([
        { ...asked, supplier: hotel, token_hash: '' },
        {
          ...asked,
          supplier: land,
          token_hash: '',
          can: true,
          reply: words.reply,
          answered: sql<string>`now()`,
        },
      ])
      .execute()
  }
}

async function fillCost(
  db: Db,
  { travel_agency, language, money }: SeedBooks,
  { departure_id, departure_date, price, is_over, heads, stage }: Departure,
  { kind, supplier, basis, share }: (typeof plan)[number],
  suppliers: readonly { id: number }[],
): Promise<void> {
  const isForeign = kind === 'land'
  const won = Math.round((price * share) / 1_000) * 1_000
  const estimate = isForeign ? Math.round(won / 13.852) : won
  const times = basis === 'head' ? heads : 1
  // Bills differ a little from their estimates, as real ones do.
  const isBilled = is_over && !(stage === 'unbilled' && kind === 'hotel')
  const bill = isBilled ? Math.round((estimate * times * (98 + (departure_id % 5))) / 100) : null
  const rate = isForeign ? dollarRate : null
  const bill_won = bill === null ? null : toWon(bill, isForeign ? 'USD' : 'KRW', rate)
  const rateDay = (given: number | null) => (given === null ? null : sql<string>`now() - interval '9 days'`)
  const { id } = await db
    .insertInto('cost_line')
    .values({
      ...{ travel_agency, departure_id, kind, basis, estimate, bill, bill_won, rate, by_name: money.name },
      supplier: supplier === null ? null : (suppliers[supplier]?.id ?? null),
      what: texts[language][kind],
      currency: isForeign ? 'USD' : 'KRW',
      rate_on: rateDay(rate),
      bill_rate: bill === null ? null : rate,
      bill_rate_on: bill === null ? null : rateDay(rate),
      due_on: sql<string>`${departure_date}::date + ${supplier === null ? 0 : 10 * supplier - 15}::int`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isPaid = bill_won !== null && kind !== 'bus' && (departure_id % 3 > 0 || kind === 'guide')
  if (!isPaid) return
  await db
    .insertInto('cost_payment')
    .values({
      ...{ travel_agency, cost: id, amount: bill_won, by_name: money.name, reason: texts[language].paid },
      paid_on: sql<string>`least(${departure_date}::date + 5, (now() at time zone 'Asia/Seoul')::date)`,
    })
    .execute()
}

async function closeBooks(db: Db, { travel_agency, money }: SeedBooks, departure: Departure): Promise<void> {
  const { departure_id, package_code, departure_date } = departure
  await db.insertInto('open_books').values({ travel_agency, departure_id }).execute()
  const { now } = await settleNow({ db, travel_agency }, departure_id)
  await db
    .insertInto('settlement')
    .values({
      ...{ travel_agency, departure_id, package_code, departure_date, by_name: money.name },
      ...{ figures: JSON.stringify(now), income: now.income, cost: now.cost },
    })
    .execute()
}

/** Corrections since the close: a fee of the bank, and a late bill. */
async function correctBooks(
  db: Db,
  { travel_agency, language, money }: SeedBooks,
  { departure_id, supplier }: Departure & { supplier: number },
): Promise<void> {
  const words = texts[language]
  const row = { travel_agency, departure_id, by_name: money.name }
  await db
    .insertInto('settlement_correction')
    .values({ ...row, side: 'cost', amount: 12_000, reason: words.bankFee })
    .execute()
  const { id: correction } = await db
    .insertInto('settlement_correction')
    .values({ ...row, side: 'cost', amount: 180_000, reason: words.lateReason })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cost_line')
    .values({
      ...{ ...row, supplier, correction, what: words.late, estimate: 0, bill: 180_000, bill_won: 180_000 },
      kind: 'bus',
      basis: 'lump',
      currency: 'KRW',
      due_on: sql<string>`(now() at time zone 'Asia/Seoul')::date + 7`,
    })
    .execute()
}

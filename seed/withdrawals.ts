// What went out of a demo agency's account: costs, a refund, rent set aside, and what is still to be named; closed days.
import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { readDayFigures } from '#domain/books/read-day-figures.server.ts'
import { addDays } from '#lib/days.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { seoulDay } from './make-bookings.ts'

type SeedWithdrawals = { travel_agency: number; language: 'ko' | 'en'; money: { name: string } }
type WithdrawalRow = Insertable<DB['bank_withdrawal']>

const texts = {
  ko: {
    rent: '한빛빌딩',
    rentReason: '사무실 임차료',
    paid: '국민은행 이체',
    unknown: '하나랜드투어',
    correction: '은행 수수료',
  },
  en: {
    rent: 'HANBIT BUILDING',
    rentReason: 'Office rent',
    paid: 'Transfer from KB',
    unknown: 'HANA LAND TOURS',
    correction: 'Bank fee',
  },
}
const today = () => seoulDay(new Date().toISOString())

export async function fillWithdrawals(db: Db, books: SeedWithdrawals): Promise<void> {
  const { travel_agency, language, money } = books
  const { account } = await db
    .selectFrom('bank_layout')
    .select('account')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const createWithdrawal = createWithdrawalWriter(db, { ...books, account })
  await payCostsFromLines(db, books, createWithdrawal)
  await nameRefunds(db, books, createWithdrawal)
  const words = texts[language]
  const aside = { aside: new Date().toISOString(), aside_by: money.name, aside_reason: words.rentReason }
  await createWithdrawal(words.rent, 1_650_000, aside)
  await createWithdrawal(words.unknown, 1_500_000, {})
  await closeDays(db, books)
}

type WithdrawalWriter = ReturnType<typeof createWithdrawalWriter>

/** Stores a withdrawal and answers with its id. */
const createWithdrawalWriter =
  (db: Db, { travel_agency, account, money }: SeedWithdrawals & { account: string }) =>
  async (payee: string, amount: number, more: Partial<WithdrawalRow>): Promise<number> => {
    const line = { booked_on: today(), booked_time: '11:20:05', amount, payee, memo: '', ...more }
    const fingerprint = createHash('sha256').update(JSON.stringify(line)).digest('base64url')
    const { id } = await db
      .insertInto('bank_withdrawal')
      .values({ travel_agency, account, ...line, fingerprint, by_name: money.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

/** Some bills are paid from lines of the bank. */
async function payCostsFromLines(
  db: Db,
  { travel_agency, language, money }: SeedWithdrawals,
  createWithdrawal: WithdrawalWriter,
) {
  const { rows } = await sql<{ cost: number; amount: number; payee: string }>`
    select c.id as cost, c.bill_won as amount, coalesce(s.name, c.what) as payee
    from cost_line c left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    where c.travel_agency = ${travel_agency} and c.bill_won > 0 and c.correction is null
      and c.slip is null
      and not exists (select from cost_payment y where y.travel_agency = c.travel_agency and y.cost = c.id)
    order by c.due_on desc, c.id desc limit 6`.execute(db)
  for (const [at, { cost, amount, payee }] of rows.entries()) {
    const paid_on = addDays(today(), -at)
    const withdrawal = await createWithdrawal(payee, amount, { booked_on: paid_on })
    await db
      .insertInto('cost_payment')
      .values({
        travel_agency,
        cost,
        amount,
        paid_on,
        withdrawal,
        reason: texts[language].paid,
        by_name: money.name,
      })
      .execute()
  }
}

/** Of two refunds that staff sent the newest waits to be named. */
async function nameRefunds(
  db: Db,
  { travel_agency, money }: SeedWithdrawals,
  createWithdrawal: WithdrawalWriter,
): Promise<void> {
  const { rows } = await sql<{ ledger: number; amount: number; at: string; name: string }>`
    select l.id as ledger, l.amount, l.at, b.name from ledger l
    join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
    where l.travel_agency = ${travel_agency} and l.kind in ('refund', 'compensation_paid') and l.gateway_key is null
    order by l.at desc limit 2`.execute(db)
  for (const [at, refund] of rows.entries()) {
    const { ledger, amount, name } = refund
    const withdrawal = await createWithdrawal(name, amount, { booked_on: seoulDay(refund.at) })
    if (at === 0) continue
    await db
      .insertInto('payout_withdrawal')
      .values({ travel_agency, ledger, withdrawal, amount, by_name: money.name })
      .execute()
  }
}

/** Some days before yesterday, one of them corrected since. */
async function closeDays(db: Db, { travel_agency, language, money }: SeedWithdrawals): Promise<void> {
  const days = [-4, -3, -2].map((days) => addDays(today(), days))
  for (const day of days) {
    const figures = JSON.stringify(await readDayFigures({ db, travel_agency }, day))
    await db.insertInto('day_close').values({ travel_agency, day, figures, by_name: money.name }).execute()
  }
  const [day = ''] = days
  await db
    .insertInto('day_correction')
    .values({ travel_agency, day, amount: -500, reason: texts[language].correction, by_name: money.name })
    .execute()
}

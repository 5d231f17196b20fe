// Lines of a demo agency's account: confirmed, still to be confirmed, awaiting a colleague, of nobody.
import { createHash, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { seoulDay } from './make-bookings.ts'

type SeedBank = { travel_agency: number; language: 'ko' | 'en'; money: { id: number; name: string } }
type WaitingBooking = { id: number; name: string; payable: number; reference: string | null }
type PaidBooking = { id: number; name: string; ledger: number; amount: number; at: string }
type LineRow = Insertable<DB['bank_line']>

const columns = {
  day: '거래일시',
  credit: '입금액(원)',
  payer: '보낸분/받는분',
  memo: '송금메모',
  balance: '잔액(원)',
}
const texts = {
  ko: {
    interest: '예금이자',
    aside: '은행 이자',
    company: '(주)한빛무역',
    undone: '이름이 같은 다른 손님의 입금',
  },
  en: {
    interest: 'INTEREST',
    aside: 'Interest of the bank',
    company: 'HANBIT TRADING',
    undone: 'From another customer of that name',
  },
}

/** The same in every agency that is paid by transfer; an agency without such bookings has the rest. */
export async function fillBankLines(db: Db, bank: SeedBank): Promise<void> {
  const { travel_agency } = bank
  await fillReferences(db, travel_agency)
  await db
    .updateTable('agency')
    .set({ second_person_from: 5_000_000 })
    .where('travel_agency', '=', travel_agency)
    .execute()
  const account = await createAccount(db, travel_agency)
  const createLine = createLineWriter(db, { ...bank, account })
  for (const { id, name, ledger, amount, at } of await listPaid(db, travel_agency)) {
    const line = await createLine(name, amount, { booked_on: seoulDay(at) })
    await createMatch(db, bank, { line, booking: id, amount, ledger, at })
  }
  const words = texts[bank.language]
  const aside = { aside: new Date().toISOString(), aside_by: bank.money.name, aside_reason: words.aside }
  await createLine(words.interest, 1_284, aside)
  await createLine(words.company, 1_230_000)
  await fillWaitingLines(db, bank, createLine)
}

/**
 * Lines with the reference, mistyped, for a part, and one that a colleague has to agree to, after a mistake.
 */
async function fillWaitingLines(db: Db, bank: SeedBank, createLine: LineWriter): Promise<void> {
  const { travel_agency, money, language } = bank
  const [first, second, third, fourth] = await listWaiting(db, travel_agency)
  if (first) await createLine(`${first.name}${first.reference ?? ''}`, first.payable)
  if (second) await createLine(mistype(second.name), second.payable)
  if (third) await createLine(third.name, Math.round(third.payable / 2))
  if (!fourth) return
  const mistake = { booking: fourth.id, amount: 50_000 }
  const id = await createMatch(db, bank, { ...mistake, line: await createLine(fourth.name, 50_000) })
  const undone_reason = texts[language].undone
  await db
    .updateTable('bank_match')
    .set({ undone: new Date().toISOString(), undone_by: money.name, undone_reason })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  const amount = fourth.payable
  await createMatch(db, bank, { line: await createLine(fourth.name, amount), booking: fourth.id, amount })
}

/** References as the product gives them to each booking. */
const fillReferences = (db: Db, travel_agency: number) =>
  sql`insert into transfer_reference (travel_agency, reference, booking)
    select b.travel_agency, lpad((b.id * 37 % 10000)::text, 4, '0'), b.id from booking b
    where b.travel_agency = ${travel_agency} and b.progress not in ('travel_completed', 'cancel_completed')
    on conflict do nothing`.execute(db)

async function createAccount(db: Db, travel_agency: number): Promise<string> {
  const { bank, account_number } = await db
    .selectFrom('agency_info')
    .select(['bank', 'account_number'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const account = `${bank ?? ''} ${account_number ?? ''}`.trim() || 'KB 123456-04-567890'
  await db
    .insertInto('bank_layout')
    .values({
      travel_agency,
      account,
      columns: sql<Record<string, string>>`${JSON.stringify(columns)}::jsonb`,
    })
    .execute()
  return account
}

type LineWriter = ReturnType<typeof createLineWriter>

/** Stores a line and answers with its id; the balance grows with each. */
function createLineWriter(db: Db, { travel_agency, account, money }: SeedBank & { account: string }) {
  let balance = 8_000_000
  return async (payer: string, amount: number, more: Partial<LineRow> = {}): Promise<number> => {
    balance += amount
    const line = {
      booked_on: seoulDay(new Date().toISOString()),
      booked_time: '09:12:33',
      amount,
      payer,
      memo: '',
      balance,
      ...more,
    }
    const fingerprint = createHash('sha256').update(JSON.stringify(line)).digest('base64url')
    const { id } = await db
      .insertInto('bank_line')
      .values({ travel_agency, account, ...line, fingerprint, by_name: money.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

async function createMatch(
  db: Db,
  { travel_agency, money }: SeedBank,
  match: Pick<Insertable<DB['bank_match']>, 'line' | 'booking' | 'amount' | 'ledger' | 'at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('bank_match')
    .values({ travel_agency, confirmation: randomUUID(), ...match, by_staff: money.id, by_name: money.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function listPaid(db: Db, travel_agency: number): Promise<PaidBooking[]> {
  const { rows } = await sql<PaidBooking>`
    select b.id, b.name, l.id as ledger, l.amount, l.at from ledger l
    join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
    where l.travel_agency = ${travel_agency} and l.kind = 'payment' and l.method = 'bank_transfer'
    order by l.at desc limit 8`.execute(db)
  return rows
}

async function listWaiting(db: Db, travel_agency: number): Promise<WaitingBooking[]> {
  const { rows } = await sql<WaitingBooking>`
    select b.id, b.name, b.payable, r.reference from booking_money b
    left join transfer_reference r on r.travel_agency = b.travel_agency and r.booking = b.id
    where b.travel_agency = ${travel_agency} and b.progress = 'waiting_for_payment' and b.pay_by = 'bank_transfer' and b.payable > 0
    order by b.id limit 4`.execute(db)
  return rows
}

/** The last syllable of a name with another end. */
function mistype(name: string): string {
  const code = name.charCodeAt(name.length - 1) - 0xac00
  if (!/[가-힣]$/.test(name)) return name
  return name.slice(0, -1) + String.fromCharCode(0xac00 + (code % 28 === 0 ? code + 4 : code - (code % 28)))
}

// The money of a booking is one rule: what TypeScript works out of a row and what the view says of it agree.
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import {
  calculateMoney,
  describeDue,
  isFirstPaid,
  isPaidUp,
  isPayable,
  isReceivable,
} from '#domain/booking/booking-money.ts'
import { Progress } from '#domain/booking/calls.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createReservedBooking, runInAgency, setUpDesk, site } from './desk-setup.ts'

beforeAll(setUpDesk)

// Few different sums, so that they are often equal, and some that four bytes do not hold.
const won = fc.oneof(fc.constantFrom(0, 100, 300, 400), fc.nat(5_000_000_000))
const smallWon = fc.oneof(fc.constantFrom(0, 100, 300, 400), fc.nat(2_000_000_000))
const money = fc.record({
  progress: fc.constantFrom(...Progress.options),
  total: won,
  paid: won,
  going_back: fc.oneof(fc.constantFrom(0, 0, 100), fc.nat(2_000_000_000)),
  fees_kept: won,
  refund_due: fc.option(smallWon),
  cancel_fee: fc.option(won),
  deposit: smallWon,
  balance_by: fc.constantFrom('2026-12-01', null),
  reserved_free: fc.boolean(),
  claim_waived: fc.constantFrom(0, 0, 100),
})

test('the rule and the view say the same of every booking', async () => {
  const { booking_id } = await createReservedBooking()
  await runInAgency((tx) =>
    fc.assert(
      fc.asyncProperty(money, async (row) => {
        await tx
          .updateTable('booking')
          .set(row)
          .where('travel_agency', '=', 1)
          .where('booking_id', '=', booking_id)
          .execute()
        const said = await tx
          .selectFrom('booking_money')
          .select(['payable', 'payable_most', 'due', 'due_by', 'claim', 'owed_back'])
          .where('travel_agency', '=', 1)
          .where('booking_id', '=', booking_id)
          .executeTakeFirstOrThrow()
        expect(said).toEqual(calculateMoney(row))
      }),
      { numRuns: 500 },
    ),
  )
})

test('nobody owes and is owed at once, and nothing is below zero', () => {
  fc.assert(
    fc.property(money, (row) => {
      const { payable, payable_most, due, claim, owed_back } = calculateMoney(row)
      expect(Math.min(payable, payable_most, due, claim, owed_back)).toBeGreaterThanOrEqual(0)
      if (row.going_back === 0) expect(Math.min(due + claim, owed_back)).toBe(0)
      expect(payable).toBeLessThanOrEqual(payable_most)
    }),
  )
})

test('who pays what is asked for has paid the first part, and who pays all is paid up; no other sum is taken', () => {
  fc.assert(
    fc.property(money, won, (row, amount) => {
      const { payable, payable_most } = calculateMoney(row)
      // what is missing of the first part may come again, once its payment was taken back
      const first =
        Math.min(row.deposit || row.total + row.fees_kept, row.total + row.fees_kept) -
        row.paid +
        row.going_back
      const sums = [payable, payable_most, ...(payable > 0 ? [first] : [])]
      expect(isPayable(row, { amount, is_deposit: false })).toBe(amount > 0 && sums.includes(amount))
      expect(isPayable(row, { amount, is_deposit: true })).toBe(amount > 0 && payable > 0 && amount === first)
      expect(isReceivable(row, payable_most + calculateMoney(row).claim + 1)).toBe(false)
      if (payable > 0) expect(isFirstPaid({ ...row, paid: row.paid + payable })).toBe(true)
      if (payable_most > 0) expect(isPaidUp({ ...row, paid: row.paid + payable_most })).toBe(true)
    }),
  )
})

test('a deposit is due now, its balance later, and after its day it is over', () => {
  const row = {
    progress: 'waiting_for_payment' as const,
    total: 1_000_000,
    paid: 0,
    going_back: 0,
    fees_kept: 0,
    refund_due: null,
    cancel_fee: null,
    claim_waived: 0,
    reserved_free: false,
    deposit: 100_000,
    balance_by: '2026-12-01',
  }
  const firm = { ...row, progress: 'deposit_paid' as const, paid: 100_000 }
  expect(describeDue(row, '2026-11-18')).toEqual({ amount: 100_000, by: null, state: 'now' })
  expect(describeDue(firm, '2026-12-01')).toEqual({ amount: 900_000, by: '2026-12-01', state: 'later' })
  expect(describeDue(firm, '2026-12-02')).toEqual({ amount: 900_000, by: '2026-12-01', state: 'over' })
  expect(describeDue({ ...row, reserved_free: true }, '2026-11-18').amount).toBe(0)
  const cancelled = { ...firm, progress: 'cancel_completed' as const, cancel_fee: 300_000, refund_due: 0 }
  expect(calculateMoney(cancelled)).toMatchObject({ claim: 200_000, owed_back: 0, payable: 0 })
  expect(calculateMoney({ ...cancelled, claim_waived: 200_000 }).claim).toBe(0)
})

test('the view shows an agency its own bookings alone', async () => {
  await createReservedBooking()
  const list = () => site.db.selectFrom('booking_money').select('travel_agency').execute()
  expect(await list()).toEqual([]) // outside of a transaction nobody is an agency
  const shown = (agency: number) =>
    runInTransaction(site.db, agency, (tx) =>
      tx.selectFrom('booking_money').select('travel_agency').execute(),
    )
  expect((await shown(1)).every(({ travel_agency }) => travel_agency === 1)).toBe(true)
  expect(await shown(1)).not.toEqual([])
  expect(await shown(2)).toEqual([])
})

test('indexes and statistics have the expressions of the view, or the lists of what is due would read all', async () => {
  const client = new pg.Client(site.url)
  await client.connect()
  const ask = async (text: string) =>
    (await client.query<{ text: string }>(text)).rows.map(({ text }) => text)
  /** As the catalogue prints it, whatever the line breaks and brackets. */
  const flatten = (text: string) => text.replaceAll(/[\s()]|\bb\./g, '').replace(/>0$/, '')
  const [view = ''] = await ask(`select pg_get_viewdef('booking_money'::regclass) as text`)
  const expressions = await ask(
    `select pg_get_expr(indpred, indrelid) as text from pg_index
      where indexrelid in ('booking_due'::regclass, 'booking_owed_back'::regclass, 'booking_claim'::regclass)
      union all select unnest(pg_get_statisticsobjdef_expressions(oid)) from pg_statistic_ext
        where stxrelid = 'booking'::regclass`,
  )
  await client.end()
  expect(expressions).toHaveLength(6)
  for (const expression of expressions) expect(flatten(view)).toContain(flatten(expression))
})

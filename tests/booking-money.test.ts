// The money of a booking is one rule: what TypeScript works out of a row and what the view says of it agree.
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { calculateMoney, isPaidUp, isPayable } from '#domain/booking/balance.ts'
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
  fees_kept: won,
  refund_due: fc.option(smallWon),
  cancel_fee: fc.option(won),
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
          .select(['payable', 'due', 'owed_back'])
          .where('travel_agency', '=', 1)
          .where('booking_id', '=', booking_id)
          .executeTakeFirstOrThrow()
        expect(said).toEqual(calculateMoney(row))
      }),
      { numRuns: 500 },
    ),
  )
})

test('nobody owes and is owed at once, nothing is below zero, and who pays what is payable is paid up', () => {
  fc.assert(
    fc.property(money, (row) => {
      const { payable, due, owed_back } = calculateMoney(row)
      expect(Math.min(payable, due, owed_back)).toBeGreaterThanOrEqual(0)
      expect(Math.min(due, owed_back)).toBe(0)
      expect(isPayable(row, payable)).toBe(payable > 0)
      if (payable > 0) expect(isPaidUp({ ...row, paid: row.paid + payable })).toBe(true)
    }),
  )
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
      where indexrelid in ('booking_due'::regclass, 'booking_owed_back'::regclass)
      union all select unnest(pg_get_statisticsobjdef_expressions(oid)) from pg_statistic_ext
        where stxrelid = 'booking'::regclass`,
  )
  await client.end()
  expect(expressions).toHaveLength(4)
  for (const expression of expressions) expect(flatten(view)).toContain(flatten(expression))
})

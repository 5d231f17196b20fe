// A balance reminds seven and two days before its day and the day after, once each, and is on the first screen then.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { completeTravels, remindBalances } from '#domain/reservation/clock.server.ts'
import { addDays } from '#lib/days.ts'
import { readFields } from '#lib/read-fields.ts'
import { messageDates } from '#notify/message.server.ts'
import { composeMail } from './compose-mail.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  createReservedBooking,
  readBookingState,
  runAtDesk,
  runInAgency,
  setUpDesk,
  site,
  today,
} from './desk-setup.ts'

beforeAll(async () => {
  await setUpDesk()
  await site.db
    .updateTable('agency')
    .set({ payment_plan: { kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 } })
    .where('travel_agency', '=', 1)
    .execute()
})

async function createDepositPaid() {
  const { booking_id } = await createReservedBooking(60)
  await runAtDesk((ctx) => confirmDeposit(ctx, booking_id))
  const { id, progress } = await readBookingState(booking_id)
  expect(progress).toBe('deposit_paid')
  return { booking_id, id }
}
const moveBalance = (id: number, days: number) =>
  runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ balance_by: addDays(today, days) })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
/** Who was told, of these bookings. */
async function remind(): Promise<unknown[]> {
  const told: unknown[] = []
  await remindBalances({
    db: site.db,
    enqueue: async (_db, _name, payload) =>
      void told.push([readFields(payload).kind, readFields(payload).ref]),
  })
  return told
}

test('it reminds three times, however often the clock runs', async () => {
  const { id } = await createDepositPaid()
  expect(await remind()).toEqual([])
  for (const [days, reminds] of [
    [8, false],
    [7, true],
    [5, false],
    [2, true],
    [0, false],
    [-1, true],
    [-9, false],
  ] as const) {
    await moveBalance(id, days)
    expect([days, await remind()]).toEqual([days, reminds ? [['balance-due', id]] : []])
    expect(await remind()).toEqual([])
  }
})

test('a crash after the marker leaves neither marker nor message', async () => {
  const { id } = await createDepositPaid()
  await moveBalance(id, 7)
  const crash = remindBalances({
    db: site.db,
    enqueue: async () => {
      throw new Error('killed')
    },
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await remind()).toEqual([['balance-due', id]])
})

test('who has paid is not reminded, and a trip that is over still owes what it owes', async () => {
  const { id, booking_id } = await createDepositPaid()
  await moveBalance(id, -1)
  await runInAgency((tx) =>
    sql`update booking set departure_date = ${addDays(today, -5)}, return_date = ${addDays(today, -2)}
      where travel_agency = 1 and id = ${id}`.execute(tx),
  )
  await completeTravels({ db: site.db, enqueue: async () => {} })
  expect(await readBookingState(booking_id)).toMatchObject({ progress: 'travel_completed' })
  expect(await remind()).toEqual([])
  const { due } = await runInAgency((tx) =>
    tx
      .selectFrom('booking_money')
      .select('due')
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  expect(due).toBeGreaterThan(0)
})

test('the message has a link to pay, the sum and the day', async () => {
  const { id } = await createDepositPaid()
  const mail = await composeMail('balance-due', {
    db: site.db,
    keyFor: site.naru.keyFor,
    travel_agency: 1,
    ref: id,
    origin: 'https://a1.example',
    office: 'https://office.example',
  })
  expect(mail?.text).toContain('https://a1.example/go#')
  expect(mail?.text).toContain(messageDates.ko.formatDate(addDays(today, 30)))
})

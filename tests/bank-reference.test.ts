// The digits a customer writes behind the name of a transfer: told where the account is, and known on the line.
import { beforeAll, expect, test } from 'vitest'
import { purgeTransferReferences } from '#domain/booking/transfer-reference.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { setUpBank } from './bank-setup.ts'
import { dateInDays } from './days.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createVisitor } from './visitor.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
  await bank.site.db
    .updateTable('agency_info')
    .set({ bank: '국민은행', account_number: '123-45-678901', account_holder: '나루' })
    .where('travel_agency', '=', 1)
    .execute()
})

async function createReservation() {
  const { package_code } = await bank.createTrip()
  const me = createVisitor(bank.site)
  const form = buildReservation({ package_code, departure_date: dateInDays(30) })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  return { me, booking_id: String(body.booking_id), total: Number(body.total) }
}
const readTransfer = async ({ me, booking_id }: Awaited<ReturnType<typeof createReservation>>) => {
  const { body } = await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
  return body.bank_transfer
}

test('who pays by transfer is told four digits, and a line with them is known whoever sends it', async () => {
  const mine = await createReservation()
  const transfer = await readTransfer(mine)
  expect(transfer).toMatchObject({
    account_number: expect.any(String),
    reference: expect.stringMatching(/^\d{4}$/),
  })
  const line = await bank.createLine(`박남편${transfer.reference}`, mine.total)
  const { lines } = await bank.money.api.bank.openLines({})
  expect(lines.find(({ id }) => id === line)?.proposals[0]).toMatchObject({
    parts: [{ booking_id: mine.booking_id }],
    reasons: ['reference', 'asked'],
    certainty: 'sure',
  })
})

test('no two bookings of an agency have the same digits, and they are free a month after the end', async () => {
  const [one, other] = [await createReservation(), await createReservation()]
  const [first, second] = [await readTransfer(one), await readTransfer(other)]
  expect(first.reference).not.toBe(second.reference)
  const { id } = await bank.findBooking(one.booking_id)
  const countOf = (booking: number) =>
    bank.runInAgency(async (tx) => {
      const rows = await tx
        .selectFrom('transfer_reference')
        .select('reference')
        .where('travel_agency', '=', 1)
        .where('booking', '=', booking)
        .execute()
      return rows.length
    })
  const purge = () =>
    runInTransaction(bank.site.db, 1, (db) => purgeTransferReferences({ db, travel_agency: 1 }))
  await purge()
  expect(await countOf(id)).toBe(1)
  await bank.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  await purge()
  expect(await countOf(id)).toBe(1) // its last event was a moment ago
})

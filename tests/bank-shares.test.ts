// Transfers of people who pay their own share: proposed for it, and counted for nobody else's.
import { beforeAll, expect, test } from 'vitest'
import { setUpBank } from './bank-setup.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

async function createShared(names: string[]) {
  const { package_code } = await bank.createTrip()
  const { booking_id } = await bank.createBooking(package_code, { name: '탁대표', adult: names.length })
  const { id } = await bank.findBooking(booking_id)
  const rows = names.map((name) => ({
    travel_agency: 1,
    booking: id,
    name,
    amount: 500_000,
    seed: name,
    token_hash: `${booking_id} ${name}`,
  }))
  const shares = await bank.runInAgency((tx) =>
    tx.insertInto('booking_share').values(rows).returning('id').execute(),
  )
  const { reference } = await bank.runInAgency((tx) =>
    tx
      .selectFrom('transfer_reference')
      .select('reference')
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .executeTakeFirstOrThrow(),
  )
  return { booking_id, reference, shares: shares.map((share) => share.id) }
}

const findProposal = async (line: number) =>
  (await bank.money.api.bank.openLines({})).lines.find(({ id }) => id === line)?.proposals[0]

test('a line with the name of a share is proposed for it; the next one, sent by somebody else with the reference, for the other', async () => {
  const { booking_id, reference, shares } = await createShared(['탁하나', '탁두리'])
  const [first, second] = shares
  const line = await bank.createLine('탁두리', 500_000)
  const proposal = await findProposal(line)
  expect(proposal).toMatchObject({
    parts: [{ line, booking_id, amount: 500_000, share: second }],
    certainty: 'sure',
  })
  expect((await bank.confirm(proposal?.parts ?? [])).body).toEqual({ is_waiting: false })
  const { bookings } = await bank.money.api.bank.findBookings({ q: '탁대표' })
  expect(bookings.find((each) => each.booking_id === booking_id)?.shares).toEqual([
    { id: first, name: '탁하나', rest: 500_000 },
  ])
  const other = await bank.createLine(`모르는이${reference}`, 500_000)
  expect(await findProposal(other)).toMatchObject({ parts: [{ booking_id, share: first }] })
  const more = await bank.confirm([{ line: other, booking_id, amount: 500_000, share: second }])
  expect([more.status, more.body.code]).toEqual([409, 'PAYMENT_MISMATCH'])
})

test('whose share it is, is remembered while a second person is awaited, and undone with it', async () => {
  const { booking_id, shares } = await createShared(['탁세나', '탁네모'])
  const [share] = shares
  await bank.setSecondPersonFrom(400_000)
  const line = await bank.createLine('탁세나', 500_000)
  expect((await bank.confirm([{ line, booking_id, amount: 500_000, share }])).body).toEqual({
    is_waiting: true,
  })
  const { list } = await bank.second.api.bank.matches({ state: 'waiting' })
  const waiting = list.find((each) => each.booking_id === booking_id)
  await bank.second.sendOnce('POST', '/api/office/bank/agree', { confirmation: waiting?.confirmation })
  await bank.setSecondPersonFrom(null)
  const listLedger = () =>
    bank.runInAgency((tx) =>
      tx
        .selectFrom('ledger')
        .select(['kind', 'share'])
        .where((eb) => eb.and({ travel_agency: 1, share }))
        .orderBy('id')
        .execute(),
    )
  expect(await listLedger()).toEqual([{ kind: 'payment', share }])
  expect((await bank.undo(waiting?.id ?? 0, '다른 분')).status).toBe(200)
  expect(await listLedger()).toEqual([
    { kind: 'payment', share },
    { kind: 'payment_undone', share },
  ])
})

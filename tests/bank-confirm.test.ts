// Transfers are confirmed for bookings from bank lines: once, by whoever comes first, and undone with a reason.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { confirmParts } from '#domain/bank/confirm.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { setUpBank } from './bank-setup.ts'
import { startDuringTransaction } from './during-transaction.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

async function createBooking(name: string, adult = 2) {
  const { package_code } = await bank.createTrip()
  return bank.createBooking(package_code, { name, adult })
}
const findLine = async (id: number) => (await bank.listLines()).find((line) => line.id === id)
const readProgress = async (booking_id: string) => (await bank.findBooking(booking_id)).progress

test('a line is proposed for its booking with the reason, and nothing is confirmed by it', async () => {
  const { booking_id, total } = await createBooking('남궁제안')
  const line = await bank.createLine('남궁제안', total)
  const { lines, bookings } = await bank.money.api.bank.openLines({})
  expect(lines.find(({ id }) => id === line)).toMatchObject({
    rest: total,
    is_ambiguous: false,
    proposals: [
      { parts: [{ line, booking_id, amount: total }], reasons: ['name', 'asked'], certainty: 'sure' },
    ],
  })
  expect(bookings.find((each) => each.booking_id === booking_id)).toMatchObject({ payable: total })
  expect([await readProgress(booking_id), await bank.listLedger(booking_id)]).toEqual([
    'waiting_for_payment',
    [],
  ])
  expect((await bank.listMatches()).filter((match) => match.line === line)).toEqual([])
})

test('a transfer is proposed, too, where a card or an account had been chosen, and for a fee above what was paid', async () => {
  const [card, claim] = [await createBooking('남궁카드'), await createBooking('남궁수수료')]
  const change = ({ booking_id }: { booking_id: string }, columns: object) =>
    bank.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set(columns)
        .where((eb) => eb.and({ travel_agency: 1, booking_id }))
        .execute(),
    )
  await change(card, { pay_by: 'gateway' })
  await change(claim, { progress: 'cancel_completed', cancel_fee: 300_000, refund_due: 0 })
  const lines = [await bank.createLine('남궁카드', card.total), await bank.createLine('남궁수수료', 300_000)]
  const open = await bank.money.api.bank.openLines({})
  const proposed = lines.map((line) => open.lines.find(({ id }) => id === line)?.proposals[0])
  expect(proposed).toMatchObject([
    { parts: [{ booking_id: card.booking_id, amount: card.total }], certainty: 'sure' },
    { parts: [{ booking_id: claim.booking_id, amount: 300_000 }], certainty: 'sure' },
  ])
  for (const proposal of proposed) expect((await bank.confirm(proposal?.parts ?? [])).status).toBe(200)
  expect(await readProgress(card.booking_id)).toBe('payment_completed')
  expect(await bank.listLedger(claim.booking_id)).toEqual([['payment', 300_000]])
})

test('confirmed, the booking is paid by the ledger, the line is gone from the list, the customer is told', async () => {
  const { booking_id, total } = await createBooking('남궁확인')
  const line = await bank.createLine('남궁확인', total)
  bank.takeMails()
  const { status, body } = await bank.confirm([{ line, booking_id, amount: total }])
  expect([status, body]).toEqual([200, { is_waiting: false }])
  expect(await readProgress(booking_id)).toBe('payment_completed')
  expect(await bank.listLedger(booking_id)).toEqual([['payment', total]])
  expect(bank.takeMails().map(({ kind }) => kind)).toContain('booking-paid')
  expect(await findLine(line)).toMatchObject({ matched: total })
  const { lines } = await bank.money.api.bank.openLines({})
  expect(lines.some(({ id }) => id === line)).toBe(false)
  const { list } = await bank.money.api.bank.matches({ state: 'recorded' })
  expect(list.find((match) => match.booking_id === booking_id)).toMatchObject({
    line: { id: line, payer: '남궁확인' },
    reason: null,
    amount: total,
    by_name: '최회계',
  })
})

test('pressed twice, and by two people at once, a line is confirmed once and the second is told', async () => {
  const { booking_id, total } = await createBooking('남궁둘')
  const line = await bank.createLine('남궁둘', total)
  const parts = [{ line, booking_id, amount: total }]
  const key = randomUUID()
  const answers = await Promise.all([
    bank.confirm(parts, bank.money, key),
    bank.confirm(parts, bank.money, key),
    bank.confirm(parts, bank.second),
  ])
  const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code))
  expect(codes.filter((code) => code === 'LINE_TAKEN').length).toBeGreaterThan(0)
  expect(codes.every((code) => ['done', 'LINE_TAKEN', 'STILL_RUNNING'].includes(code))).toBe(true)
  expect(await bank.listLedger(booking_id)).toEqual([['payment', total]])
})

test('one line cannot pay two bookings: whoever waits for its lock finds nothing left', async () => {
  const [one, other] = [await createBooking('남궁하나'), await createBooking('남궁다른')]
  const line = await bank.createLine('남궁하나', one.total)
  const staff = { id: bank.money.id, name: '최회계' }
  const context = { db: bank.site.db, enqueue: async () => {} }
  const [begun] = await runInTransactionWithJobs(context, 1, async (ctx) => {
    await confirmParts({ ...ctx, staff }, [{ line, booking_id: one.booking_id, amount: one.total }])
    return startDuringTransaction(bank.site, () =>
      bank.confirm([{ line, booking_id: other.booking_id, amount: other.total }], bank.second),
    )
  })
  expect((await begun).body.code).toBe('LINE_TAKEN')
  expect([await readProgress(one.booking_id), await readProgress(other.booking_id)]).toEqual([
    'payment_completed',
    'waiting_for_payment',
  ])
})

test('without the lock the database itself refuses to give a line away twice', async () => {
  const { booking_id, total } = await createBooking('남궁잠금')
  const line = await bank.createLine('남궁잠금', total)
  const { id } = await bank.findBooking(booking_id)
  const match = { travel_agency: 1, line, booking: id, amount: total, by_name: '' }
  const insert = () =>
    runInTransaction(bank.site.db, 1, (tx) =>
      tx
        .insertInto('bank_match')
        .values({ ...match, confirmation: randomUUID() })
        .execute(),
    )
  await insert()
  await expect(insert()).rejects.toThrow('bank_line')
  expect(await findLine(line)).toMatchObject({ matched: total })
})

test('one line pays several bookings, each with its row of the ledger', async () => {
  const [one, other] = [await createBooking('남궁여럿'), await createBooking('남궁여럿', 1)]
  const line = await bank.createLine('남궁여럿', one.total + other.total)
  const { lines } = await bank.money.api.bank.openLines({})
  const [proposal] = lines.find(({ id }) => id === line)?.proposals ?? []
  expect(proposal?.parts.length).toBe(2)
  expect((await bank.confirm(proposal?.parts ?? [])).status).toBe(200)
  expect(await bank.listLedger(one.booking_id)).toEqual([['payment', one.total]])
  expect(await bank.listLedger(other.booking_id)).toEqual([['payment', other.total]])
})

test('several lines pay one booking together', async () => {
  const { booking_id, total } = await createBooking('남궁나눔')
  await bank.createLine('남궁나눔', total / 4)
  const line = await bank.createLine('남궁나눔', (total * 3) / 4)
  const { lines } = await bank.money.api.bank.openLines({})
  const [proposal] = lines.find(({ id }) => id === line)?.proposals ?? []
  expect((await bank.confirm(proposal?.parts ?? [])).status).toBe(200)
  expect(await bank.listLedger(booking_id)).toEqual([
    ['payment', total / 4],
    ['payment', (total * 3) / 4],
  ])
  expect(await readProgress(booking_id)).toBe('payment_completed')
})

test.each([
  ['a line of nobody', async () => ({ line: 999_999_999 }), 'LINE_NOT_FOUND'],
  ['more than the line has', async () => ({ amount: 5_000_000 }), 'LINE_TAKEN'],
  ['a booking of nobody', async () => ({ booking_id: 'ZZZZZZZZZZZZ' }), 'BOOKING_NOT_FOUND'],
])('%s is refused, and nothing is written', async (_, change, code) => {
  const { booking_id, total } = await createBooking('남궁거절')
  const line = await bank.createLine('남궁거절', total)
  const matches = (await bank.listMatches()).length
  const { body } = await bank.confirm([{ line, booking_id, amount: total, ...(await change()) }])
  expect(body.code).toBe(code)
  expect(await bank.listLedger(booking_id)).toEqual([])
  expect([(await bank.listMatches()).length, (await findLine(line))?.matched]).toEqual([matches, 0])
})

test('a booking that is paid already takes no second transfer', async () => {
  const { booking_id, total } = await createBooking('남궁두번')
  const [one, other] = [await bank.createLine('남궁두번', total), await bank.createLine('남궁두번', total)]
  await bank.confirm([{ line: one, booking_id, amount: total }])
  const { body } = await bank.confirm([{ line: other, booking_id, amount: total }])
  expect([body.code, (await findLine(other))?.matched]).toEqual(['NOT_PAYABLE', 0])
})

test('undone with a reason: a row counts minus, the line is free, the booking owes it again', async () => {
  const { booking_id, total } = await createBooking('남궁되돌')
  const line = await bank.createLine('남궁되돌', total)
  await bank.confirm([{ line, booking_id, amount: total }])
  const match = (await bank.listMatches()).find((each) => each.line === line)
  expect((await bank.undo(match?.id ?? 0, '')).body.code).toBe('BAD_INPUT')
  expect((await bank.undo(match?.id ?? 0, '다른 손님의 입금')).status).toBe(200)
  expect(await bank.listLedger(booking_id)).toEqual([
    ['payment', total],
    ['payment_undone', total],
  ])
  expect(await bank.findBooking(booking_id)).toMatchObject({ paid: 0, progress: 'payment_completed' })
  expect(await bank.money.api.payment.ofBooking({ booking_id })).toMatchObject({ due: total })
  expect(await findLine(line)).toMatchObject({ matched: 0 })
  expect((await bank.undo(match?.id ?? 0, '또')).body.code).toBe('CONFIRMATION_OVER')
  const { list } = await bank.money.api.bank.matches({ state: 'undone' })
  expect(list[0]).toMatchObject({ undone_reason: '다른 손님의 입금', undone_by: '최회계' })
  // and it can be confirmed again, for the right booking
  expect((await bank.confirm([{ line, booking_id, amount: total }])).status).toBe(200)
  expect(await bank.findBooking(booking_id)).toMatchObject({ paid: total })
})

test('what has gone back cannot be undone', async () => {
  const { package_code } = await bank.createTrip()
  const { booking_id, total } = await bank.createBooking(package_code, { name: '남궁환불' })
  const line = await bank.createLine('남궁환불', total)
  await bank.confirm([{ line, booking_id, amount: total }])
  await bank.runInAgency((tx) =>
    tx
      .insertInto('ledger')
      .values({
        travel_agency: 1,
        booking: tx.selectFrom('booking').select('id').where('booking_id', '=', booking_id),
        kind: 'refund',
        amount: total,
        method: 'bank_transfer',
        transaction_id: 'BACK00000001',
      })
      .execute(),
  )
  const match = (await bank.listMatches()).find((each) => each.line === line)
  expect((await bank.undo(match?.id ?? 0, '실수')).body.code).toBe('NOT_UNDOABLE')
})

test('what fits nothing is set aside with a reason, is not proposed, and can be brought back', async () => {
  const line = await bank.createLine('예금이자', 1_234)
  const setAside = (reason: string) =>
    bank.money.sendOnce('POST', '/api/office/bank/aside', { id: line, reason })
  expect((await setAside('')).body.code).toBe('BAD_INPUT')
  expect((await setAside('이자')).status).toBe(200)
  expect((await setAside('이자')).body.code).toBe('LINE_TAKEN')
  const isOpen = async () => (await bank.money.api.bank.openLines({})).lines.some(({ id }) => id === line)
  expect(await isOpen()).toBe(false)
  expect((await bank.money.api.bank.asideLines({})).list[0]).toMatchObject({
    id: line,
    aside_reason: '이자',
    aside_by: '최회계',
  })
  const { booking_id, total } = await createBooking('남궁빼둠')
  expect((await bank.confirm([{ line, booking_id, amount: total }])).body.code).toBe('LINE_TAKEN')
  expect((await bank.money.sendOnce('POST', '/api/office/bank/bring-back', { id: line })).status).toBe(200)
  expect(await isOpen()).toBe(true)
})

test('money without a line is confirmed with a reason, and never without one', async () => {
  const { booking_id, total } = await createBooking('남궁현금')
  const deposit = (body: object) =>
    bank.money.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount: total, ...body })
  const { body } = await deposit({})
  expect([body.code, Object.keys(body.fields)]).toEqual(['BAD_INPUT', ['reason']])
  expect(await bank.listLedger(booking_id)).toEqual([])
  expect((await deposit({ reason: '사무실에서 현금으로 받음' })).body).toEqual({ is_waiting: false })
  const { list } = await bank.money.api.bank.matches({ state: 'recorded' })
  expect(list[0]).toMatchObject({ line: null, reason: '사무실에서 현금으로 받음', booking_id })
})

test('found by hand by a part of the name or the number', async () => {
  const { booking_id } = await createBooking('독고찾기')
  for (const q of ['독고찾', booking_id.slice(0, 6), '독고 찾기']) {
    const { bookings } = await bank.money.api.bank.findBookings({ q })
    expect(bookings.map((each) => each.booking_id)).toContain(booking_id)
  }
})

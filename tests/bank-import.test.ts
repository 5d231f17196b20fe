// Bank lines come in once, for ever: pasted again, in files that overlap, by two people at once.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { account, buildLine, setUpBank } from './bank-setup.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

const countOf = async (payer: string) =>
  (await bank.listLines()).filter((line) => line.payer === payer).length

test('lines are stored with what the bank says, and the account remembers its columns', async () => {
  const line = buildLine('처음손님', 500_000, { memo: '다낭' })
  const { status, body } = await bank.importLines([line])
  expect([status, body]).toEqual([200, { added: 1, withdrawals: 0, fresh: [0] }])
  const stored = (await bank.listLines()).find(({ payer }) => payer === '처음손님')
  expect(stored).toMatchObject({ ...line, account, matched: 0, by_name: '최회계' })
  expect(await bank.money.api.bank.accounts({})).toMatchObject({
    accounts: [{ account, columns: { day: '거래일시', credit: '입금액', payer: '보낸분' } }],
  })
})

test('tried first, nothing is stored, and it says which lines are new', async () => {
  const lines = [buildLine('두번손님', 500_000), buildLine('두번손님', 500_000, { booked_time: '10:00:00' })]
  await bank.importLines(lines.slice(0, 1))
  const { body } = await bank.importLines(lines, bank.money, { only_try: true })
  expect(body).toEqual({ added: 0, withdrawals: 0, fresh: [1] })
  expect(await countOf('두번손님')).toBe(1)
})

test('a line pasted again, and files that overlap, bring each line once', async () => {
  const [a, b, c] = ['가손님', '나손님', '다손님'].map((payer) => buildLine(payer, 700_000))
  if (!a || !b || !c) throw new Error('no lines')
  expect((await bank.importLines([a, b])).body.added).toBe(2)
  expect((await bank.importLines([a, b])).body.added).toBe(0)
  expect((await bank.importLines([b, c])).body.added).toBe(1)
  // pasted from the bank's screen, which has no seconds and no balance
  expect((await bank.importLines([{ ...a, booked_time: '09:12', balance: 0 }])).body.added).toBe(1)
  const bare = { ...c, booked_time: '09:12' }
  expect((await bank.importLines([Object.assign(bare, { balance: null })])).body.added).toBe(0)
  expect(await countOf('다손님')).toBe(1)
})

test('one account under two names brings each line once', async () => {
  const lines = [buildLine('이름손님', 640_000), buildLine('이름손님', 650_000)]
  expect((await bank.importLines(lines)).body.added).toBe(2)
  // the same number, spelled otherwise; and a name without a number
  for (const typed of ['국민은행 12345604567890', '운영 계좌'])
    expect((await bank.importLines(lines, bank.money, { account: typed })).body.added).toBe(0)
  expect(await countOf('이름손님')).toBe(2)
})

test('two equal transfers of one file are two, and stay two', async () => {
  const line = Object.assign(buildLine('쌍둥이', 300_000), { balance: null, booked_time: '' })
  expect((await bank.importLines([line, line])).body.added).toBe(2)
  expect((await bank.importLines([line, line])).body.added).toBe(0)
  expect((await bank.importLines([line])).body.added).toBe(0)
  expect((await bank.importLines([line, line, line])).body.added).toBe(1)
})

test('two who bring the same lines at once store them once: the second waits for the first', async () => {
  const lines = [buildLine('동시손님', 900_000), buildLine('동시손님', 910_000)]
  const [one, other] = await Promise.all([bank.importLines(lines), bank.importLines(lines, bank.second)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.added + other.body.added).toBe(2)
  expect(await countOf('동시손님')).toBe(2)
})

test('without the account’s lock the fingerprint still stores a line once', async () => {
  const line = { ...buildLine('잠금없이', 110_000), memo: '' }
  const insert = () =>
    runInTransaction(bank.site.db, 1, (tx) =>
      tx
        .insertInto('bank_line')
        .values({ travel_agency: 1, account, ...line, fingerprint: 'the same', by_name: '' })
        .onConflict((conflict) => conflict.columns(['travel_agency', 'account', 'fingerprint']).doNothing())
        .execute(),
    )
  const [begun] = await runInTransaction(bank.site.db, 1, async (tx) => {
    await tx
      .insertInto('bank_line')
      .values({ travel_agency: 1, account, ...line, fingerprint: 'the same', by_name: '' })
      .execute()
    return startDuringTransaction(bank.site, insert)
  })
  await begun
  expect(await countOf('잠금없이')).toBe(1)
})

test('the same key answers the same, and a lost answer brings nothing twice', async () => {
  const key = randomUUID()
  const body = { account, columns: {}, lines: [buildLine('열쇠손님', 200_000)] }
  const send = () => bank.money.sendOnce('POST', '/api/office/bank/lines', body, key)
  expect([(await send()).body, (await send()).body]).toEqual([
    { added: 1, withdrawals: 0, fresh: [0] },
    { added: 1, withdrawals: 0, fresh: [0] },
  ])
  expect(await countOf('열쇠손님')).toBe(1)
})

test.each([
  ['a day of two years ago', { booked_on: dateInDays(-730) }, 'lines.0.booked_on'],
  ['a day to come', { booked_on: dateInDays(5) }, 'lines.0.booked_on'],
  ['no sum', { amount: 0 }, 'lines.0.amount'],
  ['a sum below zero', { amount: -5 }, 'lines.0.amount'],
  ['a time of no clock', { booked_time: '25:00' }, 'lines.0.booked_time'],
])('%s is refused with its field, and nothing is stored', async (_, fields, field) => {
  const before = (await bank.listLines()).length
  const { status, body } = await bank.importLines([buildLine('나쁜손님', 100_000, fields)])
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_INPUT', [field]])
  expect(body.description).toMatchObject({ ko: expect.any(String), en: expect.any(String) })
  expect((await bank.listLines()).length).toBe(before)
})

test('sales do not see bank lines, and another agency does not either', async () => {
  expect((await bank.importLines([buildLine('영업', 1_000)], bank.sales)).body.code).toBe('NOT_ALLOWED')
  expect((await bank.sales.send('GET', '/api/office/bank/open')).body.code).toBe('NOT_ALLOWED')
  const { body } = await bank.other.send('GET', '/api/office/bank/open')
  expect(body).toEqual({ total: 0, to_agree: 0, lines: [], bookings: [] })
})

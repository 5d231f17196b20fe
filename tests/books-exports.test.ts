// Files for the books: gateway, withdrawals, payouts, cash receipts, suppliers. Typed cells, the same bytes again, logged.
import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { ledger as words } from '#i18n/office/ko/ledger.ts'
import { setUpBooks } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
const formula = '=HYPERLINK("http://x")'
beforeAll(async () => {
  books = await setUpBooks()
  const supplier = {
    name: formula,
    kind: 'bus',
    business_number: '124-81-00998',
    person: '',
    phone: '',
    email: '',
    note: '',
  }
  await books.money.sendOnce('POST', '/api/office/suppliers', supplier)
  await books.money.sendOnce('POST', '/api/office/bank/lines', {
    account: '국민 1234',
    columns: {},
    lines: [],
    withdrawals: [
      {
        booked_on: dateInDays(-2),
        booked_time: '10:00',
        amount: 70_000,
        payer: formula,
        memo: '',
        balance: null,
      },
    ],
  })
  const { package_code } = await books.createTrip()
  const { booking_id } = await books.createPaidBooking(package_code, { name: '송금손님' })
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency(async (tx) => {
    await tx
      .insertInto('cash_receipt')
      .values({
        travel_agency: 1,
        booking: id,
        kind: 'issue',
        cash: 1_000_000,
        amount: 1_000_000,
        share: 100,
        purpose: 'personal',
        ending: '1234',
        through: 'hometax',
        state: 'registered',
        issue_number: 'A12345678',
        by_name: '최회계',
        issue_on: dateInDays(0),
        due_on: dateInDays(5),
      })
      .execute()
    await tx
      .insertInto('ledger')
      .values([
        {
          travel_agency: 1,
          booking: id,
          kind: 'refund',
          amount: 300_000,
          method: 'bank_transfer',
          transaction_id: 'back-1',
          by_name: '최회계',
        },
        {
          travel_agency: 1,
          booking: id,
          kind: 'payment',
          amount: 90_000,
          method: '카드',
          transaction_id: 'card-1',
          gateway_key: 'key-1',
        },
      ])
      .execute()
  })
})

const month = dateInDays(0).slice(0, 7)
const columns = (...keys: string[]) => keys.map((key) => `columns=${key}`).join('&')
const files = [
  [
    'withdrawals',
    `/api/office/books/withdrawal-file?state=all&${columns('payee', 'when', 'amount', 'rest')}`,
  ],
  ['suppliers', `/api/office/suppliers/file?${columns('name', 'owed')}`],
  ['payouts', `/api/office/payouts/file?show=done&${columns('who', 'since', 'sum', 'state')}`],
  ['receipts', `/api/office/receipts/file?show=done&${columns('who', 'amount', 'left', 'state')}`],
  ['books', `/api/office/books/gateway-file?month=${month}&language=ko`],
] as const
const readRows = async (path: string) => {
  const { status, bytes } = await books.money.send('GET', `${path}&format=xlsx`)
  expect([path, status]).toEqual([path, 200])
  const [sheet] = await readXlsx(bytes, { trim: false })
  return { bytes, rows: sheet?.data ?? [] }
}

test.each(files)(
  '%s: a file for owner and money alone, the same bytes again, in the log',
  async (subject, path) => {
    const { bytes, rows } = await readRows(path)
    expect(rows.length).toBeGreaterThan(1)
    expect((await readRows(path)).bytes.equals(bytes)).toBe(true)
    expect((await books.owner.send('GET', `${path}&format=csv`)).status).toBe(200)
    for (const who of [books.sales, books.manager])
      expect((await who.send('GET', `${path}&format=xlsx`)).status).toBe(403)
    const logged = await books.runInAgency((tx) =>
      tx
        .selectFrom('staff_log')
        .select('id')
        .where('subject', '=', subject)
        .where('staff_name', '=', '최회계')
        .execute(),
    )
    expect(logged.length).toBeGreaterThanOrEqual(2)
  },
)

test('days are dates, sums are numbers, and no cell is a formula', async () => {
  const [withdrawals, suppliers, payouts, receipts] = await Promise.all(
    files.slice(0, 4).map(async ([, path]) => (await readRows(path)).rows.slice(1)),
  )
  const paid = withdrawals?.find((row) => row[0] === `'${formula}`)
  expect(paid?.[3]).toBeInstanceOf(Date)
  expect(paid?.slice(4)).toEqual([70_000, 70_000])
  expect(suppliers?.find((row) => row[0] === `'${formula}`)?.slice(1)).toEqual([
    '버스',
    '124-81-00998',
    '거래 중',
    0,
  ])
  const sent = payouts?.find((row) => row[1] === '송금손님')
  expect(sent?.[2]).toBeInstanceOf(Date)
  expect(sent?.slice(3)).toEqual([300_000, '계좌 송금', '완료', '최회계'])
  const receipt = receipts?.find((row) => row[1] === '송금손님')
  expect(receipt?.[2]).toBe(1_000_000)
  expect(receipt?.[4]).toBeInstanceOf(Date)
  expect(receipt?.slice(5)).toEqual(['국세청 등록 완료', '홈택스', 'A12345678', '최회계'])
  const csv = await books.money.send('GET', `${files[0][1]}&format=csv`)
  expect(csv.text).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('the gateway’s file has the ledger of open days, and of closed ones what the gateway said', async () => {
  const [, path] = files[4]
  const find = async () => (await readRows(path)).rows.find((row) => row[2] === 90_000)
  expect((await find())?.slice(1)).toEqual(['마감 전', 90_000, 0, null, null, null, null, null, null])
  const figures = await books.money.api.books.day({ day: dateInDays(0) })
  const gateway = { sold: 90_000, gross: 50_000, fee: 1_500, net: 48_500 }
  await books.runInAgency((tx) =>
    tx
      .insertInto('day_close')
      .values({
        travel_agency: 1,
        day: dateInDays(0),
        gateway_settled: 48_400,
        by_name: '최회계',
        figures: sql`${JSON.stringify({ ...figures.now, gateway })}::jsonb`,
      })
      .execute(),
  )
  expect((await find())?.slice(1)).toEqual(['최회계', 90_000, 0, 90_000, 50_000, 1_500, 48_500, 48_400, -100])
  const total = (await readRows(path)).rows.at(-1)
  expect([total?.[0], total?.[2]]).toEqual([words.worksheets.total, 90_000])
})

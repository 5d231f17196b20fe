// The person of the money settles a departure of forty, and gets the file of a month; a supplier answers by a link.
import fs from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { books as words } from '#i18n/office/ko/books.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { ledger } from '#i18n/office/ko/ledger.ts'
import { receivables } from '#i18n/office/ko/receivables.ts'
import { supply as supplyText } from '#i18n/office/ko/supply.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { dateInDays } from '../days.ts'
import { useClipboard } from './clipboard.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMail } from './member-steps.ts'
import { createNewAgency, payForBooking } from './new-agency.ts'
import { expectToast, openOfficeAs, openOfficePage } from './office-page.ts'
import { createDeparture, insertBooking, runInAgency } from './reserve-steps.ts'

const key = 6

function createCounter() {
  let presses = 0
  const press = (what: Locator) => {
    presses++
    return what.click()
  }
  return { press, count: () => presses }
}

/** Four bookings of ten who have paid. */
async function createOverDeparture() {
  const departure = await createDeparture(key, { ahead: -200 - Math.floor(Math.random() * 2_000), seats: 40 })
  for (let at = 0; at < 4; at++) {
    const customer = { name: '이단체', contact: '010-8240-1177', email: '', adult: 10 }
    const { id } = await insertBooking(key, departure, { ...customer, progress: 'payment_completed' })
    const payment = { kind: 'payment' as const, amount: 10_000_000, method: 'bank_transfer' }
    await runInAgency(key, (tx) =>
      tx
        .insertInto('ledger')
        .values({ travel_agency: key, booking: id, ...payment, transaction_id: createNumber() })
        .execute(),
    )
  }
  return departure
}

const countCosts = (departure_id: number) =>
  runInAgency(key, async (tx) => {
    const found = tx.selectFrom('cost_line').select('id').where('departure_id', '=', departure_id)
    return (await found.execute()).length
  })

test('a departure of forty with twelve cost lines, pasted and typed, is settled in at most 30 presses beside the sums', async () => {
  const { departure_id, departure_date } = await createOverDeparture()
  const day = `from=${departure_date}&to=${departure_date}`
  const { page } = await openOfficeAs(key, `/${key}/settlements?${day}`, { role: 'money' })
  const { press, count } = createCounter()
  await expectAccessible({ page }, 'body')
  const row = page.getByRole('row').filter({ hasText: departure_date })
  await press(row.locator(`a[href$="/filling/${departure_id}/books"]`))
  await press(page.getByRole('button', { name: words.grid.open }))
  const grid = page.locator('.grid-table')
  // Eleven lines from a spreadsheet, one of them wrong; the last is typed.
  await press(grid.locator('td[data-row="0"][data-column="0"]'))
  const pasted = Array.from(
    { length: 11 },
    (_, at) => `\t${at === 4 ? '세금' : '기타'}\t비용 ${at + 1}\t총액\t원\t${1_000_000 + at}원`,
  )
  await useClipboard(page, 'paste', pasted.join('\r\n'))
  await press(grid.locator('td[data-row="11"][data-column="2"]'))
  for (const text of ['비용 12', '총액', '원', '1,000,011']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await press(page.getByRole('button', { name: words.grid.save(12) }))
  await page.getByText(kit.cells.wrong(1)).waitFor()
  await page.getByText(words.grid.unreadable.kind('세금')).first().waitFor()
  await expectAccessible({ page }, 'body')
  expect(await countCosts(departure_id)).toBe(0)
  await press(page.getByRole('region', { name: kit.cells.title }).getByRole('button'))
  await page.keyboard.type('기타')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: words.grid.save(12) }))
  await page.getByLabel(words.bills.amountOf('비용 12', 'KRW')).waitFor()
  await press(page.getByRole('button', { name: words.bills.asEstimated }))
  for (const at of [1, 5, 9])
    await page.getByLabel(words.bills.amountOf(`비용 ${at}`, 'KRW'), { exact: true }).fill('1,234,567')
  await press(page.getByRole('button', { name: words.bills.save }))
  await page.getByText(words.bills.saved).waitFor()
  await press(page.getByRole('button', { name: words.close.open }))
  const dialog = page.getByRole('dialog', { name: words.close.title })
  await press(dialog.getByRole('button', { name: words.close.open }))
  await page.getByText(words.close.done).waitFor()
  expect(count()).toBeLessThanOrEqual(30)
  const closed = await runInAgency(key, (tx) =>
    tx
      .selectFrom('settlement')
      .select(['income', 'cost'])
      .where('departure_id', '=', departure_id)
      .executeTakeFirstOrThrow(),
  )
  expect(closed).toEqual({ income: 40_000_000, cost: 9_000_000 + 54 + 3 * 1_234_567 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible({ page }, 'body')
})

test('the accountant’s file of a month takes at most 3 presses', async () => {
  const { page } = await openOfficeAs(key, `/${key}/books`, { role: 'money' })
  const { press, count } = createCounter()
  await press(page.getByText(ledger.file, { exact: false }).first())
  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: /Excel|엑셀/ }).first())
  const path = await (await download).path()
  expect(fs.statSync(path).size).toBeGreaterThan(1_000)
  expect(count()).toBeLessThanOrEqual(3)
})

test('a supplier is asked, answers without a log-in, and the answer becomes an allotment', async () => {
  const { departure_id } = await createDeparture(key)
  const { page } = await openOfficeAs(key, `/${key}/filling/${departure_id}/supply`, { role: 'sales' })
  await page.getByRole('button', { name: supplyText.questions.ask }).click()
  const dialog = page.getByRole('dialog', { name: supplyText.questions.ask })
  await dialog.getByLabel(supplyText.amount).fill('22')
  await dialog.getByLabel(supplyText.questions.question).fill('5월 12일 22명 가능한가요?')
  await dialog.getByRole('button', { name: supplyText.questions.create }).click()
  const address = await dialog.getByLabel(supplyText.questions.address).inputValue()
  await dialog.getByRole('button', { name: supplyText.close }).click()

  const supplier = await openOfficePage({ width: 390, touch: true })
  await supplier.page.goto(address)
  await supplier.page.getByText('5월 12일 22명 가능한가요?').waitFor()
  await expectAccessible({ page: supplier.page }, 'body')
  await supplier.page.getByLabel(supplyText.answer.can).check()
  await supplier.page.getByLabel(supplyText.answer.reply).fill('트윈 11실 가능합니다.')
  await supplier.page.getByRole('button', { name: supplyText.answer.send }).click()
  await supplier.page.getByText(supplyText.answer.thanks).waitFor()

  await page.reload()
  await page.getByText('트윈 11실 가능합니다.').waitFor()
  await page.getByRole('button', { name: /확보로 등록/ }).click()
  const adding = page.getByRole('dialog', { name: supplyText.allotments.add })
  await adding.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText(supplyText.allotments.added).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible({ page }, 'body')
})

test('the list of settlements fits a phone, and the day’s close names what sets the bank apart', async () => {
  const { page, open } = await openOfficeAs(key, `/${key}/settlements?state=all`, {
    role: 'money',
    width: 390,
  })
  for (const path of ['settlements?state=all', 'books', 'payables', 'statistics']) {
    await open(`/${key}/${path}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectAccessible({ page }, 'body')
  }
})

test('a bill that comes late is entered at the closed settlement, and stands at its supplier', async () => {
  const { departure_id } = await createOverDeparture()
  const supplier = await runInAgency(key, async (tx) => {
    const { id } = await tx
      .insertInto('supplier')
      .values({ travel_agency: key, name: '늦은버스', kind: 'bus' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const { page, open } = await openOfficeAs(key, `/${key}/filling/${departure_id}/books`, { role: 'money' })
  await page.getByRole('button', { name: words.close.open }).click()
  const closing = page.getByRole('dialog', { name: words.close.title })
  await closing.getByText(words.close.concerns.no_costs(1, '0')).waitFor()
  expect(await closing.getByRole('button', { name: words.close.open }).isDisabled()).toBe(true)
  await closing.getByLabel(words.close.accept).check()
  await closing.getByRole('button', { name: words.close.open }).click()
  await page.getByText(words.close.done).waitFor()
  await page.getByRole('button', { name: words.corrections.lateBill }).click()
  const dialog = page.getByRole('dialog', { name: words.corrections.lateBill })
  await expectAccessible({ page }, 'body')
  await dialog.getByLabel(words.costs.fields.what).fill('연장 운행')
  await dialog.getByLabel(words.costs.fields.supplier).selectOption({ label: '늦은버스' })
  await dialog.getByLabel(words.corrections.bill).fill('90,000')
  await dialog.getByLabel(words.corrections.reason).fill('늦게 온 청구서')
  await dialog.getByRole('button', { name: words.corrections.lateBill }).click()
  await page.getByText(words.corrections.late, { exact: false }).waitFor()
  await open(`/${key}/suppliers/${supplier}`)
  await page.getByText('연장 운행').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible({ page }, 'body')
})

test('a new agency is owed nothing; then a customer pays too little, is reminded once, and is called', async () => {
  const { key, departure } = await createNewAgency('미수금여행')
  const { page, open } = await openOfficeAs(key, `/${key}/receivables`, {
    role: 'owner',
    width: 390,
    touch: true,
  })
  await page.getByText(receivables.empty).waitFor()
  await expectAccessible({ page }, 'body')
  const [name, email] = ['덜낸손님', `${createNumber().toLowerCase()}@example.com`]
  await payForBooking(key, departure, { name, email, paid: 700_000 })
  await open(`/${key}/receivables`)
  await page.getByText('예약 1건, 합계 300,000원').waitFor()
  await page.getByRole('button', { name: receivables.remindLabel(name), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: receivables.remindTitle(name, '300,000') })
  await expectAccessible({ page }, 'dialog[open]')
  await expectToast(page, receivables.remindDone, () =>
    dialog.getByRole('button', { name: receivables.remind, exact: true }).click(),
  )
  expect(await waitForMail(email, 'pay-link')).toContain('300,000')
  await page.getByText(receivables.reminded(1, dateInDays(0))).waitFor()
  const again = page.getByRole('button', { name: receivables.remindLabel(name), exact: true })
  expect(await again.count(), 'once a day').toBe(0)
  await page.getByRole('button', { name: receivables.callLabel(name), exact: true }).click()
  await page.getByRole('link', { name: '010-8240-1177' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

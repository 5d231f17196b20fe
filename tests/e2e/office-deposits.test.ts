// The money person pastes the morning's bank lines and confirms ten transfers by key.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deposits as words } from '#i18n/office/ko/deposits.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking, runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 6
const names = [
  '남궁가온',
  '남궁나래',
  '남궁다솔',
  '남궁라온',
  '남궁마루',
  '황보가람',
  '황보나은',
  '황보다인',
  '황보로이',
  '황보미르',
]

/** As the bank's site puts it on the clipboard: the transfers of ten customers, one mistyped, and a card. */
const buildClipboard = () => {
  const today = formatSeoulDay(new Date()).replaceAll('-', '.')
  const rows = names.map((name, at) => {
    const payer = at === 3 ? '남궁라욘' : name
    return `${today} 09:${10 + at}:05\t전자금융\t${payer}\t\t0\t1,000,000\t${20 + at},000,000\t강남\t`
  })
  return [
    '거래일시\t적요\t보낸분/받는분\t송금메모\t출금액(원)\t입금액(원)\t잔액(원)\t거래점\t구분',
    ...rows,
    `${today} 10:00:00\t체크카드\t김밥집\t\t9,000\t0\t30,991,000\t\t`,
  ].join('\n')
}

async function createBookings() {
  const departure = await createDeparture(key, { seats: 20 })
  const bookings: string[] = []
  for (const name of names) {
    const { booking_id } = await insertBooking(key, departure, { name, contact: '010-7000-1000', email: '' })
    bookings.push(booking_id)
  }
  // Lines of the demo would come first.
  await runInAgency(key, (tx) =>
    sql`update bank_line set aside = now(), aside_by = '', aside_reason = 'demo' where travel_agency = ${key}`.execute(
      tx,
    ),
  )
  return bookings
}

test('ten transfers of the morning are confirmed in at most 25 presses', async () => {
  const bookings = await createBookings()
  const { page } = await openOfficeAs(key, `/${key}/deposits`, { role: 'money' })
  let presses = 0
  const press = (name: string) => {
    presses++
    return page.keyboard.press(name)
  }
  presses++
  await page.getByRole('link', { name: words.bring }).click()
  const area = page.getByLabel(words.import.area)
  await area.waitFor()
  await page.evaluate((text) => navigator.clipboard.writeText(text), buildClipboard())
  await area.focus()
  await press('ControlOrMeta+V')
  const take = page.getByRole('button', { name: words.import.take(11) })
  await take.waitFor()
  await page.getByText(words.import.outgoing(1)).waitFor()
  await eventually(() => take.evaluate((button) => button === document.activeElement)).toBe(true)
  await press('Enter')
  for (let left = 10; left > 0; left--) {
    await page.getByText(words.lead(left, 0)).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-main'))).toBe(true)
    await press('Enter')
  }
  await page.getByText(words.lead(0, 0)).waitFor()
  expect(presses).toBeLessThanOrEqual(25)
  const paid = await runInAgency(key, (tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'progress', 'paid'])
      .where('travel_agency', '=', key)
      .where('booking_id', 'in', bookings)
      .execute(),
  )
  expect(paid.map(({ progress, paid }) => [progress, paid])).toEqual(
    names.map(() => ['payment_completed', 1_000_000]),
  )

  // Taken back with a reason, at the width of a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: words.tabs.recorded }).click()
  await page.getByRole('button', { name: words.undoLabel('남궁가온') }).click()
  const dialog = page.getByRole('dialog', { name: words.undoTitle('남궁가온', '1,000,000') })
  await dialog.getByLabel(words.reason).fill('이름이 같은 다른 고객')
  await dialog.getByRole('button', { name: words.undo }).click()
  await page.getByRole('link', { name: words.tabs.open }).click()
  await page.getByText('남궁가온').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible({ page }, 'body')
})

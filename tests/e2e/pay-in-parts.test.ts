// Money in parts, as a customer pays it: a deposit and its balance, a virtual account, and a share each.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { errors } from '#i18n/ko/errors.ts'
import { expectAccessible } from './expect-accessible.ts'
import {
  completeReservation,
  fillContact,
  openToReserve,
  payAtGateway,
  runInAgency,
  waitForBookingPage,
} from './reserve-steps.ts'
import { getTripRegion, openReservedBooking, bookingText as words } from './reserved-booking.ts'
import { eventually, getStandInOrigin, openStorefront } from './storefront-page.ts'

test('a deposit is paid at the gateway, then the balance, each by the same two presses', async () => {
  const shop = await openReservedBooking(1)
  const { main, booking_id } = shop
  await runInAgency(1, (tx) =>
    sql`update booking set deposit = 200000, balance_by = departure_date - 30,
      plan = '{"kind": "deposit", "deposit": {"percent": 10}, "balance_days": 30}'
      where travel_agency = 1 and booking_id = ${booking_id}`.execute(tx),
  )
  await shop.open(`/travel/booking/${booking_id}`)
  await main.getByText(words.payWhole('2,000,000')).waitFor()
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  await getTripRegion(shop).getByText(words.progress.deposit_paid).waitFor()
  await expectAccessible(shop)
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  await getTripRegion(shop).getByText(words.progress.payment_completed).waitFor()
  await main.getByText('1,800,000').first().waitFor()
})

test('a virtual account is given, its receipt asked for, and what is paid into it counts', async () => {
  const shop = await openReservedBooking(1)
  const { main, booking_id } = shop
  await main.getByRole('radio', { name: words.ways.virtual_account }).check()
  await main.getByRole('button', { name: words.ways.issue }).click()
  await main.getByText(words.virtualAccount.line('2,000,000')).waitFor()
  await main.getByRole('textbox', { name: words.cashReceipt.number.personal }).fill('010-1234-5678')
  await main.getByRole('button', { name: words.cashReceipt.save }).click()
  await main.getByText('…5678').waitFor()
  await expectAccessible(shop)
  const { payment_key } = await runInAgency(1, (tx) =>
    tx
      .selectFrom('payment_try')
      .select('payment_key')
      .where('travel_agency', '=', 1)
      .where('order_id', 'like', `${booking_id}-%`)
      .where('state', '=', 'deposit_waiting')
      .executeTakeFirstOrThrow(),
  )
  // in the place of a bank's app
  await shop.page.goto(`${getStandInOrigin()}/__sim/toss/deposits`)
  await shop.page.locator(`form[action$="/${payment_key}"] button`).click()
  await eventually(() => readProgress(booking_id)).toBe('payment_completed')
  await shop.open(`/travel/booking/${booking_id}`)
  await getTripRegion(shop).getByText(words.progress.payment_completed).waitFor()
})

async function readProgress(booking_id: string) {
  const { progress } = await runInAgency(1, (tx) =>
    tx
      .selectFrom('booking')
      .select('progress')
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .executeTakeFirstOrThrow(),
  )
  return progress
}

test('two people pay a share each by their links; the leader sees who has, also when all is paid', async () => {
  const shop = await openReservedBooking(1)
  const { main, booking_id } = shop
  await main.getByRole('button', { name: words.shares.open }).click()
  expect(await main.getByLabel(words.shares.name).first().inputValue()).toBe('홍길동') // who booked
  await main.getByRole('button', { name: words.shares.make(2) }).click()
  await main.getByText(words.shares.nameMissing).waitFor()
  for (const [at, name] of ['김하나', '이두리'].entries()) {
    await main.getByLabel(words.shares.name).nth(at).fill(name)
    await main.getByLabel(words.shares.amount).nth(at).fill('1000000')
  }
  await main.getByRole('button', { name: words.shares.make(2) }).click()
  await main.getByRole('button', { name: words.shares.linkOf('김하나') }).waitFor()
  const { list } = await shop.page.evaluate(
    async (id) => (await fetch(`/api/landing/user/booking/shares?booking_id=${id}`)).json(),
    booking_id,
  )
  const links: string[] = list.map(({ address }: { address: string }) => {
    const { pathname, hash } = new URL(address)
    return pathname + hash
  })
  // a leader who has looked at somebody's link in this tab still pays for the booking
  await shop.open(links[0] ?? '')
  await main.getByText('1,000,000').first().waitFor()
  await shop.open(`/travel/booking/${booking_id}`)
  // All is divided: who booked is asked for nothing, and may still pay it all.
  const box = main.getByRole('region', { name: words.toDo.title })
  await box.getByText(words.shares.others(2, '2,000,000')).waitFor()
  expect(await box.getByRole('link', { name: words.pay, exact: true }).isVisible()).toBe(false)
  await box.getByText(words.shares.payAll).click()
  await main.getByRole('link', { name: words.pay, exact: true }).click()
  await shop.page.getByText('2,000,000').first().waitFor()

  for (const link of links) {
    const friend = await openStorefront(1, link, { width: 390, elsewhere: [getStandInOrigin()] })
    await friend.main.getByText('1,000,000').first().waitFor()
    await payAtGateway(friend, '결제하기')
    await friend.main.getByText(words.paying.elsewhere.byLink).waitFor()
  }
  await shop.open(`/travel/booking/${booking_id}`)
  await getTripRegion(shop).getByText(words.progress.payment_completed).waitFor()
  await main.getByRole('button', { name: words.shares.openWhenPaid }).click()
  await eventually(() => main.getByText(words.shares.paid, { exact: false }).count()).toBe(2)
  await main.getByText(words.shares.money('2,000,000', '0')).waitFor()
  await expectAccessible(shop)
})

test('somebody who booked on their own joins by the code; the leader sees how they stand, and reminds once', async () => {
  const { group } = words.shares
  const leader = await openReservedBooking(1)
  await leader.main.getByRole('button', { name: words.shares.open }).click()
  // below the booking's own number
  const code = await leader.main
    .getByText(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
    .nth(1)
    .textContent()

  // the first code is nobody's
  const friend = await openToReserve(1, leader.departure.path, {
    width: 390,
    refused: ['/api/landing/user/booking/group'],
  })
  await fillContact(friend)
  await completeReservation(friend)
  await friend.main.getByRole('button', { name: words.shares.open }).click()
  await friend.main.getByLabel(group.enter).fill('0000-0000-0000')
  await friend.main.getByRole('button', { name: group.join }).click()
  await friend.main.getByText(errors.GROUP_CODE_UNFIT).waitFor()
  await friend.main.getByLabel(group.enter).fill(code?.toLowerCase() ?? '')
  await friend.main.getByRole('button', { name: group.join }).click()
  await friend.main.getByRole('button', { name: group.leave }).waitFor()
  await expectAccessible(friend)

  await leader.open(`/travel/booking/${leader.booking_id}`)
  await leader.main.getByRole('button', { name: words.shares.open }).click()
  await leader.main.getByText(group.states.open, { exact: false }).first().waitFor()
  await leader.main.getByRole('button', { name: words.shares.remind }).click()
  await eventually(() => leader.main.getByRole('button', { name: words.shares.remind }).count()).toBe(0)
  await expectAccessible(leader)
})

// §2, §5, §8 Reserving a trip: as a visitor, as a member, through a salon; what is missing, what was typed.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { errors } from '#i18n/ko/errors.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { trip } from '#i18n/ko/trip.ts'
import { expectAccessible } from './expect-accessible.ts'
import { createMember, logIn } from './member-steps.ts'
import {
  completeReservation,
  createDeparture,
  fillContact,
  findField,
  findNextButton,
  goToCheck,
  ko,
  openBottomSheet,
  openToReserve,
  runInAgency,
  waitForBookingPage,
} from './reserve-steps.ts'
import { countTaps, eventually, getAgency, type StorefrontPage } from './storefront-page.ts'

const readAlerts = ({ main }: StorefrontPage) =>
  main.getByRole('alert').filter({ visible: true }).allInnerTexts()
const expectFocused = (part: ReturnType<typeof findField>) =>
  eventually(() => part.evaluate((element) => element === document.activeElement)).toBe(true)

const findDepositTrip = () =>
  runInAgency(1, (tx) =>
    tx
      .selectFrom('package_detail')
      .select('package_code')
      .where('travel_agency', '=', 1)
      .where('pay_plan', '=', 'deposit')
      .where('deposit_percent', '=', 10)
      .orderBy('package_code')
      .executeTakeFirstOrThrow(),
  )
const parseWon = (text: string | null) => Number(text?.replace(/\D/g, ''))

/** What is paid now and what later, beside the total that they make. */
async function expectParts(within: Locator, total: number): Promise<void> {
  const sums = within
    .locator('dl')
    .filter({ hasText: trip.payment.now })
    .filter({ visible: true })
    .locator('dd')
  const deposit = Math.ceil(total / 10 / 1_000) * 1_000
  await eventually(async () => (await sums.allInnerTexts()).map(parseWon)).toEqual([deposit, total - deposit])
}

test('a first-time visitor on a phone reserves and pays the deposit of two adults and a child in 12 taps and 3 fields', async () => {
  const { package_code } = await findDepositTrip()
  const shop = await openToReserve(1, `/travel/detail/${package_code}`, { width: 390 })
  const { main, page } = shop
  const { tap, taps } = countTaps()
  await main
    .getByText(trip.payment.deposit(trip.payment.percent(10), 30))
    .first()
    .waitFor()
  await tap(main.locator('[data-bottom-bar]').getByRole('button'))
  await main.getByRole('dialog').locator('[data-date]').first().waitFor()
  // so far ahead that the balance is not due yet
  for (let months = 0; months < 2; months++) await tap(main.getByRole('button', { name: trip.calendar.next }))
  await tap(shop.openDays.last())
  await tap(main.getByRole('button', { name: trip.party.more(trip.party.child) }))
  const toReserve = main.getByRole('link', { name: trip.reserve }).filter({ visible: true })
  const total = parseWon(await toReserve.textContent())
  await expectParts(main.getByRole('dialog'), total)
  await tap(toReserve)
  await shop.waitForAddress(/^\/travel\/reserve\/\w+\?date=\d{4}-\d\d-\d\d&adult=2&child=1&baby=0$/)
  const filled = () =>
    main
      .getByRole('textbox')
      .evaluateAll(
        (boxes) => boxes.filter((box) => box instanceof HTMLInputElement && box.value !== '').length,
      )
  const given = await filled() // the party was chosen by taps
  await fillContact(shop)
  expect((await filled()) - given).toBe(3)
  const sum = await main.locator('[data-bottom-bar] .money').textContent()
  expect(parseWon(sum)).toBe(total) // the whole price, though only its deposit is paid now
  await tap(findNextButton(shop, ko.reserve.toCheck))
  await main.getByRole('heading', { name: ko.reserve.checkTitle }).waitFor()
  await expectParts(main, total)
  await tap(main.getByRole('checkbox', { name: ko.reserve.agreeRequired }))
  await tap(main.getByRole('checkbox', { name: ko.reserve.agree.special })) // never ticked for the customer
  await tap(findNextButton(shop, ko.reserve.send))
  const booking_id = await waitForBookingPage(shop)
  await main.getByText(ko.reserve.made).waitFor()
  expect(await main.textContent()).toContain(booking_id.replace(/(.{4})(?=.)/g, '$1-'))
  expect(await main.textContent()).toContain(sum ?? '?')
  await tap(main.getByRole('link', { name: ko.booking.pay, exact: true }))
  await tap(page.getByRole('button', { name: '결제하기' }))
  await waitForBookingPage(shop)
  await main.getByText(ko.booking.progress.deposit_paid).first().waitFor()
  expect(taps()).toBeLessThanOrEqual(12)
})

test('what is missing is said at its field, and the first gets the focus; consents are asked for at the end', async () => {
  const { path } = await createDeparture(1)
  const shop = await openToReserve(1, path, { width: 390 })
  const sent: string[] = []
  shop.page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await findNextButton(shop, ko.reserve.toCheck).click()
  await eventually(() => readAlerts(shop)).toEqual([
    fieldErrors.enterName,
    fieldErrors.enterContact,
    fieldErrors.enterEmail,
  ])
  await expectFocused(findField(shop, ko.reserve.contactName))
  await expectAccessible(shop)
  await fillContact(shop)
  expect(await findField(shop, ko.reserve.contact).inputValue()).toBe('01012345678')
  await goToCheck(shop)
  await findNextButton(shop, ko.reserve.send).click()
  await eventually(() => readAlerts(shop)).toEqual([
    errors.CONSENT_REQUIRED,
    errors.CONSENT_REQUIRED,
    errors.CONSENT_REQUIRED,
  ])
  await expectFocused(shop.main.getByRole('checkbox', { name: ko.reserve.agree.tour }))
  await shop.main.getByText(ko.reserve.read.tour).click()
  await shop.main.getByRole('region', { name: ko.reserve.read.tour }).getByRole('heading').first().waitFor()
  await expectAccessible(shop)
  expect(sent).toEqual([])
})

test('travellers entered now fit their ages on the departure date', async () => {
  const { path, departure_date } = await createDeparture(1, { ahead: 370 })
  const shop = await openToReserve(1, path.replace('child=0', 'child=1'), { width: 390 })
  const year = Number(departure_date.slice(0, 4))
  await fillContact(shop)
  await shop.main.getByRole('radio', { name: ko.reserve.now }).check({ force: true })
  await shop.main.getByRole('button', { name: ko.reserve.sameAsContact }).click()
  const person = (legend: string) => shop.main.getByRole('group', { name: legend, exact: true })
  const fill = async (legend: string, name: string, birthdate: string) => {
    await person(legend).getByRole('textbox', { name: ko.reserve.name, exact: true }).fill(name)
    await person(legend).getByRole('textbox', { name: ko.reserve.birthdate }).fill(birthdate)
  }
  await eventually(() =>
    person('성인 1').getByRole('textbox', { name: ko.reserve.name, exact: true }).inputValue(),
  ).toBe('홍길동')
  await fill('성인 1', '홍길동', '1980-01-01')
  await fill('성인 2', '김영희', `${year - 5}0101`)
  await fill('소아 1', '홍아라', `${year - 1}0101`)
  await findNextButton(shop, ko.reserve.toCheck).click()
  await eventually(() => readAlerts(shop)).toEqual([fieldErrors.isChild, fieldErrors.isBaby])
  await expectAccessible(shop)
  await fill('성인 2', '김영희', '19810101')
  await fill('소아 1', '홍아라', `${year - 5}0101`)
  await completeReservation(shop)
  await eventually(() => shop.main.getByText(ko.booking.travellers.details, { exact: true }).count()).toBe(3)
})

test('a reload and the way back keep what was typed; a draft can be cleared', async () => {
  const { path } = await createDeparture(1)
  const shop = await openToReserve(1, path)
  await fillContact(shop)
  await shop.main.getByRole('textbox', { name: ko.reserve.request }).fill('창가 자리')
  await shop.page.reload()
  await shop.main.getByText(ko.reserve.restored).waitFor()
  await eventually(() => findField(shop, ko.reserve.contactName).inputValue()).toBe('홍길동')
  await goToCheck(shop)
  await shop.page.reload()
  await shop.main.getByRole('heading', { name: ko.reserve.checkTitle }).waitFor()
  await shop.main.getByText('창가 자리').waitFor()
  await shop.page.goBack()
  await eventually(() => findField(shop, ko.reserve.email).inputValue()).toBe('hong@example.com')
  await shop.main.getByRole('button', { name: ko.reserve.startOver }).click()
  await eventually(() => findField(shop, ko.reserve.contactName).inputValue()).toBe('')
  await shop.page.reload()
  await shop.page.locator('html[data-device]').waitFor()
  expect(await findField(shop, ko.reserve.contactName).inputValue()).toBe('')
})

test('a member’s contact is filled in, and the booking stands on my page', async () => {
  const member = await createMember(1)
  const { path } = await createDeparture(1)
  const shop = await openToReserve(1, `/auth/login?to=${encodeURIComponent(path)}`, { width: 390 })
  await logIn(shop, member)
  await shop.waitForAddress(path)
  await eventually(async () => [
    await findField(shop, ko.reserve.contactName).inputValue(),
    await findField(shop, ko.reserve.email).inputValue(),
  ]).toEqual([member.name, member.email])
  expect(await shop.main.getByText(ko.reserve.nonMember.line).count()).toBe(0)
  const booking_id = await completeReservation(shop)
  await shop.open('/mypage/reservations')
  const card = shop.main.getByRole('article')
  expect(await card.count()).toBe(1)
  await card.locator('summary').click()
  await card.getByText(booking_id.slice(0, 4)).waitFor()
  expect(await card.getByRole('link', { name: ko.booking.list.pay }).getAttribute('href')).toBe(
    `/payment/window?booking_id=${booking_id}`,
  )
  await expectAccessible(shop)
})

test('through a salon the store is named and kept; without a store the server’s sentence says so and nothing can be sent', async () => {
  const departure = await createDeparture(9)
  const { store_id, store_name } = getAgency(9).shops[0] ?? expect.fail('there is no shop')
  const shop = await openToReserve(9, `${departure.path}&store_id=${store_id}`, { width: 390 })
  await shop.main.getByText(ko.reserve.store(store_name.ko)).waitFor()
  await fillContact(shop)
  const booking_id = await completeReservation(shop)
  await shop.main.getByText(store_name.ko).waitFor()
  expect(
    await runInAgency(9, (tx) =>
      tx
        .selectFrom('booking')
        .select('store_id')
        .where('travel_agency', '=', 9)
        .where('booking_id', '=', booking_id)
        .execute(),
    ),
  ).toEqual([{ store_id }])
  await shop.open(`/travel/detail/${departure.package_code}?store_id=${store_id}`)
  await openBottomSheet(shop)
  await shop.openDays.first().click()
  await eventually(() =>
    shop.main.getByRole('link', { name: trip.reserve }).filter({ visible: true }).getAttribute('href'),
  ).toContain(`store_id=${store_id}`)
  for (const missing of ['', 'nobody']) {
    await shop.open(`${departure.path}&store_id=${missing}`)
    await shop.main
      .getByRole('alert')
      .filter({ hasText: '매장 정보가 없습니다. 관리자에게 문의해 주세요.' })
      .waitFor()
    await eventually(() => findNextButton(shop, ko.reserve.toCheck).isDisabled()).toBe(true)
  }
})

test('the summary opens over the form on a phone and stands beside it on a desktop', async () => {
  const { path } = await createDeparture(1)
  const phone = await openToReserve(1, path, { width: 390 })
  await phone.main.getByRole('button', { name: ko.reserve.openSummary }).click()
  await phone.page.getByRole('dialog', { name: ko.reserve.summary }).getByText('2,000,000').first().waitFor()
  await expectAccessible(phone)
  const desk = await openToReserve(1, path)
  await desk.main
    .getByRole('complementary', { name: ko.reserve.summary })
    .getByText('2,000,000')
    .first()
    .waitFor()
  await expectAccessible(desk)
})

test('a party that is too large is sent to the contact form with trip, date and party filled in', async () => {
  const { path, departure_date } = await createDeparture(1, { seats: 30 })
  const shop = await openToReserve(1, path.replace('adult=2', 'adult=11').replace('baby=0', 'baby=9'))
  const asks = shop.main.getByRole('link', { name: trip.askAsGroup })
  await shop.main.getByRole('button', { name: ko.reserve.changeTrip }).click()
  await shop.main.getByRole('textbox', { name: trip.party.baby, exact: true }).waitFor()
  expect(await asks.count()).toBe(0)
  await shop.main.getByRole('button', { name: trip.party.more(trip.party.baby) }).click()
  await eventually(() => readAlerts(shop)).toEqual([trip.partyTrouble.PARTY_TOO_LARGE])
  await asks.click()
  const question = shop.page.locator('textarea[name=contents]')
  await eventually(async () => (await question.inputValue()).trim().split('\n')).toEqual([
    expect.stringMatching(/여행에 대해 문의합니다/),
    expect.stringContaining(departure_date),
    expect.stringContaining('21명'),
  ])
})

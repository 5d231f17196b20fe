// Two people, each from the first page to what they came for.
import { expect, test } from 'vitest'
import { auth } from '#i18n/ko/auth.ts'
import { trip } from '#i18n/ko/trip.ts'
import { createLoginId, createPhoneNumber, logIn } from './member-steps.ts'
import {
  checkConsents,
  completeReservation,
  createDeparture,
  fillContact,
  findNextButton,
  goToCheck,
  ko,
  openToReserve,
  payAtGateway,
  runInAgency,
  waitForBookingPage,
} from './reserve-steps.ts'
import { eventually, getAgency } from './storefront-page.ts'

const formatBookingNumber = (number: string) => number.replace(/(.{4})(?=.)/g, '$1-')
/** Each walk is many pages long. */
const longTimeout = { timeout: 180_000 }

test(
  'a visitor on a phone: from the first page over a search to a paid booking, and to it again by number and name',
  longTimeout,
  async () => {
    const shop = await openToReserve(1, '/', { width: 390 })
    const { main } = shop
    const wanted = getAgency(1).packages[0] ?? expect.fail('there is no trip')
    const keyword = wanted.title.ko.slice(0, 6)
    await shop.searchFor(keyword)
    // the first page has a card of this trip, too
    await eventually(() => shop.title.textContent()).toContain(keyword)
    await shop.cards.filter({ hasText: wanted.title.ko }).first().click()
    await shop.waitForAddress(new RegExp(`^/travel/detail/${wanted.package_code}\\?date=`))
    await main.locator('[data-bottom-bar]').getByRole('button').click()
    await main.getByRole('button', { name: trip.changeDate }).click() // the day of the card is chosen
    await main.getByRole('button', { name: trip.calendar.next }).click()
    await shop.openDays.last().click()
    await main.getByRole('link', { name: trip.reserve }).filter({ visible: true }).click()
    await shop.waitForAddress(new RegExp(`^/travel/reserve/${wanted.package_code}\\?`))
    await fillContact(shop, ko, '나그네')
    await goToCheck(shop)
    await checkConsents(shop)
    await findNextButton(shop, ko.reserve.send).click()
    const booking_id = await waitForBookingPage(shop)
    await payAtGateway(shop, '결제하기')
    await waitForBookingPage(shop)
    await main.getByText(ko.booking.paidNow).waitFor()

    await shop.forgetVisitor()
    await shop.open('/')
    await shop.openMenu()
    await shop.menu.getByRole('link', { name: shop.words.login }).click()
    await shop.switchTo(shop.words.popup.lookUp)
    await shop.popup.getByLabel('예약번호 또는 거래번호').fill(formatBookingNumber(booking_id))
    await shop.popup.getByLabel('예약자 이름', { exact: true }).fill('나그네')
    await shop.popup.getByRole('button', { name: '조회하기' }).click()
    await shop.waitForAddress(`/travel/booking/${booking_id}?name=나그네`)
    await main
      .getByRole('region', { name: ko.booking.trip })
      .getByText(ko.booking.progress.payment_completed)
      .waitFor()
  },
)

test(
  'a member: joins, logs in, keeps a trip, reserves and pays it, travels, and says how it was',
  longTimeout,
  async () => {
    const login_id = createLoginId()
    const password = '강 건너 등불 하나'
    const departure = await createDeparture(1)
    const shop = await openToReserve(1, '/auth/join', { width: 390 })
    const { main } = shop
    await main.getByLabel(auth.popup.id, { exact: true }).fill(login_id)
    await main.getByLabel(auth.popup.password, { exact: true }).fill(password)
    await main.getByLabel(auth.password.again).fill(password)
    await main.getByLabel(auth.person.name).fill('박여행')
    await main.getByLabel(auth.person.email).fill(`${login_id}@example.com`)
    await main.getByLabel(auth.person.contact).fill(createPhoneNumber())
    await main.getByLabel(auth.consents.all).check()
    await main.getByRole('button', { name: auth.join.submit }).click()
    await main.getByText(auth.join.joined).waitFor()
    await logIn(shop, { login_id, password })
    await shop.waitForAddress('/')

    await shop.open(`/travel/detail/${departure.package_code}`)
    const wishResponse = shop.page.waitForResponse(/package\/wishlist/)
    await main.getByRole('button', { pressed: false, name: /위시/ }).first().click()
    await wishResponse
    await shop.open('/mypage/wish')
    await eventually(() => shop.cards.count()).toBe(1)

    await shop.open(departure.path)
    await eventually(() =>
      main.getByRole('textbox', { name: ko.reserve.contactName, exact: true }).inputValue(),
    ).toBe('박여행')
    const booking_id = await completeReservation(shop)
    await payAtGateway(shop, '결제하기')
    await waitForBookingPage(shop)
    await main.getByText(ko.booking.paidNow).waitFor()

    await runInAgency(1, (tx) =>
      tx
        .updateTable('booking')
        .set({ progress: 'travel_completed' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await shop.open('/mypage/reservations')
    await main.getByRole('link', { name: ko.booking.list.review }).click()
    await main.getByRole('radio', { name: ko.booking.review.star(5) }).check({ force: true })
    await main
      .getByRole('textbox', { name: ko.booking.review.contents })
      .fill('걷기 좋은 길, 친절한 안내였습니다.')
    await main.getByRole('button', { name: ko.booking.review.send }).click()
    await main.getByText(ko.booking.review.sent).waitFor()
    await shop.open('/board/review?sort=newest')
    await main.getByText('걷기 좋은 길, 친절한 안내였습니다.').first().waitFor()
  },
)

// The whole way by the keyboard alone: from the list to a booking that is paid. Wherever the focus goes, it
// can be seen.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { trip } from '#i18n/ko/trip.ts'
import { countDaysBetween } from '#lib/days.ts'
import {
  createDeparture,
  findField,
  findNextButton,
  ko,
  openToReserve,
  waitForBookingPage,
} from './reserve-steps.ts'
import { eventually, getAgency, type StorefrontPage } from './storefront-page.ts'

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)

/** What is wrong with the place the focus is at: no ring around it, or something lies over it. */
const findHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return undefined // between the end of the page and its beginning
    const shown = at.closest('label') ?? at // a choice that looks like a chip has its ring on the chip
    const hasRing = [at, shown].some((each) => getComputedStyle(each).outlineStyle !== 'none')
    const { left, width, top, height } = shown.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const isFree = above !== null && (shown.contains(above) || above.contains(shown))
    return hasRing && isFree ? undefined : `${hasRing ? 'covered' : 'no ring'}: ${at.outerHTML.slice(0, 200)}`
  })

/** Tab by tab to what is meant. */
async function tabTo({ page }: StorefrontPage, part: Locator) {
  for (let left = 120; left > 0; left--) {
    if (await isFocused(part)) return
    await page.keyboard.press('Tab')
    expect(await findHiddenFocus(page), 'the focus is seen').toBeUndefined()
  }
  expect.fail(`the Tab key does not lead to ${part}`)
}

async function tabAndPress(shop: StorefrontPage, part: Locator, key = 'Enter') {
  await tabTo(shop, part)
  await shop.page.keyboard.press(key)
}

async function tabAndType(shop: StorefrontPage, label: string, text: string) {
  await tabTo(shop, findField(shop, label))
  await shop.page.keyboard.type(text)
}

/** From the day the calendar offers first to the one that is meant. */
async function moveToDay({ page, main }: StorefrontPage, date: string) {
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  const days = countDaysBetween(from ?? '', date)
  const step = days < 0 ? { week: 'ArrowUp', day: 'ArrowLeft' } : { week: 'ArrowDown', day: 'ArrowRight' }
  for (let weeks = Math.floor(Math.abs(days) / 7); weeks > 0; weeks--) await page.keyboard.press(step.week)
  for (let rest = Math.abs(days) % 7; rest > 0; rest--) await page.keyboard.press(step.day)
  await eventually(() => isFocused(main.locator(`[data-date="${date}"]`))).toBe(true)
  expect(await findHiddenFocus(page)).toBeUndefined()
}

test('a trip is found, looked at, reserved and paid without a mouse', async () => {
  const { package_code, departure_date } = await createDeparture(1, { ahead: 33 })
  const title =
    getAgency(1).packages.find((each) => each.package_code === package_code)?.title.ko ??
    expect.fail('no such trip')
  const shop = await openToReserve(1, '/travel')
  const { page, main, popup } = shop

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // the first stop leads past the header
  await tabTo(shop, main.getByRole('searchbox'))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await shop.waitForAddress(`/travel?page_title=${title}`)
  await tabAndPress(shop, shop.cards.filter({ hasText: title }).first())
  await shop.waitForAddress(new RegExp(`^/travel/detail/${package_code}\\?date=`))

  const picture = main.getByRole('button', { name: trip.enlarge(1, 5) })
  await tabAndPress(shop, picture)
  await popup.getByText('1 / 5').waitFor()
  await page.keyboard.press('ArrowRight')
  await popup.getByText('2 / 5').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => isFocused(picture)).toBe(true)

  await tabAndPress(shop, main.getByRole('button', { name: trip.changeDate })) // the day of the card is chosen
  await tabTo(shop, main.locator('[data-date][tabindex="0"]'))
  await moveToDay(shop, departure_date)
  await page.keyboard.press('Enter')
  await tabAndPress(shop, main.getByRole('button', { name: trip.party.fewer(trip.party.adult) }), 'Space')
  await tabAndPress(shop, main.getByRole('link', { name: trip.reserve }).filter({ visible: true }))
  await shop.waitForAddress(`/travel/reserve/${package_code}?date=${departure_date}&adult=1&child=0&baby=0`)

  await tabAndPress(shop, findNextButton(shop, ko.reserve.toCheck))
  // where something is missing
  await eventually(() => isFocused(findField(shop, ko.reserve.contactName))).toBe(true)
  await tabAndType(shop, ko.reserve.contactName, '홍길동')
  await tabAndType(shop, ko.reserve.contact, '01012345678')
  await tabAndType(shop, ko.reserve.email, 'hong@example.com')
  await tabAndPress(shop, findNextButton(shop, ko.reserve.toCheck))
  await main.getByRole('heading', { name: ko.reserve.checkTitle }).waitFor()
  for (const name of Object.values(ko.reserve.agree))
    await tabAndPress(shop, main.getByRole('checkbox', { name }), 'Space')
  await tabAndPress(shop, findNextButton(shop, ko.reserve.send))
  await waitForBookingPage(shop)

  await tabAndPress(shop, main.getByRole('link', { name: ko.booking.pay, exact: true }))
  const pay = page.getByRole('button', { name: '결제하기' })
  await pay.waitFor()
  await tabAndPress(shop, pay)
  await waitForBookingPage(shop)
  await main.getByText(ko.booking.paidNow).waitFor()
})

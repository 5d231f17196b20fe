// §2 /travel/detail: a visitor knows everything about a trip, chooses date and party, and presses reserve.
import { expect, test } from 'vitest'
import { review } from '#i18n/ko/review.ts'
import { trip as ko } from '#i18n/ko/trip.ts'
import { tripReviews } from '#limits/display.ts'
import { pickSample } from '../sampling.ts'
import { createDeparture, setTakenSeats } from './reserve-steps.ts'
import { eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

const detailPath = '/travel/detail/HN101'
const findDays = ({ main }: StorefrontPage) => main.locator('[data-date]')

/** The calendar knows the seats. */
const waitForSeats = async (shop: StorefrontPage) =>
  eventually(() => findDays(shop).filter({ hasText: '확인 중' }).count()).toBe(0)

test.each(pickSample([390, 820, 1440] as const, 1))(
  'everything about the trip is there at %i, without a script too',
  async (width) => {
    const { response, title, main } = await openStorefront(1, detailPath, { width, script: false })
    expect(response?.status()).toBe(200)
    expect(await title.textContent()).toBe('다낭·호이안 5일, 미케 비치 5성 호텔')
    for (const id of ['summary', 'schedule', 'rates', 'details', 'review'])
      expect(await main.locator(`#${id}`).count()).toBe(1)
    const said = await main.textContent()
    for (const words of [
      ko.included,
      ko.notIncluded,
      ko.meetingPoint,
      ko.cautions,
      ko.day(1),
      ko.day(5),
      '599,000원~',
      '노쇼핑',
    ])
      expect(said).toContain(words)
    expect(await main.locator('img').first().getAttribute('alt')).toMatch(/^\d일차 · 다낭, 야자수 해변$/)
  },
)

test.each(pickSample([390, 820, 1440] as const, 1))(
  'tabs lead to their parts and say where one is, at %i',
  async (width) => {
    const shop = await openStorefront(1, detailPath, { width })
    await shop.page.mouse.wheel(0, 1_500)
    const y = await shop.page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom)
    const tabs = shop.main.getByRole('navigation', { name: ko.parts })
    for (const name of [ko.tabs.details, ko.tabs.schedule, ko.tabs.review]) {
      await tabs.getByRole('link', { name, exact: true }).click()
      await eventually(() => tabs.locator('[aria-current]').allInnerTexts()).toEqual([name])
      // under the header, whatever part is on the screen
      await eventually(async () => (await tabs.boundingBox())?.y).toBe(y)
    }
    await shop.main.locator('#review a').first().focus()
    for (let back = 0; back < 4; back++) {
      await shop.page.keyboard.press('Shift+Tab')
      const top = () => shop.page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
      await eventually(top).toBeGreaterThanOrEqual(y + 48) // the focus is not behind them
    }
  },
)

test('the calendar opens with prices, before the seats are known', async () => {
  const { main } = await openStorefront(1, detailPath, { script: false })
  expect(await main.locator('[data-date]').filter({ hasText: '성인' }).first().textContent()).toMatch(
    /^\d{4}-\d\d-\d\d, 성인 [\d,]+원, 좌석 확인 중/,
  )
})

test('date and party make the total, and the next step carries both', async () => {
  const shop = await openStorefront(1, detailPath)
  const { main } = shop
  await waitForSeats(shop)
  await main.getByRole('button', { name: ko.reserve }).click()
  await main.getByRole('alert').filter({ hasText: ko.calendar.choose }).waitFor()
  await shop.main.getByRole('button', { name: ko.calendar.next }).click()
  const day = shop.openDays.first()
  const date = await day.getAttribute('data-date')
  const parsePrice = (text: string | null) => Number(text?.replace(/\D/g, ''))
  const adult = parsePrice((await day.textContent())?.split('원')[0]?.split('성인')[1] ?? '')
  await day.click()
  const total = main.locator('[aria-live=polite]').filter({ hasText: /^[\d,]+원$/ })
  await eventually(async () => parsePrice(await total.textContent())).toBe(adult * 2)
  const link = main.getByRole('link', { name: ko.reserve })
  expect(parsePrice(await link.textContent())).toBe(adult * 2)
  await main.getByRole('button', { name: ko.party.fewer(ko.party.adult) }).click()
  await eventually(async () => parsePrice(await total.textContent())).toBe(adult)
  await main.getByRole('button', { name: ko.party.more(ko.party.child) }).click()
  await eventually(async () => parsePrice(await total.textContent())).toBeGreaterThan(adult)
  expect(await link.getAttribute('href')).toBe(`/travel/reserve/HN101?date=${date}&adult=1&child=1&baby=0`)
  for (const kind of ['adult', 'child'] as const)
    await main.getByRole('button', { name: ko.party.fewer(ko.party[kind]) }).click()
  await eventually(() =>
    main.getByRole('alert').filter({ hasText: ko.partyTrouble.NOBODY_TRAVELS }).count(),
  ).toBe(1)
  expect(await main.getByRole('button', { name: ko.reserve }).isDisabled()).toBe(true)
})

test('the day that is chosen says until when cancelling is free, and the last day of each fee', async () => {
  const shop = await openStorefront(1, detailPath)
  const { main } = shop
  await waitForSeats(shop)
  for (let months = 0; months < 3; months++)
    await main.getByRole('button', { name: ko.calendar.next }).click()
  const day = shop.openDays.first()
  const date = (await day.getAttribute('data-date')) ?? ''
  await day.click()
  /** So many days before it, on the calendar. */
  const before = (days: number) => {
    const [, month, of] = new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10).split('-')
    return `${Number(month)}월 ${Number(of)}일까지`
  }
  const strip = main.getByRole('list', { name: ko.trust.title }).filter({ visible: true }).first()
  await eventually(() => strip.textContent()).toContain(`${before(30)} 무료 취소`)
  const timeline = main.locator('ol').filter({ hasText: '여행 요금의 50%' })
  expect((await timeline.textContent())?.match(/\d+월 \d+일까지/g)).toEqual([30, 20, 10, 8, 1, 0].map(before))
})

test('filter chips leave only confirmed, weekend or lowest-price departures', async () => {
  const shop = await openStorefront(1, detailPath)
  await waitForSeats(shop)
  await shop.main.getByRole('button', { name: ko.calendar.next }).click()
  const chip = (name: string) => shop.main.getByRole('button', { name, exact: true })
  const offered = () => findDays(shop).filter({ hasText: '성인' })
  const all = await offered().count()
  await chip(ko.chips.weekends).click()
  await eventually(async () => (await offered().count()) < all).toBe(true)
  for (const day of await offered().all())
    expect([5, 6, 0]).toContain(new Date(`${await day.getAttribute('data-date')}T00:00:00Z`).getUTCDay())
  await chip(ko.chips.weekends).click()
  await chip(ko.chips.lowest).click()
  await eventually(() => offered().filter({ hasNotText: ko.lowestOfMonth }).count()).toBe(0)
  expect(await offered().count()).toBeGreaterThan(0)
})

test('the keyboard alone chooses a day: arrows move, a month further too', async () => {
  const shop = await openStorefront(1, detailPath)
  await waitForSeats(shop)
  const focused = () => shop.page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  await findDays(shop).and(shop.main.locator('[tabindex="0"]')).focus()
  const start = (await focused()) ?? ''
  await shop.page.keyboard.press('ArrowRight')
  const next = new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10)
  await eventually(focused).toBe(next)
  await shop.page.keyboard.press('ArrowDown')
  await shop.page.keyboard.press('ArrowDown')
  await shop.page.keyboard.press('ArrowDown')
  await shop.page.keyboard.press('ArrowDown')
  await shop.page.keyboard.press('ArrowDown')
  await eventually(focused).toBe(new Date(Date.parse(next) + 35 * 86_400_000).toISOString().slice(0, 10))
  for (
    let step = 0;
    step < 40 && (await shop.page.evaluate(() => document.activeElement?.hasAttribute('aria-disabled')));
    step++
  )
    await shop.page.keyboard.press('ArrowRight')
  await shop.page.keyboard.press('Enter')
  await eventually(() => shop.main.locator('[data-chosen]').count()).toBe(1)
})

/** A departure of its own with so many seats taken of ten, and its day in the calendar. */
async function createDayWithSeats(taken: number, ahead: number) {
  const departure = await createDeparture(1, { ahead })
  await setTakenSeats(1, departure, taken)
  const shop = await openStorefront(1, `/travel/detail/${departure.package_code}`, { width: 390 })
  await shop.main.locator('[data-bottom-bar]').getByRole('button').click()
  const sheet = shop.main.getByRole('dialog', { name: ko.openBottomSheet })
  await sheet.locator('[data-date]').first().waitFor()
  const day = sheet.locator(`[data-date="${departure.departure_date}"]`)
  while ((await day.count()) === 0) await sheet.getByRole('button', { name: ko.calendar.next }).click()
  await eventually(() => day.filter({ hasText: '확인 중' }).count()).toBe(0)
  return { ...shop, sheet, day }
}

test('at twice the font size the trip page does not overflow a phone screen', async () => {
  const { page } = await openStorefront(1, detailPath, { width: 390 })
  const widths = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return [document.documentElement.scrollWidth, innerWidth]
  })
  expect(widths).toEqual([390, 390])
})

test('a title of 80 letters is whole and inside a phone’s screen, also in letters twice as large', async () => {
  const longTitle =
    '다낭·호이안·후에 5일, 미케 비치 5성 호텔과 바나힐 케이블카, 인솔자와 함께하는 노쇼핑 노옵션 효도 일주 여행 상품으로 모십니다 정말로 편안하게'
  const title = longTitle.padEnd(80, ' 여행').slice(0, 80)
  const { page, open } = await openStorefront(1, '/', { width: 390 })
  for (const path of [detailPath, '/travel', '/']) {
    await open(path)
    await page.waitForLoadState('networkidle') // parts that come after the page would find other words than theirs
    for (const size of ['100%', '200%']) {
      const faults = await page.evaluate(
        async ([text = '', fontSize = '']) => {
          await new Promise((resolve) => requestIdleCallback(resolve))
          document.documentElement.style.fontSize = fontSize
          const titles = [...document.querySelectorAll<HTMLElement>('main h1, .trip-title')]
          for (const each of titles) each.textContent = text
          const isCut = (each: HTMLElement) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
          return { wide: document.documentElement.scrollWidth - innerWidth, cut: titles.filter(isCut).length }
        },
        [title, size],
      )
      expect([path, size, faults]).toEqual([path, size, { wide: 0, cut: 0 }])
    }
  }
})

test('a closed day cannot be chosen', async () => {
  const { sheet, day } = await createDayWithSeats(10, 35)
  await day.click({ force: true })
  await eventually(() => day.textContent()).toContain(ko.states.closed)
  expect(await sheet.locator('[data-chosen]').count()).toBe(0)
})

test('more people than there are seats: said at once, with the seats that are left', async () => {
  const { sheet, day } = await createDayWithSeats(9, 34)
  await day.click()
  await sheet
    .getByRole('alert')
    .filter({ hasText: ko.tooMany(1) })
    .waitFor()
  await sheet.getByRole('button', { name: ko.party.fewer(ko.party.adult) }).click()
  await eventually(() => sheet.getByText(ko.tooMany(1)).count()).toBe(0)
  expect(await sheet.getByRole('link', { name: ko.reserve }).count()).toBe(1)
})

test('on a phone booking is a sheet over the page, which the way back closes', async () => {
  const shop = await openStorefront(1, detailPath, { width: 390 })
  await shop.page.evaluate(() => scrollTo(0, 900))
  const bar = shop.main.locator('[data-bottom-bar]')
  expect(await bar.getByRole('list', { name: ko.trust.title }).isVisible()).toBe(true)
  expect(await bar.getByRole('list', { name: ko.trust.title }).textContent()).toContain('무료 취소')
  await bar.getByRole('button', { name: ko.reserve }).click()
  const sheet = shop.main.getByRole('dialog', { name: ko.openBottomSheet })
  await sheet.waitFor()
  expect(await shop.page.evaluate(() => scrollY)).toBe(900)
  expect(await sheet.getByRole('list', { name: ko.trust.title }).isVisible()).toBe(true)
  await shop.page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await shop.main.locator('[data-bottom-bar]').getByRole('button', { name: ko.reserve }).click()
  await shop.openDays.first().click()
  await eventually(() => sheet.getByRole('link', { name: /원 예약하기$/ }).getAttribute('href')).toMatch(
    /^\/travel\/reserve\/HN101\?date=/,
  )
})

test('a package that no longer exists says so with the right status code', async () => {
  const shop = await openStorefront(4, '/travel/detail/NOWHERE', { refused: ['/travel/detail/NOWHERE'] })
  expect(shop.response?.status()).toBe(404)
  expect(await shop.main.textContent()).toContain(
    'The product does not exist or is no longer available for sale',
  )
  const foreign = await openStorefront(4, detailPath, { refused: [detailPath] })
  expect(foreign.response?.status()).toBe(404)
})

test('what was looked at is found again in the search box', async () => {
  const shop = await openStorefront(1, detailPath)
  await shop.open('/travel')
  await shop.openSearch()
  expect(
    await shop.searchBox
      .getByRole('link', { name: '다낭·호이안 5일, 미케 비치 5성 호텔' })
      .getAttribute('href'),
  ).toBe(detailPath)
})

test('the product sheet and the contract have no maximum width, and the sheet prints on A4', async () => {
  const shop = await openStorefront(1, detailPath)
  await shop.main.getByRole('link', { name: ko.print }).click()
  await shop.waitForAddress('/manageProductView/HN101')
  await eventually(() => shop.main.locator('table').count()).toBe(2)
  expect(await shop.main.textContent()).not.toMatch(/\d{4}-\d\d-\d\d/)
  await eventually(() => shop.header.count()).toBe(0)
  expect((await shop.main.boundingBox())?.width).toBeGreaterThan(1400)
  const pdf = (await shop.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(/\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1]).toMatch(/^0 0 59[45]\S* 84[12]\S*$/)
  await shop.open('/manageProductContract/HN101')
  expect((await shop.main.boundingBox())?.width).toBeGreaterThan(1400)
})

test('“ask about this trip” carries the package, and reviews are narrowed in place', async () => {
  const { main, getAddress } = await openStorefront(1, detailPath)
  expect(await main.getByRole('link', { name: ko.ask }).getAttribute('href')).toBe(
    '/contact?package_code=HN101',
  )
  const chips = main.getByRole('navigation', { name: review.who })
  const chip = (await chips.getByRole('link').nth(1).textContent()) ?? ''
  await chips.getByRole('link', { name: chip }).click()
  await eventually(() => chips.locator('[aria-current]').allInnerTexts()).toEqual([chip])
  const [who = '', count] = chip.split(' ')
  const said = main.locator('#review article')
  await eventually(async () => (await said.allInnerTexts()).map((text) => text.includes(who))).toEqual(
    Array.from({ length: Math.min(tripReviews, Number(count)) }, () => true),
  )
  expect(getAddress()).toBe(detailPath)
})

test('reviews of all trips are read page by page, each with its trip', async () => {
  const shop = await openStorefront(1, '/board/review')
  expect(await shop.main.locator('article').count()).toBe(10)
  await shop.main.getByRole('link', { name: '2 페이지' }).click()
  await shop.waitForAddress('/board/review?page=2')
  await shop.main.locator('article a').first().click()
  await shop.waitForAddress(/^\/travel\/detail\//)
})

test('a press shows a picture as large as the screen, and the arrows or a finger turn it', async () => {
  const shop = await openStorefront(1, detailPath)
  await shop.main.getByRole('button', { name: ko.enlarge(2, 5) }).click()
  const viewer = shop.page.getByRole('dialog', { name: ko.gallery })
  await viewer.getByText('2 / 5').waitFor()
  await shop.page.keyboard.press('ArrowRight')
  await viewer.getByText('3 / 5').waitFor()
  await viewer.getByRole('button', { name: ko.previousPicture }).click()
  await viewer.getByText('2 / 5').waitFor()
  const finger = { pointerType: 'touch', bubbles: true }
  await viewer.getByRole('img').dispatchEvent('pointerdown', { ...finger, clientX: 300 })
  await viewer.getByRole('img').dispatchEvent('pointerup', { ...finger, clientX: 200 })
  await viewer.getByText('3 / 5').waitFor()
  await shop.page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'hidden' })
})

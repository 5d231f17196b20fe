// §2, §5 The search box and its recent keywords.
import { expect, test } from 'vitest'
import { compare } from '#i18n/ko/compare.ts'
import { expectAccessible } from './expect-accessible.ts'
import {
  countTaps,
  emptyListPath,
  eventually,
  openStorefront,
  type StorefrontPage,
} from './storefront-page.ts'

const listRecentKeywords = ({ searchBox, words }: StorefrontPage) =>
  searchBox.getByRole('region', { name: words.search.recentKeywords }).getByRole('listitem').allInnerTexts()

test('a blank keyword is answered with "검색어를 입력하세요." and leads nowhere', async () => {
  const shop = await openStorefront(1, emptyListPath)
  await shop.searchFor('   ')
  expect(await shop.searchBox.getByRole('alert').textContent()).toBe('검색어를 입력하세요.')
  expect(shop.getAddress()).toBe(emptyListPath)
  await shop.searchBox.getByRole('searchbox').fill('')
  await shop.page.keyboard.press('Enter')
  await eventually(() => shop.searchBox.getByRole('alert').textContent()).toBe('검색어를 입력하세요.')
  await eventually(() => listRecentKeywords(shop)).toEqual([])
})

test('a keyword leads to the list of what it finds, and the box closes', async () => {
  const shop = await openStorefront(1, emptyListPath)
  await shop.searchFor('오사카')
  await shop.waitForAddress('/travel?page_title=오사카')
  await eventually(() => shop.title.textContent()).toBe('‘오사카’ 검색 결과')
  await shop.searchBox.waitFor({ state: 'hidden' })
  const found = await shop.cards.allInnerTexts()
  expect(found.length).toBeGreaterThan(0)
  for (const card of found) expect(card).toContain('오사카')
})

test('keywords are remembered newest first without duplicates, ten at most, and can be removed', async () => {
  const shop = await openStorefront(1, emptyListPath)
  const asked = [
    '다낭',
    '오사카',
    '파리',
    '로마',
    '하와이',
    '발리',
    '방콕',
    '세부',
    '사이판',
    '두바이',
    '런던',
    '다낭',
    '파리',
  ]
  for (const keyword of asked) {
    await shop.searchFor(keyword)
    await shop.waitForAddress(`/travel?page_title=${keyword}`)
    await shop.searchBox.waitFor({ state: 'hidden' })
  }
  await shop.open('/travel?page_title=파리') // as one comes back another time
  await shop.openSearch()
  const newest = [...new Set(asked.toReversed())].slice(0, 10)
  await eventually(() => listRecentKeywords(shop)).toEqual(newest)
  await shop.searchBox.getByRole('button', { name: '런던 지우기' }).click()
  await eventually(() => listRecentKeywords(shop)).toEqual(newest.filter((keyword) => keyword !== '런던'))
  await shop.searchBox.getByRole('link', { name: '두바이' }).click()
  await shop.waitForAddress('/travel?page_title=두바이')
})

test('the box is ready to type in, Escape closes it and gives the focus back, and so does a press beside it', async () => {
  const { page, header, searchBox, words, openSearch } = await openStorefront(1, emptyListPath)
  await openSearch()
  const isFocused = (element: Element) => element === document.activeElement
  await eventually(() => searchBox.getByRole('searchbox').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await searchBox.waitFor({ state: 'hidden' })
  await eventually(() => header.getByRole('button', { name: words.search.open }).evaluate(isFocused)).toBe(
    true,
  )
  await openSearch()
  await page.mouse.click(20, 700)
  await searchBox.waitFor({ state: 'hidden' })
})

test('a keyword too long for the screen does not push the box out of it', async () => {
  const shop = await openStorefront(1, '/travel', { width: 390, font: true })
  const keyword = '아주 긴 검색어로 칸을 넘치게 해 보는 경우입니다 정말로 아주 길게'
  await shop.searchFor(keyword)
  await shop.waitForAddress(`/travel?page_title=${keyword}`)
  await shop.openSearch()
  expect(await shop.searchBox.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the search fields of the first page and of the list search too', async () => {
  const shop = await openStorefront(1)
  const field = shop.main.getByRole('searchbox')
  await field.fill('다낭')
  await shop.page.keyboard.press('Enter')
  await shop.waitForAddress('/travel?page_title=다낭')
  // the field of the first page has the same word in it
  await eventually(() => shop.title.textContent()).toContain('다낭')
  await eventually(() => field.inputValue()).toBe('다낭')
  await field.fill('파리')
  await shop.main.getByRole('button', { name: shop.words.search.submit }).click()
  await shop.waitForAddress('/travel?page_title=파리')
})

test('on a phone the search field of the first page opens the search at the top, with every month in sight', async () => {
  const shop = await openStorefront(1, '/', { width: 390, font: true })
  await shop.main.getByRole('searchbox').tap()
  await shop.searchBox.waitFor()
  const chips = shop.searchBox.getByRole('button', { name: /\d+월$/ })
  await eventually(() => chips.count()).toBe(12)
  const isOnScreen = (button: Element) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    // Below, a keyboard takes about two fifths of a phone.
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight * 0.6
  }
  for (const chip of await chips.all()) expect(await chip.evaluate(isOnScreen)).toBe(true)
  expect(await shop.main.getByRole('button', { name: /\d+월$/ }).count()).toBe(0)
  await shop.page.keyboard.press('Escape')
  await shop.searchBox.waitFor({ state: 'hidden' })
  await shop.open('/travel?page_title=다낭')
  await shop.main.getByRole('searchbox').tap()
  await eventually(() => shop.searchBox.getByRole('searchbox').inputValue()).toBe('다낭')
})

/** The last month on offer, whichever it is: none is offered in which no trip for parents departs. */
async function tapParentsMonth(
  { main, searchBox }: Pick<StorefrontPage, 'main' | 'searchBox'>,
  tap: ReturnType<typeof countTaps>['tap'],
): Promise<number> {
  await tap(main.getByRole('searchbox'))
  await tap(searchBox.getByRole('button', { name: /^부모님과/ }))
  await searchBox.getByRole('button', { name: /^부모님과/, pressed: true }).waitFor()
  // The next month whole: of this one the last days may be left, and in the last one a single trip.
  const chip = searchBox.getByRole('button', { name: /\d+월$/ }).nth(1)
  const month = Number(/(\d+)월$/.exec((await chip.textContent()) ?? '')?.[1])
  await tap(chip)
  return month
}

test("a parents' trip in a month is found in three taps, without typing", async () => {
  const shop = await openStorefront(1, '/', { width: 390 })
  const { tap, taps } = countTaps()
  const month = await tapParentsMonth(shop, tap)
  const found = shop.searchBox.getByRole('status')
  await eventually(() => found.textContent()).toMatch(/여행 \d+개를 찾았어요/)
  await shop.searchBox.locator('a[href^="/travel/detail/"]').first().waitFor() // there it is
  expect(taps()).toBeLessThanOrEqual(3)
  await expectAccessible(shop, 'search')
  await shop.searchBox.getByRole('link', { name: /모두 보기$/ }).click()
  await shop.waitForAddress(
    new RegExp(`^/travel\\?who=parents&month=\\d{4}-${String(month).padStart(2, '0')}$`),
  )
  await eventually(() => shop.title.textContent()).toContain('부모님과')
  for (const card of await shop.cards.allInnerTexts()) expect(card).toContain('부모님과')
  await eventually(() => shop.cards.first().textContent()).toMatch(
    new RegExp(`${month}\\.\\d+.*(출발확정|명 중|최소 \\d+명|마감임박)`),
  )
})

test('two trips are compared in three taps on their cards, and the address can be sent on', async () => {
  const shop = await openStorefront(1, '/', { width: 390 })
  const { tap, taps } = countTaps()
  const choices = shop.main.getByRole('button', { name: /^비교: / })
  await tap(choices.first())
  await tap(choices.nth(1))
  const bar = shop.page.getByRole('complementary', { name: compare.bar.title })
  await eventually(() => bar.textContent()).toContain(compare.bar.chosen(2))
  await tap(bar.getByRole('link', { name: compare.bar.compare }))
  await shop.waitForAddress(/^\/travel\/compare\?trips=[\w-]+@[\d-]{10},[\w-]+@[\d-]{10}$/)
  await eventually(() => shop.main.getByRole('columnheader').count()).toBe(2)
  expect(taps()).toBe(3)
  await expectAccessible(shop)
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await shop.open(shop.getAddress())
  expect(await shop.main.getByRole('columnheader').count()).toBe(2)
  // In a month in which no other trip departs, those of other months are offered.
  const code = /trips=([\w-]+)@/.exec(shop.getAddress())?.[1]
  await shop.open(`/travel/compare?trips=${code}@${new Date().getFullYear() + 5}-01-01`)
  const offered = shop.main.getByRole('region', { name: compare.add })
  expect(await offered.getByRole('link').count()).toBeGreaterThan(0)
  await shop.page.goBack()
  // Taken out there, it is no longer chosen on its card.
  await shop.main.getByRole('link', { name: /빼기$/ }).first().click()
  await eventually(() => shop.main.getByRole('columnheader').count()).toBe(1)
  await shop.open('/travel')
  await eventually(() => bar.textContent()).toContain(compare.bar.chosen(1))
  await bar.getByRole('button', { name: compare.bar.clear }).click()
  await bar.waitFor({ state: 'detached' })
})

test('a month that was searched for goes on to the trip, its calendar, the comparison and the booking', async () => {
  const shop = await openStorefront(1, '/', { width: 390 })
  const { tap, taps } = countTaps()
  const month = await tapParentsMonth(shop, tap)
  const inMonth = `2\\d{3}-${String(month).padStart(2, '0')}-\\d\\d`
  const found = shop.searchBox.locator('a[href*="?date="]').first()
  await eventually(() => found.getAttribute('href')).toMatch(new RegExp(`\\?date=${inMonth}$`))
  await tap(found)
  await shop.waitForAddress(new RegExp(`^/travel/detail/[\\w-]+\\?date=${inMonth}$`))
  expect(taps()).toBe(4) // found with three, and on its page with a fourth
  const bar = shop.main.locator('[data-bottom-bar]')
  await eventually(() => bar.textContent()).toMatch(new RegExp(`${month}월 \\d+일 · 2명`))
  await bar.getByRole('button').click()
  const sheet = shop.main.getByRole('dialog')
  await eventually(() => sheet.locator('[data-chosen]').getAttribute('data-chosen')).toMatch(
    new RegExp(`^${inMonth}$`),
  )
  await eventually(() => sheet.getByRole('link', { name: /예약하기$/ }).getAttribute('href')).toMatch(
    new RegExp(`\\?date=${inMonth}&`),
  )
  await shop.page.goBack()
  await shop.main.getByRole('link', { name: '다른 여행과 비교' }).click()
  await shop.waitForAddress(new RegExp(`\\?trips=[\\w-]+@${inMonth}$`))
  await shop.main.getByRole('region', { name: compare.add }).getByRole('link').first().click()
  await shop.waitForAddress(new RegExp(`\\?trips=[\\w-]+@${inMonth},[\\w-]+@${inMonth}$`))
  await eventually(() => shop.main.getByRole('link', { name: new RegExp(`${compare.book}$`) }).count()).toBe(
    4,
  )
  for (const book of await shop.main.getByRole('link', { name: new RegExp(`${compare.book}$`) }).all())
    expect(await book.getAttribute('href')).toMatch(new RegExp(`^/travel/reserve/[\\w-]+\\?date=${inMonth}$`))
})

test('what is typed suggests places, tags and trips with pictures, also by first consonants', async () => {
  const shop = await openStorefront(1, emptyListPath)
  await shop.openSearch()
  await shop.searchBox.getByRole('searchbox').fill('ㄷㄴ')
  const place = shop.searchBox.getByRole('link', { name: /^다낭/ }).first()
  await place.waitFor()
  expect(await place.locator('img').count()).toBe(1)
  await shop.searchBox.getByRole('searchbox').fill('오사까')
  await shop.searchBox
    .getByRole('link', { name: /오사카/ })
    .first()
    .waitFor()
  await expectAccessible(shop, 'search')
  await shop.page.keyboard.press('Enter')
  await eventually(() => shop.main.textContent()).toContain('‘오사까’ 대신 ‘오사카’로 찾았어요.')
})

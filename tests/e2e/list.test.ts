// §2, §4 The package list.
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { catalog as ko } from '#i18n/ko/catalog.ts'
import { getPort } from '../shared/get-port.ts'
import { isDeployed } from './browser-pages.ts'
import { expectNoShift } from './layout-shift.ts'
import { eventually, getAgency, openStorefront, type StorefrontPage } from './storefront-page.ts'

const findPagination = ({ main, words }: StorefrontPage) =>
  main.getByRole('navigation', { name: words.pagination.pages })
const findPlaceFilter = ({ main }: StorefrontPage) => main.getByRole('navigation', { name: '지역 고르기' })
const lastPage = Math.ceil(getAgency(1).packages.length / 20)

test('a page of the list has twenty cards, each with picture, title, price and tags', async () => {
  const shop = await openStorefront(1, '/travel')
  expect(await shop.cards.count()).toBe(20)
  expect(await shop.main.getByRole('status').textContent()).toBe(`상품 ${getAgency(1).packages.length}개`)
  const trips = new Map(getAgency(1).packages.map((trip) => [trip.package_code, trip]))
  for (const card of await shop.cards.all()) {
    const [, code = ''] =
      /^\/travel\/detail\/([\w-]+)\?date=\d{4}-\d\d-\d\d$/.exec((await card.getAttribute('href')) ?? '') ?? []
    const trip = trips.get(code) ?? expect.fail(`${code} is not a package of agency 1`)
    const [text = ''] = await card.allInnerTexts()
    expect(await card.getByRole('heading', { level: 2 }).textContent()).toBe(trip.title.ko)
    expect(text).toMatch(/\n\d{1,3}(,\d{3})+원~$/)
    for (const [tag] of trip.tags.slice(0, 2)) expect(text).toContain(tag)
    expect(await card.locator('img').getAttribute('srcset')).toMatch(/^\/files\/\S+ 320w, /)
  }
})

test('in English the price reads from KRW 1,290,000, and titles and tags are English', async () => {
  const shop = await openStorefront(4, '/travel')
  const [text = ''] = await shop.cards.allInnerTexts()
  expect(text).toMatch(/\nfrom KRW \d{1,3}(,\d{3})+$/)
  expect(text).not.toMatch(/[가-힣]/)
})

test('every picture that is on the screen arrives', async () => {
  const { page, main } = await openStorefront(1, '/travel', { width: 820 })
  const arrived = () =>
    main
      .locator('img')
      .evaluateAll((pictures) =>
        pictures
          .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
          .map(
            (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
          ),
      )
  await page.waitForLoadState('load')
  await eventually(arrived).toEqual(expect.arrayContaining([true]))
  await eventually(arrived).not.toContain(false)
})

test('pages are in blocks of five, change without a reload, and the back button returns', async () => {
  const shop = await openStorefront(1, '/travel')
  expect(await findPagination(shop).getByRole('link').allInnerTexts()).toEqual(
    Array.from({ length: lastPage }, (_, at) => String(at + 1)),
  )
  await shop.page.evaluate(() => Object.assign(window, { marker: 'still here' }))
  const marker = () => shop.page.evaluate(() => 'marker' in window && window.marker)
  const firstTitle = () => shop.cards.first().getByRole('heading').textContent()
  const first = await firstTitle()
  await findPagination(shop).getByRole('link', { name: '3 페이지' }).click()
  await shop.waitForAddress('/travel?page=3')
  await eventually(() => findPagination(shop).locator('[aria-current=page]').textContent()).toBe('3')
  await eventually(() => shop.page.evaluate(() => scrollY)).toBe(0)
  await findPagination(shop)
    .getByRole('link', { name: `${lastPage} 페이지` })
    .click()
  await eventually(() => shop.cards.count()).toBe(getAgency(1).packages.length % 20 || 20)
  await shop.page.goBack()
  await shop.waitForAddress('/travel?page=3')
  await shop.page.goBack()
  await shop.waitForAddress('/travel')
  await eventually(firstTitle).toBe(first)
  expect(await marker()).toBe('still here')
})

test('opening a trip shows a tinted skeleton with the card’s picture; paging the list does not', async () => {
  const shop = await openStorefront(1, '/travel', { width: 390, motion: true })
  const { page, main } = shop
  const carried = await page.evaluateHandle(() => {
    const names: string[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (draw) => {
      for (const { style } of document.querySelectorAll<HTMLElement>('[data-picture]'))
        if (style.viewTransitionName) names.push(style.viewTransitionName)
      return start(draw)
    }
    return names
  })
  const outline = page.locator('.skeleton')
  const hold = async (path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(path, (route) => promise.then(() => route.continue()), { times: 1 })
    return resolve
  }
  const bringList = await hold('**/api/landing/packageList?*')
  await findPagination(shop).getByRole('link', { name: '2 페이지' }).click()
  await page.locator('.loading-bar').waitFor({ state: 'attached' })
  expect(await outline.count()).toBe(0)
  bringList()
  await shop.waitForAddress('/travel?page=2')
  const bringTrip = await hold('**/api/landing/packageInfo?*')
  await shop.cards.first().click()
  await eventually(() => outline.evaluate((part) => getComputedStyle(part).opacity)).toBe('1')
  expect(await outline.getAttribute('data-shape')).toBe('trip')
  bringTrip()
  await shop.waitForAddress(/^\/travel\/detail\//)
  await main.locator('[data-bottom-bar]').waitFor()
  await eventually(() => outline.count()).toBe(0)
  expect(await carried.jsonValue()).toEqual(['trip-picture'])
})

test('a page beyond the last, or one that is no number, leads to the list without a page', async () => {
  const shop = await openStorefront(1, '/travel?page=99')
  expect(shop.getAddress()).toBe('/travel')
  expect(await shop.cards.count()).toBe(20)
  for (const page of ['99', 'abc', '0', '-1', '999999999999', '2;drop']) {
    await shop.open(`/travel?tour_category=1&page=${page}`)
    expect(shop.getAddress()).toBe('/travel?tour_category=1')
    expect(await shop.cards.count()).toBeGreaterThan(0)
  }
})

test('an unknown category shows an empty result and a next step', async () => {
  const shop = await openStorefront(1, '/travel?tour_category=99999')
  await shop.main.getByRole('heading', { name: ko.noneKind }).waitFor()
  await shop.main.getByText('데이터가 없습니다.').waitFor()
  expect(await shop.cards.count()).toBe(3) // others, offered instead
  await shop.main.getByRole('link', { name: '전체 상품 보기' }).click()
  await eventually(() => shop.cards.count()).toBe(20)
})

test('categories, areas and sub-areas narrow the list step by step', async () => {
  const shop = await openStorefront(1, '/travel', { width: 390, font: true })
  const [category] = getAgency(1).categories
  const names = [category?.name.ko, category?.areas[0]?.name.ko, category?.areas[0]?.details[0]?.ko]
  let most = getAgency(1).packages.length
  for (const name of names) {
    await findPlaceFilter(shop).getByRole('link', { name, exact: true }).click()
    await eventually(() => shop.title.textContent()).toBe(name)
    const total = Number(/\d+/.exec((await shop.main.getByRole('status').textContent()) ?? '')?.[0])
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(most)
    most = total
  }
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('without scripts one can read the list, turn its pages and choose a category', async () => {
  const shop = await openStorefront(1, '/travel', { script: false })
  expect(await shop.cards.count()).toBe(20)
  expect(await shop.title.textContent()).toBe('여행상품')
  await findPagination(shop).getByRole('link', { name: '2 페이지' }).click()
  await shop.waitForAddress('/travel?page=2')
  await eventually(() => shop.cards.count()).toBe(20)
  const category = getAgency(1).categories[1]?.name.ko ?? ''
  await findPlaceFilter(shop).getByRole('link', { name: category, exact: true }).click()
  await eventually(() => shop.title.textContent()).toBe(category)
  await shop.main.getByRole('searchbox').fill('오사카')
  await shop.main.getByRole('button', { name: '검색' }).click()
  await shop.waitForAddress('/travel?page_title=오사카')
  await shop.page.waitForLoadState() // nothing moves away from below the mouse any more
  await shop.header.getByRole('link', { name: getAgency(1).categories[0]?.name.ko, exact: true }).hover()
  await shop.header
    .getByRole('link', { name: getAgency(1).categories[0]?.areas[0]?.name.ko, exact: true })
    .waitFor()
})

test.skipIf(isDeployed())('a page that stalls in the middle of the hero causes no layout shift', async () => {
  const line = await startHaltingProxy('a1.localhost', '<p class="hero-line')
  const { page } = await openStorefront(1, '/travel', { width: 390, elsewhere: [line] })
  await page.goto(line)
  await expectNoShift(page)
})

test('sort, month and nights narrow the list in the address, from the sheet of a phone', async () => {
  const shop = await openStorefront(1, '/travel?tour_category=1', { width: 390 })
  const prices = async () =>
    (await shop.cards.allInnerTexts()).map((text) =>
      Number(/([\d,]+)원~$/.exec(text)?.[1]?.replaceAll(',', '')),
    )
  await shop.main.getByRole('button', { name: '정렬·필터' }).click()
  await shop.main.getByText('낮은 가격순').click()
  await shop.waitForAddress('/travel?tour_category=1&sort=price_low')
  const shown = await prices()
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  await shop.main.getByText('3~4박').click()
  await shop.waitForAddress('/travel?tour_category=1&sort=price_low&nights=3-4')
  await shop.main.getByRole('combobox').selectOption({ index: 1 })
  await shop.waitForAddress(/^\/travel\?tour_category=1&sort=price_low&month=\d{4}-\d\d&nights=3-4$/)
  await shop.main.getByRole('button', { name: /상품 \d+개 보기/ }).click()
  await eventually(async () => (await shop.cards.allInnerTexts()).every((card) => /[34]박/.test(card))).toBe(
    true,
  )
})

test('without scripts the filters are a form with a button', async () => {
  const shop = await openStorefront(1, '/travel', { script: false })
  await shop.main.getByText('높은 가격순').click()
  await shop.main.getByRole('button', { name: '적용' }).click()
  await shop.waitForAddress(/sort=price_high/)
})

test('a keyword that finds nothing says so and offers trips; one letter is too short, unless it is a place', async () => {
  const shop = await openStorefront(1, '/travel?page_title=없는말이다')
  expect(await shop.main.getByText('데이터가 없습니다.').count()).toBe(1)
  expect(await shop.main.getByRole('link', { name: ko.askForTrip }).count()).toBe(1)
  expect(await shop.cards.count()).toBe(3)
  await shop.open('/travel?page_title=a')
  expect(await shop.main.getByRole('heading', { name: '검색어를 두 글자 이상 입력해 주세요.' }).count()).toBe(
    1,
  )
  await shop.open('/travel?page_title=괌')
  expect(shop.getAddress()).toMatch(/tour_area_detail=/)
  expect(await shop.title.textContent()).toBe('괌')
})

/** A line to a site over which the first page comes as far as `mark`, and the rest of it half a second later. */
async function startHaltingProxy(host: string, mark: string): Promise<string> {
  const port = inject('port')
  const server = http.createServer(
    async ({ url, headers: { 'accept-encoding': _, ...headers } }, response) => {
      const far = http.get({ port, path: url, headers: { ...headers, host: `${host}:${port}` } })
      const [answer] = (await once(far, 'response')) as [http.IncomingMessage]
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (url !== '/') return answer.pipe(response)
      const page = (await answer.setEncoding('utf8').toArray()).join('')
      const end = page.indexOf(mark, page.indexOf('<main'))
      expect(end).toBeGreaterThan(0)
      response.write(page.slice(0, end))
      await wait(500)
      response.end(page.slice(end))
    },
  )
  server.listen(0)
  onTestFinished(() => void server.close())
  return `http://${host}:${await getPort(server)}`
}

test('without a connection a press says so, and the page stays', async () => {
  const shop = await openStorefront(1, '/travel')
  await eventually(() => shop.page.locator('main [data-availability]').count()).toBe(20)
  await shop.page.context().setOffline(true)
  await shop.cards.nth(7).click()
  await shop.page.getByRole('status').filter({ hasText: '인터넷 연결을 확인해 주세요.' }).waitFor()
  expect(shop.getAddress()).toBe('/travel')
  expect(await shop.cards.count()).toBe(20)
  await shop.page.context().setOffline(false)
  await shop.cards.nth(7).click()
  await shop.waitForAddress(/^\/travel\/detail\//)
})

test('a page that is loaded anew begins at its top, wherever another one was left', async () => {
  const shop = await openStorefront(1, '/travel', { width: 390 })
  const readScroll = () => shop.page.evaluate(() => scrollY)
  await shop.page.evaluate(() => scrollTo(0, 1_500))
  await eventually(readScroll).toBe(1_500)
  await shop.open('/travel?tour_category=1')
  expect(await readScroll()).toBe(0)
  await shop.page.goBack()
  await eventually(readScroll).toBe(1_500)
})

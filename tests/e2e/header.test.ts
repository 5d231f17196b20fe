// §2 The desktop header and its category bar, the footer, the chat buttons, the device class and the wide
// layout.
import { expect, test } from 'vitest'
import {
  emptyListPath,
  eventually,
  getAgency,
  openStorefront,
  type StorefrontPage,
} from './storefront-page.ts'

const listServiceLinks = ({ header, words }: StorefrontPage) =>
  header.getByRole('navigation', { name: words.service }).getByRole('link').allInnerTexts()

test('the desktop header offers about, contact, log-in, every board with Q&A, reviews, FAQ and notice, in this order', async () => {
  const shop = await openStorefront(1, emptyListPath)
  const side = getAgency(1).boards.filter(({ side_yn }) => side_yn === 'Y')
  const others = getAgency(1).boards.filter(({ side_yn }) => side_yn === 'N')
  expect([side.length, others.length]).toEqual([1, 1])
  expect(await listServiceLinks(shop)).toEqual([
    '회사소개',
    '문의하기',
    '로그인',
    ...side.map(({ board_name }) => board_name.ko),
    '묻고 답하기',
    ...others.map(({ board_name }) => board_name.ko),
    '여행후기',
    '자주 묻는 질문',
    '공지사항',
  ])
})

test('agency 6 shows no review link, in the header and in the menu', async () => {
  expect(await listServiceLinks(await openStorefront(6, emptyListPath))).not.toContain('여행후기')
  const phone = await openStorefront(6, emptyListPath, { width: 390 })
  await phone.openMenu()
  expect(await phone.menu.getByRole('link', { name: '여행후기' }).count()).toBe(0)
  expect(await phone.menu.getByRole('link', { name: '공지사항' }).count()).toBe(1)
})

test('about is offered only by agencies that have it', async () => {
  expect(getAgency(2).info.about_yn).toBe('N')
  expect(await listServiceLinks(await openStorefront(2, emptyListPath))).not.toContain('회사소개')
})

test('the category bar has "all" and the categories, and the logo leads home', async () => {
  const { header, words, waitForAddress } = await openStorefront(1, emptyListPath)
  const bar = header.getByRole('navigation', { name: words.categories })
  expect(await bar.getByRole('link').filter({ visible: true }).allInnerTexts()).toEqual([
    '전체',
    ...getAgency(1).categories.map(({ name }) => name.ko),
  ])
  await header.getByRole('link', { name: '하늘길여행' }).click()
  await waitForAddress('/')
})

const [category] = getAgency(1).categories
const [area] = category?.areas ?? []
const [detail] = area?.details ?? []
if (!category || !area || !detail) throw new Error('agency 1 needs a category with an area and a sub-area')

const findCategoryBar = ({ header, words }: StorefrontPage) =>
  header.getByRole('navigation', { name: words.categories })
const findBarLink = (shop: StorefrontPage, name: string) =>
  findCategoryBar(shop).getByRole('link', { name, exact: true })
const findChevron = (shop: StorefrontPage) =>
  findCategoryBar(shop).getByRole('button', { name: `${category.name.ko} 지역` })

test('pointing at a category shows its areas in columns, and each area and sub-area leads to its list', async () => {
  const shop = await openStorefront(1, emptyListPath)
  await findBarLink(shop, category.name.ko).hover()
  await findBarLink(shop, area.name.ko).waitFor()

  const left = async (name: string) => (await findBarLink(shop, name).boundingBox())?.x
  const columns = Map.groupBy(category.areas, ({ column }) => column)
  const edges = await Promise.all(
    [...columns.values()].map((areas) => Promise.all(areas.map(({ name }) => left(name.ko)))),
  )
  expect(edges.length).toBeGreaterThan(1)
  for (const edge of edges) expect(new Set(edge).size).toBe(1)
  expect(new Set(edges.flat()).size).toBe(edges.length)

  const readQuery = async (name: string) =>
    Object.fromEntries(
      new URL((await findBarLink(shop, name).getAttribute('href')) ?? '', shop.origin).searchParams,
    )
  const { tour_category } = await readQuery(category.name.ko)
  for (const { name, details } of category.areas) {
    const { tour_area } = await readQuery(name.ko)
    expect(await readQuery(name.ko)).toEqual({ tour_category, tour_area: expect.stringMatching(/^\d+$/) })
    for (const sub of details)
      expect(await readQuery(sub.ko)).toEqual({
        tour_category,
        tour_area,
        tour_area_detail: expect.stringMatching(/^\d+$/),
      })
  }

  await findBarLink(shop, detail.ko).click()
  await shop.waitForAddress(/^\/travel\?tour_category=\d+&tour_area=\d+&tour_area_detail=\d+$/)
  await eventually(() => shop.title.textContent()).toBe(detail.ko)
  // the columns do not stay in front of what was chosen
  await findBarLink(shop, area.name.ko).waitFor({ state: 'hidden' })
})

test('with the keyboard the chevron opens the columns, Tab walks into them, Escape closes them and gives the focus back', async () => {
  const shop = await openStorefront(1, emptyListPath)
  await findChevron(shop).focus()
  await shop.page.keyboard.press('Enter')
  await findBarLink(shop, area.name.ko).waitFor()
  expect(await findChevron(shop).getAttribute('aria-expanded')).toBe('true')
  const focused = () => shop.page.locator(':focus').textContent()
  await shop.page.keyboard.press('Tab')
  await eventually(() => focused()).toBe(area.name.ko)
  await shop.page.keyboard.press('Tab')
  await eventually(() => focused()).toBe(detail.ko)
  await shop.page.keyboard.press('Escape')
  await findBarLink(shop, area.name.ko).waitFor({ state: 'hidden' })
  await eventually(() => findChevron(shop).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('with a finger the chevron opens the columns, and a press elsewhere closes them', async () => {
  const shop = await openStorefront(1, emptyListPath, { touch: true })
  await findChevron(shop).tap()
  await findBarLink(shop, area.name.ko).waitFor()
  await shop.page.touchscreen.tap(20, 700)
  await findBarLink(shop, area.name.ko).waitFor({ state: 'hidden' })
  await findChevron(shop).tap()
  await findBarLink(shop, area.name.ko).tap()
  await eventually(() => shop.title.textContent()).toBe(area.name.ko)
})

test('the footer names the company as the law wants it, and leads to the three terms', async () => {
  const { footer } = await openStorefront(1, emptyListPath)
  const text = await footer.textContent()
  const { info } = getAgency(1)
  const facts = [
    info.company_name.ko,
    info.ceo_name.ko,
    info.address.ko,
    info.privacy_person.ko,
    info.operating_time.ko,
    info.insurance.ko,
  ]
  for (const fact of [
    ...facts,
    info.phone,
    info.fax,
    info.mail,
    info.biz_number,
    info.sales_number,
    info.tourism_number,
    info.hosting_provider,
    info.account_number,
  ])
    expect(text).toContain(fact)
  const terms = await Promise.all(
    ['이용약관', '개인정보처리방침', '여행약관'].map((name) =>
      footer.getByRole('link', { name }).getAttribute('href'),
    ),
  )
  expect(terms).toEqual(['/terms/use', '/terms/privacy', '/terms/tour'])
})

test.each([
  [1, ['카카오톡 상담']],
  [4, ['Chat on WhatsApp']],
  [6, ['카카오톡 상담', 'WhatsApp 상담']],
])('agency %i shows the chat buttons it has codes for: %j', async (key, names) => {
  const { page, words } = await openStorefront(key, emptyListPath)
  const { code, whatsapp_code } = getAgency(key).chat
  const buttons = page.getByRole('link', { name: new RegExp(`${words.chat.kakao}|${words.chat.whatsapp}`) })
  expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual(
    names,
  )
  expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ...(code ? [`https://pf.kakao.com/${code}/chat`] : []),
    ...(whatsapp_code ? [`https://wa.me/${whatsapp_code}`] : []),
  ])
})

test('the device class follows the width: mobile up to 767, tablet from 768, desktop from 1200', async () => {
  const { page } = await openStorefront(1, emptyListPath, { width: 820 })
  const device = () => page.locator('html').getAttribute('data-device')
  expect(await device()).toBe('tablet')
  for (const [width, expected] of [
    [390, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1199, 'tablet'],
    [1200, 'desktop'],
    [1440, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(device).toBe(expected)
  }
})

test('the product sheet has no maximum width and nothing around it', async () => {
  const sheet = '/manageProductView/x'
  const { page, main, header, footer } = await openStorefront(1, sheet, { refused: [sheet] })
  expect(await main.getAttribute('data-layout')).toBe('wide')
  expect(await header.count()).toBe(0)
  expect(await footer.count()).toBe(0)
  expect((await main.boundingBox())?.width).toBe(await page.evaluate(() => document.body.clientWidth))
})

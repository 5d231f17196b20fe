// Screens: keyboard and screen reader can do everything; axe finds nothing at all.
import { beforeEach, test } from 'vitest'
import { agencies } from '#seed/agencies.ts'
import { often, sample, saySeed } from '../sample.ts'
import { openSheet } from './bookings.ts'
import { expectClean, expectCleanAt } from './clean.ts'
import { agency, visit } from './shop.ts'

beforeEach(saySeed)

const detailOf = (key: number) => `/travel/detail/${agency(key).packages[0]?.package_code}`

// A screen has one markup in both languages and at all widths; that a brand's colours can be read is seen to
// in theme.test.ts.
const looks = [
  [1, 390, 'ko'],
  [4, 820, 'en'],
  [7, 1440, 'ko'],
] as const
/** The whole: every agency at every width, in each of its languages. */
const everyLook = agencies.flatMap(({ travel_agency, default_language, info }) =>
  ([390, 820, 1440] as const).flatMap((width) =>
    (info.multilingual_yn === 'Y' ? (['ko', 'en'] as const) : [default_language]).map(
      (language) => [travel_agency, width, language] as const,
    ),
  ),
)
test.each(often(1, 0) ? everyLook : sample(looks, 1))(
  'axe finds nothing on home, list, detail and reviews of agency %i at %i in %s',
  async (key, width, language) => {
    const shop = await visit(key, '/', { language, width, font: true })
    await expectClean(shop, 'html')
    await expectCleanAt(shop, ['/travel', detailOf(key), '/board/review'])
  },
)

const menus = [
  [1, 'ko'],
  [4, 'en'],
] as const
test.each(sample(menus, 1))(
  'axe finds nothing in the open menu of agency %i in %s',
  async (key, language) => {
    const shop = await visit(key, '/travel', { language, width: 390 })
    await shop.openMenu()
    await expectClean(shop, 'dialog[open]')
  },
)

const boxes = [
  [1, 390],
  [4, 820],
] as const
test.each(sample(boxes, 1))(
  'axe finds nothing around the search box of agency %i at %i, with a keyword and with what is missing',
  async (key, width) => {
    const shop = await visit(key, '/travel', { width })
    await shop.searchFor('서울 Seoul')
    await shop.isAt('/travel?page_title=서울 Seoul')
    await shop.searchFor(' ')
    await shop.searchBox.getByRole('alert').waitFor()
    await expectClean(shop, 'html')
  },
)

test.each(sample([1, 7], 1))(
  'axe finds nothing around the open category columns of agency %i',
  async (key) => {
    const shop = await visit(key, '/travel')
    const [category] = agency(key).categories
    await shop.header
      .getByRole('link', { name: category?.name[agency(key).default_language], exact: true })
      .hover()
    await shop.header.getByRole('button', { expanded: true }).waitFor()
    await expectClean(shop, 'header')
  },
)

test('axe finds nothing on the empty list and on the 404 screen', async () => {
  const shop = await visit(1, '/travel?tour_category=99999', { width: 390, refused: ['/nowhere'] })
  await expectClean(shop)
  await shop.open('/nowhere')
  await expectClean(shop)
})

test('axe finds nothing with a day chosen, in the sheet of filters, on the product sheet, and on a member’s wish list', async () => {
  const shop = await visit(1, detailOf(1), { width: 390, member: true })
  await openSheet(shop)
  await expectClean(shop)
  await shop.openDays.first().click()
  await expectClean(shop)
  await shop.open('/travel')
  await shop.main.getByRole('button', { name: '정렬·필터' }).click()
  await expectClean(shop)
  await shop.open('/mypage/wish')
  await expectClean(shop)
  await shop.open(`/manageProductView/${agency(1).packages[0]?.package_code}`)
  await expectClean(shop)
})

test('axe finds nothing on boards, a post, contact, about and terms', async () => {
  const shop = await visit(4, '/board/FAQ', { language: 'en', width: 820, font: true })
  await shop.main.locator('summary').first().click()
  await expectClean(shop)
  await shop.open('/board/QNA')
  const post = (await shop.main.locator('tbody a').last().getAttribute('href')) ?? ''
  await expectCleanAt(shop, ['/board/QNA', post, '/contact', '/about', '/terms/tour'])
})

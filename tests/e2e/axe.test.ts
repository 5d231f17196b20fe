// Screens: keyboard and screen reader can do everything; axe finds nothing at all.
import { beforeEach, test } from 'vitest'
import { agencies } from '#seed/agencies.ts'
import { pickCount, pickSample, printSeedOnFailure } from '../sampling.ts'
import { expectAccessible, expectAccessibleAt } from './expect-accessible.ts'
import { openBottomSheet } from './reserve-steps.ts'
import { getAgency, openStorefront } from './storefront-page.ts'

beforeEach(printSeedOnFailure)

const getDetailPath = (key: number) => `/travel/detail/${getAgency(key).packages[0]?.package_code}`

// A screen has one markup in both languages and at all widths; that a brand's colours can be read is seen to
// in theme.test.ts.
const screenSizes = [
  [1, 390, 'ko'],
  [4, 820, 'en'],
  [7, 1440, 'ko'],
] as const
/** The whole: every agency at every width, in each of its languages. */
const allScreenSizes = agencies.flatMap(({ travel_agency, default_language, info }) =>
  ([390, 820, 1440] as const).flatMap((width) =>
    (info.multilingual_yn === 'Y' ? (['ko', 'en'] as const) : [default_language]).map(
      (language) => [travel_agency, width, language] as const,
    ),
  ),
)
test.each(pickCount(1, 0) ? allScreenSizes : pickSample(screenSizes, 1))(
  'axe finds nothing on home, list, detail and reviews of agency %i at %i in %s',
  async (key, width, language) => {
    const shop = await openStorefront(key, '/', { language, width, font: true })
    await expectAccessible(shop, 'html')
    await expectAccessibleAt(shop, ['/travel', getDetailPath(key), '/board/review'])
  },
)

const menus = [
  [1, 'ko'],
  [4, 'en'],
] as const
test.each(pickSample(menus, 1))(
  'axe finds nothing in the open menu of agency %i in %s',
  async (key, language) => {
    const shop = await openStorefront(key, '/travel', { language, width: 390 })
    await shop.openMenu()
    await expectAccessible(shop, 'dialog[open]')
  },
)

const searchBoxes = [
  [1, 390],
  [4, 820],
] as const
test.each(pickSample(searchBoxes, 1))(
  'axe finds nothing around the search box of agency %i at %i, with a keyword and with what is missing',
  async (key, width) => {
    const shop = await openStorefront(key, '/travel', { width })
    await shop.searchFor('서울 Seoul')
    await shop.waitForAddress('/travel?page_title=서울 Seoul')
    await shop.searchFor(' ')
    await shop.searchBox.getByRole('alert').waitFor()
    await expectAccessible(shop, 'html')
  },
)

test.each(pickSample([1, 7], 1))(
  'axe finds nothing around the open category columns of agency %i',
  async (key) => {
    const shop = await openStorefront(key, '/travel')
    const [category] = getAgency(key).categories
    await shop.header
      .getByRole('link', { name: category?.name[getAgency(key).default_language], exact: true })
      .hover()
    await shop.header.getByRole('button', { expanded: true }).waitFor()
    await expectAccessible(shop, 'header')
  },
)

test('axe finds nothing on the empty list and on the 404 screen', async () => {
  const shop = await openStorefront(1, '/travel?tour_category=99999', { width: 390, refused: ['/nowhere'] })
  await expectAccessible(shop)
  await shop.open('/nowhere')
  await expectAccessible(shop)
})

test('axe finds nothing with a day chosen, in the sheet of filters, and on the product sheet', async () => {
  const shop = await openStorefront(1, getDetailPath(1), { width: 390 })
  await openBottomSheet(shop)
  await expectAccessible(shop)
  await shop.openDays.first().click()
  await expectAccessible(shop)
  await shop.open('/travel')
  await shop.main.getByRole('button', { name: '정렬·필터' }).click()
  await expectAccessible(shop)
  await shop.open(`/manageProductView/${getAgency(1).packages[0]?.package_code}`)
  await expectAccessible(shop)
})

test('axe finds nothing on boards, a post, contact, about and terms', async () => {
  const shop = await openStorefront(4, '/board/FAQ', { language: 'en', width: 820, font: true })
  await shop.main.locator('summary').first().click()
  await expectAccessible(shop)
  await shop.open('/board/QNA')
  const post = (await shop.main.locator('tbody a').last().getAttribute('href')) ?? ''
  await expectAccessibleAt(shop, ['/board/QNA', post, '/contact', '/about', '/terms/tour'])
})

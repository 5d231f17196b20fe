// Nothing moves by itself while a page comes, at the width of a phone and of a desk; nor what a press opens.
import { expect, test } from 'vitest'
import { pickSample } from '../sampling.ts'
import { expectNoShift, mostShift, readLayoutShift } from './layout-shift.ts'
import { eventually, getAgency, openStorefront, type StorefrontPage } from './storefront-page.ts'

const [first, second] = getAgency(1).packages
const trip = first?.package_code
const forAll = [
  `/travel/detail/${trip}`,
  `/travel/reserve/${trip}`,
  `/travel/compare?trips=${trip},${second?.package_code}`,
  '/board/review',
  '/board/notice',
  '/about',
  '/contact',
  '/terms/privacy',
  '/auth/login',
  '/auth/join',
  '/auth/find',
  '/travel/quote',
  '/go',
  '/papers',
  '/change',
  '/auth/verify',
  '/auth/reset',
]
const forMembers = ['/mypage', '/mypage/reservations', '/mypage/wish', '/mypage/info']

/** Of each page that moved by more than it may: which, by how much, and what in it. */
async function listShifts(shop: StorefrontPage, paths: string[]): Promise<[string, number, string][]> {
  const shifted: [string, number, string][] = []
  for (const path of paths) {
    await shop.open(path)
    await shop.page.waitForLoadState('networkidle')
    const { sum, moved } = await readLayoutShift(shop.page)
    if (sum > mostShift) shifted.push([path, sum, moved])
  }
  return shifted
}

test.each(pickSample([390, 1440] as const, 1))('pages load at %i px without layout shift', async (width) => {
  expect(await listShifts(await openStorefront(1, '/', { width }), pickSample(forAll, 7))).toEqual([])
  const member = await openStorefront(1, '/', { width, member: true })
  expect(await listShifts(member, pickSample(forMembers, 2))).toEqual([])
})

test.each(pickSample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2))(
  'home and list of agency %i load without layout shift',
  async (key) => {
    const shifted: [number, string, number, string][] = []
    for (const width of [390, 1440] as const)
      for (const shift of await listShifts(await openStorefront(key, '/', { width }), ['/', '/travel']))
        shifted.push([width, ...shift])
    expect(shifted).toEqual([])
  },
)

test.each(pickSample([390, 1440] as const, 1))(
  'the search opens at %i px, and nothing moves',
  async (width) => {
    const shop = await openStorefront(1, '/', { width })
    await shop.page.waitForLoadState('networkidle')
    await shop.main.getByRole('searchbox').first().click()
    await eventually(() => shop.page.getByRole('button', { name: /^부모님과/ }).count()).not.toBe(0)
    await shop.page.waitForLoadState('networkidle')
    await expectNoShift(shop.page)
  },
)

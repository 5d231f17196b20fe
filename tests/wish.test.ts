// §2, §4, §7 The wish list.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSite, type Site } from './site.ts'

async function createWishableTrips(site: Site) {
  const { tour_category_id } = await site.make.category()
  const [first, second] = [
    await site.make.package({ tour_category_id }),
    await site.make.package({ tour_category_id }),
  ]
  const person = await site.make.member()
  const member = site.createClient('a1.localhost', await site.createTokenCookie(person))
  return { first: first.package_code, second: second.package_code, person, member }
}

test('a heart is filled by one press and emptied by the next; lists and page follow', async () => {
  const site = await createSite()
  const { first, second, member } = await createWishableTrips(site)
  expect(await member.wish.toggle({ package_code: second })).toEqual({ package_code: second, is_wish: true })
  expect((await member.wish.list()).list).toMatchObject([{ package_code: second, is_wish: true }])
  expect(
    (await member.catalog.packageList()).list.map(({ package_code, is_wish }) => [package_code, is_wish]),
  ).toEqual([
    [first, false],
    [second, true],
  ])
  expect(await member.catalog.packageInfo({ package_code: second })).toMatchObject({ is_wish: true })
  expect(await site.client.catalog.packageInfo({ package_code: second })).toMatchObject({ is_wish: false })
  expect(await member.wish.toggle({ package_code: second })).toEqual({ package_code: second, is_wish: false })
  expect(await member.wish.list()).toMatchObject({ total: 0, list: [] })
})

test('twenty presses at once leave one row or none, and no error', async () => {
  const site = await createSite()
  const { first, person } = await createWishableTrips(site)
  const cookie = await site.createTokenCookie(person)
  const press = () =>
    site.request(`/api/landing/package/wishlist?package_code=${first}`, {
      method: 'POST',
      headers: { cookie, origin: 'http://a1.localhost' },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const member = site.createClient('a1.localhost', cookie)
  expect((await member.wish.list()).total).toBeLessThanOrEqual(1)
})

test('a visitor is asked to log in', async () => {
  const site = await createSite()
  const { first } = await createWishableTrips(site)
  await expect(site.client.wish.toggle({ package_code: first })).rejects.toMatchObject({
    refusal: 'LOGIN_REQUIRED',
    status: 401,
    description: { ko: '로그인이 필요합니다.' },
  })
})

test('another member’s id is refused as abnormal access, and their wishes are unchanged', async () => {
  const site = await createSite()
  const { first, member } = await createWishableTrips(site)
  const stranger = await site.make.member()
  const other = site.createClient('a1.localhost', await site.createTokenCookie(stranger))
  await member.wish.toggle({ package_code: first })
  expect(await other.wish.list()).toMatchObject({ total: 0 })
  await expect(
    member.wish.toggle({ package_code: first, landing_user_id: stranger.id }),
  ).rejects.toMatchObject({ refusal: 'ABNORMAL_ACCESS' })
  await expect(member.wish.list({ landing_user_id: stranger.id })).rejects.toMatchObject({
    refusal: 'ABNORMAL_ACCESS',
  })
})

test('a package of another agency, or gone, cannot be wished for', async () => {
  const site = await createSite()
  const { member } = await createWishableTrips(site)
  const { tour_category_id } = await site.makeAt(2).category()
  const foreign = await site.makeAt(2).package({ tour_category_id })
  for (const package_code of [foreign.package_code, 'NOWHERE'])
    await expect(member.wish.toggle({ package_code })).rejects.toMatchObject({
      refusal: 'PACKAGE_UNAVAILABLE',
      status: 404,
    })
})

test('the hearts of a visitor join the account once for each key; gone, hidden and foreign trips are left out', async () => {
  const site = await createSite()
  const { first, second, person } = await createWishableTrips(site)
  const { tour_category_id } = await site.make.category()
  const hidden = await site.make.package({ tour_category_id, sale_yn: 'N' })
  const theirs = await site.makeAt(2).category()
  const foreign = await site.makeAt(2).package({ tour_category_id: theirs.tour_category_id })
  const member = site.createClient('a1.localhost', await site.createTokenCookie(person))
  const package_codes = [first, second, hidden.package_code, foreign.package_code, 'GONE']
  const key = randomUUID()
  const joined = await member.wish.join({ package_codes }, { key })
  expect(joined.package_codes.toSorted()).toEqual([first, second].toSorted())
  await member.wish.toggle({ package_code: first }) // taken off again
  expect(await member.wish.join({ package_codes }, { key })).toEqual(joined) // its answer was lost
  expect((await member.wish.list()).list.map(({ package_code }) => package_code)).toEqual([second])
  await expect(site.client.wish.join({ package_codes }, { key: randomUUID() })).rejects.toMatchObject({
    refusal: 'LOGIN_REQUIRED',
  })
  const tooMany = Array.from({ length: 101 }, (_, at) => `P${at}`)
  await expect(member.wish.join({ package_codes: tooMany }, { key: randomUUID() })).rejects.toMatchObject({
    refusal: 'BAD_INPUT',
  })
  expect((await member.wish.list()).total).toBe(1)
})

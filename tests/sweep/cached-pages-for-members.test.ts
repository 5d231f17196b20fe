// Every kept page, for two members and a visitor: as if it had been drawn for each of them alone.
import { expect, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createRouteAddresses } from '../render-all-routes.ts'
import { createSite } from '../site.ts'

/** All but the seconds that went by. */
const ignoreTokenSeconds = (body: string) => body.replace(/"tokenSeconds":\d+/, '"tokenSeconds":900')

test('a kept page is for each member what would be drawn for them alone, whoever asked before', async () => {
  const site = await createSite()
  const { addresses, member: one, package_code, question } = await createRouteAddresses(site)
  const other = await site.make.member()
  const { package_code: second } = await site.make.package({
    tour_category_id: (await site.make.category()).tour_category_id,
  })
  const cookies = [await site.createTokenCookie(one), await site.createTokenCookie(other), undefined]
  for (const [cookie, code] of [[cookies[0], package_code] as const, [cookies[1], second] as const])
    await site.createClient('a1.localhost', cookie).wish.toggle({ package_code: code })
  const alone = await createSite({ databaseUrl: site.url, cacheAnswers: false })

  const kept = addresses.filter((route) => route.kept)
  const more = [`/travel/detail/${second}`, `/board/QNA/${question}`, '/travel?tour_category=1&language=en']
  for (const address of [...kept.map((route) => route.address), ...more])
    for (const cookie of cookies) {
      const asked = { headers: { ...(cookie && { cookie }) } }
      const there = ignoreTokenSeconds((await alone.request(address, asked)).body)
      for (const here of [await site.request(address, asked), await site.request(address, asked)]) {
        expect(ignoreTokenSeconds(here.body), `${address} for ${cookie}`).toBe(there)
        expect(here.headers['cache-control'], address).toBe(cookie ? 'private, no-store' : 'no-cache')
      }
    }
})

test('members get the kept page with their own hearts, and a visitor’s again when they have logged out', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.package({ tour_category_id })
  const [one, other] = [await site.make.member(), await site.make.member()]
  const cookies = { one: await site.createTokenCookie(one), other: await site.createTokenCookie(other) }
  await site.createClient('a1.localhost', cookies.one).wish.toggle({ package_code })
  const look = async (cookie?: string) => {
    const { body, headers } = await site.request('/travel', { headers: { ...(cookie && { cookie }) } })
    return {
      hearts: [...body.matchAll(/aria-pressed="true"/g)].length,
      wished: [...body.matchAll(/"is_wish":true/g)].length,
      isMember: body.includes(' data-known') && body.includes('"isLoggedIn":true'),
      etag: headers.etag !== undefined,
    }
  }
  const visitor = { hearts: 0, wished: 0, isMember: false, etag: true }
  expect(await look(cookies.one)).toEqual({ hearts: 1, wished: 1, isMember: true, etag: false })
  expect(await look()).toEqual(visitor)
  expect(await look(cookies.other)).toEqual({ hearts: 0, wished: 0, isMember: true, etag: false })
  await runInTransaction(site.db, 1, (tx) => tx.deleteFrom('session').where('sid', '=', one.sid).execute())
  expect(await look(cookies.one)).toEqual({ ...visitor, etag: false })
})

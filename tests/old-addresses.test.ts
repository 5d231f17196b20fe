// Addresses of an earlier site lead to the new pages; what would never arrive, or leave the site, is refused.
import { beforeAll, expect, test } from 'vitest'
import { mayBeOldAddress, pageKeys } from '#domain/agency/address/old-address.ts'
import { queryKeys, routes, uncachedPageKeys } from '#storefront/routes.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let content: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  content = await createStaffUser(site, { roles: ['content'] })
})

const save = (addresses: { path: string; target: string }[], who = content) =>
  who.send('POST', '/api/office/old-addresses', { addresses })
const open = async (path: string, host = 'a1.localhost') => {
  const { statusCode, headers } = await site.request(path, { host })
  return [statusCode, headers.location]
}

test('an old address answers 301 with its page, by its query first, in this agency alone', async () => {
  const { body } = await save([
    { path: 'https://old.example/shop/view.php?no=12', target: '/travel' },
    { path: '/shop/view.php', target: '/about' },
    { path: '/여행/제주', target: '/travel?tour_area=1' },
  ])
  expect(body).toEqual({ saved: 3 })
  expect(await open('/shop/view.php?no=12')).toEqual([301, '/travel'])
  expect(await open('/shop/view.php?no=13')).toEqual([301, '/about'])
  expect(await open(encodeURI('/여행/제주/'))).toEqual([301, '/travel?tour_area=1'])
  expect((await open('/shop/else.php'))[0]).toBe(404)
  expect((await open('/shop/view.php', 'a2.localhost'))[0]).toBe(404)
  expect((await open('/travel'))[0]).toBe(200)
  await save([{ path: '/shop/view.php', target: '/contact' }])
  expect(await open('/shop/view.php')).toEqual([301, '/contact'])
  expect((await content.send('DELETE', '/api/office/old-addresses', { path: '/shop/view.php' })).status).toBe(
    200,
  )
  expect((await open('/shop/view.php'))[0]).toBe(404)
})

test('loops, other hosts and our own paths are refused by line, and nothing of the table is stored', async () => {
  const { status, body } = await save([
    { path: '/fine', target: '/travel' },
    { path: '/round', target: '/fine' },
    { path: '/away', target: 'https://elsewhere.example/' },
    { path: '/away2', target: '//elsewhere.example' },
    { path: '/away3', target: '/\\elsewhere.example' },
    { path: '/travel/detail/ABC', target: '/about' },
    { path: '/api/landing/x', target: '/about' },
    { path: '/nowhere', target: '/no-such-page' },
  ])
  expect(status).toBe(409)
  expect(Object.keys(body.fields)).toEqual([
    'addresses.1.target',
    'addresses.2.target',
    'addresses.3.target',
    'addresses.4.target',
    'addresses.5.path',
    'addresses.6.path',
    'addresses.7.target',
  ])
  expect(body.fields['addresses.1.target'].ko).toContain('돌고')
  expect((await open('/fine'))[0]).toBe(404)
  const sales = await createStaffUser(site, { roles: ['sales'] })
  expect((await save([{ path: '/fine', target: '/travel' }], sales)).body.code).toBe('NOT_ALLOWED')
})

test('an address of a page of ours leads on by what only the old site had behind its question mark', async () => {
  const { status } = await save([
    { path: '/?page=12', target: '/about' },
    { path: '/board/view?no=3', target: '/contact' },
  ])
  expect(status).toBe(200)
  expect(await open('/?page=12')).toEqual([301, '/about'])
  expect(await open('/board/view?no=3')).toEqual([301, '/contact'])
  expect((await open('/?page=13'))[0]).toBe(200)
  expect((await open('/?utm_source=naver'))[0]).toBe(200)
  expect((await open('/'))[0]).toBe(200)
  const { body } = await save([
    { path: '/travel?page=2', target: '/about' },
    { path: '/?utm_source=naver', target: '/about' },
  ])
  expect([body.code, Object.keys(body.fields)]).toEqual([
    'OLD_ADDRESS_OURS',
    ['addresses.0.path', 'addresses.1.path'],
  ])
  expect([...queryKeys, ...uncachedPageKeys].filter((key) => !pageKeys.includes(key))).toEqual([])
})

test('no page of the storefront can be an old address', () => {
  expect(routes.map(({ path }) => path).filter(mayBeOldAddress)).toEqual([])
})

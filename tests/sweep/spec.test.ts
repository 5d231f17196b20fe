// §7 every call and §2 every route, against what is there.
import { expect, test } from 'vitest'
import { calls } from '#storefront/calls.ts'
import { routes } from '#storefront/routes.ts'
import { createSite } from '../site.ts'
import { readProductSection } from './product-doc.ts'

// §7 as it is written: `| PUT params `/user/…` † |` in a row of its own, or after `Also` where the contract says
// all of it. What does not begin with `/api/` follows `/api/landing`. Operators have a table of theirs.
const [section = ''] = readProductSection(7).split('## For operators')
const specified = [
  ...section.matchAll(/(?:^\| |^Also |, )(GET|POST|PUT|DELETE)[^`|,]*`(?:\{host\})?(\/[^`]+)`/gm),
].map(([, method, address = '']) => {
  const whole = address.startsWith('/api/') ? address : `/api/landing${address}`
  return `${method} ${whole.replace(/\{(\w+)\}/g, ':$1')}`
})

const routesSpecified = [
  '/auth/join',
  '/travel',
  '/travel/detail/:detail',
  '/travel/booking/:booking_id',
  '/board/:board_id',
  '/board/:board_id/:detail',
  '/mypage',
  '/about',
  '/page/:slug',
  '/contact',
  '/terms/:type',
  '/agencyError',
  '/404',
  '/manageProductContract/:detail',
  '/manageProductView/:detail',
]
/** Log-in, find, my page's parts, history, papers by link, review, payment, write and edit. */
const routesImplied = [
  '/auth/login',
  '/auth/find',
  '/auth/consents',
  '/travel/compare',
  '/travel/quote',
  '/travel/vote',
  '/mypage/wish',
  '/mypage/info',
  '/mypage/password',
  '/mypage/withdrawal',
  '/mypage/reservations',
  '/mypage/review/:booking_id',
  '/travel/reserve/:package_code',
  '/payment/window',
  '/payment/return',
  '/payment/fail',
  '/go',
  '/papers',
  '/change',
  '/unsubscribe',
  '/board/:board_id/write',
  '/board/:board_id/:post/edit',
]

const declaredCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries(named).map(([name, call]) => ({ room, name, line: `${call.method} ${call.path}` })),
)

test('the calls that §7 names are declared, each once, and no others', () => {
  expect(specified).not.toEqual([])
  expect(declaredCalls.map(({ line }) => line).sort()).toEqual(specified.sort())
})

test('every call answers at its own method and path, and only there', async () => {
  const site = await createSite()
  for (const { line } of declaredCalls) {
    const [method, address = ''] = line.split(' ')
    const response = await site.request(address.replace(':path', 'x'), {
      method: method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
    })
    // a webhook is not there for whoever has not its address
    if (!address.endsWith(':path')) expect([line, response.json().code]).not.toEqual([line, 'NOT_FOUND'])
    const other = await site.request(address.replace(':path', 'x'), { method: 'PATCH' })
    expect([line, other.statusCode]).toEqual([line, 404])
  }
})

test('the routes of the product are there, and those of the screens it only names', () => {
  const there = routes.map(({ path }) => path)
  expect([...routesSpecified, ...routesImplied].filter((path) => !there.includes(path))).toEqual([])
})

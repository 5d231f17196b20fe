// Each sentence that the product quotes, where a person meets it: in an answer or on a page. Those of a
// browser are in screens.e2e.test.ts.
import { beforeAll, expect, test } from 'vitest'
import { orFull } from '#platform/outside/files.server.ts'
import { asForm, file } from '../lent/parts.ts'
import { reservationOf } from '../lent/reservation.ts'
import { fillTerms, jpeg, paidBooking, upload } from '../paid.ts'
import { type Person, personAt } from '../person.ts'
import { openSite, type Site } from '../site.ts'
import { onScreens, quoted } from './quoted.ts'

let site: Site
let visitor: Person
let member: string
beforeAll(async () => {
  site = await openSite({ keep: true })
  await site.makeAt(3).agency({ info: { multilingual_yn: 'Y' } })
  await site.makeAt(3).board({ board_id: 'notice' })
  await fillTerms(site)
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  visitor = personAt(site)
  member = await site.cookieOf(await site.makeAt(3).member(), 3)
})

type Description = { ko: string; en: string }
const refused = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Description> =>
  (await visitor.sendOnce(method, path, body)).body.description

/** As the English page of a bilingual agency says it, to a member. */
const onPage = async (address: string): Promise<string> =>
  (
    await site.ask(`${address}${address.includes('?') ? '&' : '?'}language=en`, {
      host: 'a3.localhost',
      headers: { cookie: member },
    })
  ).body

const places: Record<string, () => Promise<string>> = {
  '로그인이 필요합니다.': async () =>
    (await refused('POST', '/api/landing/package/wishlist?package_code=P1')).ko,
  '비정상적인 접근입니다.': async () => {
    const cookie = await site.cookieOf(await site.make.member())
    return (await site.ask('/api/landing/user/info?id=99999', { headers: { cookie } })).json().description.ko
  },
  'Store ID is missing, contact the administrator': async () => {
    const { package_code } = await paidBooking(site)
    const form = reservationOf(
      { package_code, departure_date: '2099-01-01' },
      { party: { adult: 1, child: 0, baby: 0 }, name: 'Mina' },
    )
    return (await refused('POST', '/api/landing/package/salon', { ...form, store_id: 'nobody' })).en
  },
  'This travel request has expired or does not exist': async () =>
    (await refused('POST', '/api/consult/linkExpired', { token: 'A'.repeat(43) })).en,
  'You cannot upload files': async () => {
    const { linkFor } = await paidBooking(site)
    return (await upload(site, await linkFor('passport'), { files: await jpeg() })).body.description.en
  },
  'File upload failed': async () => {
    const full = await openSite()
    await full.make.board({ board_id: 'QNA', write: 'anyone' })
    const noRoom = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    full.naru.ground.files.put = () => Promise.reject(orFull(noRoom))
    const { payload, headers } = await asForm({
      board_id: 'QNA',
      title: 'A',
      contents: 'B',
      reg_name: 'Mina',
      password: 'hush-1',
      files: file('a.txt', 'words'),
    })
    return (await full.ask('/api/landing/board/createPost', { method: 'POST', payload, headers })).json()
      .description.en
  },
  'The board does not exist': async () =>
    (await refused('GET', '/api/landing/board/board?board_id=nothing')).en,
  'The product does not exist or is no longer available for sale': async () =>
    (await refused('GET', '/api/landing/packageInfo?package_code=nothing')).en,
  'No posts available': () => onPage('/board/notice'),
  'No data available': () => onPage('/travel'),
  'No reservation history': () => onPage('/mypage/reservations'),
  'No wish list items': () => onPage('/mypage/wish'),
}

test('every sentence that is quoted has a place where it is looked for', () => {
  expect([...Object.keys(places), ...onScreens].sort()).toEqual(quoted.toSorted())
})

test.each(Object.keys(places))('"%s" is said where a person meets it', async (sentence) => {
  expect(await places[sentence]?.()).toContain(sentence)
})

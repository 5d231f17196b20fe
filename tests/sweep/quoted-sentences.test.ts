// Each sentence that the product quotes, where a person meets it: in an answer or on a page. Those of a
// browser are in screen-sentences.e2e.test.ts.
import { beforeAll, expect, test } from 'vitest'
import { toDiskFullRefusal } from '#platform/integrations/file-store.server.ts'
import { createJpeg, createPaidBooking, createTerms, uploadPassport } from '../paid-booking.ts'
import { createFile, toMultipartForm } from '../shared/multipart-form.ts'
import { buildReservation } from '../shared/reservation-form.ts'
import { createSite, type Site } from '../site.ts'
import { createVisitor, type Visitor } from '../visitor.ts'
import { browserSentences, quotedSentences } from './quoted-sentences.ts'

let site: Site
let visitor: Visitor
let member: string
beforeAll(async () => {
  site = await createSite({ shared: true })
  await site.makeAt(3).agency({ info: { multilingual_yn: 'Y' } })
  await site.makeAt(3).board({ board_id: 'notice' })
  await createTerms(site)
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  visitor = createVisitor(site)
  member = await site.createTokenCookie(await site.makeAt(3).member(), 3)
})

type RefusalDescription = { ko: string; en: string }
const getRefusal = async (method: 'GET' | 'POST', path: string, body?: object): Promise<RefusalDescription> =>
  (await visitor.sendOnce(method, path, body)).body.description

/** As the English page of a bilingual agency says it, to a member. */
const readEnglishPage = async (address: string): Promise<string> =>
  (
    await site.request(`${address}${address.includes('?') ? '&' : '?'}language=en`, {
      host: 'a3.localhost',
      headers: { cookie: member },
    })
  ).body

const sentencePlaces: Record<string, () => Promise<string>> = {
  '로그인이 필요합니다.': async () =>
    (await getRefusal('POST', '/api/landing/package/wishlist?package_code=P1')).ko,
  '비정상적인 접근입니다.': async () => {
    const cookie = await site.createTokenCookie(await site.make.member())
    return (await site.request('/api/landing/user/info?id=99999', { headers: { cookie } })).json().description
      .ko
  },
  'Store ID is missing, contact the administrator': async () => {
    const { package_code } = await createPaidBooking(site)
    const form = buildReservation(
      { package_code, departure_date: '2099-01-01' },
      { party: { adult: 1, child: 0, baby: 0 }, name: 'Mina' },
    )
    return (await getRefusal('POST', '/api/landing/package/salon', { ...form, store_id: 'nobody' })).en
  },
  'This travel request has expired or does not exist': async () =>
    (await getRefusal('POST', '/api/consult/linkExpired', { token: 'A'.repeat(43) })).en,
  'You cannot upload files': async () => {
    const { linkFor } = await createPaidBooking(site)
    return (await uploadPassport(site, await linkFor('passport'), { files: await createJpeg() })).body
      .description.en
  },
  'File upload failed': async () => {
    const full = await createSite()
    await full.make.board({ board_id: 'QNA', write: 'anyone' })
    const noRoom = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    full.naru.deps.files.put = () => Promise.reject(toDiskFullRefusal(noRoom))
    const { payload, headers } = await toMultipartForm({
      board_id: 'QNA',
      title: 'A',
      contents: 'B',
      reg_name: 'Mina',
      password: 'hush-1',
      files: createFile('a.txt', 'words'),
    })
    return (await full.request('/api/landing/board/createPost', { method: 'POST', payload, headers })).json()
      .description.en
  },
  'The board does not exist': async () =>
    (await getRefusal('GET', '/api/landing/board/board?board_id=nothing')).en,
  'The product does not exist or is no longer available for sale': async () =>
    (await getRefusal('GET', '/api/landing/packageInfo?package_code=nothing')).en,
  'No posts available': () => readEnglishPage('/board/notice'),
  'No data available': () => readEnglishPage('/travel'),
  'No reservation history': () => readEnglishPage('/mypage/reservations'),
  'No wish list items': () => readEnglishPage('/mypage/wish'),
}

test('every sentence quoted in docs/product/ is covered by a check', () => {
  expect([...Object.keys(sentencePlaces), ...browserSentences].sort()).toEqual(quotedSentences.toSorted())
})

test.each(Object.keys(sentencePlaces))('"%s" is said where a person meets it', async (sentence) => {
  expect(await sentencePlaces[sentence]?.()).toContain(sentence)
})

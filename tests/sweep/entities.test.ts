// §3 every entity with its fields, in answers about real rows; §6 who may; §9 every constant.
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatFileSize, formatSeoulDay } from '#lib/format.ts'
import * as access from '#limits/access.ts'
import * as agency from '#limits/agency.ts'
import * as books from '#limits/books.ts'
import * as shown from '#limits/display.ts'
import * as files from '#limits/files.ts'
import * as machine from '#limits/machine.ts'
import * as retention from '#limits/retention.ts'
import * as services from '#limits/services.ts'
import * as trade from '#limits/trade.ts'
import * as trip from '#limits/trip.ts'
import { agencies } from '#seed/agencies.ts'
import { calls } from '#storefront/calls.ts'
import { createFile, toMultipartForm } from '../shared/multipart-form.ts'
import { buildReservation } from '../shared/reservation-form.ts'
import { createSite, type Site } from '../site.ts'
import { createVisitor, type Visitor } from '../visitor.ts'
import { readProductSection } from './product-doc.ts'

const limits = {
  ...access,
  ...agency,
  ...books,
  ...files,
  ...machine,
  ...retention,
  ...services,
  ...shown,
  ...trade,
  ...trip,
}

/** Every name in an answer, however deep. */
function collectNames(answer: unknown): Set<string> {
  const names = new Set<string>()
  JSON.stringify(answer, (name, value) => {
    names.add(name)
    return value
  })
  return names
}

const { member, board, catalog, booking, reservation, wish, review, document } = calls

let site: Site
let person: Visitor
const answers = new Map<string, unknown>()
const departure_date = addDays(formatSeoulDay(new Date()), 60)

// Rows of every kind, and what each call answers about them.
beforeAll(async () => {
  site = await createSite({ shared: true })
  const { make } = site
  const { tour_category_id } = await make.category()
  const { tour_area_id } = await make.area({ tour_category_id })
  await site.db
    .insertInto('tour_area_detail')
    .values({
      travel_agency: 1,
      tour_area_id,
      tour_area_detail_id: 1,
      tour_area_detail_name: toWords('속초', 'Sokcho'),
    })
    .execute()
  const { package_code } = await make.package({
    tour_category_id,
    tour_area_id,
    tag_list: ['바다'],
    tag_list_en: ['Sea'],
  })
  await make.departure({ package_code, departure_date, adult_price: 1_000_000 })
  await make.board({ board_id: 'QNA', write: 'anyone' })
  await make.board({ board_id: 'FAQ' })
  await make.post({ board_id: 'FAQ', type: 'FAQ', category: 'B' })

  person = createVisitor(site)
  const ask = async (name: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await person.sendOnce(method, path, body)
    expect([name, answer.status]).toEqual([name, 200])
    answers.set(name, answer.body)
    return answer.body
  }
  const who = { login_id: 'mina01', password: '바다가 보이는 창가' }
  await ask('join', 'POST', '/api/user/join', { ...who, role: 'MEMBER' })
  await ask('login', 'POST', '/api/user/login/landing', { username: who.login_id, password: who.password })
  await ask('user info', 'GET', '/api/landing/user/info')
  await ask('agency info', 'GET', '/api/landing/landingHomepageInfo')
  await ask('agency meta', 'GET', '/api/landing/landingMeta')
  await ask('chat codes', 'GET', '/api/landing/kakaoChat')
  await ask('categories', 'GET', '/api/landing/category')
  await ask('boards', 'GET', '/api/landing/board/boardList')
  await ask('FAQ', 'GET', '/api/landing/board/postList?type=FAQ')
  await ask('common board', 'GET', '/api/landing/board/list?type=FAQ')
  await ask('package cards', 'GET', '/api/landing/packageList')
  const { payload, headers } = await toMultipartForm({
    board_id: 'QNA',
    title: 'A title',
    contents: 'Words',
    reg_name: 'Mina',
    password: 'hush-1',
    files: createFile('a.txt', 'words'),
  })
  const written = await site.request('/api/landing/board/createPost', { method: 'POST', payload, headers })
  await ask('post', 'GET', `/api/landing/board/post?id=${written.json().id}`)
  const { booking_id } = await ask(
    'receipt',
    'POST',
    '/api/landing/package',
    buildReservation({ package_code, departure_date }, { party: { adult: 2, child: 1, baby: 1 } }),
  )
  await ask('booking', 'GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
})

const toWords = (ko: string, en: string) => ({ ko, en })

/** §3, by the answer in which an entity is found. What is sent is proved by its being taken above. */
const entities: [entity: string, answer: string, fields: string][] = [
  [
    'agency info',
    'agency info',
    'id travel_agency logo kakao_key about_yn multilingual_yn type pay_yn facebook_url insta_url naver_url line_url company_name ceo_name address phone fax mail bank account_holder account_number biz_number sales_number privacy_person operating_time ko en',
  ],
  ['agency meta', 'agency meta', 'title description keywords img'],
  ['user info', 'user info', 'id email name contact gender birthdate login_type'],
  ['login response', 'login', 'id token refreshToken'],
  ['board', 'boards', 'id board_name'],
  [
    'board post',
    'post',
    'id board_id type user_id post_name post_content title contents reg_name reg_date file_list file_id file_url',
  ],
  ['common board list item', 'common board', 'id title reg_date'],
  ['FAQ item', 'FAQ', 'id category title contents'],
  [
    'package card',
    'package cards',
    'package_code thumbnail_path page_title page_price tag_list tag_list_en tag is_wish',
  ],
  [
    'category, area, sub-area',
    'categories',
    'tour_category_id tour_category_name side_yn tour_area_list tour_area_id tour_area_name tour_area_col_seq tour_area_seq tour_area_detail_list tour_area_detail_id tour_area_detail_name',
  ],
  ['chat codes', 'chat codes', 'code whatsapp_code'],
  ['person counts', 'booking', 'adult child baby'],
]

test.each(entities)('%s has its fields in the answer that carries it', (_entity, answer, fields) => {
  const names = collectNames(answers.get(answer))
  expect(fields.split(' ').filter((field) => !names.has(field))).toEqual([])
})

test('a wish is kept: on the list, on the card, and gone at the second press', async () => {
  const { make } = site
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id })
  const wished = async () => {
    const { body: cards } = await person.send(
      'GET',
      `/api/landing/packageList?tour_category=${tour_category_id}`,
    )
    const { body: list } = await person.send('GET', '/api/landing/user/package/wishlist')
    const codes = list.list.map((card: { package_code: string }) => card.package_code)
    return [cards.list[0].is_wish, codes.includes(package_code)]
  }
  const press = async () =>
    (await person.send('POST', `/api/landing/package/wishlist?package_code=${package_code}`)).body.is_wish
  expect(await wished()).toEqual([false, false])
  expect([await press(), await wished()]).toEqual([true, [true, true]])
  expect([await press(), await wished()]).toEqual([false, [false, false]])
})

test('the review link stands on every agency’s page but key 6’s, as its row says', async () => {
  const shops = await createSite({ empty: true })
  for (const { travel_agency, review_yn } of agencies) {
    await shops.makeAt(travel_agency).agency({ review_yn })
    const { body } = await shops.request('/', { host: `a${travel_agency}.localhost` })
    expect([travel_agency, body.includes('href="/board/review"')]).toEqual([
      travel_agency,
      travel_agency !== 6,
    ])
  }
})

test('who may: visitors browse, look up, reserve and write; members have their own; a holder sees to a booking; a link opens papers', () => {
  const listAudiences = (...asked: { who: string }[]) => [...new Set(asked.map(({ who }) => who))]
  expect(
    listAudiences(
      catalog.packageList,
      catalog.packageInfo,
      booking.lookUp,
      reservation.reserveNonMember,
      reservation.reserveSalon,
      board.createPost,
      board.updatePost,
      board.deletePost,
      board.checkPw,
      review.reviewList,
    ),
  ).toEqual(['anyone'])
  expect(
    listAudiences(
      member.info,
      member.update,
      member.updatePassword,
      member.withdrawal,
      wish.toggle,
      wish.list,
      reservation.reserve,
      booking.list,
      review.write,
    ),
  ).toEqual(['member'])
  expect(
    listAudiences(
      booking.info,
      reservation.cancel,
      reservation.travellers,
      calls.payment.payment,
      document.contract,
      document.uploadPassport,
    ),
  ).toEqual(['holder'])
  expect(listAudiences(document.linkExpired, document.privacyAgree, document.uploadPassportLink)).toEqual([
    'link',
  ])
})

test('the constants are those of §9', () => {
  expect(limits.pageSizes).toMatchObject({
    packages: 20,
    boardTable: 10,
    boardList: 5,
    posts: 10,
    reviews: 10,
  })
  expect(limits).toMatchObject({
    pageBlock: 5,
    recentKeywordsMost: 10,
    galleryShown: 2,
    yearSeconds: 31_536_000,
    persistedStateMs: 5_000,
    childUnder: 12,
    babyUnder: 2,
    breakpoints: { tablet: 768, desktop: 1200 },
  })
  expect([0, 1023, 1024, 1536, 1048576, 5.5 * 1024 ** 3].map(formatFileSize)).toEqual([
    '0.00 B',
    '1023.00 B',
    '1.00 KB',
    '1.50 KB',
    '1.00 MB',
    '5.50 GB',
  ])
  expect(limits.sessionSeconds.refresh).toBe(30 * 86_400)
  expect(agencies.map(({ travel_agency }) => travel_agency)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const { travel_agency, default_language, review_yn, info } of agencies) {
    expect([travel_agency, default_language, info.multilingual_yn, review_yn]).toEqual([
      travel_agency,
      travel_agency === 4 ? 'en' : 'ko',
      travel_agency === 4 ? 'Y' : 'N',
      travel_agency === 6 ? 'N' : 'Y',
    ])
  }
})

/** As the table says them: what changes in `src/limits/` changes there. */
function formatLimits(): Record<string, string> {
  const {
    agencyLimits,
    codeLimits,
    holdLimits,
    unprovedLimits,
    proofSeconds,
    sessionSeconds,
    rateLimits,
    uploadLimits,
    retentionDays,
  } = limits
  const thousands = (count: number) => count.toLocaleString('en')
  const minutes = (seconds: number) => `${seconds / 60} minutes`
  const hours = (seconds: number) => `${seconds / 3_600} hours`
  const anHour = unprovedLimits.each * limits.unpaidAnHour.times
  const { codeFor, codeForAll, codeFrom, logIn, logInFrom, idLook } = rateLimits
  return {
    'files of an agency; its mails a day; texts a day, a month': `${agencyLimits.storage_gb} GB; ${thousands(agencyLimits.mails_a_day)}; ${thousands(agencyLimits.texts_a_day)}, ${thousands(agencyLimits.texts_a_month)}, or as the operator says`,
    'seat hold; after opening the pay window': `${minutes(holdLimits.reserved_s)}; ${minutes(holdLimits.paying_s)}, once`,
    'seats while the gateway does not answer': `${minutes(holdLimits.confirming_s)} from the first return, once a booking`,
    'seats while a second person is awaited': `until it is decided, at least ${holdLimits.agreeing_s / 86_400} days`,
    'seats reserved free of charge': `until ${limits.freeReservationLimits.days} days before departure`,
    'bank lines of one import': `${limits.bankLimits.lines.toLocaleString('en-US')}, of the last year`,
    'seats of a departure held unproved': `${unprovedLimits.percent} % of them, at least ${unprovedLimits.least}`,
    'seats of an agency held unproved': `${unprovedLimits.seats}`,
    'unpaid bookings for a contact, a network': `${unprovedLimits.each}; proved, of a member or mailbox: ${unprovedLimits.each}`,
    'unpaid and unproved in an hour': `${anHour} for a mailbox, ${anHour} of a network`,
    'shares by mail': `${limits.shareLimits.mails} a day for a booking, ${rateLimits.shareMailTo.free} to an address; ${rateLimits.shareMailsFrom.free} per IP an hour`,
    'seats of a departure held by a network': `${unprovedLimits.network_percent} % of them, at least ${unprovedLimits.least}, paid ones aside`,
    'mailed password': `once, within ${minutes(proofSeconds.temporaryPassword)}`,
    'mailed code; asked for': `${codeLimits.digits} digits, ${minutes(codeLimits.lives_s)}, ${codeLimits.tries} tries, in that browser; ${codeFor.free} times an hour for a booking or address from a network and ${codeForAll.free} in all, ${codeFrom.free} times in ${minutes(codeFrom.window_s)} per IP`,
    'reservations that bring pictures': `${rateLimits.attachedFrom.free} per IP in ${minutes(rateLimits.attachedFrom.window_s)}`,
    'link that verifies an address; sent': `${hours(proofSeconds.emailLink)}; ${rateLimits.verification.free} times an hour from a network`,
    'link that chooses a new password': `once, within ${minutes(proofSeconds.resetLink)}; names at most ${limits.accountsNamed} ids`,
    'one-time link for files': hours(proofSeconds.link),
    'idempotency keys': `${retentionDays.answers} days`,
    upload: `${uploadLimits.file_bytes / 1024 / 1024} MB a file, ${uploadLimits.files} files; ${limits.reservationFiles} with a reservation`,
    'grace for tabs refreshing together': `${sessionSeconds.refreshRace} seconds`,
    'search keyword': `${limits.keywordLength.least} to ${limits.keywordLength.most} characters`,
    'largest `page_size`; last `page`': `${limits.pageSizes.most}; ${limits.lastPage.toLocaleString('en-US')}`,
    'recently viewed products': `${limits.recentProductsMost} at most`,
    'a log-in in all': `${sessionSeconds.whole / 86_400} days`,
    'failed log-ins': `${logIn.free} per account in ${minutes(logIn.window_s)}; ${logInFrom.free} per IP a minute`,
    'wrong current passwords': `${rateLimits.password.free} per log-in in ${minutes(rateLimits.password.window_s)}`,
    'joining; asking whether an id is free': `${rateLimits.joinFrom.free} per IP an hour; ${idLook.free} per IP a minute`,
    'password resets, ids sent': `${rateLimits.resetTo.free} per address from a network and ${rateLimits.resetToAll.free} in all, ${rateLimits.resetFrom.free} per IP an hour, each`,
    'invitations of colleagues': `${rateLimits.invite.free} per agency and ${rateLimits.inviteTo.free} per address an hour`,
    'wrong post passwords': `${rateLimits.postPassword.free} per post in ${minutes(rateLimits.postPassword.window_s)}`,
    'wrong booking look-ups; discount codes': `${rateLimits.lookUpFrom.free}; ${rateLimits.discountCodeFrom.free} per IP in ${minutes(rateLimits.lookUpFrom.window_s)}`,
    consultations: `${rateLimits.consultation.free} per IP an hour`,
    'reservations, consultations, shares to an unproved mailbox, over all agencies': `${rateLimits.mailTyped.free} per IP, ${rateLimits.mailTypedForAll.free} in all an hour; then a code, no copy, 429`,
    quotes: `valid ${limits.quoteLimits.valid} days unless it says otherwise; ${rateLimits.quoteFrom.free} comments per IP an hour, ${limits.quoteLimits.comments} a quote; erased ${limits.quoteLimits.kept} days after the last change unless accepted`,
    'family vote': `${limits.voteLimits.lives_d} days, ${limits.voteLimits.voters} browsers; ${rateLimits.voteFrom.free} made per IP an hour, ${rateLimits.heartFrom.free} hearts per IP in ${minutes(rateLimits.heartFrom.window_s)}`,
    'an answer nobody takes a byte of': `ends after ${limits.httpLimits.stuck_ms / 1_000} seconds`,
  }
}

test('our own limits are those of §9', () => {
  const [, table = ''] = /\| our own limits .*\n\|[ -|]*\n((?:\|.*\n)+)/.exec(readProductSection(9)) ?? []
  const told = new Map(
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, name = '', value = '']) => [name, value]),
  )
  told.delete('term of a bank transfer') // a default of the database, which each agency may change
  expect(Object.fromEntries(told)).toEqual(formatLimits())
})

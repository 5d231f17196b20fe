// Mails of a booking, as they are read: each one asked for arrives, says what it is about and is no other's.
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { inFours } from '#domain/booking/number.ts'
import { refuseCancel } from '#domain/booking/staff.server.ts'
import { mailLinks } from '#domain/document/staff.server.ts'
import { confirmDeposit, sendBack } from '#domain/payment/transfer.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { keys, openGateway } from './gateway.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Person, personAt } from './person.ts'
import { outboxOf } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

const departure_date = dayAfter(seoulDay(new Date()), 60)
let site: Site
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  site = await openSite({ jobs: true, keep: true, env: { TOSS_URL: gateway.url } })
  // Agency 1 takes bank transfers, agency 2 the gateway.
  await site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', 2).execute()
  await inAgency(site.db, 2, async (tx) => {
    const of = { db: tx, travel_agency: 2, keyFor: site.naru.keyFor }
    await keepSecret(of, 'toss_client_key', keys.clientKey)
    await keepSecret(of, 'toss_secret_key', keys.secretKey)
  })
})

const travellers = ['가', '나', '다'].map((name) => ({ kind: 'adult', name }))

async function reserved({ key = 1, language = 'ko' } = {}) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({
    tour_category_id,
    page_title: { ko: '제주 올레 걷기', en: 'Walking Jeju' },
  })
  await make.departure({ package_code, departure_date, adult_price: 500_000 })
  const me = personAt(site, { host: `a${key}.localhost` })
  me.cookies.set('language', language)
  const form = reservationOf(
    { package_code, departure_date },
    { party: { adult: 3, child: 0, baby: 0 }, travellers },
  )
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  const booking_id: string = body.booking_id
  const { id } = await inAgency(site.db, key, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', key)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { me, key, id, booking_id, package_code, total: body.total as number }
}
type Booked = Awaited<ReturnType<typeof reserved>>

const atDesk = (work: Parameters<typeof within<void>>[2], key = 1) =>
  within({ db: site.db, later: site.naru.ground.later }, key, work)
const cancel = (me: Person, booking_id: string, more = '') =>
  me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`, undefined)
async function paid(language?: string) {
  const booked = await reserved({ language })
  await atDesk((ctx) => confirmDeposit(ctx, booked.booking_id))
  return booked
}
/** Those of a kind about a booking, once so many are there and no other is on its way. */
async function mailsOf(kind: string, { key, id }: Pick<Booked, 'key' | 'id'>, count: number) {
  await allDone()
  const found = outboxOf(site.dataDir, `Z-${kind}-${key}-${id}-`).map(({ mail }) => mail)
  expect(found).toHaveLength(count)
  expect(new Set(found.map(({ headers }) => headers['message-id'])).size).toBe(count)
  return found
}
async function allDone() {
  const owner = new pg.Client(site.url)
  await owner.connect()
  await vi
    .waitFor(
      async () =>
        expect(
          (
            await owner.query(
              "select name from pgboss.job where name in ('send-mail', 'refund', 'settle-order') and state in ('created', 'retry', 'active')",
            )
          ).rows,
        ).toEqual([]),
      { timeout: 30_000, interval: 100 },
    )
    .finally(() => owner.end())
}

test('links that are asked for again come in a mail of their own', async () => {
  const booked = await paid()
  const [first] = await mailsOf('papers-asked', booked, 1)
  await atDesk((ctx) => mailLinks(ctx, booked.booking_id))
  const mails = await mailsOf('papers-asked', booked, 2)
  const linkIn = (text = '') => /\/papers#\S+/.exec(text)?.[0]
  expect(new Set(mails.map(({ text }) => linkIn(text))).size).toBe(2)
  expect(linkIn(first?.text)).toBeDefined()
})

test('each part that goes back is told of, with its amount', async () => {
  const booked = await paid()
  for (const seq of [3, 2]) {
    await cancel(booked.me, booked.booking_id, `&travellers=[${seq}]`)
    await atDesk((ctx) => sendBack(ctx, booked.booking_id))
  }
  for (const { text } of await mailsOf('booking-refunded', booked, 2))
    expect(text).toContain('환불 금액: 500,000원')
})

test('a cancel that is asked for again after it was refused is confirmed again', async () => {
  const booked = await paid()
  await cancel(booked.me, booked.booking_id)
  await atDesk((ctx) => refuseCancel(ctx, booked.booking_id))
  await cancel(booked.me, booked.booking_id)
  await mailsOf('booking-cancelling', booked, 2)
})

test('a request to cancel that is refused is answered: the reservation stands', async () => {
  await site.db
    .updateTable('agency_info')
    .set({ multilingual_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .execute()
  for (const [language, subject] of [
    ['ko', '취소 요청을 처리하지 못했습니다'],
    ['en', 'We could not cancel your reservation'],
  ] as const) {
    const booked = await paid(language)
    await cancel(booked.me, booked.booking_id)
    await atDesk((ctx) => refuseCancel(ctx, booked.booking_id, '표가 이미 발권됨'))
    const [mail] = await mailsOf('booking-cancel-refused', booked, 1)
    expect(mail?.headers).toMatchObject({
      to: 'mina@example.com',
      'reply-to': 'hello@agency1.example',
      subject: expect.stringContaining(subject),
    })
    expect(mail?.text).toContain(inFours(booked.booking_id))
    expect(mail?.text).not.toMatch(/발권|환불 금액|Refund/)
  }
})

/** Paid at the window and come back from it. */
async function pay({ me, booking_id }: Booked) {
  const { body } = await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
  const { paymentKey } = gateway.sim.authenticate({
    secretKey: keys.secretKey,
    orderId: body.gateway.order_id,
    amount: body.amount,
  })
  return { paymentKey, orderId: body.gateway.order_id as string, amount: body.amount as number }
}
const comeBack = ({ me }: Booked, returned: object) =>
  me.send('POST', '/api/landing/package/paymentReturn', returned)

test('a refund through the gateway tells its amount: of one traveller, and of money that came too late', async () => {
  const booked = await reserved({ key: 2 })
  const [first, second] = [await pay(booked), await pay(booked)]
  expect((await comeBack(booked, first)).body.state).toBe('paid')
  await cancel(booked.me, booked.booking_id, '&travellers=[3]')
  const [ofOne] = await mailsOf('booking-refunded', booked, 1)
  expect(ofOne?.text).toContain('환불 금액: 500,000원')
  // The other window was paid, too, past us: what the gateway has taken for nothing goes back.
  await gateway.confirm(second)
  await site.naru.ground.later(site.db, 'settle-order', { travel_agency: 2, order_id: second.orderId })
  const [, tooLate] = await mailsOf('booking-refunded', booked, 2)
  expect(tooLate?.text).toContain('환불 금액: 1,500,000원')
})

const personal = /김미나|1234-5678|mina@/

test('the agency is told of a reservation, and of nobody’s data; another agency is told nothing', async () => {
  const booked = await reserved()
  const [mail] = await mailsOf('agency-reserved', booked, 1)
  expect(mail?.headers).toMatchObject({
    to: 'hello@agency1.example',
    subject: `[새 예약] ${inFours(booked.booking_id)}`,
  })
  for (const part of [
    inFours(booked.booking_id),
    `제주 올레 걷기 (${booked.package_code})`,
    departure_date,
    '성인 3',
    '1,500,000원',
    '계좌 이체',
  ])
    expect(mail?.text).toContain(part)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(personal)
  await site.naru.ground.later(site.db, 'send-mail', {
    travel_agency: 2,
    kind: 'agency-reserved',
    ref: booked.id,
  })
  await mailsOf('agency-reserved', { key: 2, id: booked.id }, 0)
})

test('the agency reads its own language, whatever the customer speaks', async () => {
  await site.db.updateTable('agency').set({ default_language: 'en' }).where('travel_agency', '=', 2).execute()
  onTestFinished(
    async () =>
      void (await site.db
        .updateTable('agency')
        .set({ default_language: 'ko' })
        .where('travel_agency', '=', 2)
        .execute()),
  )
  const [mail] = await mailsOf('agency-reserved', await reserved({ key: 2 }), 1)
  expect(mail?.headers.to).toBe('hello@agency2.example')
  for (const part of ['Walking Jeju', '3 adults', 'KRW 1,500,000', 'Payment: online'])
    expect(mail?.text).toContain(part)
})

test('a cancel that waits for staff is told to the agency, each time; one the gateway sees to is not', async () => {
  const booked = await paid()
  await cancel(booked.me, booked.booking_id, '&travellers=[3]')
  const [ofOne] = await mailsOf('agency-cancelling', booked, 1)
  expect(ofOne?.text).toContain('환불 금액: 500,000원')
  await atDesk((ctx) => sendBack(ctx, booked.booking_id))
  await cancel(booked.me, booked.booking_id)
  const [, whole] = await mailsOf('agency-cancelling', booked, 2)
  expect(whole?.headers).toMatchObject({
    to: 'hello@agency1.example',
    subject: `[취소 요청] ${inFours(booked.booking_id)}`,
  })
  expect(whole?.text).toContain('환불 금액: 1,000,000원')
  expect(whole?.text).not.toMatch(personal)

  const unpaid = await reserved()
  await cancel(unpaid.me, unpaid.booking_id)
  await mailsOf('agency-cancelling', unpaid, 0)
  const online = await reserved({ key: 2 })
  await comeBack(online, await pay(online))
  await cancel(online.me, online.booking_id)
  await mailsOf('agency-cancelling', online, 0)
})

test('a question is told to the agency by its title and its place; a notice board is not', async () => {
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const { board_id } = await site.make.board({ write: 'anyone' })
  const asked = {
    title: '<b>아이</b>도 갈 수 있나요?',
    contents: '<p>비밀 이야기</p>',
    reg_name: '김미나',
    password: 'abcd1234',
  }
  const { id } = await site.visitor.board.createPost({ ...asked, board_id: 'QNA', private_yn: 'Y' })
  const { id: other } = await site.visitor.board.createPost({ ...asked, board_id, private_yn: 'N' })
  const [mail] = await mailsOf('agency-question', { key: 1, id }, 1)
  expect(mail?.headers.to).toBe('hello@agency1.example')
  expect(mail?.text).toContain(`제목: ${asked.title}`)
  expect(mail?.text).toContain(`/board/QNA/${id}`)
  expect(mail?.html).toContain('&lt;b&gt;아이')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/비밀|김미나/)
  await mailsOf('agency-question', { key: 1, id: other }, 0)
})

test('an agency that has given no address gets no mail, and its customers get theirs', async () => {
  await site.db.updateTable('agency_info').set({ mail: '' }).where('travel_agency', '=', 2).execute()
  onTestFinished(
    async () =>
      void (await site.db
        .updateTable('agency_info')
        .set({ mail: 'hello@agency2.example' })
        .where('travel_agency', '=', 2)
        .execute()),
  )
  const booked = await reserved({ key: 2 })
  await mailsOf('agency-reserved', booked, 0)
  const [mail] = await mailsOf('booking-reserved', booked, 1)
  expect(mail?.names).not.toContain('reply-to')
})

// Mails of a booking, as they are read: each one asked for arrives, says what it is about and is no other's.
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { refuseCancel } from '#domain/booking/staff.server.ts'
import { mailLinks } from '#domain/document/staff-links.server.ts'
import { sendBack } from '#domain/payment/transfer.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { messageDates } from '#notify/message.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createGateway, keys } from './gateway.ts'
import { listOutbox } from './read-mail.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const departure_date = addDays(formatSeoulDay(new Date()), 60)
let site: Site
let gateway: Awaited<ReturnType<typeof createGateway>>
beforeAll(async () => {
  gateway = await createGateway({ webhooks: 'held' }, { keep: true })
  site = await createSite({ jobs: true, shared: true, env: { TOSS_URL: gateway.url } })
  // Agency 1 takes bank transfers, agency 2 the gateway.
  await site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', 2).execute()
  await runInTransaction(site.db, 2, async (tx) => {
    const of = { db: tx, travel_agency: 2, keyFor: site.naru.keyFor }
    await saveSecret(of, 'toss_client_key', keys.clientKey)
    await saveSecret(of, 'toss_secret_key', keys.secretKey)
  })
})

const travellers = ['가', '나', '다'].map((name) => ({ kind: 'adult', name }))

async function createReservedBooking({ key = 1, language = 'ko' } = {}) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({
    tour_category_id,
    page_title: { ko: '제주 올레 걷기', en: 'Walking Jeju' },
  })
  await make.departure({ package_code, departure_date, adult_price: 500_000 })
  const me = createVisitor(site, { host: `a${key}.localhost` })
  me.cookies.set('language', language)
  const form = buildReservation(
    { package_code, departure_date },
    { party: { adult: 3, child: 0, baby: 0 }, travellers },
  )
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  const booking_id: string = body.booking_id
  const { id } = await runInTransaction(site.db, key, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', key)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { me, key, id, booking_id, package_code, total: body.total as number }
}
type MailedBooking = Awaited<ReturnType<typeof createReservedBooking>>

const runAtDesk = (work: Parameters<typeof runInTransactionWithJobs<void>>[2], key = 1) =>
  runInTransactionWithJobs({ db: site.db, enqueue: site.naru.deps.enqueue }, key, work)
const cancelBooking = (me: Visitor, booking_id: string, more = '') =>
  me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`,
    undefined,
  )
async function createPaidBooking(language?: string) {
  const booked = await createReservedBooking({ language })
  await runAtDesk((ctx) => confirmDeposit(ctx, booked.booking_id))
  return booked
}
/** Those of a kind about a booking, once so many are there and no other is on its way. */
async function waitForMails(kind: string, { key, id }: Pick<MailedBooking, 'key' | 'id'>, count: number) {
  await waitForMailJobs()
  const found = listOutbox(site.dataDir, `Z-${kind}-${key}-${id}-`).map(({ mail }) => mail)
  expect(found).toHaveLength(count)
  expect(new Set(found.map(({ headers }) => headers['message-id'])).size).toBe(count)
  return found
}
async function waitForMailJobs() {
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

test('links that are requested again arrive in a new mail', async () => {
  const booked = await createPaidBooking()
  const [first] = await waitForMails('papers-asked', booked, 1)
  await runAtDesk((ctx) => mailLinks(ctx, booked.booking_id))
  const mails = await waitForMails('papers-asked', booked, 2)
  const linkIn = (text = '') => /\/papers#\S+/.exec(text)?.[0]
  expect(new Set(mails.map(({ text }) => linkIn(text))).size).toBe(2)
  expect(linkIn(first?.text)).toBeDefined()
})

test('each partial refund is announced by mail with its amount', async () => {
  const booked = await createPaidBooking()
  for (const seq of [3, 2]) {
    await cancelBooking(booked.me, booked.booking_id, `&travellers=[${seq}]`)
    await runAtDesk((ctx) => sendBack(ctx, booked.booking_id))
  }
  for (const { text } of await waitForMails('booking-refunded', booked, 2))
    expect(text).toContain('환불 금액: 500,000원')
})

test('a second cancellation request after a refusal is confirmed by mail again', async () => {
  const booked = await createPaidBooking()
  await cancelBooking(booked.me, booked.booking_id)
  await runAtDesk((ctx) => refuseCancel(ctx, booked.booking_id))
  await cancelBooking(booked.me, booked.booking_id)
  await waitForMails('booking-cancelling', booked, 2)
})

test('a refused cancellation request is answered by mail: the booking stays', async () => {
  await site.db
    .updateTable('agency_info')
    .set({ multilingual_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .execute()
  for (const [language, subject] of [
    ['ko', '취소 요청을 처리하지 못했어요'],
    ['en', 'We could not cancel your reservation'],
  ] as const) {
    const booked = await createPaidBooking(language)
    await cancelBooking(booked.me, booked.booking_id)
    await runAtDesk((ctx) => refuseCancel(ctx, booked.booking_id, '표가 이미 발권됨'))
    const [mail] = await waitForMails('booking-cancel-refused', booked, 1)
    expect(mail?.headers).toMatchObject({
      to: 'mina@example.com',
      'reply-to': 'hello@agency1.example',
      subject: expect.stringContaining(subject),
    })
    expect(mail?.text).toContain(formatInFours(booked.booking_id))
    expect(mail?.text).not.toMatch(/발권|환불 금액|Refund/)
  }
})

/** Paid at the window and come back from it. */
async function payAtGateway({ me, booking_id }: MailedBooking) {
  const { body } = await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
  const { paymentKey } = gateway.sim.authenticate({
    secretKey: keys.secretKey,
    orderId: body.gateway.order_id,
    amount: body.amount,
  })
  return { paymentKey, orderId: body.gateway.order_id as string, amount: body.amount as number }
}
const returnFromGateway = ({ me }: MailedBooking, returned: object) =>
  me.send('POST', '/api/landing/package/paymentReturn', returned)

test('a refund through the gateway tells its amount: of one traveller, and of money that came too late', async () => {
  const booked = await createReservedBooking({ key: 2 })
  const [first, second] = [await payAtGateway(booked), await payAtGateway(booked)]
  expect((await returnFromGateway(booked, first)).body.state).toBe('paid')
  await cancelBooking(booked.me, booked.booking_id, '&travellers=[3]')
  const [ofOne] = await waitForMails('booking-refunded', booked, 1)
  expect(ofOne?.text).toContain('환불 금액: 500,000원')
  // The other window was paid, too, past us: what the gateway has taken for nothing goes back.
  await gateway.confirm(second)
  await site.naru.deps.enqueue(site.db, 'settle-order', { travel_agency: 2, order_id: second.orderId })
  const [, tooLate] = await waitForMails('booking-refunded', booked, 2)
  expect(tooLate?.text).toContain('환불 금액: 1,500,000원')
})

const personalDetails = /김미나|1234-5678|mina@/

test('the agency gets a mail about a reservation without personal data; other agencies get none', async () => {
  const booked = await createReservedBooking()
  const [mail] = await waitForMails('agency-reserved', booked, 1)
  expect(mail?.headers).toMatchObject({
    to: 'hello@agency1.example',
    subject: `[새 예약] ${formatInFours(booked.booking_id)}`,
  })
  for (const part of [
    formatInFours(booked.booking_id),
    `제주 올레 걷기 (${booked.package_code})`,
    messageDates.ko.formatDate(departure_date),
    '성인 3',
    '1,500,000원',
    '계좌 이체',
  ])
    expect(mail?.text).toContain(part)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(personalDetails)
  await site.naru.deps.enqueue(site.db, 'send-mail', {
    travel_agency: 2,
    kind: 'agency-reserved',
    ref: booked.id,
  })
  await waitForMails('agency-reserved', { key: 2, id: booked.id }, 0)
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
  const [mail] = await waitForMails('agency-reserved', await createReservedBooking({ key: 2 }), 1)
  expect(mail?.headers.to).toBe('hello@agency2.example')
  for (const part of ['Walking Jeju', '3 adults', 'KRW 1,500,000', 'Payment: online'])
    expect(mail?.text).toContain(part)
})

test('the agency is mailed about each cancellation that waits for staff, not about automatic ones', async () => {
  const booked = await createPaidBooking()
  await cancelBooking(booked.me, booked.booking_id, '&travellers=[3]')
  const [ofOne] = await waitForMails('agency-cancelling', booked, 1)
  expect(ofOne?.text).toContain('환불 금액: 500,000원')
  await runAtDesk((ctx) => sendBack(ctx, booked.booking_id))
  await cancelBooking(booked.me, booked.booking_id)
  const [, whole] = await waitForMails('agency-cancelling', booked, 2)
  expect(whole?.headers).toMatchObject({
    to: 'hello@agency1.example',
    subject: `[취소 요청] ${formatInFours(booked.booking_id)}`,
  })
  expect(whole?.text).toContain('환불 금액: 1,000,000원')
  expect(whole?.text).not.toMatch(personalDetails)

  const unpaid = await createReservedBooking()
  await cancelBooking(unpaid.me, unpaid.booking_id)
  await waitForMails('agency-cancelling', unpaid, 0)
  const online = await createReservedBooking({ key: 2 })
  await returnFromGateway(online, await payAtGateway(online))
  await cancelBooking(online.me, online.booking_id)
  await waitForMails('agency-cancelling', online, 0)
})

test('the agency is mailed title and board of a new question, not of other posts', async () => {
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const { board_id } = await site.make.board({ write: 'anyone' })
  const input = {
    title: '<b>아이</b>도 갈 수 있나요?',
    contents: '<p>비밀 이야기</p>',
    reg_name: '김미나',
    password: 'abcd1234',
  }
  const { id } = await site.client.board.createPost({ ...input, board_id: 'QNA', private_yn: 'Y' })
  const { id: other } = await site.client.board.createPost({ ...input, board_id, private_yn: 'N' })
  const [mail] = await waitForMails('agency-question', { key: 1, id }, 1)
  expect(mail?.headers.to).toBe('hello@agency1.example')
  expect(mail?.text).toContain(`제목: ${input.title}`)
  expect(mail?.text).toContain(`/board/QNA/${id}`)
  expect(mail?.html).toContain('&lt;b&gt;아이')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/비밀|김미나/)
  await waitForMails('agency-question', { key: 1, id: other }, 0)
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
  const booked = await createReservedBooking({ key: 2 })
  await waitForMails('agency-reserved', booked, 0)
  const [mail] = await waitForMails('booking-reserved', booked, 1)
  expect(mail?.names).not.toContain('reply-to')
})

// What staff do from the desk: the product's own moves and money, one agency's and no other's.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { answerQuestion, readQuestion, unanswered } from '#domain/board/answer.server.ts'
import { inFours } from '#domain/booking/number.ts'
import { latestBookings, moveOn, refuseCancel, showToStaff } from '#domain/booking/staff.server.ts'
import { completeCancel, confirmDeposit, sendBack } from '#domain/payment/transfer.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { startJobs, within } from '#platform/jobs.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { make } from '#seed/make.ts'
import { askDesk } from '../bin/desk/ask.ts'
import { showBooking } from '../bin/desk/show.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Person, personAt } from './person.ts'
import { outboxOf } from './read-mail.ts'
import { desk, secret } from './running.ts'
import { openSite, type Site } from './site.ts'

const today = seoulDay(new Date())
let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  for (const key of [1, 2]) await site.makeAt(key).board({ board_id: 'QNA', write: 'anyone' })
})

type Within = Parameters<Parameters<typeof within>[2]>[0]
/** At the desk of an agency; answers the kinds of mail that were asked for. */
async function atDesk(work: (ctx: Within) => Promise<unknown>, key = 1): Promise<string[]> {
  const mails: string[] = []
  await within(
    { db: site.db, later: async (_db, _name, data) => void mails.push(String(partsOf(data).kind)) },
    key,
    work,
  )
  return mails
}
const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)

async function tripIn(days = 60, given: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  return site.make.departure({
    package_code,
    departure_date: dayAfter(today, days),
    adult_price: 500_000,
    child_price: 400_000,
    baby_price: 50_000,
    seats: 10,
    minimum: 20,
    ...given,
  })
}
type Trip = Awaited<ReturnType<typeof tripIn>>

async function reserved(days = 60, given: object = {}, trip?: Trip) {
  const me = personAt(site)
  const { package_code, departure_date } = trip ?? (await tripIn(days))
  const form = reservationOf({ package_code, departure_date }, { party: { adult: 2, child: 0, baby: 1 } })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', { ...form, ...given })
  expect(body.pay_by).toBe('bank_transfer')
  return { me, booking_id: body.booking_id as string, total: body.total as number, package_code }
}
async function paid(days = 60, given: object = {}) {
  const booking = await reserved(days, given)
  await atDesk((ctx) => confirmDeposit(ctx, booking.booking_id))
  return booking
}
async function cancelAsked(days = 60) {
  const booking = await paid(days)
  await cancel(booking.me, booking.booking_id)
  return booking
}
const cancel = (me: Person, booking_id: string, more = '') =>
  me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`, undefined)
const stateOf = (booking_id: string) =>
  inside(async (tx) => {
    const within = { db: tx, travel_agency: 1 }
    const { id, progress, paid, payments, history, refund_due, held_until, confirmed, package_code } =
      await showToStaff(within, booking_id)
    const { taken } = await tx
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departureOf(package_code))
      .executeTakeFirstOrThrow()
    return {
      id,
      progress,
      paid,
      refund_due,
      held_until,
      confirmed,
      taken,
      money: payments.map(({ kind, amount, method }) => [kind, amount, method]),
      payments,
      history: history.map(({ progress, by, note }) => [progress, by, note].filter(Boolean).join(' ')),
    }
  })
/** Refused with this code, and nothing of the booking is changed. */
async function expectRefused(
  code: string,
  booking_id: string,
  work: (ctx: Within) => Promise<void>,
  key = 1,
) {
  const before = await stateOf(booking_id)
  await expect(atDesk(work, key)).rejects.toMatchObject({ refusal: code })
  expect(await stateOf(booking_id)).toEqual(before)
}

describe('a deposit', () => {
  test('completes the payment: a receipt with a number that looks the booking up, history by staff, a mail', async () => {
    const { me, booking_id, total } = await reserved()
    const mails = await atDesk((ctx) => confirmDeposit(ctx, booking_id, total))
    expect(mails).toEqual(['booking-paid', 'papers-asked'])
    const { payments, ...state } = await stateOf(booking_id)
    expect(state).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      held_until: null,
      taken: 2,
      money: [['payment', total, 'bank_transfer']],
      history: ['waiting_for_payment customer', 'payment_completed staff'],
    })
    const found = await me.send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id: payments[0]?.transaction_id ?? '', name: '김미나' })}`,
    )
    expect(found.body).toMatchObject({ booking_id, progress: 'payment_completed' })
  })

  test('of another amount than the total is not taken for it', async () => {
    const { booking_id, total } = await reserved()
    for (const amount of [total - 1, total + 1, 0])
      await expectRefused('PAYMENT_MISMATCH', booking_id, (ctx) => confirmDeposit(ctx, booking_id, amount))
  })

  test('is confirmed once, also by two people at the same moment', async () => {
    const { booking_id, total } = await reserved()
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => atDesk((ctx) => confirmDeposit(ctx, booking_id))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect((await stateOf(booking_id)).money).toEqual([['payment', total, 'bank_transfer']])
    await expectRefused('NOT_PAYABLE', booking_id, (ctx) => confirmDeposit(ctx, booking_id))
  })

  test('is refused for a booking that was cancelled meanwhile, and for one that pays through the gateway', async () => {
    const { me, booking_id } = await reserved()
    await cancel(me, booking_id)
    await expectRefused('NOT_PAYABLE', booking_id, (ctx) => confirmDeposit(ctx, booking_id))
    const { booking_id: other } = await reserved()
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ pay_by: 'gateway' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', other)
        .execute(),
    )
    await expectRefused('NOT_PAYABLE', other, (ctx) => confirmDeposit(ctx, other))
  })

  test('that makes the party large enough tells everybody who has paid that the trip takes place', async () => {
    const trip = await tripIn(60, { minimum: 4 })
    const [first, second] = [await reserved(60, {}, trip), await reserved(60, {}, trip)]
    expect(await atDesk((ctx) => confirmDeposit(ctx, first.booking_id))).toEqual([
      'booking-paid',
      'papers-asked',
    ])
    expect(await atDesk((ctx) => confirmDeposit(ctx, second.booking_id))).toEqual([
      'booking-paid',
      'papers-asked',
      'departure-confirmed',
      'departure-confirmed',
    ])
    expect(await stateOf(first.booking_id)).toMatchObject({ confirmed: true })
  })
})

test('a paid booking is prepared and made ready, in this order and once each', async () => {
  const { booking_id } = await reserved()
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => moveOn(ctx, booking_id, 'preparing'))
  await atDesk((ctx) => confirmDeposit(ctx, booking_id))
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => moveOn(ctx, booking_id, 'ready'))
  await atDesk((ctx) => moveOn(ctx, booking_id, 'preparing'))
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => moveOn(ctx, booking_id, 'preparing'))
  await atDesk((ctx) => moveOn(ctx, booking_id, 'ready'))
  expect((await stateOf(booking_id)).history).toEqual([
    'waiting_for_payment customer',
    'payment_completed staff',
    'preparing staff',
    'ready staff',
  ])
})

describe('a cancel that was asked for', () => {
  test('is completed: the refund as it was previewed, the seats free, two mails', async () => {
    const { booking_id, total } = await cancelAsked(25) // 10 percent
    const refund = total - total / 10
    expect(await stateOf(booking_id)).toMatchObject({
      progress: 'cancel_requested',
      refund_due: refund,
      taken: 2,
    })
    const shown = () => showBooking({ ...site.naru.ground, travel_agency: 1, language: 'ko' }, booking_id)
    expect(await shown()).toContain('to go back for the cancel')
    expect(await atDesk((ctx) => completeCancel(ctx, booking_id))).toEqual([
      'booking-refunded',
      'booking-cancelled',
    ])
    const done = {
      progress: 'cancel_completed',
      paid: total / 10,
      taken: 0,
      money: [
        ['payment', total, 'bank_transfer'],
        ['refund', refund, 'bank_transfer'],
      ],
    }
    expect(await stateOf(booking_id)).toMatchObject(done)
    expect(await shown()).not.toMatch(/to go back|to be sent back/)
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  test('is refused: back where it was, with the reason, and it may be asked for again', async () => {
    const { me, booking_id } = await paid()
    await atDesk((ctx) => moveOn(ctx, booking_id, 'preparing'))
    await cancel(me, booking_id)
    for (const to of ['preparing', 'ready'] as const)
      await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => moveOn(ctx, booking_id, to))
    expect(await atDesk((ctx) => refuseCancel(ctx, booking_id, '표가 이미 발권됨'))).toEqual([
      'booking-cancel-refused',
    ])
    expect(await stateOf(booking_id)).toMatchObject({ progress: 'preparing', refund_due: null, taken: 2 })
    expect((await stateOf(booking_id)).history.at(-1)).toBe('preparing staff 표가 이미 발권됨')
    expect((await cancel(me, booking_id)).body.progress).toBe('cancel_requested')
  })

  test('where nobody asked for it nothing is cancelled or refused', async () => {
    const { booking_id } = await paid()
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  /** Paid and cancelled through the gateway, whose refund is at this state. */
  async function throughGateway(state: 'asked' | 'refused') {
    const { booking_id, total } = await cancelAsked()
    const { id: booking } = await stateOf(booking_id)
    const of = { travel_agency: 1, booking, order_id: `${booking_id}-1` }
    await inside(async (tx) => {
      await tx
        .updateTable('booking')
        .set({ pay_by: 'gateway' })
        .where('travel_agency', '=', 1)
        .where('id', '=', booking)
        .execute()
      await tx
        .insertInto('payment_try')
        .values({ ...of, amount: total, state: 'paid', payment_key: `key-${booking_id}` })
        .execute()
      await tx
        .insertInto('refund')
        .values({ ...of, amount: total, reason: 'x', completes: true, state })
        .execute()
    })
    return { booking_id, total, of }
  }

  test('whose money is on its way through the gateway is neither completed nor refused by hand', async () => {
    const { booking_id } = await throughGateway('asked')
    await expectRefused('REFUND_UNDER_WAY', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('REFUND_UNDER_WAY', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  test('whose refund the gateway refused is completed by hand, less what the agency cancelled there itself', async () => {
    const { booking_id, total, of } = await throughGateway('refused')
    await inside((tx) =>
      tx
        .insertInto('ledger')
        .values({
          ...of,
          kind: 'refund',
          amount: 300_000,
          method: '카드',
          transaction_id: `T${booking_id}`,
          gateway_key: `console-${booking_id}`,
        })
        .execute(),
    )
    await atDesk((ctx) => completeCancel(ctx, booking_id))
    expect(await stateOf(booking_id)).toMatchObject({
      progress: 'cancel_completed',
      paid: 0,
      taken: 0,
      money: [
        ['payment', total, 'bank_transfer'],
        ['refund', 300_000, '카드'],
        ['refund', total - 300_000, 'bank_transfer'],
      ],
    })
  })
})

test('what a cancelled traveller is owed is sent back once, and not again when the others cancel', async () => {
  const travellers = [
    { kind: 'adult', name: '가' },
    { kind: 'adult', name: '나' },
  ]
  const { me, booking_id, total } = await paid(25, { party: { adult: 2, child: 0, baby: 0 }, travellers })
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await cancel(me, booking_id, '&travellers=[2]')
  expect(await atDesk((ctx) => sendBack(ctx, booking_id))).toEqual(['booking-refunded'])
  expect(await stateOf(booking_id)).toMatchObject({
    progress: 'payment_completed',
    paid: 550_000,
    money: [
      ['payment', total, 'bank_transfer'],
      ['refund', 450_000, 'bank_transfer'],
    ],
  })
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await cancel(me, booking_id)
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await atDesk((ctx) => completeCancel(ctx, booking_id))
  expect(await stateOf(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 50_000 + 50_000 })
})

test('another agency’s staff find neither the booking nor the question', async () => {
  const { booking_id } = await paid()
  const works: ((ctx: Within) => Promise<unknown>)[] = [
    (ctx) => confirmDeposit(ctx, booking_id),
    (ctx) => moveOn(ctx, booking_id, 'preparing'),
    (ctx) => completeCancel(ctx, booking_id),
    (ctx) => refuseCancel(ctx, booking_id),
    (ctx) => sendBack(ctx, booking_id),
    (ctx) => showToStaff(ctx, booking_id),
  ]
  for (const work of works)
    await expectRefused('BOOKING_NOT_FOUND', booking_id, async (ctx) => void (await work(ctx)), 2)
  const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA' })
  await expect(atDesk((ctx) => answerQuestion(ctx, id, 'x'), 2)).rejects.toMatchObject({
    refusal: 'POST_NOT_FOUND',
  })
  await expect(atDesk(async (ctx) => void (await readQuestion(ctx, id)), 2)).rejects.toMatchObject({
    refusal: 'POST_NOT_FOUND',
  })
  await atDesk(async (ctx) => {
    expect((await latestBookings(ctx)).list).toEqual([])
    expect(await unanswered(ctx)).toEqual([])
  }, 2)
})

test('bookings are listed newest first, at one progress or at any', async () => {
  const [first, second] = [await paid(), await reserved()]
  await atDesk(async (ctx) => {
    expect((await latestBookings(ctx)).list.slice(0, 2).map(({ booking_id }) => booking_id)).toEqual([
      second.booking_id,
      first.booking_id,
    ])
    expect((await latestBookings(ctx, 'payment_completed')).list[0]?.booking_id).toBe(first.booking_id)
  })
})

describe('an answer to a question', () => {
  test('is shown to everybody, safe, and takes the place of an earlier one', async () => {
    const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA', title: '환불되나요?' })
    // A browser keeps what it has read; the product hears of a change a moment after it.
    const expectShown = (contents: string) =>
      vi.waitFor(
        async () =>
          expect(await site.visitorAt('a1.localhost').board.post({ id })).toMatchObject({
            answered_yn: 'Y',
            answer: { contents },
          }),
        10_000,
      )
    expect(await unanswered({ db: site.db, travel_agency: 1 })).toContainEqual(
      expect.objectContaining({ id, title: '환불되나요?' }),
    )
    await atDesk((ctx) => answerQuestion(ctx, id, '네.\n\n전화 <주세요> & 메일'))
    await expectShown('<p>네.</p><p>전화 &lt;주세요&gt; &amp; 메일</p>')
    await atDesk((ctx) => answerQuestion(ctx, id, '<p onclick="x()">아니요<script>alert(1)</script></p>'))
    await expectShown('<p>아니요</p>')
    expect(await unanswered({ db: site.db, travel_agency: 1 })).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('to a private question is for who asked alone', async () => {
    const asked = {
      board_id: 'QNA',
      title: '제 예약',
      contents: '<p>비밀</p>',
      private_yn: 'Y',
      reg_name: '김미나',
      password: 'abcd1234',
    } as const
    const { id } = await site.visitor.board.createPost(asked)
    await atDesk(async (ctx) => expect((await readQuestion(ctx, id)).contents).toBe('<p>비밀</p>'))
    await atDesk((ctx) => answerQuestion(ctx, id, '저희끼리'))
    await vi.waitFor(
      async () =>
        expect(await site.visitorAt('a1.localhost').board.post({ id })).toMatchObject({
          answered_yn: 'Y',
          answer: null,
        }),
      10_000,
    )
    expect((await site.visitor.board.checkPw({ id, password: 'abcd1234' })).post?.answer?.contents).toBe(
      '<p>저희끼리</p>',
    )
    expect(
      (
        await site.db
          .selectFrom('post')
          .select('answer')
          .where('travel_agency', '=', 1)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).answer,
    ).toBeNull()
  })

  test('must say something, and to a question', async () => {
    const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA' })
    for (const text of ['', ' \n ', '<p> </p>', '<script>x</script>'])
      await expect(atDesk((ctx) => answerQuestion(ctx, id, text))).rejects.toMatchObject({
        refusal: 'BAD_INPUT',
      })
    expect(await site.visitor.board.post({ id })).toMatchObject({ answered_yn: 'N', answer: null })
    const { board_id } = await site.make.board()
    const { id: notice } = await site.make.post({ board_id, type: board_id })
    await expect(atDesk((ctx) => answerQuestion(ctx, notice, 'x'))).rejects.toMatchObject({
      refusal: 'POST_NOT_FOUND',
    })
  })
})

test('at the command line: right and wrong commands, on the database of a running product, which sends the mail', {
  timeout: 120_000,
}, async () => {
  const running = await openSite({ jobs: true, env: { SECRET_KEY: secret } })
  const { tour_category_id } = await running.make.category()
  const { package_code } = await running.make.package({ tour_category_id })
  const { departure_date } = await running.make.departure({
    package_code,
    departure_date: dayAfter(today, 60),
    minimum: 20,
  })
  const form = reservationOf({ package_code, departure_date }, { party: { adult: 1, child: 0, baby: 0 } })
  const { body } = await personAt(running).sendOnce('POST', '/api/landing/package/nonMember', form)
  const env = { DATABASE_URL: running.url, SECRET_KEY: secret }
  const at = ['--agency', 'agency1.example']

  const confirmed = await desk(env, ['confirm-deposit', body.booking_id, '--amount', '990,000', ...at])
  expect(confirmed).toMatchObject({ code: 0, stderr: '' })
  expect(confirmed.stdout).toMatch(
    /payment_completed[\s\S]*payment 990,000 won, bank_transfer, [0-9A-Z]{12}[\s\S]*payment_completed by staff/,
  )
  for (const hidden of ['김미나', '1234-5678', 'mina@']) expect(confirmed.stdout).not.toContain(hidden)
  const paid = await vi.waitFor(
    () => outboxOf(running.dataDir, 'booking-paid')[0]?.mail ?? expect.fail('no mail yet'),
    { timeout: 20_000, interval: 200 },
  )
  expect(paid.text).toContain(inFours(body.booking_id))

  const twice = await desk(env, ['confirm-deposit', body.booking_id, '--agency', '1'])
  expect(twice).toEqual({
    code: 1,
    stdout: '',
    stderr: `This reservation cannot be paid.\n${body.booking_id} is at payment_completed: 990,000 won by bank_transfer, 990,000 won paid.\n`,
  })
  expect(await desk(env, ['prepare', body.booking_id, '--agency', '2'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('not found'),
  })
  expect((await desk(env, ['bookings', ...at])).stdout).toContain(`${body.booking_id}  payment_completed`)

  const key = 'live_sk_of_the_agency'
  expect(await desk(env, ['secret', 'toss_secret_key', ...at], `${key}\n`)).toEqual({
    code: 0,
    stdout: 'toss_secret_key of agency 1 is kept.\n',
    stderr: '',
  })
  expect(await desk(env, ['secret', 'toss_webhook_path', ...at], 'too short')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing was kept'),
  })
  expect(
    await inAgency(running.db, 1, (tx) =>
      secretsOf({ db: tx, travel_agency: 1, keyFor: running.naru.keyFor }),
    ),
  ).toEqual({ toss_secret_key: key })

  await running.make.board({ board_id: 'QNA', write: 'anyone' })
  const { id } = await running.make.post({ board_id: 'QNA', type: 'QNA', contents: '<p>a\u001b[2Jb</p>' })
  const answered = await desk(env, ['answer', String(id), '--text', '네, 됩니다.', ...at])
  // nobody's text steers the terminal
  expect(answered).toMatchObject({ code: 0, stdout: expect.stringMatching(/a \[2Jb[\s\S]*네, 됩니다\./) })

  const link = await desk({ ...env, NARU: 'demo', PORT: '3999' }, [
    'link',
    body.booking_id,
    '--traveller',
    '1',
    ...at,
  ])
  expect(link.stdout).toMatch(/^http:\/\/a1\.localhost:3999\/papers#[\w-]{43}$/m) // it opens in the demo

  expect((await askDesk(['help'], {})).stdout).toContain('confirm-deposit NUMBER')
  const wrong: [string[], string][] = [
    [['dance', ...at], 'no command "dance"'],
    [['bookings'], '--agency'],
    [['bookings', '--agency', '77'], 'no agency 77'],
    [['bookings', '--progress', 'lost', ...at], 'no progress "lost"'],
    [['prepare', ...at], 'prepare NUMBER'],
    [['prepare', 'A', '--amount', '1', ...at], 'takes no --amount'],
    [['bookings', '--colour', ...at], '--colour'],
    [['answer', '1', ...at], '--text or --file'],
    [['secret', 'pin', ...at], 'no secret "pin"'],
  ]
  await Promise.all(
    wrong.map(async ([args, said]) =>
      expect(await askDesk(args, env)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(said),
      }),
    ),
  )
})

test('on our own PostgreSQL: the one that runs is used, a stopped one is started for the moment, a missing one is not made', {
  timeout: 120_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-desk-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder }
  const ask = () => desk(env, ['bookings', '--agency', 'a1.localhost'])
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringContaining('no database') })
  expect(fs.readdirSync(folder)).toEqual([])

  const postgres = await startPostgres(path.join(folder, 'postgres'))
  await migrate(postgres.url)
  const { db, close } = openDatabase(postgres.url, () => {})
  await make(db, 1).agency()
  await close()
  // Naru itself was never started on it
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringMatching(/pg-boss/) })
  const quiet = () => {}
  await (await startJobs(postgres.url, {}, { info: quiet, warn: quiet, error: quiet })).stop()
  const lock = path.join(folder, 'postgres', 'cluster', 'postmaster.pid')
  const before = fs.readFileSync(lock, 'utf8')
  expect(await ask()).toEqual({ code: 0, stdout: 'No bookings.\n', stderr: '' })
  expect(fs.readFileSync(lock, 'utf8')).toBe(before)

  await postgres.stop()
  expect(await ask()).toEqual({ code: 0, stdout: 'No bookings.\n', stderr: '' })
  expect(fs.existsSync(lock)).toBe(false)
})

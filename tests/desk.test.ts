// What staff do from the desk: lists, answers and the command line, one agency’s and no other’s.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readAgencySecrets } from '#domain/agency/secrets.server.ts'
import { listUnansweredQuestions, readQuestion, saveAnswer } from '#domain/board/answer.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import {
  describeBookingForStaff,
  listLatestBookings,
  refuseCancel,
  transitionByStaff,
} from '#domain/booking/staff.server.ts'
import { completeCancel, sendBack } from '#domain/payment/transfer.server.ts'
import { addDays } from '#lib/days.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { make } from '#seed/make.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  createPaidBooking,
  createReservedBooking,
  expectRefused,
  runAtDesk,
  setUpDesk,
  site,
  today,
} from './desk-setup.ts'
import { listOutbox } from './read-mail.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { runDesk, testSecret } from './shared/run-product.ts'
import { createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpDesk)

test('staff of another agency find neither the booking nor the question', async () => {
  const { booking_id } = await createPaidBooking()
  const works: ((ctx: TxContext) => Promise<unknown>)[] = [
    (ctx) => confirmDeposit(ctx, booking_id),
    (ctx) => transitionByStaff(ctx, booking_id, 'preparing'),
    (ctx) => completeCancel(ctx, booking_id),
    (ctx) => refuseCancel(ctx, booking_id),
    (ctx) => sendBack(ctx, booking_id),
    (ctx) => describeBookingForStaff(ctx, booking_id),
  ]
  for (const work of works)
    await expectRefused('BOOKING_NOT_FOUND', booking_id, async (ctx) => void (await work(ctx)), 2)
  const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA' })
  await expect(runAtDesk((ctx) => saveAnswer(ctx, id, 'x'), 2)).rejects.toMatchObject({
    refusal: 'POST_NOT_FOUND',
  })
  await expect(runAtDesk(async (ctx) => void (await readQuestion(ctx, id)), 2)).rejects.toMatchObject({
    refusal: 'POST_NOT_FOUND',
  })
  await runAtDesk(async (ctx) => {
    expect((await listLatestBookings(ctx)).list).toEqual([])
    expect(await listUnansweredQuestions(ctx)).toEqual([])
  }, 2)
})

test('bookings are listed newest first, at one progress or at any', async () => {
  const [first, second] = [await createPaidBooking(), await createReservedBooking()]
  await runAtDesk(async (ctx) => {
    expect((await listLatestBookings(ctx)).list.slice(0, 2).map(({ booking_id }) => booking_id)).toEqual([
      second.booking_id,
      first.booking_id,
    ])
    expect((await listLatestBookings(ctx, 'payment_completed')).list[0]?.booking_id).toBe(first.booking_id)
  })
})

describe('an answer to a question', () => {
  test('is shown to everybody, safe, and takes the place of an earlier one', async () => {
    const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA', title: '환불되나요?' })
    // A browser keeps what it has read; the product hears of a change a moment after it.
    const expectShown = (contents: string) =>
      vi.waitFor(
        async () =>
          expect(await site.createClient('a1.localhost').board.post({ id })).toMatchObject({
            answered_yn: 'Y',
            answer: { contents },
          }),
        10_000,
      )
    expect(await listUnansweredQuestions({ db: site.db, travel_agency: 1 })).toContainEqual(
      expect.objectContaining({ id, title: '환불되나요?' }),
    )
    await runAtDesk((ctx) => saveAnswer(ctx, id, '네.\n\n전화 <주세요> & 메일'))
    await expectShown('<p>네.</p><p>전화 &lt;주세요&gt; &amp; 메일</p>')
    await runAtDesk((ctx) => saveAnswer(ctx, id, '<p onclick="x()">아니요<script>alert(1)</script></p>'))
    await expectShown('<p>아니요</p>')
    expect(await listUnansweredQuestions({ db: site.db, travel_agency: 1 })).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('an answer to a private question is visible only to its writer', async () => {
    const asked = {
      board_id: 'QNA',
      title: '제 예약',
      contents: '<p>비밀</p>',
      private_yn: 'Y',
      reg_name: '김미나',
      password: 'abcd1234',
    } as const
    const { id } = await site.client.board.createPost(asked)
    await runAtDesk(async (ctx) => expect((await readQuestion(ctx, id)).contents).toBe('<p>비밀</p>'))
    await runAtDesk((ctx) => saveAnswer(ctx, id, '저희끼리'))
    await vi.waitFor(
      async () =>
        expect(await site.createClient('a1.localhost').board.post({ id })).toMatchObject({
          answered_yn: 'Y',
          answer: null,
        }),
      10_000,
    )
    expect((await site.client.board.checkPw({ id, password: 'abcd1234' })).post?.answer?.contents).toBe(
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

  test('an empty answer, and an answer to a post that is no question, are refused', async () => {
    const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA' })
    for (const text of ['', ' \n ', '<p> </p>', '<script>x</script>'])
      await expect(runAtDesk((ctx) => saveAnswer(ctx, id, text))).rejects.toMatchObject({
        refusal: 'BAD_INPUT',
      })
    expect(await site.client.board.post({ id })).toMatchObject({ answered_yn: 'N', answer: null })
    const { board_id } = await site.make.board()
    const { id: notice } = await site.make.post({ board_id, type: board_id })
    await expect(runAtDesk((ctx) => saveAnswer(ctx, notice, 'x'))).rejects.toMatchObject({
      refusal: 'POST_NOT_FOUND',
    })
  })
})

test('at the command line: right and wrong commands, on the database of a running product, which sends the mail', {
  timeout: 120_000,
}, async () => {
  const running = await createSite({ jobs: true, env: { SECRET_KEY: testSecret } })
  const { tour_category_id } = await running.make.category()
  const { package_code } = await running.make.package({ tour_category_id })
  const { departure_date } = await running.make.departure({
    package_code,
    departure_date: addDays(today, 60),
    minimum: 20,
  })
  const form = buildReservation({ package_code, departure_date }, { party: { adult: 1, child: 0, baby: 0 } })
  const { body } = await createVisitor(running).sendOnce('POST', '/api/landing/package/nonMember', form)
  const env = { DATABASE_URL: running.url, SECRET_KEY: testSecret }
  const at = ['--agency', 'agency1.example']

  const confirmed = await runDesk(env, [
    'confirm-deposit',
    body.booking_id,
    '--amount',
    '990,000',
    '--note',
    'cash',
    ...at,
  ])
  expect(confirmed).toMatchObject({ code: 0, stderr: '' })
  expect(confirmed.stdout).toMatch(
    /payment_completed[\s\S]*payment 990,000 won, bank_transfer, [0-9A-Z]{12}[\s\S]*payment_completed by staff/,
  )
  for (const hidden of ['김미나', '1234-5678', 'mina@']) expect(confirmed.stdout).not.toContain(hidden)
  const paid = await vi.waitFor(
    () => listOutbox(running.dataDir, 'booking-paid')[0]?.mail ?? expect.fail('no mail yet'),
    { timeout: 20_000, interval: 200 },
  )
  expect(paid.text).toContain(formatInFours(body.booking_id))

  const twice = await runDesk(env, ['confirm-deposit', body.booking_id, '--note', 'cash', '--agency', '1'])
  expect(twice).toEqual({
    code: 1,
    stdout: '',
    stderr: `This reservation cannot be paid.\n${body.booking_id} is at payment_completed: 990,000 won by bank_transfer, 990,000 won paid.\n`,
  })
  expect(await runDesk(env, ['prepare', body.booking_id, '--agency', '2'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('not found'),
  })
  expect((await runDesk(env, ['bookings', ...at])).stdout).toContain(`${body.booking_id}  payment_completed`)

  const key = 'live_sk_of_the_agency'
  expect(await runDesk(env, ['secret', 'toss_secret_key', ...at], `${key}\n`)).toEqual({
    code: 0,
    stdout: 'toss_secret_key of agency 1 is kept.\n',
    stderr: '',
  })
  expect(await runDesk(env, ['secret', 'toss_webhook_path', ...at], 'too short')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing was kept'),
  })
  expect(
    await runInTransaction(running.db, 1, (tx) =>
      readAgencySecrets({ db: tx, travel_agency: 1, keyFor: running.naru.keyFor }),
    ),
  ).toEqual({ toss_secret_key: key })

  await running.make.board({ board_id: 'QNA', write: 'anyone' })
  const { id } = await running.make.post({ board_id: 'QNA', type: 'QNA', contents: '<p>a\u001b[2Jb</p>' })
  const answered = await runDesk(env, ['answer', String(id), '--text', '네, 됩니다.', ...at])
  // nobody's text steers the terminal
  expect(answered).toMatchObject({ code: 0, stdout: expect.stringMatching(/a \[2Jb[\s\S]*네, 됩니다\./) })

  const link = await runDesk({ ...env, NARU: 'demo', PORT: '3999' }, [
    'link',
    body.booking_id,
    '--traveller',
    '1',
    ...at,
  ])
  expect(link.stdout).toMatch(/^http:\/\/a1\.localhost:3999\/papers#[\w-]{43}$/m) // it opens in the demo

  expect((await runDeskCommand(['help'], {})).stdout).toContain('confirm-deposit NUMBER')
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
    wrong.map(async ([args, sentence]) =>
      expect(await runDeskCommand(args, env)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(sentence),
      }),
    ),
  )
})

test('the desk uses a running own PostgreSQL, starts a stopped one for the command, and never creates one', {
  timeout: 120_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-desk-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder }
  const ask = () => runDesk(env, ['bookings', '--agency', 'a1.localhost'])
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringContaining('no database') })
  expect(fs.readdirSync(folder)).toEqual([])

  const postgres = await startPostgres(path.join(folder, 'postgres'))
  await migrate(postgres.url)
  const { db, close } = createDatabase(postgres.url, () => {})
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

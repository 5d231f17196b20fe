// What the desk shows and stores, one agency’s and no other’s; and what staff do with bookings and questions of another.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { saveAnswer } from '#domain/board/answer.server.ts'
import { describeBookingForStaff, refuseCancel, transitionByStaff } from '#domain/booking/staff.server.ts'
import { completeCancel, sendBack } from '#domain/payment/transfer.server.ts'
import { addDays } from '#lib/days.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { make } from '#seed/make.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createPaidBooking, expectRefused, runAtDesk, setUpDesk, site, today } from './desk-setup.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { runDesk, testSecret } from './shared/run-product.ts'
import { createSite } from './site.ts'
import { createStaffUser } from './staff-user.ts'
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
    await runAtDesk((ctx) => saveAnswer(ctx, id, '네.\n\n전화 <주세요> & 메일'))
    await expectShown('<p>네.</p><p>전화 &lt;주세요&gt; &amp; 메일</p>')
    await runAtDesk((ctx) => saveAnswer(ctx, id, '<p onclick="x()">아니요<script>alert(1)</script></p>'))
    await expectShown('<p>아니요</p>')
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

test('at the command line: right and wrong commands, on the database of a running product', {
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
  await createStaffUser(running) // an owner, who is told of keys
  const env = { NARU: 'live', DATABASE_URL: running.url, SECRET_KEY: testSecret }
  const at = ['--agency', 'agency1.example']

  // as no form would let it in
  await runInTransaction(running.db, 1, (tx) =>
    tx
      .updateTable('booking')
      .set({ request: 'a\u001b[2Jb' })
      .where((eb) => eb.and({ travel_agency: 1, booking_id: body.booking_id }))
      .execute(),
  )
  const shown = await runDesk(env, ['booking', body.booking_id, ...at])
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toMatch(/waiting_for_payment[\s\S]*990,000 won in all, by bank_transfer/)
  for (const hidden of ['김미나', '1234-5678', 'mina@']) expect(shown.stdout).not.toContain(hidden)
  // nobody's text steers the terminal
  expect(shown.stdout).toContain('a [2Jb')
  expect(await runDesk(env, ['booking', body.booking_id, '--agency', '2'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('not found'),
  })

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
  const told = await runInTransaction(running.db, 1, async (tx) => ({
    log: await tx
      .selectFrom('staff_log')
      .select(['call', 'subject', 'staff_name', 'after'])
      .where('travel_agency', '=', 1)
      .execute(),
    notices: await tx
      .selectFrom('settings_notice')
      .select(['setting', 'by_name'])
      .where('travel_agency', '=', 1)
      .execute(),
  }))
  expect(told).toEqual({
    log: [{ call: 'desk secret', subject: 'secret toss_secret_key', staff_name: 'Naru', after: null }],
    notices: [{ setting: 'key', by_name: 'Naru' }], // the owner, never the key
  })

  expect((await runDeskCommand(['help'], {})).stdout).toContain('booking NUMBER')
  const wrong: [string[], string][] = [
    [['dance', ...at], 'no command "dance"'],
    [['booking', 'A'], '--agency'],
    [['booking', 'A', '--agency', '77'], 'no agency 77'],
    [['booking', 'A', '--agency', 'a1.localhost'], 'no agency a1.localhost'], // a host of the demo
    [['booking', ...at], 'booking NUMBER'],
    [['booking', 'A', '--roles', 'owner', ...at], 'takes no --roles'],
    [['booking', 'A', '--colour', ...at], '--colour'],
    [['confirm-deposit', 'A', ...at], 'no command "confirm-deposit"'],
    [['consult-link', '1', ...at], 'no command "consult-link"'], // it is in the office
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
  const ask = () => runDesk(env, ['booking', 'ABCDEFGH1234', '--agency', 'a1.localhost'])
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringContaining('no database') })
  expect(fs.readdirSync(folder)).toEqual([])

  await copyPreparedCluster(path.join(folder, 'postgres'))
  const postgres = await startPostgres(path.join(folder, 'postgres'))
  const { db, close } = createDatabase(postgres.url, () => {})
  await make(db, 1).agency()
  await close()
  // Naru itself was never started on it
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringMatching(/pg-boss/) })
  const quiet = () => {}
  await (await startJobs(postgres.url, {}, { info: quiet, warn: quiet, error: quiet })).stop()
  const lock = path.join(folder, 'postgres', 'cluster', 'postmaster.pid')
  const before = fs.readFileSync(lock, 'utf8')
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringContaining('not found') })
  expect(fs.readFileSync(lock, 'utf8')).toBe(before)

  await postgres.stop()
  expect(await ask()).toMatchObject({ code: 1, stderr: expect.stringContaining('not found') })
  expect(fs.existsSync(lock)).toBe(false)
})

// Moving in: files of another system are tried, brought in by a job, and undone as far as nothing was done since.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { MovingKind } from '#domain/moving/kinds.ts'
import { runMove } from '#domain/moving/run-move.server.ts'
import { signsOfUse } from '#domain/reservation/move-in.server.ts'
import { purgeExpired } from '../src/retention.server.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { query } from './ops/postgres.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
let owner: StaffUser
let customer: ReturnType<typeof createVisitor>
beforeAll(async () => {
  office = await setUpOccupancy()
  owner = await createStaffUser(office.site, { name: '한대표' })
  customer = createVisitor(office.site)
})

type Cells = Record<string, string>
const toRows = (cells: Cells[]) => cells.map((each, at) => ({ at: at + 2, cells: each }))
const tryRows = (kind: MovingKind, cells: Cells[], who = owner) =>
  who.send('POST', '/api/office/moving', { kind, rows: toRows(cells), only_try: true })
const start = (kind: MovingKind, cells: Cells[], { who = owner, key = randomUUID() as string } = {}) =>
  who.sendOnce('POST', '/api/office/moving', { kind, rows: toRows(cells) }, key)
const findMove = async (id: number) => (await owner.api.moving.moves()).list.find((move) => move.id === id)
const undo = (id: number) => owner.send('POST', '/api/office/moving/undo', { id })

/** As the job does, batch after batch. */
async function finish(id: number): Promise<number> {
  for (let batches = 1; batches < 100; batches++) {
    await runMove(office.jobContext, { travel_agency: 1, id })
    const state = (await findMove(id))?.state
    if (state === 'done' || state === 'undone') return batches
  }
  throw new Error('the import does not end')
}
async function bringIn(kind: MovingKind, cells: Cells[]): Promise<number> {
  const { status, body, text } = await start(kind, cells)
  expect([status, text]).toEqual([200, expect.any(String)])
  await finish(body.id)
  return body.id
}
const buildMember = (login_id: string, more: Cells = {}): Cells => ({
  name: '홍길동',
  email: `${login_id}@old.example`,
  login_id,
  ...more,
})
const listMembers = (start: string) =>
  office.runInAgency((tx) =>
    tx
      .selectFrom('member')
      .select(['id', 'login_id', 'password_hash', 'email_verified', 'birthdate', 'gender'])
      .where('login_id', 'like', `${start}%`)
      .orderBy('login_id')
      .execute(),
  )

test('a trial run names each wrong cell, skips who is a member and what stands twice, and writes nothing', async () => {
  await office.site.make.member({ login_id: 'was-here', email: 'WAS@here.example', contact: '010-7777-0001' })
  const { status, body } = await tryRows('members', [
    buildMember('trial-1', { birthdate: '1990. 3. 1', gender: '여' }),
    buildMember('trial-2', { email: 'no address' }),
    buildMember('trial-3', { name: '' }),
    buildMember('trial-4', { name: '=HYPERLINK("http://x")' }),
    buildMember('trial-5', { email: 'was@HERE.example' }),
    buildMember('trial-6', { contact: '01077770001' }),
    buildMember('trial-1', { email: 'other@old.example' }),
    buildMember('trial-7', { birthdate: '1990-13-40', name: '가'.repeat(61) }),
  ])
  expect(status).toBe(200)
  expect(body).toEqual({
    id: null,
    ready: 1,
    skipped: 3,
    wrong: 4,
    skips: expect.arrayContaining([
      { at: 6, reason: 'exists' },
      { at: 7, reason: 'exists' },
      { at: 8, reason: 'double' },
    ]),
    faults: [
      { at: 3, field: 'email', fault: 'format' },
      { at: 4, field: 'name', fault: 'required' },
      { at: 5, field: 'name', fault: 'formula' },
      { at: 9, field: 'name', fault: 'too_long' },
      { at: 9, field: 'birthdate', fault: 'format' },
    ],
  })
  expect(await listMembers('trial-')).toEqual([])
  expect((await owner.api.moving.moves()).list).toEqual([])
})

test('a telephone is the same with +82 in front, of a member, of a booking and within the file', async () => {
  await office.site.make.member({ login_id: 'abroad-0', contact: '010-7777-0002' })
  const members = await tryRows('members', [
    buildMember('abroad-1', { contact: '+82 10-7777-0002' }),
    buildMember('abroad-2', { contact: '+82 010-7777-0003' }),
    buildMember('abroad-3', { contact: '01077770003' }),
  ])
  expect(members.body).toMatchObject({
    ready: 1,
    skips: expect.arrayContaining([
      { at: 2, reason: 'exists' },
      { at: 4, reason: 'double' },
    ]),
  })
  const { package_code } = await office.createTrip({ 30: 900_000 }, { seats: 9 })
  await bringIn('bookings', [buildBooking(package_code)])
  const bookings = await tryRows('bookings', [
    buildBooking(package_code, { contact: '+82 10 1111 2222' }),
    buildBooking(package_code, { contact: '010-5555-6666' }),
    buildBooking(package_code, { contact: '+821055556666' }),
  ])
  expect(bookings.body.skips).toHaveLength(2)
  expect(bookings.body.skips).toEqual(
    expect.arrayContaining([
      { at: 2, reason: 'exists' },
      { at: 4, reason: 'double' },
    ]),
  )
})

test('members come in by batches without a password, and whoever tries to log in first is mailed a link, once', async () => {
  const cells = Array.from({ length: 130 }, (_, at) => buildMember(`moved-${at}`))
  const key = randomUUID()
  const sent = await Promise.all([1, 2].map(() => start('members', cells, { key })))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const id = sent[0]?.body.id
  expect(sent[1]?.body.id).toBe(id)
  expect(await findMove(id)).toMatchObject({ state: 'running', waiting: 130, by_name: '한대표' })
  expect(await finish(id)).toBe(3)
  expect(await findMove(id)).toMatchObject({ state: 'done', created: 130, waiting: 0, skipped: 0 })
  const members = await listMembers('moved-')
  expect(members).toHaveLength(130)
  expect(members[0]).toMatchObject({ password_hash: null, email_verified: false })
  const contents = await office.runInAgency((tx) =>
    tx.selectFrom('move_in_row').select('at').where('content', 'is not', null).execute(),
  )
  expect(contents).toEqual([])
  office.takeMails()
  const logIn = () =>
    customer.send('POST', '/api/user/login/landing', {
      username: 'moved-5',
      password: 'whatever it was',
    })
  expect((await logIn()).body.code).toBe('LOGIN_FAILED')
  expect((await logIn()).body.code).toBe('LOGIN_FAILED')
  expect(office.takeMails().map(({ kind }) => kind)).toEqual(['reset-password'])
})

test('an import is undone within a day, without those who were mailed; later, twice or by another agency it is refused', async () => {
  const id = await bringIn('members', [buildMember('undo-1'), buildMember('undo-2')])
  await customer.send('POST', '/api/user/login/landing', { username: 'undo-2', password: 'x' })
  const details = await owner.api.moving.moveDetails({ id })
  expect(details).toMatchObject({ removable: 1, kept: [{ at: 3, reason: 'mailed' }] })
  expect((await office.other.send('POST', '/api/office/moving/undo', { id })).body.code).toBe('NOT_FOUND')
  expect((await undo(id)).status).toBe(200)
  expect((await undo(id)).body.code).toBe('WRONG_MOVE_STATE')
  await finish(id)
  expect(await findMove(id)).toMatchObject({ state: 'undone', removed: 1, kept: 1, undo_until: null })
  expect((await listMembers('undo-')).map(({ login_id }) => login_id)).toEqual(['undo-2'])
  const old = await bringIn('members', [buildMember('late-1')])
  await office.runInAgency((tx) =>
    tx.updateTable('move_in').set({ reg_date: '2026-01-01T00:00:00Z' }).where('id', '=', old).execute(),
  )
  expect((await undo(old)).body.code).toBe('UNDO_OVER')
  await purgeExpired(office.jobContext)
  expect(await findMove(old)).toBeUndefined()
  expect(await listMembers('late-')).toHaveLength(1)
})

const buildBooking = (trip: string, more: Cells = {}): Cells => ({
  trip,
  departure_date: dateInDays(30),
  name: '박예약',
  contact: '010-1111-2222',
  adult: '2',
  total: '1,000,001원',
  ...more,
})

test('bookings to come take their seats at the agreed price, tell nobody, and say what was paid elsewhere', async () => {
  const { package_code, at } = await office.createTrip({ 30: 900_000 }, { seats: 5 })
  office.takeMails()
  const id = await bringIn('bookings', [
    buildBooking(package_code, { paid: '300,000', number: 'OLD-7', child: '1' }),
    buildBooking(package_code, { name: '이초과', contact: '010-9', adult: '1' }),
    buildBooking(package_code, { name: '최많음', contact: '010-3333-4444', adult: '3' }),
    buildBooking(package_code, { name: '정없음', departure_date: dateInDays(31) }),
    buildBooking('없는 상품'),
  ])
  expect(await findMove(id)).toMatchObject({ file_rows: 5, created: 1, skipped: 1 })
  expect(await owner.api.moving.moveDetails({ id })).toMatchObject({
    removable: 1,
    skips: [{ at: 4, reason: 'sold_out' }],
  })
  expect(await office.countTaken(at(30))).toBe(3)
  expect(office.takeMails()).toEqual([])
  const [booking] = await office.runInAgency((tx) =>
    tx.selectFrom('booking').selectAll().where('departure_id', '=', at(30)).execute(),
  )
  expect(booking).toMatchObject({
    progress: 'waiting_for_payment',
    total: 1_000_001,
    adult: 2,
    child: 1,
    paid: 0,
    held_until: null,
    consents_due: true,
  })
  expect(booking?.price_lines.reduce((sum, line) => sum + line.sum, 0)).toBe(1_000_001)
  const notes = await office.runInAgency((tx) =>
    tx
      .selectFrom('booking_note')
      .select('text')
      .where('booking', '=', booking?.id ?? 0)
      .execute(),
  )
  expect(notes).toEqual([{ text: expect.stringMatching(/OLD-7.*300,000/) }])
  const again = await tryRows('bookings', [buildBooking(package_code, { child: '1' })])
  expect(again.body).toMatchObject({ ready: 0, skips: [{ at: 2, reason: 'exists' }] })
  expect((await start('bookings', [buildBooking(package_code)])).body.code).toBe('NOTHING_TO_MOVE')
})

test('undoing bookings gives their seats back, and keeps the one that was paid since, with its row', async () => {
  const { package_code, at } = await office.createTrip()
  const id = await bringIn('bookings', [
    buildBooking(package_code, { total: '1000000' }),
    buildBooking(package_code, { name: '다른손님', total: '1000000' }),
  ])
  const [first] = await office.runInAgency((tx) =>
    tx.selectFrom('booking').select('booking_id').where('departure_id', '=', at(30)).orderBy('id').execute(),
  )
  const paid = await office.money.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id: first?.booking_id,
    amount: 1_000_000,
    reason: '이전 시스템에서 확인',
  })
  expect([paid.status, paid.text]).toEqual([200, expect.any(String)])
  expect((await owner.api.moving.moveDetails({ id })).kept).toEqual([{ at: 2, reason: 'paid' }])
  expect((await undo(id)).status).toBe(200)
  await finish(id)
  expect(await findMove(id)).toMatchObject({ removed: 1, kept: 1 })
  expect(await office.countTaken(at(30))).toBe(2)
})

test('a row that fails on our side is named, and the others of its batch come in', async () => {
  const { package_code } = await office.createTrip()
  await query(
    office.site.url,
    `create function public.fail_moved() returns trigger language plpgsql as $$
       begin if new.name = '터지는손님' then raise exception 'broken'; end if; return new; end $$;
     create trigger fail_moved before insert on booking for each row execute function public.fail_moved()`,
  )
  const id = await bringIn(
    'bookings',
    ['먼저', '터지는손님', '나중'].map((name) => buildBooking(package_code, { name })),
  )
  await query(office.site.url, 'drop trigger fail_moved on booking')
  expect(await findMove(id)).toMatchObject({ state: 'done', created: 2, skipped: 1, waiting: 0 })
  expect((await owner.api.moving.moveDetails({ id })).skips).toEqual([{ at: 3, reason: 'failed' }])
})

test('an import whose job was given up is gone on with, and one that runs is not', async () => {
  const { body } = await start('members', [buildMember('stuck-1')])
  const resume = () => owner.send('POST', '/api/office/moving/resume', { id: body.id })
  expect((await findMove(body.id))?.is_stuck).toBe(false)
  expect((await resume()).body.code).toBe('WRONG_MOVE_STATE')
  await office.runInAgency((tx) =>
    tx.updateTable('move_in').set({ touched: '2026-01-01' }).where('id', '=', body.id).execute(),
  )
  expect((await findMove(body.id))?.is_stuck).toBe(true)
  expect((await resume()).status).toBe(200)
  expect((await resume()).body.code).toBe('WRONG_MOVE_STATE')
  await finish(body.id)
  expect(await findMove(body.id)).toMatchObject({ state: 'done', created: 1, is_stuck: false })
})

test('undoing keeps the bookings that staff or a customer did something with since', async () => {
  const { package_code, at } = await office.createTrip()
  const names = ['그대로', '메모', '연락처', '할일', '링크']
  const id = await bringIn(
    'bookings',
    names.map((name) => buildBooking(package_code, { name, total: '1000000' })),
  )
  const list = await office.runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'name', 'revision'])
      .where('departure_id', '=', at(30))
      .orderBy('id')
      .execute(),
  )
  const [, noted, called, tasked, linked] = list.map(({ booking_id }) => booking_id)
  const corrected = { revision: list[2]?.revision, name: '연락처', contact: '010-7777-6666', email: '' }
  const done = [
    await owner.sendOnce('POST', '/api/office/booking/note', { booking_id: noted, text: '창가 자리' }),
    await owner.sendOnce('POST', '/api/office/booking/contact', { booking_id: called, ...corrected }),
    await owner.sendOnce('POST', '/api/office/booking/task', {
      booking_id: tasked,
      text: '전화하기',
      due: dateInDays(3),
    }),
    await owner.send('POST', '/api/office/booking/open-link', { booking_id: linked }),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await owner.api.moving.moveDetails({ id })).kept).toEqual([
    { at: 3, reason: 'changed' },
    { at: 4, reason: 'changed' },
    { at: 5, reason: 'changed' },
    { at: 6, reason: 'changed' },
  ])
  await undo(id)
  await finish(id)
  expect(await findMove(id)).toMatchObject({ removed: 1, kept: 4 })
})

test('every table that says something of a booking is asked before it is taken back', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'booking'::regclass`.execute(office.site.db)
  const asked = Object.values(signsOfUse).flat()
  // the first line of its history, its note and the digits of its transfers came with it
  const cameWithIt = ['booking_history', 'booking_note', 'transfer_reference']
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !asked.some((each) => each === name))
      .toSorted(),
  ).toEqual(cameWithIt)
})

test('reviews and posts come in with their day, cleaned, and the file of another agency is named cell by cell', async () => {
  const { package_code } = await office.createTrip()
  const other = await office.site
    .makeAt(2)
    .package({ tour_category_id: (await office.site.makeAt(2).category()).tour_category_id })
  const review = {
    trip: package_code,
    name: '김후기',
    stars: '5점',
    contents: '좋았어요',
    written_on: '2024.05.01',
  }
  const strange = await tryRows('reviews', [
    { ...review, trip: other.package_code },
    { ...review, stars: '6' },
  ])
  expect(strange.body.faults).toEqual([
    { at: 2, field: 'trip', fault: 'unknown_trip' },
    { at: 3, field: 'stars', fault: 'format' },
  ])
  const reviews = await bringIn('reviews', [review])
  const stored = await office.site.db
    .selectFrom('review')
    .select(['reg_name', 'stars', 'booking', 'reg_date'])
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  expect(stored).toEqual([
    {
      reg_name: '김○기',
      stars: 5,
      booking: null,
      reg_date: expect.stringMatching(/^2024-05-01/),
    },
  ])
  expect((await tryRows('reviews', [review])).body).toMatchObject({ ready: 0, skipped: 1 })
  expect((await undo(reviews)).status).toBe(200)
  await finish(reviews)
  expect(
    await office.site.db.selectFrom('review').select('id').where('package_code', '=', package_code).execute(),
  ).toEqual([])
  await office.site.make.board({ board_id: 'notice' })
  const post = {
    board: 'NOTICE',
    title: '옮긴 공지',
    contents: '<p onclick="x()">첫 줄</p><script>x</script>',
  }
  expect((await tryRows('posts', [{ ...post, board: '없는 게시판' }])).body.faults).toEqual([
    { at: 2, field: 'board', fault: 'unknown_board' },
  ])
  await bringIn('posts', [post])
  const { contents } = await office.site.db
    .selectFrom('post')
    .select('contents')
    .where('travel_agency', '=', 1)
    .where('title', '=', '옮긴 공지')
    .executeTakeFirstOrThrow()
  expect(contents).toBe('<p>첫 줄</p>')
})

test('only owners bring anything along, more rows than a file may have are refused, and the log has it', async () => {
  const manager = await createStaffUser(office.site, { roles: ['manager'] })
  expect((await tryRows('members', [buildMember('nobody')], manager)).body.code).toBe('NOT_ALLOWED')
  const many = Array.from({ length: 5_001 }, (_, at) => buildMember(`many-${at}`))
  expect((await tryRows('members', many)).body).toMatchObject({
    code: 'BAD_INPUT',
    fields: { rows: expect.anything() },
  })
  await bringIn('members', [buildMember('logged-1')])
  const { body } = await owner.send('GET', '/api/office/log?call=moving.startMove')
  expect(body.list[0]).toMatchObject({ staff_name: '한대표', said: { what: '자료 옮기기' } })
})

test('two rows with one number are refused, and nothing is brought in', async () => {
  const before = (await owner.api.moving.moves()).list.length
  const rows = ['twin-a', 'twin-b'].map((id) => ({ at: 2, cells: buildMember(id) }))
  const { status, body } = await owner.sendOnce('POST', '/api/office/moving', { kind: 'members', rows })
  expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
  expect((await owner.api.moving.moves()).list).toHaveLength(before)
})

test('a file whose turn comes when its agency is closed brings nothing in', async () => {
  const { package_code, at } = await office.createTrip()
  const { body } = await start('bookings', [buildBooking(package_code)])
  const setState = (state: 'open' | 'closed') =>
    office.site.db.updateTable('agency').set({ state }).where('travel_agency', '=', 1).execute()
  await setState('closed')
  try {
    await runMove(office.jobContext, { travel_agency: 1, id: body.id })
  } finally {
    await setState('open')
  }
  expect(await findMove(body.id)).toMatchObject({ state: 'done', created: 0 })
  expect(await office.countTaken(at(30))).toBe(0)
  const rows = await office.runInAgency((tx) =>
    tx.selectFrom('move_in_row').select('content').where('move_in', '=', body.id).execute(),
  )
  expect(rows).toEqual([{ content: null }])
})

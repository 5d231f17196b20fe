// Allotments of a departure and questions to suppliers: kept or released once, answered once by a link with an end.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { supplyLimits } from '#limits/books.ts'
import { setUpBooks } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { createOfficeVisitor } from './staff-user.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
let supplier: number
beforeAll(async () => {
  books = await setUpBooks()
  const { body } = await books.money.sendOnce('POST', '/api/office/suppliers', {
    name: '그랜드 베이 호텔',
    kind: 'hotel',
    person: '',
    phone: '',
    email: '',
    note: '',
  })
  supplier = Number(body.id)
})

const rooms = () => ({ supplier, kind: 'rooms', count: 11, what: '트윈', release_on: dateInDays(5) })
const add = (departure_id: number, more: object = {}, who = books.sales) =>
  who.sendOnce('POST', '/api/office/filling/supply/allotments', { departure_id, ...rooms(), ...more })
const settle = (id: number, outcome: string, revision = 1) =>
  books.sales.send('POST', '/api/office/filling/supply/allotments/settle', { id, revision, outcome })
const read = (departure_id: number) => books.sales.api.supply.departure({ departure_id })
const question = () => ({
  supplier,
  kind: 'rooms',
  count: 22,
  question: '5월 12일 22명 가능한가요?',
  ends: dateInDays(3),
})
const ask = (departure_id: number, more: object = {}, key?: string) =>
  books.sales.sendOnce(
    'POST',
    '/api/office/filling/supply/questions',
    { departure_id, ...question(), ...more },
    key,
  )

/** A supplier at a browser that has never been here. */
function openLink(address: string) {
  const [, id, token] = /\/supplier#1\.(\d+)\.([\w-]+)$/.exec(address) ?? []
  const link = { id: Number(id), token }
  const visitor = createOfficeVisitor(books.site)
  const send = (name: string, body: object) =>
    visitor.send('POST', `/api/office/supplier-link/${name}?travel_agency=1`, body)
  return {
    link,
    show: (more: object = {}) => send('show', { ...link, ...more }),
    answer: (more: object = {}) =>
      send('answer', { ...link, can: true, reply: '트윈 11실 가능', held_until: dateInDays(9), ...more }),
  }
}
const cancel = (departure_id: number) =>
  books.site.db
    .updateTable('departure')
    .set({ cancelled: sql<string>`now()`, closed_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .execute()
const setEnd = (id: number, day: string) =>
  books.runInAgency((tx) =>
    tx.updateTable('supplier_question').set({ ends: day }).where('id', '=', id).execute(),
  )
const findWaiting = async (kind: string, departure_id: number) => {
  const { waiting } = await books.owner.api.report.today()
  const found = waiting.find((each) => each.kind === kind)?.list ?? []
  return found.filter(({ ref }) => ref === String(departure_id))
}

test('a question that is sent again with its key is the same one, with the same address', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const key = randomUUID()
  const [first, again] = [await ask(departure_id, {}, key), await ask(departure_id, {}, key)]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await ask(departure_id, { count: 3 }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await read(departure_id)).questions).toHaveLength(1)
  expect((await openLink(first.body.address).show()).status).toBe(200)
})

test('an allotment waits on Today when its release day is near, and is kept once', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const far = await add(departure_id, { release_on: dateInDays(supplyLimits.releaseDays + 1) })
  expect([far.status, await findWaiting('allotments', departure_id)]).toEqual([200, []])
  const { body } = await add(departure_id)
  expect(await findWaiting('allotments', departure_id)).toMatchObject([
    {
      name: '그랜드 베이 호텔',
      allotment: 'rooms',
      count: 11,
      release_on: dateInDays(5),
      is_cancelled: false,
    },
  ])
  expect((await settle(body.id, 'kept', 7)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await settle(body.id, 'kept')).status).toBe(200)
  expect((await settle(body.id, 'released', 2)).body.code).toBe('ALLOTMENT_OVER')
  expect(await findWaiting('allotments', departure_id)).toEqual([])
  expect((await read(departure_id)).allotments).toMatchObject([{ outcome: null }, { outcome: 'kept' }])
})

test('of a cancelled departure nothing is held or kept: what is there waits to be released', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const { body } = await add(departure_id, { release_on: null })
  await cancel(departure_id)
  expect((await add(departure_id)).body.code).toBe('DEPARTURE_CANCELLED')
  expect((await settle(body.id, 'kept')).body.code).toBe('DEPARTURE_CANCELLED')
  const change = { id: body.id, revision: 1, ...rooms() }
  expect((await books.sales.send('PUT', '/api/office/filling/supply/allotments', change)).body.code).toBe(
    'DEPARTURE_CANCELLED',
  )
  expect(await findWaiting('allotments', departure_id)).toMatchObject([{ is_cancelled: true }])
  expect((await settle(body.id, 'released')).status).toBe(200)
  expect(await findWaiting('allotments', departure_id)).toEqual([])
})

test('it is changed with its revision, and its departure is not deleted while something is held', async () => {
  const { at } = await books.createTrip()
  const departure_id = at(30)
  const { body } = await add(departure_id)
  const change = (revision: number) =>
    books.sales.send('PUT', '/api/office/filling/supply/allotments', {
      id: body.id,
      revision,
      ...rooms(),
      count: 9,
    })
  expect((await change(1)).status).toBe(200)
  expect((await change(1)).body.code).toBe('CHANGED_MEANWHILE')
  const remove = () =>
    books.sales.sendOnce('PUT', '/api/office/departures', { rows: [], removed: [departure_id] })
  expect((await remove()).body.code).toBe('DEPARTURE_HAS_COSTS')
  await settle(body.id, 'released', 2)
  expect((await remove()).status).toBe(200)
})

test('a number of nobody, no count and a supplier that ended are refused', async () => {
  const { departure_id } = await books.createBookedDeparture()
  expect((await add(departure_id, { count: 0 })).body.fields).toHaveProperty('count')
  expect((await add(departure_id, { supplier: 999_999 })).body.code).toBe('NOT_FOUND')
  expect((await add(999_999)).body.code).toBe('DEPARTURE_NOT_FOUND')
  expect((await add(departure_id, {}, books.money)).status).toBe(403)
  expect((await ask(departure_id, { ends: dateInDays(-1) })).body.fields).toHaveProperty('ends')
})

test('a supplier answers by the link without a log-in, once, and the answer waits on Today until it is seen', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const { body } = await ask(departure_id)
  const link = openLink(body.address)
  expect((await link.show()).body).toMatchObject({
    supplier_name: '그랜드 베이 호텔',
    count: 22,
    by_name: '이영업',
    answer: null,
  })
  const both = await Promise.all([link.answer(), link.answer({ can: false })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await link.answer()).body.code).toBe('ALREADY_ANSWERED')
  expect((await link.show()).body.answer).not.toBeNull()
  const [waiting] = await findWaiting('supplier_answers', departure_id)
  expect(waiting).toMatchObject({
    name: '그랜드 베이 호텔',
    about: 'rooms',
    count: 22,
    can: expect.any(Boolean),
  })
  await books.sales.send('POST', '/api/office/filling/supply/questions/seen', { id: link.link.id })
  expect(await findWaiting('supplier_answers', departure_id)).toEqual([])
  expect(
    (await books.sales.send('POST', '/api/office/filling/supply/questions/withdraw', { id: link.link.id }))
      .body.code,
  ).toBe('ALREADY_ANSWERED')
})

test('a link that is guessed, over, withdrawn or of a cancelled departure is gone, and stores nothing', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const link = openLink((await ask(departure_id)).body.address)
  const expectGone = async (more: object = {}) => {
    for (const { status, body } of [await link.show(more), await link.answer(more)])
      expect([status, body.code]).toEqual([410, 'SUPPLIER_LINK_OVER'])
  }
  await expectGone({ token: 'x'.repeat(43) })
  await expectGone({ id: link.link.id + 1 })
  await setEnd(link.link.id, dateInDays(-1))
  await expectGone()
  await setEnd(link.link.id, dateInDays(0))
  expect((await link.show()).status).toBe(200)
  await books.sales.send('POST', '/api/office/filling/supply/questions/withdraw', { id: link.link.id })
  await expectGone()
  const other = openLink((await ask(departure_id)).body.address)
  await cancel(departure_id)
  expect((await other.answer()).body.code).toBe('SUPPLIER_LINK_OVER')
  expect((await ask(departure_id)).body.code).toBe('DEPARTURE_CANCELLED')
  expect((await read(departure_id)).questions.map(({ can }) => can)).toEqual([null, null])
})

test('whoever guesses is soon told to wait', async () => {
  const link = openLink('http://office.localhost/supplier#1.1.guess')
  const codes: unknown[] = []
  for (let at = 0; at < 40; at++) codes.push((await link.show()).body.code)
  expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
})

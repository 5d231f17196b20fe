// The log names margins and what suppliers are paid: who may not see the books does not read it there either.
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#office/calls.ts'
import { setUpBooks } from './books-setup.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const isOfBooks = (call: string) => /^(books|supplier)\./.test(call)
/** Lists of other rooms as files of the books: the log says who took one, and no sum. */
const filesOfOthers = ['payment.exportPayouts', 'payment.exportReceipts']

test('calls of the books are exactly those of the two rooms that the log leaves out', () => {
  for (const [room, group] of Object.entries(calls))
    for (const [name, call] of Object.entries(group))
      expect([room, name, 'may' in call && call.may === 'books']).toEqual([
        room,
        name,
        isOfBooks(`${room}.${name}`) || filesOfOthers.includes(`${room}.${name}`),
      ])
})

test('a manager reads the log without the books, on the screen and in its file; the owner reads all of it', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id)
  await books.bill(departure_id, cost, 640_321)
  await books.endTrip(departure_id)
  await books.close(departure_id)
  const [all, seen] = [await books.owner.api.staff.log({}), await books.manager.api.staff.log({})]
  expect(all.list.map(({ call }) => call)).toEqual(expect.arrayContaining(['books.close', 'books.saveBills']))
  expect(seen.list.length).toBeGreaterThan(0)
  expect(seen.list.filter(({ call }) => isOfBooks(call))).toEqual([])
  expect(seen.actions.filter(({ call }) => isOfBooks(call))).toEqual([])
  expect((await books.manager.api.staff.log({ call: 'books.close' })).total).toBe(0)
  const exportLog = (who: typeof books.manager) =>
    who.send(
      'GET',
      `/api/office/log/file?format=csv&columns=${encodeURIComponent(JSON.stringify(['at', 'what', 'change']))}`,
    )
  const [file, whole] = [await exportLog(books.manager), await exportLog(books.owner)]
  expect([file.status, whole.status]).toEqual([200, 200])
  expect(file.text).not.toContain('640')
  expect(whole.text).toContain('640')
})

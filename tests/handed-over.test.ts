// A booking that became another person's: what who had it before asked for and shared ends.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { giveBookingPass } from './booking-pass.ts'
import { dateInDays } from './days.ts'
import {
  findBooking,
  readRevision,
  runInAgency,
  sales,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import {
  ask,
  change,
  createOwnBooking,
  payByTransfer,
  quote,
  readHandOverCode,
  readOptions,
  readOwn,
} from './own-changes-setup.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

const buildBooker = (email: string) => ({
  kind: 'booker',
  name: '박새롬',
  contact: '010-9999-8888',
  email,
})

async function handOver(me: Visitor, booking_id: string, email = 'saerom@example.com', key?: string) {
  const booker = buildBooker(email)
  const seen = (await quote(me, booking_id, booker)).body
  const code = await readHandOverCode(me, booking_id, email)
  const { status } = await change(me, booking_id, booker, { seen, code, ...(key && { key }) })
  expect([status, (await findBooking(booking_id)).email]).toEqual([200, email])
  const next = createVisitor(site)
  giveBookingPass(site, next, booking_id)
  return next
}

const requestPath = '/api/office/booking/change-request'
const readRequest = async (booking_id: string) =>
  (await sales.send('GET', `${requestPath}?booking_id=${booking_id}`)).body.request
const accept = (booking_id: string, { id, price }: { id: number; price: object }) =>
  sales.sendOnce('POST', `${requestPath}/accept`, { booking_id, id, ...price })
const pickSeen = ({ revision, total }: { revision: number; total: number }) => ({ revision, total })

/** To another address of theirs: carried out later, it would take the booking back. */
async function askToTakeBack(me: Visitor, booking_id: string) {
  const booker = buildBooker('back@example.com')
  const code = await readHandOverCode(me, booking_id, booker.email)
  expect((await ask(me, booking_id, booker, { code, note: '' })).status).toBe(200)
  return readRequest(booking_id)
}

test('a request of who had it before is not carried out for the new booker', async () => {
  const { me, booking_id } = await createOwnBooking()
  const request = await askToTakeBack(me, booking_id)
  const next = await handOver(me, booking_id)
  expect(await readRequest(booking_id)).toBeNull()
  const price = pickSeen({ ...request.price, ...(await readRevision(booking_id)) })
  expect((await accept(booking_id, { id: request.id, price })).body.code).toBe('NOT_FOUND')
  expect(await findBooking(booking_id)).toMatchObject({ email: 'saerom@example.com', handed_over: 1 })
  expect((await readOptions(next, booking_id)).request).toMatchObject({ state: 'withdrawn' })
})

test('a request ends as well when staff give the booking another address', async () => {
  const { me, booking_id } = await createOwnBooking()
  await askToTakeBack(me, booking_id)
  const contact = { name: '박새롬', contact: '010-9999-8888', email: 'saerom@example.com' }
  const { status } = await sendAction('contact', { ...(await readRevision(booking_id)), ...contact })
  expect([status, await readRequest(booking_id)]).toEqual([200, null])
})

test('the request that hands it over is done, and not withdrawn', async () => {
  const { me, booking_id } = await createOwnBooking()
  const request = await askToTakeBack(me, booking_id)
  const { status } = await accept(booking_id, { id: request.id, price: pickSeen(request.price) })
  expect([status, (await findBooking(booking_id)).email]).toEqual([200, 'back@example.com'])
  const row = await runInAgency((tx) =>
    tx
      .selectFrom('change_request')
      .select(['state', 'by_name', 'change'])
      .where('id', '=', request.id)
      .executeTakeFirst(),
  )
  expect(row).toEqual({ state: 'done', by_name: '이영업', change: null })
})

const sharesPath = '/api/landing/user/booking/shares'
const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()

test('links of its shares end, nobody is named in them, and a repeated press tells no link', async () => {
  await setPlan({ kind: 'deposit', deposit: { percent: 20 }, balance_days: 10 })
  onTestFinished(async () => {
    await setPlan({ kind: 'whole' })
  })
  const { me, booking_id } = await createOwnBooking({ isPaid: false })
  await payByTransfer(booking_id, 200_000)
  const key = randomUUID()
  const shares = [{ name: '이친구', email: 'friend@example.com', amount: 300_000 }]
  const divide = () => me.sendOnce('POST', sharesPath, { booking_id, shares }, key)
  const made = await divide()
  expect([made.status, made.body.list?.length]).toEqual([200, 1])
  const code = made.body.list[0].address.split('#')[1]
  const showLink = () => createVisitor(site).send('POST', '/api/landing/user/booking/link', { code })
  expect((await showLink()).status).toBe(200)
  const answers = await runInAgency((tx) =>
    tx.selectFrom('once_only').select('answer').where('key', '=', key).execute(),
  )
  expect(JSON.stringify(answers)).not.toContain(code)

  const next = await handOver(me, booking_id)
  const { body } = await next.send('GET', `${sharesPath}?booking_id=${booking_id}`)
  expect([body.list, body.undivided]).toEqual([[], 800_000])
  expect((await showLink()).body.code).toBe('LINK_EXPIRED')
  expect((await divide()).status).toBe(404)
  const { id } = await findBooking(booking_id)
  const rows = await runInAgency((tx) =>
    tx.selectFrom('booking_share').select(['name', 'email']).where('booking', '=', id).execute(),
  )
  expect(rows).toEqual([{ name: '', email: '' }])
})

test('its code proves no reservation that is sent with the same key', async () => {
  const { me, booking_id, package_code } = await createOwnBooking()
  const key = randomUUID()
  const email = 'proved@example.com'
  await handOver(me, booking_id, email, key)
  expect((await readOwn(me, booking_id)).status).toBe(404)
  const form = buildReservation({ package_code, departure_date: dateInDays(60) }, { email, code: '000000' })
  const { status, body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form, key)
  expect([status, body.code]).toEqual([404, 'CODE_EXPIRED'])
})

test('the file about the new booker says nothing of who had it before', async () => {
  const { me, booking_id } = await createOwnBooking()
  const { id, name, contact, email, departure_id } = await findBooking(booking_id)
  await sales.sendOnce('POST', '/api/office/booking/note', { booking_id, text: `${name} 님과 통화` })
  expect((await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)).status).toBe(200)
  await runInAgency(async (tx) => {
    const who = { name, contact, email }
    await tx
      .insertInto('waiting')
      .values({
        travel_agency: 1,
        departure_id,
        place: 1,
        adult: 1,
        child: 0,
        baby: 0,
        ...who,
        language: 'ko',
        state: 'taken',
        booking: id,
      })
      .execute()
    await tx
      .insertInto('quote')
      .values({
        travel_agency: 1,
        state: 'accepted',
        version: 1,
        content: JSON.stringify(who),
        ...who,
        booking: id,
        seed: randomUUID(),
        token_hash: randomUUID(),
      })
      .execute()
  })
  const owner = await createStaffUser(site)
  const readFile = async () =>
    (await owner.send('GET', `/api/office/customer/file?customer=b${id}&format=csv`)).text
  for (const word of [name, contact, email]) expect(await readFile()).toContain(word)

  await handOver(me, booking_id)
  await sales.sendOnce('POST', '/api/office/booking/note', { booking_id, text: '박새롬 님과 통화' })
  const file = await readFile()
  for (const word of [contact, email, `${name} 님과`]) expect(file).not.toContain(word)
  for (const word of ['010-9999-8888', 'saerom@example.com', '박새롬 님과 통화']) expect(file).toContain(word)
  // what the agency corrects for the new booker is theirs
  const corrected = { name: '박새롬', contact: '010-9999-7777', email: 'saerom@example.com' }
  const { status } = await sendAction('contact', { ...(await readRevision(booking_id)), ...corrected })
  expect([status, (await readFile()).includes('010-9999-8888')]).toEqual([200, true])
})

test('what the former booker wished for, and their receipts, are not the new one’s to read', async () => {
  const { me, booking_id } = await createOwnBooking()
  const { id } = await findBooking(booking_id)
  await runInAgency(async (tx) => {
    await tx
      .updateTable('booking')
      .set({ request: '땅콩 알레르기, 아내 010-1234-5678' })
      .where('id', '=', id)
      .execute()
    const { id: ledger } = await tx
      .selectFrom('ledger')
      .select('id')
      .where('booking', '=', id)
      .where('kind', '=', 'payment')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('cash_receipt').where('booking', '=', id).execute()
    await tx
      .insertInto('cash_receipt')
      .values({
        travel_agency: 1,
        booking: id,
        ledger,
        kind: 'issue',
        cash: 1_000,
        amount: 1_000,
        share: 100,
        purpose: 'personal',
        through: 'hometax',
        issue_on: dateInDays(0),
        due_on: dateInDays(3),
        receipt_url: 'https://receipts.example/1',
      })
      .execute()
  })
  expect((await readOwn(me, booking_id)).body).toMatchObject({ cash_receipts: [{ amount: 1_000 }] })
  const next = await handOver(me, booking_id)
  const { body } = await readOwn(next, booking_id)
  expect(body).toMatchObject({ request: '', cash_receipts: [] })
  const owner = await createStaffUser(site)
  const { text } = await owner.send('GET', `/api/office/customer/file?customer=b${id}&format=csv`)
  for (const said of [text, JSON.stringify(body)]) expect(said).not.toContain('땅콩')
})

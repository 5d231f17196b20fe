// Messages while somebody else acts: a booking is cancelled, a colleague presses, too, two clocks look at once.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendScheduledMessages } from '#domain/departure/departure-message.server.ts'
import { sendTimedMessages } from '#domain/message/timed.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { deliver } from '#notify/deliver.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
let colleague: StaffUser
beforeAll(async () => {
  office = await setUpTexts()
  colleague = await createStaffUser(office.site, { roles: ['sales'], name: '박영업' })
})

const noon = new Date('2026-11-18T12:00:00+09:00')
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const listMails = (to: string) => office.mails.filter((mail) => mail.to === to)

let departures = 0
/** A departure of its own with one booking, which is mailed at an address of its own. */
async function createDeparture(days = 20) {
  const email = `race${++departures}@example.com`
  const { package_code, at } = await office.createTrip({ [days]: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email, days })
  return { departure_id: at(days), booking_id, package_code, email }
}

const send = (departure_id: number, more: object = {}, who = office.sales) =>
  who.sendOnce('POST', '/api/office/filling/message', {
    departure_id,
    subject: '준비물',
    contents: '우산을 챙기세요.',
    ...more,
  })
const makeDue = (departure_id: number) =>
  office.runInAgency((tx) =>
    sql`update departure_message set send_at = now() where travel_agency = 1 and departure_id = ${departure_id}`.execute(
      tx,
    ),
  )

type MailJob = Extract<AgencyJob, ['send-mail', unknown]>[1]
/** What the clock asks for; nothing is sent yet. */
async function look(clock: (deps: typeof office.deps) => Promise<void>): Promise<MailJob[]> {
  const asked: MailJob[] = []
  const enqueue = async (_db: unknown, ...[name, about]: AgencyJob) => {
    if (name === 'send-mail') asked.push(about)
  }
  await clock({ ...office.deps, enqueue })
  return asked
}
const lookAtPlans = () => look(sendScheduledMessages)
const lookAtDays = () => look((deps) => sendTimedMessages(deps, noon))
const sendAll = async (asked: MailJob[]) => {
  for (const about of asked) await deliver(office.deps, about, `race-${about.kind}-${about.ref}`)
}

const cancel = (tx: Db, booking_id: string) =>
  tx
    .updateTable('booking')
    .set({ progress: 'cancel_requested' })
    .where((eb) => eb.and({ travel_agency: 1, booking_id }))
    .execute()

test('a booking that is cancelled while its message is sent gets none, as mail or as text, and nobody calls', async () => {
  const { departure_id, booking_id, email } = await createDeparture()
  await send(departure_id, { send_at: inAnHour(), by: 'both' })
  await makeDue(departure_id)
  const asked = await office.runInAgency(async (tx) => {
    await cancel(tx, booking_id)
    return lookAtPlans() // it sees the booking as it was
  })
  expect(asked).toHaveLength(1)
  await sendAll(asked)
  expect(listMails(email)).toEqual([])
  // asked for as a text, and cancelled before that is sent
  const other = await createDeparture()
  await send(other.departure_id, { subject: '문자', by: 'text' })
  await sendAll(office.takeMails().filter(({ kind }) => kind === 'departure-message'))
  const texts = office.takeTexts()
  expect(texts).toHaveLength(1)
  await office.runInAgency((tx) => cancel(tx, other.booking_id))
  for (const text of texts) await sendText(office.deps, text)
  expect(office.sim.sent().filter(({ text }) => text.includes('문자'))).toEqual([])
  for (const number of [booking_id, other.booking_id])
    expect((await office.sales.api.booking.one({ booking_id: number })).tasks).toEqual([])
})

test('a booking that is cancelled before the clock looks gets no letter at all', async () => {
  const { departure_id, booking_id } = await createDeparture()
  await send(departure_id, { send_at: inAnHour() })
  await makeDue(departure_id)
  await office.runInAgency((tx) => cancel(tx, booking_id))
  expect(await lookAtPlans()).toEqual([])
  const { messages } = await office.sales.api.departure.one({ departure_id })
  expect(messages).toMatchObject([{ is_started: true, sent: 0, all: 0 }])
})

test('of two who plan or send the same message at once one does, and the other is told', async () => {
  const { departure_id, booking_id, email } = await createDeparture()
  const send_at = inAnHour()
  for (const [at, more] of [{ send_at }, {}, { bookings: [booking_id], subject: '한 분께' }].entries()) {
    const answers = await Promise.all([
      send(departure_id, more),
      send(departure_id, more, colleague),
      send(departure_id, more, office.sales),
    ])
    expect([at, ...answers.map(({ body }) => body.to ?? body.code).sort()]).toEqual([
      at,
      1,
      'MESSAGE_TWICE',
      'MESSAGE_TWICE',
    ])
  }
  await makeDue(departure_id)
  office.takeMails()
  await sendAll(await lookAtPlans())
  expect(listMails(email)).toHaveLength(1)
})

test('other words, other people, another time and one that was withdrawn are no second press', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const send_at = inAnHour()
  const later = new Date(Date.now() + 7_200_000).toISOString()
  const different = [
    { send_at },
    { send_at: later },
    {},
    { contents: '우비를 챙기세요.' },
    { bookings: [booking_id] },
  ]
  for (const more of different) expect((await send(departure_id, more)).body).toEqual({ to: 1 })
  const { messages } = await office.sales.api.departure.one({ departure_id })
  const planned = messages.find((each) => Date.parse(each.send_at ?? '') === Date.parse(send_at))
  expect((await send(departure_id, { send_at }, colleague)).body.code).toBe('MESSAGE_TWICE')
  await office.sales.api.departure.withdrawMessage({ id: planned?.id ?? 0 })
  expect((await send(departure_id, { send_at }, colleague)).body).toEqual({ to: 1 })
  // what was sent some time ago may be said again
  expect((await send(departure_id)).body.code).toBe('MESSAGE_TWICE')
  await office.runInAgency((tx) =>
    sql`update departure_message set at = now() - interval '11 minutes' where travel_agency = 1
      and departure_id = ${departure_id}`.execute(tx),
  )
  expect((await send(departure_id)).body).toEqual({ to: 1 })
})

test('two clocks that look at once send a planned message and a day’s message once', async () => {
  const { departure_id, package_code, email } = await createDeparture(3)
  await send(departure_id, { send_at: inAnHour() })
  await makeDue(departure_id)
  await sendAll((await Promise.all([lookAtPlans(), lookAtPlans(), lookAtPlans()])).flat())
  expect(listMails(email)).toHaveLength(1)
  await saveTemplate(package_code, 0)
  await office.sales.api.departure.saveNotice({
    departure_id,
    meeting_point: '3번 문',
    meeting_time: '06:30',
    guide_name: '',
    guide_phone: '',
    emergency: '',
    revision: 0,
  })
  await sendAll((await Promise.all([lookAtDays(), lookAtDays(), lookAtDays()])).flat())
  expect(listMails(email)).toHaveLength(2)
})

const words = {
  subject: { ko: '모임', en: 'Meeting' },
  contents: { ko: '#{미팅시간}', en: '#{meeting time}' },
}
const saveTemplate = (package_code: string, revision: number, who = office.sales, more: object = {}) =>
  who.send('PUT', '/api/office/messages/template', {
    moment: 'meeting',
    package_code,
    is_on: true,
    day: 3,
    by: 'mail',
    ...words,
    ...more,
    revision,
  })

test('a day’s message waits while its booking is being cancelled, and goes out where that came to nothing', async () => {
  const { departure_id, booking_id, package_code, email } = await createDeparture(3)
  await saveTemplate(package_code, 0)
  await office.sales.api.departure.saveNotice({
    departure_id,
    meeting_point: '3번 문',
    meeting_time: '06:30',
    guide_name: '',
    guide_phone: '',
    emergency: '',
    revision: 0,
  })
  const rollBack = new Error('nothing came of it')
  await expect(
    office.runInAgency(async (tx) => {
      await cancel(tx, booking_id)
      expect(await lookAtDays()).toEqual([])
      throw rollBack
    }),
  ).rejects.toBe(rollBack)
  const asked = await lookAtDays()
  expect(asked).toHaveLength(1)
  await office.runInAgency((tx) => cancel(tx, booking_id))
  await sendAll(asked)
  expect(listMails(email)).toEqual([])
})

test('a message is withdrawn or sent, never both, whoever comes first', async () => {
  const first = await createDeparture()
  await send(first.departure_id, { send_at: inAnHour() })
  await makeDue(first.departure_id)
  const [message] = (await office.sales.api.departure.one({ departure_id: first.departure_id })).messages
  const id = message?.id ?? 0
  const withdraw = () => office.sales.send('POST', '/api/office/filling/message/withdraw', { id })
  // the clock has begun, and has not ended
  const [withdrawing] = await office.runInAgency(async (tx) => {
    await sql`select from departure_message where travel_agency = 1 and id = ${id} for update`.execute(tx)
    await sql`update departure_message set started = now() where travel_agency = 1 and id = ${id}`.execute(tx)
    return startDuringTransaction(office.site, withdraw)
  })
  expect((await withdrawing).body.code).toBe('MESSAGE_SENT_ALREADY')
  // somebody withdraws, and the clock looks meanwhile
  const second = await createDeparture()
  await send(second.departure_id, { send_at: inAnHour() })
  await makeDue(second.departure_id)
  const asked = await office.runInAgency(async (tx) => {
    await sql`update departure_message set withdrawn = now() where travel_agency = 1
      and departure_id = ${second.departure_id}`.execute(tx)
    return lookAtPlans()
  })
  expect([...asked, ...(await lookAtPlans())]).toEqual([])
})

test('of two who save the same words at once one is told, at first and later; who deletes them meanwhile, too', async () => {
  const { package_code } = await createDeparture()
  for (const revision of [0, 1]) {
    const answers = await Promise.all([
      saveTemplate(package_code, revision),
      saveTemplate(package_code, revision, colleague, { subject: { ko: '모이는 곳', en: 'Where' } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const key = { moment: 'meeting', package_code, revision: 2 }
  const remove = colleague.send('DELETE', '/api/office/messages/template', key)
  const answers = await Promise.all([saveTemplate(package_code, 2), remove])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

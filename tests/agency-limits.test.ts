// What an agency may use: the operator sets it, an upload above it is refused, and letters above it wait for tomorrow.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendDelayedMessages } from '#domain/message/delayed.server.ts'
import { countSent } from '#domain/message/sending-limits.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { agencyLimits } from '#limits/agency.ts'
import { deliver } from '#notify/deliver.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import type { Occasion } from '#occasions.ts'
import { claimStorage, measureStorage } from '#platform/upload/storage.server.ts'
import { purgeExpired } from '../src/retention.server.ts'
import { createFormEndpoints, createPicture, type FormEndpoints, toFile } from './form-endpoints.ts'
import { createOperator } from './operator-setup.ts'
import { createFile } from './shared/multipart-form.ts'
import { createStaffUser } from './staff-user.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
let operator: Awaited<ReturnType<typeof createOperator>>
let endpoints: FormEndpoints
beforeAll(async () => {
  office = await setUpTexts()
  operator = await createOperator(office.site)
  endpoints = await createFormEndpoints(office.site)
  return () => endpoints.app.close()
})

const noHolds = { seats: null, percent: null, least: null, each: null, network_percent: null }
const unset = { storage_gb: null, mails_a_day: null, texts_a_day: null, texts_a_month: null, holds: noHolds }
const path = '/api/office/console/limits'
const put = (body: object) => operator.visitor.send('PUT', path, body)

async function setLimits(change: object, agency = 1) {
  const { revision } = await operator.api.operator.limits({ agency })
  const { status } = await put({ agency, revision, ...unset, ...change })
  expect(status).toBe(200)
}

const gigabyte = 1024 ** 3
const countFiles = () => endpoints.listStored().length
const readStored = async () => (await operator.api.operator.limits({ agency: 1 })).used.storage_bytes
/** `measured`: a moment ago, so that what is counted is not looked up on the disk. */
const setStored = (bytes: number, measured = sql<string>`now()`) =>
  office.site.db.updateTable('stored_files').set({ bytes, measured }).where('travel_agency', '=', 1).execute()
const sendPhoto = async () =>
  endpoints.send({ photos: await toFile('a.jpg', createPicture(640, 457).jpeg()) })

test('an operator sets limits beside what is used; who saves second is told, and nobody else may', async () => {
  const before = await operator.api.operator.limits({ agency: 1 })
  expect(before).toMatchObject({ storage_gb: null, mails_a_day: null, texts_a_month: null, revision: 0 })
  const set = {
    storage_gb: 5,
    mails_a_day: 100,
    texts_a_day: null,
    texts_a_month: 40,
    holds: { ...noHolds, seats: 6 },
  }
  const sent = await Promise.all([1, 2].map(() => put({ agency: 1, revision: 0, ...set })))
  expect(sent.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'CHANGED_MEANWHILE'])
  const { used: _used, ...stored } = await operator.api.operator.limits({ agency: 1 })
  expect(stored).toEqual({ ...set, revision: 1 })
  expect((await operator.api.operator.limits({ agency: 2 })).revision).toBe(0)
  const { holds } = await office.site.db
    .selectFrom('agency')
    .select('hold_limits as holds')
    .where('travel_agency', '=', 1)
    .executeTakeFirstOrThrow()
  expect(holds).toEqual({ seats: 6 })
  const logged = await office.runInAgency((db) =>
    db.selectFrom('staff_log').select('call').where('travel_agency', '=', 1).execute(),
  )
  expect(logged.filter(({ call }) => call === 'operator.saveLimits')).toHaveLength(1)
  const owner = await createStaffUser(office.site)
  expect((await owner.visitor.send('GET', `${path}?agency=1`)).body.code).toBe('NOT_ALLOWED')
  expect((await put({ agency: 999, revision: 0, ...unset })).body.code).toBe('NOT_FOUND')
  expect((await put({ agency: 1, revision: 1, ...unset, storage_gb: 0 })).body.fields).toMatchObject({
    storage_gb: expect.anything(),
  })
  await setLimits({})
})

test('of two uploads that fit alone, and not together, one is stored and the other is refused', async () => {
  await setLimits({ storage_gb: 1 })
  await sendPhoto()
  await measureStorage({ db: office.site.db, travel_agency: 1 }, office.site.naru.deps.files)
  const first = await readStored()
  await sendPhoto()
  const size = (await readStored()) - first
  expect(size).toBeGreaterThan(100)
  const files = countFiles()
  await sendPhoto()
  const filesOfOne = countFiles() - files
  await setStored(gigabyte - size - 1)
  const sent = await Promise.all([sendPhoto(), sendPhoto()])
  expect(sent.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'STORAGE_FULL'])
  expect(await readStored()).toBe(gigabyte - 1)
  expect(countFiles()).toBe(files + 2 * filesOfOne)
  expect(endpoints.listIncoming()).toEqual([])
})

test('what customers hand in for a booking is taken by a full agency, and forms without files, too', async () => {
  await setStored(2 * gigabyte)
  expect((await sendPhoto()).status).toBe(507)
  expect((await endpoints.send({ attached: [createFile('여권.pdf', '%PDF-1.7\n…')] })).status).toBe(200)
  expect((await endpoints.send({})).status).toBe(200)
  await claimStorage({ db: office.site.db, travel_agency: 2 }, 1) // its neighbour has room
  const { waiting } = await office.sales.api.report.today()
  expect(waiting.find(({ kind }) => kind === 'limits')?.list).toEqual([
    { kind: 'limits', ref: 'storage', limit: 'storage', count: 200 },
  ])
  expect(
    (await operator.api.operator.agencies({})).list.find((each) => each.travel_agency === 1),
  ).toMatchObject({
    storage_bytes: 2 * gigabyte,
    storage_most: gigabyte,
  })
})

test('a full agency that deleted files uploads again: what it has is measured first', async () => {
  await setStored(2 * gigabyte, sql<string>`now() - interval '11 minutes'`)
  expect((await sendPhoto()).status).toBe(200)
  expect(await readStored()).toBeLessThan(gigabyte)
  await setLimits({})
})

/** As the queue runs it; `job`: the same where it is tried again. */
const send = (kind: Occasion, ref: number, job: string) =>
  deliver(office.deps, { travel_agency: 1, kind, ref }, job)
const listMails = (to: string) => office.mails.filter((mail) => mail.to === to)
const setSent = async (sent: { mails: number; texts: number }) => {
  await office.site.db.deleteFrom('sending_day').execute()
  await countSent({ db: office.site.db, travel_agency: 1 }, sent)
}
const readUse = async (agency = 1) => (await operator.api.operator.limits({ agency })).used

/** A letter to everybody of a departure, whose bookers have these addresses; answers its rows. */
async function writeLetter(emails: string[], { days = 30, by = 'mail' } = {}): Promise<number[]> {
  const { package_code, at } = await office.createTrip({ [days]: 500_000 })
  for (const email of emails) await office.createPaidBooking(package_code, { email, days })
  office.takeMails()
  const letter = { departure_id: at(days), subject: '준비물', contents: '우산을 챙기세요.', by }
  expect((await office.sales.sendOnce('POST', '/api/office/filling/message', letter)).status).toBe(200)
  return office.takeMails().flatMap(({ kind, ref }) => (kind === 'departure-message' ? [ref] : []))
}

/** The clock of the next day, at noon; sends what it asks for. */
async function runNextDay(): Promise<number> {
  await sql`update delayed_message set until = until - 1`.execute(office.site.db)
  const asked: AgencyJob[] = []
  const enqueue = async (_db: unknown, ...job: AgencyJob) => void asked.push(job)
  const noon = new Date('2026-11-18T12:00:00+09:00')
  await Promise.all([1, 2].map(() => sendDelayedMessages({ ...office.deps, enqueue }, noon)))
  for (const [at, [name, about]] of asked.entries())
    if (name === 'send-mail') await deliver(office.deps, about, `next day ${Date.now()} ${at}`)
  return asked.length
}

test('above the mails of a day a letter waits for tomorrow and then goes out once; a payment is told at once', async () => {
  await setLimits({ mails_a_day: 10 })
  const [letter = 0] = await writeLetter(['far@example.com'])
  await setSent({ mails: 10, texts: 0 })
  await send('departure-message', letter, 'far 1')
  await send('departure-message', letter, 'far 1') // the job is tried again
  expect(listMails('far@example.com')).toEqual([])
  const { id } = await office.runInAgency((db) =>
    db.selectFrom('booking').select('id').where('email', '=', 'far@example.com').executeTakeFirstOrThrow(),
  )
  await send('booking-paid', id, 'far 2')
  expect(listMails('far@example.com')).toHaveLength(1)
  expect(await readUse()).toMatchObject({ mails_today: 11, delayed: 1 })
  const { waiting } = await office.sales.api.report.today()
  expect(waiting.find(({ kind }) => kind === 'limits')?.list).toEqual([
    { kind: 'limits', ref: 'mails', limit: 'mails', count: 1 },
  ])
  expect((await readUse(2)).delayed).toBe(0)
  expect(await runNextDay()).toBe(1)
  expect(await readUse()).toMatchObject({ mails_today: 11, delayed: 1 }) // the day has no more, so it waits again
  await setSent({ mails: 0, texts: 0 })
  expect([await runNextDay(), await runNextDay()]).toEqual([1, 0])
  expect(listMails('far@example.com').map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('준비물'),
  )
  expect(await readUse()).toMatchObject({ mails_today: 1, delayed: 0 })
})

test('of letters that come at the limit together as many go out as it allows', async () => {
  await setLimits({ mails_a_day: 10 })
  const letters = await writeLetter(['one@example.com', 'two@example.com', 'three@example.com'])
  await setSent({ mails: 8, texts: 0 })
  await Promise.all(letters.map((ref) => send('departure-message', ref, `edge ${ref}`)))
  expect(['one', 'two', 'three'].flatMap((name) => listMails(`${name}@example.com`))).toHaveLength(2)
  expect(await readUse()).toMatchObject({ mails_today: 10, delayed: 1 })
  await office.site.db.deleteFrom('delayed_message').execute()
})

test('who leaves in three days is told today, whatever the limit is; a raised limit sends what waits', async () => {
  await setLimits({ mails_a_day: 10 })
  const [soon = 0] = await writeLetter(['soon@example.com'], { days: 3 })
  const [later = 0] = await writeLetter(['later@example.com'], { days: 4 })
  await setSent({ mails: 10, texts: 0 })
  await send('departure-message', soon, 'soon')
  await send('departure-message', later, 'later')
  expect([listMails('soon@example.com').length, listMails('later@example.com').length]).toEqual([1, 0])
  await sql`update delayed_message set until = until + 1`.execute(office.site.db)
  expect(await runNextDay()).toBe(0)
  await setLimits({ mails_a_day: 20 })
  expect(await runNextDay()).toBe(1)
  expect(listMails('later@example.com')).toHaveLength(1)
})

test('texts have a limit of a day and one of a month', async () => {
  await setLimits({ texts_a_day: 5, texts_a_month: 7 })
  const letters = await writeLetter(['', '', ''], { by: 'text' })
  await setSent({ mails: 0, texts: 4 })
  const [first = 0, second = 0, third = 0] = letters
  await send('departure-message', first, 'text 1')
  await send('departure-message', second, 'text 2')
  expect(await readUse()).toMatchObject({ texts_today: 5, texts_month: 5, delayed: 1 })
  await setLimits({ texts_a_day: 100, texts_a_month: 5 })
  await send('departure-message', third, 'text 3')
  expect(await readUse()).toMatchObject({ texts_today: 5, delayed: 2 })
  for (const text of office.takeTexts()) await sendText(office.deps, text)
  expect(office.sim.sent()).toHaveLength(1)
  await office.site.db.deleteFrom('delayed_message').execute()
  await setLimits({})
})

test('mails that are no booking’s are counted; counts of months ago are deleted', async () => {
  await setSent({ mails: 0, texts: 0 })
  await send('mail-tried', 0, 'tried')
  const { db } = office.site
  await sql`insert into sending_day values (1, current_date - 70, 3, 3), (1, current_date - 20, 3, 3)`.execute(
    db,
  )
  await purgeExpired(office.site.naru.deps)
  expect(await db.selectFrom('sending_day').select('day').execute()).toHaveLength(2)
  expect(agencyLimits.texts_a_month).toBeGreaterThan(agencyLimits.texts_a_day)
})

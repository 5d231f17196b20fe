// Messages by the day and to a departure: once each, in checked words, to whom they concern. Decision 92
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { purgeMessages, sendScheduledMessages } from '#domain/departure/departure-message.server.ts'
import { lookAfterTemplates } from '#domain/message/kakao-templates.server.ts'
import { selectMissingNotices } from '#domain/message/missing-notices.server.ts'
import type { MessageMoment } from '#domain/message/moments.ts'
import { sendTimedMessages } from '#domain/message/timed.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { readFields } from '#lib/read-fields.ts'
import { deliver } from '#notify/deliver.server.ts'
import { lookAfterTexts } from '#notify/look-after-texts.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import { dateInDays } from './days.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
beforeAll(async () => {
  office = await setUpTexts()
})

const speak = (multilingual_yn: 'Y' | 'N') =>
  office.site.db.updateTable('agency_info').set({ multilingual_yn }).where('travel_agency', '=', 1).execute()

const noon = new Date('2026-11-18T12:00:00+09:00')
const words = { subject: { ko: '안내', en: 'Notice' }, contents: { ko: '#{이름}님', en: '#{name}' } }

async function saveTemplate(moment: MessageMoment, change: object = {}, package_code = '') {
  const { list } = await office.sales.api.message.templates({ package_code })
  const stored = list.find((each) => each.moment === moment && each.package_code === package_code)
  const { status, body } = await office.sales.send('PUT', '/api/office/messages/template', {
    moment,
    package_code,
    is_on: true,
    day: 3,
    by: 'mail',
    ...words,
    ...change,
    revision: stored?.revision ?? 0,
  })
  return { status, body }
}

/** Runs the clock, and what it asked for, as the queue does. */
async function runClock(now = noon) {
  const asked: AgencyJob[] = []
  const enqueue = async (_db: unknown, ...job: AgencyJob) => void asked.push(job)
  await sendTimedMessages({ ...office.deps, enqueue }, now)
  await sendScheduledMessages({ ...office.deps, enqueue })
  for (const [at, [name, about]] of asked.entries())
    if (name === 'send-mail') await deliver(office.deps, about, `${Date.now()}-${at}-${about.ref}`)
  for (const text of office.takeTexts()) await sendText(office.deps, text)
  return asked.length
}
const takeLetters = () => office.takeMails().filter(({ kind }) => kind === 'departure-message')
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const listMails = (to: string) => office.mails.filter((mail) => mail.to === to)

test('an unknown variable is refused with its name and place, and nothing is saved', async () => {
  const wrong = { ko: '#{이름}님\n#{가이즈} 번호', en: 'x' }
  const { status, body } = await saveTemplate('guide', { contents: wrong })
  expect([status, body.code]).toEqual([422, 'UNKNOWN_VARIABLE'])
  expect(body.fields['contents.ko'].ko).toContain('#{가이즈}은(는) 없는 변수예요 (2번째 줄 1번째 글자)')
  const { list } = await office.sales.api.message.templates({ package_code: '' })
  expect(list.find(({ moment }) => moment === 'guide')).toMatchObject({ is_on: false, revision: 0 })
})

test('a preview is in the language of its customer, and names what nobody has written down', async () => {
  const { package_code } = await office.createTrip({ 21: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { days: 21 })
  const preview = () =>
    office.sales.api.message.preview({
      booking_id,
      subject: { ko: '안내', en: 'Notice' },
      contents: { ko: '#{여행} #{가이드}', en: '#{trip} #{guide}' },
    })
  expect(await preview()).toEqual({ subject: '안내', contents: '가을 다낭 ', missing: ['가이드'] })
  await office.runInAgency((tx) =>
    sql`update booking set language = 'en' where travel_agency = 1 and booking_id = ${booking_id}`.execute(
      tx,
    ),
  )
  expect(await preview()).toMatchObject({ subject: 'Notice', contents: 'Autumn ' })
})

test('a day’s message can be sent again while its trip is ahead', async () => {
  const { package_code, at } = await office.createTrip({ 3: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: 'again@example.com', days: 3 })
  await office.sales.api.departure.saveNotice({
    departure_id: at(3),
    meeting_point: '인천공항 3층 7번',
    meeting_time: '06:30',
    guide_name: '',
    guide_phone: '',
    emergency: '',
    revision: 0,
  })
  expect((await saveTemplate('meeting')).status).toBe(200)
  const isOffered = async () =>
    (await office.sales.api.booking.one({ booking_id })).resendable.includes('timed-message')
  expect(await isOffered()).toBe(false)
  await runClock()
  expect(await isOffered()).toBe(true)
  office.takeMails()
  await office.sales.sendOnce('POST', '/api/office/booking/resend', { booking_id, kind: 'timed-message' })
  const [asked] = office.takeMails()
  if (asked) await deliver(office.deps, asked, 'sent again')
  expect(listMails('again@example.com')).toHaveLength(2)
})

test('a message is written in the languages of the site, and in each of them', async () => {
  const korean = {
    is_on: false,
    subject: { ko: '안내', en: '' },
    contents: { ko: '#{이름}님', en: '' },
  }
  const read = async () =>
    (await office.sales.api.message.templates({ package_code: '' })).list.find(
      ({ moment }) => moment === 'papers',
    )
  onTestFinished(() => speak('N').then(() => undefined))
  await speak('Y')
  const refused = await saveTemplate('papers', korean)
  expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    'BAD_INPUT',
    ['subject.en', 'contents.en'],
  ])
  expect((await read())?.revision).toBe(0)
  await speak('N')
  const ours = { ...korean, contents: { ko: '#{이름}님', en: 'the words of before' } }
  expect((await saveTemplate('papers', ours)).status).toBe(200)
  expect(await read()).toMatchObject(korean)
  expect((await saveTemplate('papers', { ...korean, subject: { ko: '', en: 'x' } })).body.code).toBe(
    'BAD_INPUT',
  )
})

test('a day’s message goes to each booking once, in the daytime; cancelled people and past trips get none', async () => {
  const { package_code, at } = await office.createTrip({ 2: 500_000 })
  const mails = ['a@example.com', 'b@example.com', 'gone@example.com']
  const numbers: string[] = []
  for (const email of mails)
    numbers.push((await office.createPaidBooking(package_code, { email, days: 2 })).booking_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', numbers[2] ?? '')
      .execute(),
  )
  const contents = { ko: '#{이름}님 #{미팅시간} #{미팅장소}', en: '#{name} #{meeting time} #{meeting}' }
  expect((await saveTemplate('meeting', { contents })).status).toBe(200)
  await runClock() // nothing is known of where they meet
  expect(listMails('a@example.com')).toEqual([])
  await office.sales.api.departure.saveNotice({
    departure_id: at(2),
    meeting_point: '인천공항 3층 7번',
    meeting_time: '06:30',
    guide_name: '',
    guide_phone: '',
    emergency: '',
    revision: 0,
  })
  await runClock(new Date('2026-11-18T23:00:00+09:00'))
  expect(listMails('a@example.com')).toEqual([])
  await runClock()
  await runClock()
  expect(listMails('a@example.com').map(({ text }) => text)).toEqual([
    expect.stringContaining('김손님님 06:30 인천공항 3층 7번'),
  ])
  expect([listMails('b@example.com').length, listMails('gone@example.com').length]).toEqual([1, 0])
  const { list } = await office.sales.api.message.ofBooking({ booking_id: numbers[0] ?? '' })
  expect(list.map(({ what }) => what)).toContain('일정 안내: 미팅 안내')
})

test('a trip’s own words go before the agency’s; two who edit at once are told', async () => {
  const { package_code } = await office.createTrip({ 3: 500_000 })
  await office.createPaidBooking(package_code, { email: 'own@example.com', days: 3 })
  await office.runInAgency((tx) =>
    sql`update departure_seat set confirmed = now() where travel_agency = 1`.execute(tx),
  )
  await saveTemplate('confirmed')
  await saveTemplate('confirmed', { contents: { ko: '이 상품만의 말', en: 'own' } }, package_code)
  await runClock()
  expect(listMails('own@example.com').map(({ text }) => text)).toEqual([
    expect.stringContaining('이 상품만의 말'),
  ])
  const { status } = await office.sales.send('PUT', '/api/office/messages/template', {
    moment: 'confirmed',
    package_code,
    is_on: true,
    day: 3,
    by: 'mail',
    ...words,
    revision: 9,
  })
  expect(status).toBe(409)
})

test('알림톡 goes out once Kakao has approved the words, and one text follows where it does not arrive', async () => {
  const { package_code, at } = await office.createTrip({ 1: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 1 })
  await saveTemplate('guide', { by: 'text', contents: { ko: '#{가이드} #{가이드전화}', en: '#{guide}' } })
  const key = { moment: 'guide' as const, package_code: '', revision: 1 }
  expect(await office.sales.api.message.submitTemplate(key)).toEqual({ kakao_state: 'submitted' })
  const [template] = office.sim.templates()
  office.sim.judgeTemplate(template?.templateId ?? '', 'REJECTED', '변수가 너무 많음')
  await lookAfterTemplates(office.deps)
  const findGuide = async () =>
    (await office.sales.api.message.templates({ package_code: '' })).list.find(
      ({ moment }) => moment === 'guide',
    )
  expect(await findGuide()).toMatchObject({ kakao_state: 'refused', kakao_reason: '변수가 너무 많음' })
  await office.sales.api.message.submitTemplate(key)
  office.sim.judgeTemplate(office.sim.templates().at(-1)?.templateId ?? '', 'APPROVED')
  await lookAfterTemplates(office.deps)
  expect(await findGuide()).toMatchObject({ kakao_state: 'approved', is_kakao_current: true })
  await office.sales.api.departure.saveNotice({
    departure_id: at(1),
    meeting_point: '',
    meeting_time: '',
    emergency: '',
    revision: 0,
    guide_name: '박가이드',
    guide_phone: '010-1111-2222',
  })
  office.sim.fail('ATA', '01022223333', '3104')
  await runClock()
  const listOwn = () =>
    office.sim.sent().filter(({ to, text }) => to === '01022223333' && text.includes('박가이드'))
  expect(listOwn()).toMatchObject([
    {
      type: 'ATA',
      variables: {
        '#{가이드}': '박가이드',
        '#{가이드전화}': '010-1111-2222',
        '#{링크}': `a1.localhost/travel/booking/${booking_id}`,
      },
    },
  ])
  for (let round = 0; round < 2; round++) {
    await office.runInAgency((tx) =>
      sql`update delivery set looked = looked - interval '2 minutes' where travel_agency = 1`.execute(tx),
    )
    await lookAfterTexts(office.deps)
    for (const text of office.takeTexts()) await sendText(office.deps, text)
  }
  expect(listOwn().map(({ type }) => type)).toEqual(['ATA', 'LMS'])
})

test('on the eve the guide’s phone and the meeting point go until nine, and the rest waits for the morning', async () => {
  const { package_code, at } = await office.createTrip({ 1: 500_000, 2: 500_000 })
  for (const [days, email] of [
    [1, 'eve@example.com'],
    [2, 'later-eve@example.com'],
  ] as const) {
    await office.createPaidBooking(package_code, { email, days })
    await office.sales.api.departure.saveNotice({
      departure_id: at(days),
      meeting_point: '',
      meeting_time: '',
      emergency: '',
      revision: 0,
      guide_name: '박가이드',
      guide_phone: '010-1111-2222',
    })
  }
  await saveTemplate('guide', { day: 2, contents: { ko: '#{가이드}', en: '#{guide}' } }, package_code)
  const count = () => [listMails('eve@example.com').length, listMails('later-eve@example.com').length]
  await runClock(new Date('2026-11-18T21:00:00+09:00'))
  expect(count()).toEqual([0, 0])
  await runClock(new Date('2026-11-18T20:40:00+09:00'))
  expect(count()).toEqual([1, 0])
  await runClock()
  expect(count()).toEqual([1, 1])
})

/** As Kakao approves the words of a template that is stored. */
async function approve(moment: 'papers' | 'balance', package_code: string) {
  await office.sales.api.message.submitTemplate({ moment, package_code, revision: 1 })
  const template = office.sim.templates().at(-1)
  office.sim.judgeTemplate(template?.templateId ?? '', 'APPROVED')
  await lookAfterTemplates(office.deps)
  return template
}
const listTexts = (contact: string) => office.sim.sent().filter(({ to }) => to === contact)
const setContact = (id: number, contact: string) =>
  office.runInAgency((tx) =>
    sql`update booking set contact = ${contact} where travel_agency = 1 and id = ${id}`.execute(tx),
  )

test('papers that are asked for as 알림톡 have a button that leads to the booking', async () => {
  const { package_code } = await office.createTrip({ 22: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 22 })
  const { id } = await office.findBooking(booking_id)
  await setContact(id, '010-3333-0001')
  await saveTemplate('papers', { by: 'text', day: 30 }, package_code)
  const template = await approve('papers', package_code)
  expect(template?.buttons).toMatchObject([{ buttonType: 'WL', linkMo: 'https://#{링크}' }])
  await runClock()
  expect(listTexts('01033330001')).toMatchObject([
    { type: 'ATA', variables: { '#{링크}': `a1.localhost/travel/booking/${booking_id}` } },
  ])
})

test('words that were approved without a link go as a text until they are submitted again', async () => {
  const { package_code } = await office.createTrip({ 23: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 23 })
  const { id } = await office.findBooking(booking_id)
  await setContact(id, '010-3333-0002')
  await saveTemplate('papers', { by: 'text', day: 30 }, package_code)
  await approve('papers', package_code)
  await office.runInAgency((tx) =>
    sql`update message_template set kakao_has_link = false where travel_agency = 1
      and package_code = ${package_code}`.execute(tx),
  )
  const { list } = await office.sales.api.message.templates({ package_code })
  expect(list.find(({ moment }) => moment === 'papers')).toMatchObject({ is_kakao_current: false })
  await runClock()
  expect(listTexts('01033330002')).toMatchObject([{ type: 'LMS', text: expect.stringContaining('/papers#') }])
})

test('a message for after the return reaches those who travelled, also when some were chosen', async () => {
  const { package_code, at } = await office.createTrip({ 24: 500_000 })
  const email = 'back@example.com'
  const { booking_id } = await office.createPaidBooking(package_code, { email, days: 24 })
  const gone = await office.createPaidBooking(package_code, { email: 'left@example.com', days: 24 })
  const send = (more: object) =>
    office.sales.sendOnce('POST', '/api/office/filling/message', {
      departure_id: at(24),
      contents: '사진을 올렸어요.',
      ...more,
    })
  await send({ subject: '모두에게', send_at: inAnHour() })
  await send({ subject: '몇 분께', send_at: inAnHour(), bookings: [booking_id, gone.booking_id] })
  await office.runInAgency(async (tx) => {
    await sql`update departure_message set send_at = now() where travel_agency = 1 and started is null`.execute(
      tx,
    )
    await sql`update booking set progress = case when booking_id = ${booking_id} then 'travel_completed'
      else 'cancel_completed' end where travel_agency = 1 and departure_id = ${at(24)}`.execute(tx)
  })
  await runClock()
  expect((await send({ subject: '지금' })).status).toBe(200)
  for (const about of takeLetters()) await deliver(office.deps, about, `back-${about.ref}`)
  const subjects = listMails(email).map(({ subject }) => subject.replace(/^.*\] /, ''))
  expect(subjects).toEqual(['모두에게', '몇 분께', '지금'])
  expect(listMails('left@example.com')).toEqual([])
  const { messages } = await office.sales.api.departure.one({ departure_id: at(24) })
  expect(messages.map(({ subject, sent, all }) => [subject, sent, all])).toEqual([
    ['지금', 1, 1],
    ['몇 분께', 1, 1],
    ['모두에게', 1, 1],
  ])
})

test('a planned message for whom nobody is left says so for a month, and is deleted then', async () => {
  const { package_code, at } = await office.createTrip({ 28: 500_000 })
  await office.createPaidBooking(package_code, { email: 'nobody-left@example.com', days: 28 })
  await office.sales.sendOnce('POST', '/api/office/filling/message', {
    departure_id: at(28),
    subject: '아무도 없음',
    contents: '안녕하세요.',
    send_at: inAnHour(),
  })
  const ofDeparture = sql`travel_agency = 1 and departure_id = ${at(28)}`
  await office.runInAgency(async (tx) => {
    await sql`update departure_message set send_at = now() where ${ofDeparture}`.execute(tx)
    await sql`update booking set progress = 'cancel_completed' where ${ofDeparture}`.execute(tx)
  })
  await runClock()
  const purge = () => office.runInAgency((db) => purgeMessages({ db, travel_agency: 1 }))
  const list = async () => (await office.sales.api.departure.one({ departure_id: at(28) })).messages
  await purge()
  expect(await list()).toMatchObject([{ subject: '아무도 없음', is_started: true, letters: 0 }])
  await office.runInAgency((tx) =>
    sql`update departure_message set started = started - interval '31 days' where ${ofDeparture}`.execute(tx),
  )
  await purge()
  expect(await list()).toEqual([])
})

test('what is too long for a text is refused before it is sent, and what becomes too long is a call', async () => {
  const { package_code, at } = await office.createTrip({ 26: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 26 })
  const contents = '가'.repeat(1_200)
  const send = (by: string) =>
    office.sales.sendOnce('POST', '/api/office/filling/message', {
      departure_id: at(26),
      subject: '긴 안내',
      contents,
      by,
    })
  for (const by of ['text', 'both']) {
    const { status, body } = await send(by)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'TEXT_TOO_LONG', ['contents']])
  }
  const long = { by: 'text', contents: { ko: contents, en: '' } }
  const refused = await saveTemplate('review', long, package_code)
  expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual(['TEXT_TOO_LONG', ['contents.ko']])
  expect((await send('mail')).status).toBe(200)
  for (const about of takeLetters()) await deliver(office.deps, about, `long-${about.ref}`)
  for (const text of office.takeTexts()) await sendText(office.deps, text)
  const { list } = await office.sales.api.message.ofBooking({ booking_id })
  expect(list).toMatchObject([{ channel: 'sms', state: 'failed', reason: 'TOO_LONG' }])
  const { tasks } = await office.sales.api.booking.one({ booking_id })
  expect(tasks.map(({ text }) => text)).toEqual([expect.stringContaining('긴 안내')])
})

test('a text of advertising that is late for the evening goes out in the morning', async () => {
  const { package_code, at } = await office.createTrip({ 27: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 27 })
  const { id } = await office.findBooking(booking_id)
  await setContact(id, '010-3333-0003')
  const [tomorrow, next] = [dateInDays(1), dateInDays(2)]
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tomorrow}T12:00:00+09:00`) })
  await office.sales.sendOnce('POST', '/api/office/filling/message', {
    departure_id: at(27),
    subject: '봄 여행',
    contents: '새 상품이 나왔어요.',
    by: 'text',
    kind: 'ad',
  })
  for (const about of takeLetters()) await deliver(office.deps, about, `late-${about.ref}`)
  const [text] = office.takeTexts()
  if (!text) throw new Error('no text was asked for')
  vi.setSystemTime(new Date(`${tomorrow}T20:55:00+09:00`))
  await sendText(office.deps, text)
  expect(listTexts('01033330003')).toEqual([])
  const again = office.takeTexts()
  const morning = new Date(`${next}T08:00:00+09:00`)
  expect(again).toEqual([{ ...text, after: morning.toISOString() }])
  await office.runInAgency((tx) =>
    sql`update delivery set looked = looked - (${morning.toISOString()}::timestamptz - now())
      where travel_agency = 1 and id = ${text.delivery}`.execute(tx),
  )
  await lookAfterTexts(office.deps) // it is 08:00, and nobody has given it up
  vi.setSystemTime(morning)
  for (const each of again) await sendText(office.deps, each)
  expect(listTexts('01033330003')).toHaveLength(1)
})

test('a message waits for its time and can be withdrawn until then; who cancelled meanwhile gets none', async () => {
  const { package_code, at } = await office.createTrip({ 20: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, {
    email: 'later@example.com',
    days: 20,
  })
  const send = (more: object) =>
    office.sales.sendOnce('POST', '/api/office/filling/message', {
      departure_id: at(20),
      subject: '준비물',
      contents: '#{이름}님, 우산을 챙기세요.',
      ...more,
    })
  const past = new Date(Date.now() - 60_000).toISOString()
  expect((await send({ send_at: past })).body.code).toBe('SENDING_TIME_PASSED')
  expect((await send({ contents: '#{우산}' })).body.code).toBe('UNKNOWN_VARIABLE')
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  await send({ send_at })
  await send({ send_at, subject: '취소할 안내' })
  await runClock()
  expect(listMails('later@example.com')).toEqual([])
  const { messages } = await office.sales.api.departure.one({ departure_id: at(20) })
  await office.sales.api.departure.withdrawMessage({ id: messages[0]?.id ?? 0 })
  await office.runInAgency((tx) =>
    sql`update departure_message set send_at = now() where travel_agency = 1 and send_at is not null`.execute(
      tx,
    ),
  )
  await runClock()
  await runClock()
  expect(listMails('later@example.com').map(({ subject, text }) => [subject, text])).toEqual([
    [expect.stringContaining('준비물'), expect.stringContaining('김손님님, 우산을 챙기세요.')],
  ])
  const { list } = await office.sales.api.message.ofBooking({ booking_id })
  expect(list.map(({ what }) => what)).toContain('직원 안내: 준비물')
  const { id } = await office.findBooking(booking_id)
  const card = await office.sales.api.customer.one({ customer: `b${id}` })
  expect(card.messages.map(({ what }) => what)).toContain('직원 안내: 준비물')
  const late = await office.sales.send('POST', '/api/office/filling/message/withdraw', {
    id: messages[1]?.id,
  })
  expect(late.body.code).toBe('MESSAGE_SENT_ALREADY')
})

test('advertising says that it is, waits for the morning, and nobody who refused it gets it', async () => {
  const { package_code, at } = await office.createTrip({ 25: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: 'no@example.com', days: 25 })
  await office.createPaidBooking(package_code, { email: 'yes@example.com', days: 25 })
  await office.sales.api.message.saveAdRefusal({ booking_id, is_ad_refused: true })
  await office.runInAgency((tx) =>
    sql`delete from ad_refusal where travel_agency = 1 and contact <> 'no@example.com'`.execute(tx),
  )
  await office.sales.sendOnce('POST', '/api/office/filling/message', {
    departure_id: at(25),
    subject: '봄 여행',
    contents: '새 상품이 나왔어요.',
    kind: 'ad',
  })
  await office.runInAgency((tx) =>
    sql`update departure_message set send_at = now() where travel_agency = 1 and started is null`.execute(tx),
  )
  const asked = office.takeMails()
  const enqueue = async (_db: unknown, ...[name, about]: AgencyJob) => {
    if (name === 'send-mail') asked.push(about)
  }
  await sendScheduledMessages({ ...office.deps, enqueue })
  const letters = asked.filter(({ kind }) => kind === 'departure-message')
  expect(letters).toHaveLength(2)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T23:00:00+09:00') })
  const atNight = await Promise.allSettled(
    letters.map((about) => deliver(office.deps, about, `ad-${about.ref}`)),
  )
  expect(atNight.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(listMails('yes@example.com')).toEqual([])
  vi.setSystemTime(noon)
  for (const about of letters) await deliver(office.deps, about, `ad-${about.ref}`)
  expect(listMails('yes@example.com')).toMatchObject([
    { subject: expect.stringMatching(/^\(광고\) \[/), text: expect.stringContaining('무료수신거부') },
  ])
  const [path = ''] = /\/unsubscribe\?token=[\w-]+/.exec(listMails('yes@example.com')[0]?.text ?? '') ?? []
  expect(await office.site.request(path)).toMatchObject({ statusCode: 200 })
  expect(listMails('no@example.com')).toEqual([])
})

test('the balance is asked for in the agency’s words, with the link to pay', async () => {
  const { package_code } = await office.createTrip({ 40: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: 'owes@example.com', days: 40 })
  const { id } = await office.findBooking(booking_id)
  await office.runInAgency((tx) =>
    sql`update booking set progress = 'deposit_paid', total = total + 300000, balance_by = current_date + 5
      where travel_agency = 1 and id = ${id}`.execute(tx),
  )
  const { status } = await office.sales.send('PUT', '/api/office/messages/template', {
    moment: 'balance',
    package_code,
    is_on: true,
    day: 7,
    by: 'mail',
    revision: 0,
    subject: { ko: '남은 돈', en: 'Rest' },
    contents: { ko: '#{잔금}만 남았어요.', en: '#{balance}' },
  })
  expect(status).toBe(200)
  await deliver(office.deps, { travel_agency: 1, kind: 'balance-due', ref: id }, `balance-${id}`)
  expect(listMails('owes@example.com')).toMatchObject([
    {
      subject: expect.stringContaining('남은 돈'),
      text: expect.stringMatching(/[\d,]+원만 남았어요\.[\s\S]*\/go#/),
    },
  ])
})

test('the balance is asked for as 알림톡 with the link to pay, once its words are approved', async () => {
  const { package_code } = await office.createTrip({ 41: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: '', days: 41 })
  const { id } = await office.findBooking(booking_id)
  await setContact(id, '010-3333-0004')
  await office.runInAgency((tx) =>
    sql`update booking set progress = 'deposit_paid', total = total + 300000, balance_by = current_date + 5
      where travel_agency = 1 and id = ${id}`.execute(tx),
  )
  await saveTemplate(
    'balance',
    { by: 'text', contents: { ko: '#{잔금}만 남았어요.', en: 'x' } },
    package_code,
  )
  await approve('balance', package_code)
  await deliver(office.deps, { travel_agency: 1, kind: 'balance-due', ref: id }, `kakao-balance-${id}`)
  for (const text of office.takeTexts()) await sendText(office.deps, text)
  expect(listTexts('01033330004')).toMatchObject([
    {
      type: 'ATA',
      variables: { '#{잔금}': '300,000원', '#{링크}': expect.stringMatching(/^a1\.localhost\/go#\w/) },
    },
  ])
})

test('a departure whose guide or meeting time nobody wrote down is pending work, until somebody does', async () => {
  const { package_code, at } = await office.createTrip({ 4: 500_000, 9: 500_000 })
  for (const days of [4, 9]) await office.createPaidBooking(package_code, { email: 'x@example.com', days })
  for (const moment of ['meeting', 'guide'] as const) await saveTemplate(moment, { day: 3 }, package_code)
  const find = async () => {
    const { rows } = await office.runInAgency((tx) => selectMissingNotices(1).execute(tx))
    return rows
      .map(readFields)
      .filter(({ departure_id }) => [at(4), at(9)].includes(Number(departure_id)))
      .map(({ departure_id, missing }) => [Number(departure_id), missing])
  }
  const { waiting } = await office.sales.api.report.today()
  expect(waiting.map(({ kind }) => kind)).toContain('notices')
  expect(await find()).toEqual([[at(4), 'both']])
  const notice = { departure_id: at(4), meeting_point: '인천공항', meeting_time: '06:30', emergency: '' }
  const { revision } = await office.sales.api.departure.saveNotice({
    ...notice,
    guide_name: '',
    guide_phone: '',
    revision: 0,
  })
  expect(await find()).toEqual([[at(4), 'guide']])
  await office.sales.api.departure.saveNotice({
    ...notice,
    guide_name: '박가이드',
    guide_phone: '010-1111-2222',
    revision,
  })
  expect(await find()).toEqual([])
})

test('a departure’s message with an unknown value is not sent with a gap: somebody calls', async () => {
  const { package_code, at } = await office.createTrip({ 15: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { email: 'gap@example.com', days: 15 })
  office.takeMails()
  await office.sales.sendOnce('POST', '/api/office/filling/message', {
    departure_id: at(15),
    subject: '가이드',
    contents: '가이드는 #{가이드}입니다.',
  })
  for (const about of office.takeMails()) await deliver(office.deps, about, `gap-${about.ref}`)
  expect(listMails('gap@example.com')).toEqual([])
  const { tasks } = await office.sales.api.booking.one({ booking_id })
  expect(tasks.map(({ text }) => text)).toEqual([expect.stringContaining('가이드')])
  const { messages } = await office.sales.api.departure.one({ departure_id: at(15) })
  expect(messages).toMatchObject([{ sent: 0, all: 0 }])
})

test('a planned letter does not follow a booking that has moved to another date', async () => {
  const { package_code, at } = await office.createTrip({ 16: 500_000, 17: 500_000 })
  const [gone, stays] = [
    await office.createPaidBooking(package_code, { email: 'moved@example.com', days: 16 }),
    await office.createPaidBooking(package_code, { email: 'stays@example.com', days: 16 }),
  ]
  await office.sales.sendOnce('POST', '/api/office/filling/message', {
    departure_id: at(16),
    subject: '준비물',
    contents: '우산',
    send_at: inAnHour(),
    bookings: [gone, stays].map(({ booking_id }) => booking_id),
  })
  await office.runInAgency(async (tx) => {
    await sql`update booking set departure_id = ${at(17)} where booking_id = ${gone.booking_id}`.execute(tx)
    await sql`update departure_message set send_at = now() where departure_id = ${at(16)}`.execute(tx)
  })
  await runClock()
  expect(listMails('moved@example.com')).toEqual([])
  expect(listMails('stays@example.com')).toHaveLength(1)
  const { messages } = await office.sales.api.departure.one({ departure_id: at(16) })
  expect(messages).toMatchObject([{ sent: 1, all: 1 }])
  expect((await office.sales.api.booking.one({ booking_id: gone.booking_id })).resendable).not.toContain(
    'departure-message',
  )
})

test('a trip is found by part of its name, those with words of their own first', async () => {
  const { package_code } = await office.createTrip()
  await saveTemplate('review', {}, package_code)
  const { list } = await office.sales.api.message.trips({ q: '다낭' })
  expect(list[0]).toMatchObject({ is_own: true })
  expect(list.map((trip) => trip.package_code)).toContain(package_code)
  expect((await office.sales.api.message.trips({ q: '없는 여행' })).list).toEqual([])
})

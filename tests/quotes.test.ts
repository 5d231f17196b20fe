// Quotes: written from a trip, sent by link, commented on, and accepted once as a booking of their own trip.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { mail } from '#i18n/ko/mail.ts'
import { addDays } from '#lib/days.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { composeMail } from './compose-mail.ts'
import { createTerms, departure_date, today } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let site: Site
let sales: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site)
  sales = await createStaffUser(site, { roles: ['sales'] })
})

const consents = { tour: true, privacy: true, special: false } as const
const recipient = {
  name: '김미나',
  contact: '010-1234-5678',
  email: 'mina@example.com',
  language: 'ko',
} as const

async function createTrip(detail: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    detail: { travel_alert: 1, schedule: JSON.stringify(schedule), ...detail },
  })
  await site.make.departure({ package_code, departure_date, adult_price: 1_000_000, minimum: 8 })
  return package_code
}
const schedule = [1, 2, 3, 4].map((day) => ({
  day,
  heading: { ko: `${day}일의 길`, en: `Way of day ${day}` },
  text: { ko: '걷습니다', en: 'We walk' },
  places: [{ place_id: null, time: '09:00', name: { ko: '성당', en: 'Church' }, line: { ko: '', en: '' } }],
  meals: { breakfast: { ko: '호텔식', en: 'Hotel' }, lunch: null, dinner: null },
  hotel: { ko: '바다호텔', en: 'Sea hotel' },
  transport: null,
}))

async function createDraft(package_code?: string) {
  const { id } = await sales.api.quote.createQuote(
    { ...(package_code && { package_code }) },
    { key: crypto.randomUUID() },
  )
  return sales.api.quote.quote({ id })
}

type QuoteContent = Awaited<ReturnType<typeof createDraft>>['content']

/** Sent to its customer: with its token, as the link has it. */
async function sendQuote(
  changed: Partial<QuoteContent> = {},
  given: Partial<Record<keyof typeof recipient, string>> = {},
) {
  const draft = await createDraft(await createTrip())
  const sent = await sales.api.quote.sendQuote({
    id: draft.id,
    revision: draft.revision,
    recipient: { ...recipient, ...given, language: 'ko' },
    content: { ...draft.content, ...changed },
  })
  return { ...draft, ...sent, token: sent.link.split('#')[1] ?? '' }
}

const buildMailContext = (ref: number, link: string) => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  origin: new URL(link).origin,
  office: 'https://office.example',
})
const show = (who: Visitor, token: string) => who.send('POST', '/api/landing/quote', { token })
const accept = (who: Visitor, token: string, version = 1, more: object = {}) =>
  who.send('POST', '/api/landing/quote/accept', { token, version, consents, ...more })

const inAgency = <T>(work: (db: Site['db']) => Promise<T>) => runInTransaction(site.db, 1, work)
const countBookings = (name: string) =>
  inAgency(async (db) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from booking where travel_agency = 1 and name = ${name}`.execute(db)
    return rows[0]?.n
  })
/** A last day that is over by now. */
const expire = (id: number) =>
  inAgency((db) =>
    db
      .updateTable('quote')
      .set({ valid_until: addDays(today, -1) })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )

test('a quote from a trip has its days, its next departure and prices; the customer reads it by its link', async () => {
  const { content, token, id } = await sendQuote()
  expect(content).toMatchObject({
    departure_date,
    destination: 'overseas',
    prices: { adult: 1_000_000, child: 790_000, baby: 100_000 },
    party: { adult: 2, child: 0, baby: 0 },
  })
  expect(content.days).toHaveLength(4)
  expect(content.days[0]).toEqual({
    heading: '1일의 길',
    text: '걷습니다\n09:00 · 성당\n조식 호텔식\n숙소 바다호텔',
  })
  const { status, body } = await show(createVisitor(site), token)
  expect([status, body.name, body.total, body.state]).toEqual([200, '김미나', 2_000_000, 'sent'])
  expect(JSON.stringify(body)).not.toContain('mina@example.com')
  expect((await sales.api.quote.quote({ id })).versions[0]?.opened).not.toBeNull()
})

test('accepting it makes one booking of a trip that the site does not show; a second press shows it', async () => {
  const { token, id } = await sendQuote({ discount: { name: '단골 할인', rate: { won: 50_000 } } })
  const me = createVisitor(site)
  const { status, body } = await accept(me, token)
  expect(status).toBe(200)
  const { booking_id } = body
  expect((await accept(me, token)).body).toEqual({ booking_id })
  const booking = (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`))
    .body
  expect(booking).toMatchObject({ total: 1_900_000, progress: 'waiting_for_payment', consents_due: false })
  const quote = await sales.api.quote.quote({ id })
  expect(quote).toMatchObject({ state: 'accepted', booking_id })
  expect((await show(me, token)).body).toMatchObject({ state: 'accepted', booking_id })
  // the link is sent on, and was read before: number and full name together would open the booking
  const stranger = createVisitor(site)
  expect((await show(stranger, token)).body).toMatchObject({ name: '김○나', booking_id: null })
  expect((await accept(stranger, token)).body).toEqual({ booking_id: null })
  const { package_code } = booking
  const detail = await me.send('GET', `/api/landing/packageInfo?package_code=${package_code}`)
  expect([detail.status, detail.body.code]).toEqual([404, 'PACKAGE_UNAVAILABLE'])
  const listed = await sales.api.trip.trips({ query: package_code })
  expect(listed.total).toBe(0)
  const filling = await sales.send('GET', `/api/office/filling?from=${departure_date}&to=${departure_date}`)
  expect(filling.text).toContain(package_code)
  const late = await sales.send('PUT', '/api/office/quote/withdraw', { id, revision: quote.revision })
  expect(late.body.code).toBe('QUOTE_ACCEPTED')
})

test('of two who accept at once there is one booking', async () => {
  const { token } = await sendQuote({}, { name: '이동시' })
  const answers = await Promise.all([1, 2, 3].map(() => accept(createVisitor(site), token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ body }) => body.booking_id !== null)).toHaveLength(1)
  expect(await countBookings('이동시')).toBe(1)
})

test('another agency’s link, a guessed one and one that was never sent are not there', async () => {
  const { token } = await sendQuote()
  const elsewhere = createVisitor(site, { host: 'a2.localhost' })
  for (const answer of [
    await show(elsewhere, token),
    await accept(elsewhere, token),
    await show(createVisitor(site), 'A'.repeat(22)),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'QUOTE_NOT_FOUND'])
})

test('after its last day, taken back or changed it is refused, and nothing is written', async () => {
  const name = '박늦음'
  const expired = await sendQuote({}, { name })
  await expire(expired.id)
  const me = createVisitor(site)
  expect((await show(me, expired.token)).body.state).toBe('expired')
  expect((await accept(me, expired.token)).body.code).toBe('QUOTE_EXPIRED')

  const withdrawn = await sendQuote({}, { name })
  await sales.api.quote.withdrawQuote({ id: withdrawn.id, revision: withdrawn.revision })
  expect((await accept(me, withdrawn.token)).body.code).toBe('QUOTE_WITHDRAWN')
  expect((await show(me, withdrawn.token)).body.code).toBe('QUOTE_WITHDRAWN')

  const changed = await sendQuote({}, { name })
  const { content } = await sales.api.quote.quote({ id: changed.id })
  const again = await sales.api.quote.sendQuote({
    id: changed.id,
    revision: changed.revision,
    recipient: { ...recipient, name },
    content: { ...content, prices: { ...content.prices, adult: 900_000 } },
  })
  expect(again.version).toBe(2)
  expect((await accept(me, changed.token, 1)).body.code).toBe('QUOTE_CHANGED')
  expect(await countBookings(name)).toBe(0)
  const versions = (await sales.api.quote.quote({ id: changed.id })).versions.map(({ total }) => total)
  expect(versions).toEqual([1_800_000, 2_000_000])
  const trips = await inAgency((db) =>
    db
      .selectFrom('package')
      .select('package_code')
      .where('is_private', '=', true)
      .where('page_title', '@>', sql`jsonb_build_object('ko', ${content.title}::text)` as never)
      .execute(),
  )
  expect(trips).toEqual([])
  expect((await accept(me, changed.token, 2)).status).toBe(200)
})

test('one that was declined is as over after its last day as any other', async () => {
  const name = '최거절'
  const { id, token } = await sendQuote({}, { name })
  const me = createVisitor(site)
  await me.send('POST', '/api/landing/quote/decline', { token, version: 1 })
  await expire(id)
  expect((await show(me, token)).body.state).toBe('expired')
  expect((await accept(me, token)).body.code).toBe('QUOTE_EXPIRED')
  expect(await countBookings(name)).toBe(0)
  expect((await sales.api.quote.quote({ id })).state).toBe('declined')
})

test('one that was sent keeps the name its booking will have', async () => {
  const { id, revision } = await sendQuote()
  const { content } = await sales.api.quote.quote({ id })
  const unnamed = { id, revision, recipient: { ...recipient, name: '' }, content }
  const { body } = await sales.send('PUT', '/api/office/quote', unnamed)
  expect([body.code, Object.keys(body.fields)]).toEqual(['QUOTE_INCOMPLETE', ['recipient.name']])
  expect((await sales.api.quote.quote({ id })).recipient.name).toBe(recipient.name)
})

test('who accepts agrees to the terms, and says what the quote lacks', async () => {
  const { token } = await sendQuote({}, { contact: '' })
  const me = createVisitor(site)
  const silent = await me.send('POST', '/api/landing/quote/accept', {
    token,
    version: 1,
    consents: { ...consents, tour: false },
  })
  expect(silent.status).toBe(400)
  const lacking = await accept(me, token)
  expect([lacking.status, lacking.body.code]).toEqual([400, 'QUOTE_INCOMPLETE'])
  expect((await show(me, token)).body.lacks).toEqual(['contact'])
  expect((await accept(me, token, 1, { contact: '010-9999-8888' })).status).toBe(200)
})

test('its own plan is what the booking is paid by', async () => {
  const plan = { kind: 'deposit', deposit: { percent: 20 }, balance_days: 20 } as const
  const { token } = await sendQuote({ plan })
  const me = createVisitor(site)
  expect((await show(me, token)).body).toMatchObject({
    deposit: 400_000,
    balance_by: addDays(departure_date, -20),
  })
  const { booking_id } = (await accept(me, token)).body
  const { body } = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
  expect(body).toMatchObject({ deposit: 400_000, total: 2_000_000 })
})

test('a comment waits for staff, and their answer ends that', async () => {
  const { token, id, link } = await sendQuote()
  const me = createVisitor(site)
  const said = await me.send('POST', '/api/landing/quote/comment', {
    token,
    version: 1,
    contents: '창가 자리 될까요?',
  })
  expect([said.status, said.body.state]).toEqual([200, 'commented'])
  const composeForAgency = () => composeMail('agency-quote', buildMailContext(id, link))
  const told = await composeForAgency()
  expect(told?.to).toBe('hello@agency1.example')
  expect(told?.text).toContain(mail.agencyQuote.commented.lead)
  expect(told?.text).toContain(`https://office.example/1/quotes/${id}`)
  expect(told?.text).not.toMatch(/김미나|창가/)
  const waiting = (await sales.api.report.today()).waiting.find(({ kind }) => kind === 'quotes')
  expect(waiting?.list.map(({ ref }) => ref)).toContain(String(id))
  const { revision } = await sales.api.quote.quote({ id })
  await sales.api.quote.answerQuote({ id, revision, contents: '네, 됩니다.' })
  const answered = await composeMail('quote-answered', buildMailContext(id, link))
  expect(answered?.to).toBe(recipient.email)
  for (const part of ['네, 됩니다.', link]) expect(answered?.text).toContain(part)
  expect(answered?.text).not.toContain('창가 자리')
  const { body } = await show(me, token)
  expect(body.comments.map(({ contents }: { contents: string }) => contents)).toEqual([
    '창가 자리 될까요?',
    '네, 됩니다.',
  ])
  expect(body.state).toBe('sent')
  const declined = await me.send('POST', '/api/landing/quote/decline', { token, version: 1 })
  expect(declined.body.state).toBe('declined')
  expect((await composeForAgency())?.text).toContain(mail.agencyQuote.declined.lead)
  expect((await accept(me, token)).status).toBe(200) // they may change their mind
  expect(await composeForAgency()).toBeUndefined()
})

test('the mail has the link, and nothing is mailed of what was taken back', async () => {
  const { id, link, revision } = await sendQuote()
  const about = buildMailContext(id, link)
  const letter = await composeMail('quote-sent', about)
  expect(letter?.text).toContain(link)
  expect(letter?.text).toContain('2,000,000원')
  await sales.api.quote.withdrawQuote({ id, revision })
  expect(await composeMail('quote-sent', about)).toBeUndefined()
})

test('a quote that cannot be accepted is not sent: no name, a day that is over, valid for too long', async () => {
  const draft = await createDraft(await createTrip())
  const send = (given: object, changed: object) =>
    sales.send('POST', '/api/office/quote/send', {
      id: draft.id,
      revision: draft.revision,
      recipient: { ...recipient, ...given },
      content: { ...draft.content, ...changed },
    })
  const refusals = [
    [await send({ name: '' }, {}), 'QUOTE_INCOMPLETE', 'recipient.name'],
    [await send({}, { departure_date: today }), 'DAY_IS_OVER', 'content.departure_date'],
    [await send({}, { valid_until: departure_date }), 'VALID_TOO_LONG', 'content.valid_until'],
  ] as const
  for (const [answer, code, field] of refusals) {
    expect(answer.body.code).toBe(code)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  }
  expect((await sales.api.quote.quote({ id: draft.id })).state).toBe('draft')
})

test('from a consultation it has the customer, and a free one begins with nothing', async () => {
  const { id } = await inAgency((db) =>
    db
      .insertInto('consult')
      .values({
        travel_agency: 1,
        name: '정상담',
        contact: '010-7777-6666',
        contents: '가족 여행',
        language: 'ko',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const made = await sales.api.quote.createQuote({ consult: id }, { key: crypto.randomUUID() })
  expect(await sales.api.quote.quote({ id: made.id })).toMatchObject({ consult: id, name: '정상담' })
  const free = await createDraft()
  expect(free.content.days).toHaveLength(1)
  const sent = await sales.api.quote.sendQuote({
    id: free.id,
    revision: free.revision,
    recipient,
    content: { ...free.content, prices: { adult: 500_000, child: 0, baby: 0 } },
  })
  const { status } = await accept(createVisitor(site), sent.link.split('#')[1] ?? '')
  expect(status).toBe(200)
})

test('a private trip can be neither published nor booked by anybody else', async () => {
  const { token } = await sendQuote()
  const me = createVisitor(site)
  const { booking_id } = (await accept(me, token)).body
  const { body: booking } = await me.send(
    'GET',
    `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`,
  )
  const owner = await createStaffUser(site)
  const published = await owner.send('POST', '/api/office/trip/publish', {
    package_code: booking.package_code,
    revision: 0,
  })
  expect(published.body.code).toBe('TRIP_PRIVATE')
  const other = await createVisitor(site).sendOnce('POST', '/api/landing/package/nonMember', {
    package_code: booking.package_code,
    departure_date,
    party: { adult: 1, child: 0, baby: 0 },
    name: '남의손',
    contact: '010-1234-5678',
    email: 'x@example.com',
    consents,
  })
  expect(other.body.code).toBe('PACKAGE_UNAVAILABLE')
})

test('one that was never accepted ends a year after its last change; one that was stays with its booking', async () => {
  const never = await sendQuote()
  const taken = await sendQuote()
  const draft = await createDraft()
  await accept(createVisitor(site), taken.token)
  await inAgency((db) =>
    db
      .updateTable('quote')
      .set({ changed: sql<string>`now() - interval '366 days'` })
      .where('travel_agency', '=', 1)
      .where('id', 'in', [never.id, taken.id])
      .execute(),
  )
  await purgeExpired({ ...site.naru.deps, enqueue: async () => {} })
  const left = await inAgency((db) =>
    db
      .selectFrom('quote')
      .select('id')
      .where('id', 'in', [never.id, taken.id, draft.id])
      .orderBy('id')
      .execute(),
  )
  expect(left.map(({ id }) => id)).toEqual([taken.id, draft.id].sort((a, b) => a - b))
})

test('a consultation has a day: it stands in today’s work from then on', async () => {
  const { id, revision } = await inAgency((db) =>
    db
      .insertInto('consult')
      .values({
        travel_agency: 1,
        name: '한기한',
        contact: '010-1111-2222',
        contents: '다음 주에',
        language: 'ko',
      })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow(),
  )
  const listWaiting = async () =>
    (await sales.api.report.waiting()).kinds.find(({ kind }) => kind === 'consultations')?.total ?? 0
  const before = await listWaiting()
  const later = addDays(today, 3)
  const saved = await sales.api.board.updateConsultation({
    id,
    revision,
    state: 'under_way',
    in_charge: null,
    due: later,
  })
  expect(await listWaiting()).toBe(before - 1)
  await sales.api.board.updateConsultation({
    id,
    revision: saved.revision,
    state: 'under_way',
    in_charge: null,
    due: today,
  })
  expect(await listWaiting()).toBe(before)
})

test('the list is narrowed to who is in charge, and consultations to what is due by a day', async () => {
  const other = await createStaffUser(site, { roles: ['sales'], name: '정담당' })
  const { id } = await other.api.quote.createQuote(
    { package_code: await createTrip() },
    { key: crypto.randomUUID() },
  )
  const { list, people } = await sales.api.quote.quotes({ in_charge: other.id })
  expect(list.map((each) => [each.id, each.in_charge_name])).toEqual([[id, '정담당']])
  expect(people).toContainEqual({ id: other.id, name: '정담당' })

  const consult = { travel_agency: 1, contact: '010-1111-2222', contents: '문의', language: 'ko' as const }
  await inAgency((db) =>
    db
      .insertInto('consult')
      .values([
        { ...consult, name: '오늘기한', due: today },
        { ...consult, name: '나중기한', due: addDays(today, 30) },
        { ...consult, name: '기한없음' },
      ])
      .execute(),
  )
  const due = (await sales.api.board.consultations({ due: addDays(today, 7) })).list.map(({ name }) => name)
  expect(due).toContain('오늘기한')
  expect(due).not.toContain('나중기한')
  expect(due).not.toContain('기한없음')
})

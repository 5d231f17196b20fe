// §6 Who may see and do what with a booking: number and name show a summary, a mailed code or a log-in opens it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { transitionByStaff } from '#domain/booking/staff.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { passLimits } from '#limits/access.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { requestDocuments, setUpDocuments, site } from './documents-setup.ts'
import { createPaidBooking, departure_date, runInAgency } from './paid-booking.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createMember, createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpDocuments)

const lookUpBooking = (person: Visitor, booking_id: string, name = '김미나') =>
  person.send(
    'GET',
    `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id, name })}`,
  )
const requestBooking = (person: Visitor, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
const requestSummary = (person: Visitor, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/summary?booking_id=${booking_id}`)
const cancelBooking = (person: Visitor, booking_id: string) =>
  person.sendOnce('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, undefined)
const requestCode = (person: Visitor, booking_id: string, name = '김미나') =>
  person.send('POST', '/api/landing/user/booking/code', { booking_id, name })
const openBooking = (person: Visitor, booking_id: string, mail_code: string) =>
  person.send('POST', '/api/landing/user/booking/open', { booking_id, mail_code })

/** The code as the mail's job makes it. */
async function createMailCode(id: number): Promise<string> {
  const made = await runInAgency(site, async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'booking' as const }))
      .where(sql<boolean>`starts_with(subject, ${`${id} `})`)
      .orderBy('asked', 'desc')
      .executeTakeFirstOrThrow()
    return createCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
  })
  return made?.code ?? expect.fail('nobody asked for a code')
}

const assignToMember = (booking: number, member_id: number) =>
  runInAgency(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ member_id })
      .where('travel_agency', '=', 1)
      .where('id', '=', booking)
      .execute(),
  )

const finishTrip = ({ id, booking_id }: { id: number; booking_id: string }) =>
  runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, async (ctx) => {
    for (const progress of ['preparing', 'ready'] as const) await transitionByStaff(ctx, booking_id, progress)
    await transitionBooking(ctx, { id, progress: 'ready' }, { to: 'travel_completed', by: 'clock' })
  })

describe('number and name', () => {
  test('show trip, dates, state and next steps, no personal data, and set no cookie', async () => {
    const { booking_id } = await createPaidBooking(site)
    const stranger = createVisitor(site)
    const { status, body, text } = await lookUpBooking(stranger, booking_id)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'booking_id',
      'confirmed',
      'departure_date',
      'departure_time',
      'flight_number',
      'held_until',
      'is_held',
      'opens_by',
      'outcome',
      'package_code',
      'page_title',
      'progress',
      'reserved_free',
      'return_date',
      'thumbnail_path',
      'to_do',
    ])
    expect(body).toMatchObject({
      progress: 'payment_completed',
      is_held: false,
      opens_by: 'code',
      outcome: null,
      to_do: expect.any(Array),
    })
    for (const secret of ['김여행', '김미나', 'mina', '5678', '1000000']) expect(text).not.toContain(secret)
    expect(stranger.cookies.size).toBe(0)
    const page = await site.request(`/travel/booking/${booking_id}?name=${encodeURIComponent('김미나')}`)
    expect([page.statusCode, String(page.headers['set-cookie']).includes('pass')]).toEqual([200, false])
    expect(page.body).not.toContain('김여행')
  })

  test('open nothing: neither papers, travellers, contact, cancel, change, payment nor receipt', async () => {
    const { booking_id } = await createPaidBooking(site)
    const stranger = createVisitor(site)
    await lookUpBooking(stranger, booking_id)
    const asked = [
      await requestBooking(stranger, booking_id),
      await requestDocuments(stranger, booking_id),
      await cancelBooking(stranger, booking_id),
      await stranger.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`),
      await stranger.send('GET', `/api/landing/contract?booking_id=${booking_id}`),
      await stranger.send('PUT', '/api/landing/user/booking/travellers', {
        booking_id,
        travellers: [{ kind: 'adult', name: '홍길동' }],
      }),
      await stranger.sendOnce('POST', '/api/landing/package/payment', { booking_id }),
      await requestSummary(stranger, booking_id),
    ]
    expect(asked.map(({ body }) => body.code)).toEqual(Array(asked.length).fill('LOGIN_REQUIRED'))
    const receipt = await site.request(
      `/travel/booking/${booking_id}/receipt?name=${encodeURIComponent('김미나')}`,
    )
    expect(receipt.body).not.toContain('김미나')
    expect(receipt.statusCode).toBe(302)
  })

  test('do not replace the pass of a visitor who follows another site’s link', async () => {
    const mine = await createPaidBooking(site)
    const other = await createPaidBooking(site)
    const pass = mine.me.cookies.get('booking_pass')
    const response = await site.request(
      `/travel/booking/${other.booking_id}?name=${encodeURIComponent('김미나')}`,
      { headers: { cookie: `booking_pass=${pass}`, 'sec-fetch-site': 'cross-site' } },
    )
    expect([response.statusCode, String(response.headers['set-cookie']).includes('pass')]).toEqual([
      200,
      false,
    ])
    expect((await requestBooking(mine.me, mine.booking_id)).status).toBe(200)
  })

  test('an unknown number and a wrong name get the same answer, for the summary and for the code', async () => {
    const { booking_id, id } = await createPaidBooking(site)
    const answers = [
      await lookUpBooking(createVisitor(site), 'ZZZZZZZZZZZZ'),
      await lookUpBooking(createVisitor(site), booking_id, '박미나'),
      await requestCode(createVisitor(site), 'ZZZZZZZZZZZZ'),
      await requestCode(createVisitor(site), booking_id, '박미나'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body.code).toBe('BOOKING_NOT_FOUND')
    await expect(createMailCode(id)).rejects.toThrow()
    const guesser = createVisitor(site)
    for (let at = 0; at < 5; at++) await requestCode(guesser, booking_id, '박미나')
    expect((await requestCode(guesser, booking_id)).body.code).toBe('TOO_MANY_TRIES')
    expect((await lookUpBooking(guesser, booking_id)).body.code).toBe('TOO_MANY_TRIES')
  })
})

describe('a mailed code', () => {
  test('opens the booking for one day, only in the browser that entered it', async () => {
    const { booking_id, id } = await createPaidBooking(site)
    const me = createVisitor(site)
    expect((await requestCode(me, booking_id)).body).toEqual({})
    const code = await createMailCode(id)
    const opened = await me.send('POST', '/api/landing/user/booking/open', {
      booking_id,
      mail_code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect([opened.status, opened.body]).toEqual([200, { booking_id }])
    const [cookie = ''] = [opened.headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^booking_pass=.*Max-Age=86400.*HttpOnly/)
    expect((await requestBooking(me, booking_id)).body).toMatchObject({ booking_id, name: '김미나' })
    expect((await requestDocuments(me, booking_id)).status).toBe(200)
    expect((await openBooking(createVisitor(site), booking_id, code)).body.code).toBe('CODE_EXPIRED')
  })

  test('a wrong code opens nothing five times, and the answer does not reveal whether the booking exists', async () => {
    const { booking_id, id } = await createPaidBooking(site)
    const me = createVisitor(site)
    await requestCode(me, booking_id)
    const code = await createMailCode(id)
    const wrong = code === '000000' ? '000001' : '000000'
    const said = []
    for (let at = 0; at < 5; at++) said.push((await openBooking(me, booking_id, wrong)).body.code)
    expect(said).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_EXPIRED'])
    expect((await openBooking(me, booking_id, code)).body.code).toBe('CODE_EXPIRED')
    expect((await openBooking(me, 'ZZZZZZZZZZZZ', code)).body.code).toBe('CODE_EXPIRED')
    expect(me.cookies.has('booking_pass')).toBe(false)
  })

  test('is never sent for a member’s booking: number and name show its summary, the member logs in', async () => {
    const { booking_id, id, me } = await createPaidBooking(site)
    const member = await createMember(site)
    await assignToMember(id, member.id)
    expect((await lookUpBooking(createVisitor(site), booking_id)).body).toMatchObject({ opens_by: 'login' })
    expect((await requestCode(createVisitor(site), booking_id)).body.code).toBe('LOGIN_REQUIRED')
    await expect(createMailCode(id)).rejects.toThrow()
    expect((await requestBooking(me, booking_id)).body.code).toBe('BOOKING_NOT_FOUND') // no pass opens it either
    expect((await requestBooking(member, booking_id)).status).toBe(200)
  })

  test('works only at its own agency', async () => {
    const { booking_id, id } = await createPaidBooking(site)
    const me = createVisitor(site)
    await requestCode(me, booking_id)
    const code = await createMailCode(id)
    expect(
      (await openBooking(createVisitor(site, { host: 'a2.localhost' }), booking_id, code)).body.code,
    ).toBe('CODE_EXPIRED')
    expect((await requestCode(createVisitor(site, { host: 'a2.localhost' }), booking_id)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
  })
})

describe('the pass', () => {
  test('is given to the browser that reserved, and holds several bookings', async () => {
    const first = await createPaidBooking(site)
    const second = await createPaidBooking(site, { by: first.me })
    for (const { booking_id } of [first, second])
      expect((await requestBooking(first.me, booking_id)).status).toBe(200)
    for (let at = 0; at < passLimits.most; at++) await createPaidBooking(site, { by: first.me })
    expect((await requestBooking(first.me, first.booking_id)).status).toBe(404) // the oldest makes room
  })

  test('a forged pass, one of another agency and one a day old open nothing', async () => {
    const { me, booking_id } = await createPaidBooking(site)
    const pass = me.cookies.get('booking_pass') ?? ''
    const stranger = createVisitor(site, { host: 'a2.localhost' })
    stranger.cookies.set('booking_pass', pass)
    expect((await requestBooking(stranger, booking_id)).status).toBe(404)
    const forger = createVisitor(site)
    forger.cookies.set(
      'booking_pass',
      pass.replace(/\d{13}/, (issued) => String(Number(issued) + 1)),
    )
    expect((await requestBooking(forger, booking_id)).status).toBe(404)
    const { now } = Date
    try {
      Date.now = () => now() + 24 * 3_600_000 + 1_000
      expect((await requestBooking(me, booking_id)).status).toBe(404)
    } finally {
      Date.now = now
    }
  })

  test('ends when the booking is cancelled: the canceller still sees the result, a new code opens it read-only', async () => {
    const { me, booking_id, id } = await createPaidBooking(site, { progress: 'waiting_for_payment' })
    expect((await cancelBooking(me, booking_id)).body.progress).toBe('cancel_completed')
    expect((await requestBooking(me, booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await requestSummary(me, booking_id)).body).toMatchObject({
      booking_id,
      progress: 'cancel_completed',
      opens_by: 'code',
    })
    const page = await site.request(`/travel/booking/${booking_id}`, {
      headers: { cookie: `booking_pass=${me.cookies.get('booking_pass')}` },
    })
    expect(page.statusCode).toBe(200)
    await requestCode(me, booking_id)
    expect((await openBooking(me, booking_id, await createMailCode(id))).status).toBe(200)
    expect((await requestBooking(me, booking_id)).body).toMatchObject({ progress: 'cancel_completed' })
  })

  test('shows what became of a cancelled booking until its day is over: the money and the receipt, and no people', async () => {
    const { me, booking_id, id } = await createPaidBooking(site)
    await cancelBooking(me, booking_id)
    await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, (ctx) =>
      transitionBooking(ctx, { id, progress: 'cancel_requested' }, { to: 'cancel_completed', by: 'staff' }),
    )
    const { body, text } = await requestSummary(me, booking_id)
    expect(body).toMatchObject({
      progress: 'cancel_completed',
      is_held: false,
      outcome: {
        name_masked: '김○나',
        party: { adult: 2, child: 0, baby: 0 },
        cancellation: { fee: 0 },
        history: expect.arrayContaining([expect.objectContaining({ progress: 'cancel_completed' })]),
      },
    })
    for (const secret of ['김여행', '김미나', 'mina', '5678']) expect(text).not.toContain(secret)
    const cookie = `booking_pass=${me.cookies.get('booking_pass')}`
    const receipt = await site.request(`/travel/booking/${booking_id}/receipt`, { headers: { cookie } })
    expect([receipt.statusCode, receipt.body.includes('김○나')]).toEqual([200, true])
    for (const secret of ['김여행', '김미나']) expect(receipt.body).not.toContain(secret)
    // It shows, and does nothing: all else is closed as before.
    const closed = [
      await requestBooking(me, booking_id),
      await requestDocuments(me, booking_id),
      await cancelBooking(me, booking_id),
      await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`),
    ]
    expect(closed.map(({ body }) => body.code)).toEqual([
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_FOUND',
      'CONTRACT_NOT_FOUND',
    ])
    // Number and name alone show no money, nor does another agency's host, nor the pass a day later.
    const stranger = createVisitor(site)
    expect((await lookUpBooking(stranger, booking_id)).body.outcome).toBeNull()
    expect((await lookUpBooking(me, booking_id)).body.outcome).not.toBeNull()
    const { now } = Date
    try {
      Date.now = () => now() + 24 * 3_600_000 + 1_000
      expect((await requestSummary(me, booking_id)).status).toBe(404)
      expect((await lookUpBooking(me, booking_id)).body.outcome).toBeNull()
    } finally {
      Date.now = now
    }
  })

  test('shows no outcome of a trip that was made, and nothing after staff corrected the address of the booking', async () => {
    const made = await createPaidBooking(site)
    await finishTrip(made)
    expect((await requestSummary(made.me, made.booking_id)).body).toMatchObject({
      progress: 'travel_completed',
      outcome: null,
    })
    const corrected = await createPaidBooking(site, { progress: 'waiting_for_payment' })
    await cancelBooking(corrected.me, corrected.booking_id)
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ passes_from: sql<string>`now()` })
        .where('travel_agency', '=', 1)
        .where('id', '=', corrected.id)
        .execute(),
    )
    expect((await requestSummary(corrected.me, corrected.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('does not come back with the reservation sent again after the end', async () => {
    const { package_code } = await createPaidBooking(site)
    const form = buildReservation(
      { package_code, departure_date },
      { consents: { tour: true, privacy: true, special: true } },
    )
    const key = randomUUID()
    const [me, other] = [createVisitor(site), createVisitor(site)]
    const address = '/api/landing/package/nonMember'
    const { body } = await me.sendOnce('POST', address, form, key)
    expect((await other.sendOnce('POST', address, form, key)).body).toEqual(body) // its answer was lost
    expect((await requestBooking(other, body.booking_id)).status).toBe(200)
    await cancelBooking(me, body.booking_id)
    const late = createVisitor(site)
    expect((await late.sendOnce('POST', address, form, key)).status).toBe(200)
    expect((await requestBooking(late, body.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('ends when the hold expires and when the trip is over', async () => {
    const late = await createPaidBooking(site, { progress: 'waiting_for_payment' })
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('id', '=', late.id)
        .execute(),
    )
    await releaseAllExpiredHolds({ db: site.db, enqueue: async () => {} })
    expect((await requestBooking(late.me, late.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')

    const made = await createPaidBooking(site)
    await finishTrip(made)
    expect((await requestBooking(made.me, made.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await requestDocuments(made.me, made.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })
})

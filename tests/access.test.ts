// §6 Who may see and do what with a booking: number and name show a summary, a mailed code or a log-in opens it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { move } from '#domain/booking/move.server.ts'
import { moveOn } from '#domain/booking/staff.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { passLimits } from '#limits/access.ts'
import { within } from '#platform/jobs.server.ts'
import { makeCode } from '#platform/mail-code.server.ts'
import { reservationOf } from './lent/reservation.ts'
import { departure_date, inside, paidBooking } from './paid.ts'
import { askPapers, openPapers, site } from './papers.ts'
import { memberAt, type Person, personAt } from './person.ts'

beforeAll(openPapers)

const lookUp = (person: Person, booking_id: string, name = '김미나') =>
  person.send(
    'GET',
    `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id, name })}`,
  )
const infoOf = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
const summaryOf = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/summary?booking_id=${booking_id}`)
const cancel = (person: Person, booking_id: string) =>
  person.sendOnce('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, undefined)
const askCode = (person: Person, booking_id: string, name = '김미나') =>
  person.send('POST', '/api/landing/user/booking/code', { booking_id, name })
const open = (person: Person, booking_id: string, mail_code: string) =>
  person.send('POST', '/api/landing/user/booking/open', { booking_id, mail_code })

/** The code as the mail's job makes it. */
async function codeFor(id: number): Promise<string> {
  const made = await inside(site, async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'booking' as const, subject: String(id) }))
      .executeTakeFirstOrThrow()
    return makeCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
  })
  return made?.code ?? expect.fail('nobody asked for a code')
}

const giveTo = (booking: number, member_id: number) =>
  inside(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ member_id })
      .where('travel_agency', '=', 1)
      .where('id', '=', booking)
      .execute(),
  )

describe('number and name', () => {
  test('show trip, dates, state and what is to do, nothing of people, and set no cookie', async () => {
    const { booking_id } = await paidBooking(site)
    const stranger = personAt(site)
    const { status, body, text } = await lookUp(stranger, booking_id)
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
      'package_code',
      'page_title',
      'progress',
      'return_date',
      'thumbnail_path',
      'to_do',
    ])
    expect(body).toMatchObject({
      progress: 'payment_completed',
      is_held: false,
      opens_by: 'code',
      to_do: expect.any(Array),
    })
    for (const secret of ['김여행', '김미나', 'mina', '5678', '1000000']) expect(text).not.toContain(secret)
    expect(stranger.cookies.size).toBe(0)
    const page = await site.ask(`/travel/booking/${booking_id}?name=${encodeURIComponent('김미나')}`)
    expect([page.statusCode, String(page.headers['set-cookie']).includes('pass')]).toEqual([200, false])
    expect(page.body).not.toContain('김여행')
  })

  test('open nothing: neither papers, travellers, contact, cancel, change, payment nor receipt', async () => {
    const { booking_id } = await paidBooking(site)
    const stranger = personAt(site)
    await lookUp(stranger, booking_id)
    const asked = [
      await infoOf(stranger, booking_id),
      await askPapers(stranger, booking_id),
      await cancel(stranger, booking_id),
      await stranger.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`),
      await stranger.send('GET', `/api/landing/contract?booking_id=${booking_id}`),
      await stranger.send('PUT', '/api/landing/user/booking/travellers', {
        booking_id,
        travellers: [{ kind: 'adult', name: '홍길동' }],
      }),
      await stranger.sendOnce('POST', '/api/landing/package/payment', { booking_id }),
      await summaryOf(stranger, booking_id),
    ]
    expect(asked.map(({ body }) => body.code)).toEqual(Array(asked.length).fill('LOGIN_REQUIRED'))
    const receipt = await site.ask(
      `/travel/booking/${booking_id}/receipt?name=${encodeURIComponent('김미나')}`,
    )
    expect(receipt.body).not.toContain('김미나')
    expect(receipt.statusCode).toBe(302)
  })

  test('do not replace the pass of a visitor who follows another site’s link', async () => {
    const mine = await paidBooking(site)
    const other = await paidBooking(site)
    const pass = mine.me.cookies.get('booking_pass')
    const response = await site.ask(
      `/travel/booking/${other.booking_id}?name=${encodeURIComponent('김미나')}`,
      { headers: { cookie: `booking_pass=${pass}`, 'sec-fetch-site': 'cross-site' } },
    )
    expect([response.statusCode, String(response.headers['set-cookie']).includes('pass')]).toEqual([
      200,
      false,
    ])
    expect((await infoOf(mine.me, mine.booking_id)).status).toBe(200)
  })

  test('have one answer for an unknown number and a wrong name, for the summary and for the code', async () => {
    const { booking_id, id } = await paidBooking(site)
    const answers = [
      await lookUp(personAt(site), 'ZZZZZZZZZZZZ'),
      await lookUp(personAt(site), booking_id, '박미나'),
      await askCode(personAt(site), 'ZZZZZZZZZZZZ'),
      await askCode(personAt(site), booking_id, '박미나'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body.code).toBe('BOOKING_NOT_FOUND')
    await expect(codeFor(id)).rejects.toThrow()
    const guesser = personAt(site)
    for (let at = 0; at < 5; at++) await askCode(guesser, booking_id, '박미나')
    expect((await askCode(guesser, booking_id)).body.code).toBe('TOO_MANY_TRIES')
    expect((await lookUp(guesser, booking_id)).body.code).toBe('TOO_MANY_TRIES')
  })
})

describe('a mailed code', () => {
  test('opens the booking for the browser that typed it, for a day', async () => {
    const { booking_id, id } = await paidBooking(site)
    const me = personAt(site)
    expect((await askCode(me, booking_id)).body).toEqual({})
    const code = await codeFor(id)
    const opened = await me.send('POST', '/api/landing/user/booking/open', {
      booking_id,
      mail_code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect([opened.status, opened.body]).toEqual([200, { booking_id }])
    const [cookie = ''] = [opened.headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^booking_pass=.*Max-Age=86400.*HttpOnly/)
    expect((await infoOf(me, booking_id)).body).toMatchObject({ booking_id, name: '김미나' })
    expect((await askPapers(me, booking_id)).status).toBe(200)
    expect((await open(personAt(site), booking_id, code)).body.code).toBe('CODE_EXPIRED')
  })

  test('that is wrong opens nothing, five times, and says no more of a number that does not exist', async () => {
    const { booking_id, id } = await paidBooking(site)
    const me = personAt(site)
    await askCode(me, booking_id)
    const code = await codeFor(id)
    const wrong = code === '000000' ? '000001' : '000000'
    const said = []
    for (let at = 0; at < 5; at++) said.push((await open(me, booking_id, wrong)).body.code)
    expect(said).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_EXPIRED'])
    expect((await open(me, booking_id, code)).body.code).toBe('CODE_EXPIRED')
    expect((await open(me, 'ZZZZZZZZZZZZ', code)).body.code).toBe('CODE_EXPIRED')
    expect(me.cookies.has('booking_pass')).toBe(false)
  })

  test('is never sent for a member’s booking: number and name show its summary, the member logs in', async () => {
    const { booking_id, id, me } = await paidBooking(site)
    const member = await memberAt(site)
    await giveTo(id, member.id)
    expect((await lookUp(personAt(site), booking_id)).body).toMatchObject({ opens_by: 'login' })
    expect((await askCode(personAt(site), booking_id)).body.code).toBe('LOGIN_REQUIRED')
    await expect(codeFor(id)).rejects.toThrow()
    expect((await infoOf(me, booking_id)).body.code).toBe('BOOKING_NOT_FOUND') // no pass opens it either
    expect((await infoOf(member, booking_id)).status).toBe(200)
  })

  test('is of its own agency', async () => {
    const { booking_id, id } = await paidBooking(site)
    const me = personAt(site)
    await askCode(me, booking_id)
    const code = await codeFor(id)
    expect((await open(personAt(site, { host: 'a2.localhost' }), booking_id, code)).body.code).toBe(
      'CODE_EXPIRED',
    )
    expect((await askCode(personAt(site, { host: 'a2.localhost' }), booking_id)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
  })
})

describe('the pass', () => {
  test('is given to the browser that reserved, and holds several bookings', async () => {
    const first = await paidBooking(site)
    const second = await paidBooking(site, { by: first.me })
    for (const { booking_id } of [first, second])
      expect((await infoOf(first.me, booking_id)).status).toBe(200)
    for (let at = 0; at < passLimits.most; at++) await paidBooking(site, { by: first.me })
    expect((await infoOf(first.me, first.booking_id)).status).toBe(404) // the oldest makes room
  })

  test('made up, of another agency or a day old opens nothing', async () => {
    const { me, booking_id } = await paidBooking(site)
    const pass = me.cookies.get('booking_pass') ?? ''
    const stranger = personAt(site, { host: 'a2.localhost' })
    stranger.cookies.set('booking_pass', pass)
    expect((await infoOf(stranger, booking_id)).status).toBe(404)
    const forger = personAt(site)
    forger.cookies.set(
      'booking_pass',
      pass.replace(/\d{13}/, (issued) => String(Number(issued) + 1)),
    )
    expect((await infoOf(forger, booking_id)).status).toBe(404)
    const { now } = Date
    try {
      Date.now = () => now() + 24 * 3_600_000 + 1_000
      expect((await infoOf(me, booking_id)).status).toBe(404)
    } finally {
      Date.now = now
    }
  })

  test('dies when the booking is cancelled: who cancelled still sees what became of it, a new code opens it to read', async () => {
    const { me, booking_id, id } = await paidBooking(site, { progress: 'waiting_for_payment' })
    expect((await cancel(me, booking_id)).body.progress).toBe('cancel_completed')
    expect((await infoOf(me, booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await summaryOf(me, booking_id)).body).toMatchObject({
      booking_id,
      progress: 'cancel_completed',
      opens_by: 'code',
    })
    const page = await site.ask(`/travel/booking/${booking_id}`, {
      headers: { cookie: `booking_pass=${me.cookies.get('booking_pass')}` },
    })
    expect(page.statusCode).toBe(200)
    await askCode(me, booking_id)
    expect((await open(me, booking_id, await codeFor(id))).status).toBe(200)
    expect((await infoOf(me, booking_id)).body).toMatchObject({ progress: 'cancel_completed' })
  })

  test('does not come back with the reservation sent again after the end', async () => {
    const { package_code } = await paidBooking(site)
    const form = reservationOf(
      { package_code, departure_date },
      { consents: { tour: true, privacy: true, special: true } },
    )
    const key = randomUUID()
    const [me, other] = [personAt(site), personAt(site)]
    const address = '/api/landing/package/nonMember'
    const { body } = await me.sendOnce('POST', address, form, key)
    expect((await other.sendOnce('POST', address, form, key)).body).toEqual(body) // its answer was lost
    expect((await infoOf(other, body.booking_id)).status).toBe(200)
    await cancel(me, body.booking_id)
    const late = personAt(site)
    expect((await late.sendOnce('POST', address, form, key)).status).toBe(200)
    expect((await infoOf(late, body.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('dies when the hold runs out and when the trip was made', async () => {
    const late = await paidBooking(site, { progress: 'waiting_for_payment' })
    await inside(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('id', '=', late.id)
        .execute(),
    )
    await releaseAll({ db: site.db, later: async () => {} })
    expect((await infoOf(late.me, late.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')

    const made = await paidBooking(site)
    await within({ db: site.db, later: async () => {} }, 1, async (ctx) => {
      for (const progress of ['preparing', 'ready'] as const) await moveOn(ctx, made.booking_id, progress)
      await move(ctx, { id: made.id, progress: 'ready' }, { to: 'travel_completed', by: 'clock' })
    })
    expect((await infoOf(made.me, made.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await askPapers(made.me, made.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })
})

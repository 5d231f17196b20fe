// §6 Who may see and do what with a booking: number and name show a summary, a mailed code or a log-in opens
// it, a link shows its traveller's part alone.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { move } from '#domain/booking/move.server.ts'
import { moveOn } from '#domain/booking/staff.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { passLimits } from '#limits.ts'
import { within } from '#platform/jobs.server.ts'
import { makeCode } from '#platform/mail-code.server.ts'
import { reservationOf } from './lent/reservation.ts'
import { colleagueAt } from './office.ts'
import {
  consents,
  departure_date,
  fillTerms,
  inside,
  jpeg,
  mrzOf,
  type Paid,
  paidBooking,
  sendForm,
  upload,
} from './paid.ts'
import { type Person, personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  await fillTerms(site)
})

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
const papersOf = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)

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

async function memberAt() {
  const member = await site.make.member()
  const person = personAt(site)
  person.cookies.set('token', (await site.cookieOf(member)).slice(6))
  return { ...person, id: member.id }
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

/** A picture and a number of the first traveller. */
const withPassport = async (paid: Paid) =>
  sendForm(
    site,
    '/api/landing/uploadPassport',
    {
      booking_id: paid.booking_id,
      traveller: '1',
      passport_number: 'M12345678',
      passport_expiry: '2099-01-01',
      consents: JSON.stringify({ passport: true }),
      files: await jpeg(),
    },
    paid,
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
      await papersOf(stranger, booking_id),
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
    expect((await papersOf(me, booking_id)).status).toBe(200)
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
    const member = await memberAt()
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
    expect((await papersOf(made.me, made.booking_id)).body.code).toBe('BOOKING_NOT_FOUND')
  })
})

describe('a link', () => {
  test('shows the contract with the booker masked, without number and contact, and opens nothing more', async () => {
    const { booking_id, linkFor, me } = await paidBooking(site)
    const token = await linkFor('consent', 2)
    const companion = personAt(site)
    const { status, body, text } = await companion.send('POST', '/api/landing/contractLink', { token })
    expect(status).toBe(200)
    for (const secret of [booking_id, '김미나', '5678']) expect(text).not.toContain(secret)
    expect(text).toContain('김○나')
    expect(body.sections.length).toBeGreaterThan(5)
    const told = await companion.send('POST', '/api/consult/linkExpired', { token })
    for (const secret of [booking_id, '김미나', '김여행']) expect(told.text).not.toContain(secret)
    expect(companion.cookies.size).toBe(0)

    const { version, hash } = (await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)).body
    expect(
      (await me.send('PUT', '/api/package/agreeTerms', { booking_id, version, hash, name: '김미나' })).status,
    ).toBe(200)
    const after = await companion.send('POST', '/api/landing/contractLink', { token })
    expect(after.body.agreed_by).toBe('김○나')
    expect(after.text).not.toContain('김미나')

    const contact = { name: '박하늘', contact: '010-8765-4321', email: 'mina@example.com' }
    const staff = await colleagueAt(site)
    const { revision } = (await staff.ask('GET', `/api/office/booking?booking_id=${booking_id}`)).body
    const mended = await staff.askOnce('POST', '/api/office/booking/contact', {
      booking_id,
      revision,
      ...contact,
    })
    expect(mended.status).toBe(200)
    const mendedText = (await companion.send('POST', '/api/landing/contractLink', { token })).text
    for (const secret of ['김미나', '5678', '박하늘', '4321']) expect(mendedText).not.toContain(secret)
    const pdf = await site.ask('/contract', {
      method: 'POST',
      payload: { token },
      headers: { origin: 'http://a1.localhost' },
    })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-disposition']).not.toContain(booking_id)
  })
})

describe('a passport’s picture', () => {
  test('comes out by no door: it is told that it is there and since when', async () => {
    const paid = await paidBooking(site)
    expect((await withPassport(paid)).status).toBe(200)
    const { body, text } = await papersOf(paid.me, paid.booking_id)
    expect(body.travellers[0]).toMatchObject({ passport: true, since: expect.any(String) })
    expect(text).not.toContain('M12345678')
    const row = await inside(site, (tx) =>
      tx
        .selectFrom('passport_file')
        .select(['id', 'path'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    expect(text).not.toContain(row.id)
    const member = await memberAt()
    await inside(site, (tx) =>
      tx
        .updateTable('passport_file')
        .set({ state: 'ready' })
        .where('travel_agency', '=', 1)
        .where('id', '=', row.id)
        .execute(),
    )
    const doors = [`/files/papers/${row.id}`, `/files/${row.path}`, `/files/${row.path.split('/').at(-1)}`]
    for (const cookie of [
      `booking_pass=${paid.me.cookies.get('booking_pass')}`,
      `token=${member.cookies.get('token')}`,
    ])
      for (const door of doors)
        expect([door, (await site.ask(door, { headers: { cookie } })).statusCode]).toEqual([door, 404])
  })

  test('is replaced and deleted by who booked, with its file', async () => {
    const paid = await paidBooking(site)
    await withPassport(paid)
    const filesOf = () =>
      inside(site, (tx) =>
        tx
          .selectFrom('passport_file')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('booking', '=', paid.id)
          .execute(),
      )
    const [before] = await filesOf()
    const form = { booking_id: paid.booking_id, traveller: '1', replaces: 'true' }
    expect((await sendForm(site, '/api/landing/uploadPassport', form, paid)).body.code).toBe('FILE_REQUIRED')
    expect(await filesOf()).toEqual([before])
    const replaced = await sendForm(
      site,
      '/api/landing/uploadPassport',
      { ...form, files: await jpeg() },
      paid,
    )
    expect(replaced.body).toMatchObject({ files: 1, has_number: true })
    const after = await filesOf()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual([before])

    const gone = await paid.me.send('DELETE', '/api/landing/passport', {
      booking_id: paid.booking_id,
      traveller: 1,
    })
    expect([gone.status, await filesOf()]).toEqual([200, []])
    expect((await papersOf(paid.me, paid.booking_id)).body.travellers[0]).toMatchObject({
      passport: false,
      since: null,
    })
    expect(
      (
        await personAt(site).send('DELETE', '/api/landing/passport', {
          booking_id: paid.booking_id,
          traveller: 1,
        })
      ).body.code,
    ).toBe('LOGIN_REQUIRED')
  })

  test('is replaced and deleted with a link, by its own traveller alone', async () => {
    const paid = await paidBooking(site)
    await withPassport(paid)
    const consent = await paid.linkFor('consent', 2)
    const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
      token: consent,
      consents,
    })
    const token: string = body.token
    const typed = { mrz: mrzOf('M87654321', '2099-01-01') }
    expect((await upload(site, token, { ...typed, files: await jpeg() })).body).toMatchObject({ files: 1 })
    expect((await upload(site, token, { replaces: 'true', files: await jpeg() })).body).toMatchObject({
      files: 1,
      has_number: true,
    })
    expect((await personAt(site).send('POST', '/api/consult/linkExpired', { token })).body).toMatchObject({
      files: 1,
      since: expect.any(String),
    })
    expect((await personAt(site).send('DELETE', '/api/landing/passportLink', { token })).status).toBe(200)
    expect((await papersOf(paid.me, paid.booking_id)).body.travellers).toMatchObject([
      { passport: true },
      { passport: false, since: null },
    ])
  })
})

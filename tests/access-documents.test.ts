// §6 Who may see the papers of a booking: a link shows its traveller’s part alone, and no passport comes out.
import { beforeAll, describe, expect, test } from 'vitest'
import { requestDocuments, setUpDocuments, site } from './documents-setup.ts'
import {
  buildMrzLine,
  consents,
  createJpeg,
  createPaidBooking,
  type PaidBooking,
  runInAgency,
  sendFormTo,
  uploadPassport,
} from './paid-booking.ts'
import { createStaffUser } from './staff-user.ts'
import { createMember, createVisitor } from './visitor.ts'

beforeAll(setUpDocuments)

/** A picture and a number of the first traveller. */
const uploadFirstPassport = async (paid: PaidBooking) =>
  sendFormTo(
    site,
    '/api/landing/uploadPassport',
    {
      booking_id: paid.booking_id,
      traveller: '1',
      passport_number: 'M12345678',
      passport_expiry: '2099-01-01',
      consents: JSON.stringify({ passport: true }),
      files: await createJpeg(),
    },
    paid,
  )

describe('a link', () => {
  test('shows the contract with the booker masked, without number and contact, and opens nothing more', async () => {
    const { booking_id, linkFor, me } = await createPaidBooking(site)
    const token = await linkFor('consent', 2)
    const companion = createVisitor(site)
    const { status, body, text } = await companion.send('POST', '/api/landing/contractLink', { token })
    expect(status).toBe(200)
    for (const secret of [booking_id, '김미나', '5678']) expect(text).not.toContain(secret)
    expect(text).toContain('김○나')
    expect(body.sections.length).toBeGreaterThan(5)
    const linkAnswer = await companion.send('POST', '/api/consult/linkExpired', { token })
    for (const secret of [booking_id, '김미나', '김여행']) expect(linkAnswer.text).not.toContain(secret)
    expect(companion.cookies.size).toBe(0)

    const { version, hash } = (await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)).body
    expect(
      (await me.send('PUT', '/api/package/agreeTerms', { booking_id, version, hash, name: '김미나' })).status,
    ).toBe(200)
    const after = await companion.send('POST', '/api/landing/contractLink', { token })
    expect(after.body.agreed_by).toBe('김○나')
    expect(after.text).not.toContain('김미나')

    const contact = { name: '박하늘', contact: '010-8765-4321', email: 'mina@example.com' }
    const staff = await createStaffUser(site)
    const { revision } = await staff.api.booking.one({ booking_id })
    const mended = await staff.sendOnce('POST', '/api/office/booking/contact', {
      booking_id,
      revision,
      ...contact,
    })
    expect(mended.status).toBe(200)
    const mendedText = (await companion.send('POST', '/api/landing/contractLink', { token })).text
    for (const secret of ['김미나', '5678', '박하늘', '4321']) expect(mendedText).not.toContain(secret)
    const pdf = await site.request('/contract', {
      method: 'POST',
      payload: { token },
      headers: { origin: 'http://a1.localhost' },
    })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-disposition']).not.toContain(booking_id)
  })
})

describe('a passport’s picture', () => {
  test('is returned by no call: only that it exists and since when', async () => {
    const paid = await createPaidBooking(site)
    expect((await uploadFirstPassport(paid)).status).toBe(200)
    const { body, text } = await requestDocuments(paid.me, paid.booking_id)
    expect(body.travellers[0]).toMatchObject({ passport: true, since: expect.any(String) })
    expect(text).not.toContain('M12345678')
    const row = await runInAgency(site, (tx) =>
      tx
        .selectFrom('passport_file')
        .select(['id', 'path'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    expect(text).not.toContain(row.id)
    const member = await createMember(site)
    await runInAgency(site, (tx) =>
      tx
        .updateTable('passport_file')
        .set({ state: 'ready' })
        .where('travel_agency', '=', 1)
        .where('id', '=', row.id)
        .execute(),
    )
    const endpoints = [
      `/files/papers/${row.id}`,
      `/files/${row.path}`,
      `/files/${row.path.split('/').at(-1)}`,
    ]
    for (const cookie of [
      `booking_pass=${paid.me.cookies.get('booking_pass')}`,
      `token=${member.cookies.get('token')}`,
    ])
      for (const endpoint of endpoints)
        expect([endpoint, (await site.request(endpoint, { headers: { cookie } })).statusCode]).toEqual([
          endpoint,
          404,
        ])
  })

  test('the booker replaces and deletes it, and its file goes too', async () => {
    const paid = await createPaidBooking(site)
    await uploadFirstPassport(paid)
    const listPassportFiles = () =>
      runInAgency(site, (tx) =>
        tx
          .selectFrom('passport_file')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('booking', '=', paid.id)
          .execute(),
      )
    const [before] = await listPassportFiles()
    const form = { booking_id: paid.booking_id, traveller: '1', replaces: 'true' }
    expect((await sendFormTo(site, '/api/landing/uploadPassport', form, paid)).body.code).toBe(
      'FILE_REQUIRED',
    )
    expect(await listPassportFiles()).toEqual([before])
    const replaced = await sendFormTo(
      site,
      '/api/landing/uploadPassport',
      { ...form, files: await createJpeg() },
      paid,
    )
    expect(replaced.body).toMatchObject({ files: 1, has_number: true })
    const after = await listPassportFiles()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual([before])

    const gone = await paid.me.send('DELETE', '/api/landing/passport', {
      booking_id: paid.booking_id,
      traveller: 1,
    })
    expect([gone.status, await listPassportFiles()]).toEqual([200, []])
    expect((await requestDocuments(paid.me, paid.booking_id)).body.travellers[0]).toMatchObject({
      passport: false,
      since: null,
    })
    expect(
      (
        await createVisitor(site).send('DELETE', '/api/landing/passport', {
          booking_id: paid.booking_id,
          traveller: 1,
        })
      ).body.code,
    ).toBe('LOGIN_REQUIRED')
  })

  test('only its own traveller replaces and deletes it with a link', async () => {
    const paid = await createPaidBooking(site)
    await uploadFirstPassport(paid)
    const consent = await paid.linkFor('consent', 2)
    const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
      token: consent,
      consents,
    })
    const token: string = body.token
    const typed = { mrz: buildMrzLine('M87654321', '2099-01-01') }
    expect((await uploadPassport(site, token, { ...typed, files: await createJpeg() })).body).toMatchObject({
      files: 1,
    })
    expect(
      (await uploadPassport(site, token, { replaces: 'true', files: await createJpeg() })).body,
    ).toMatchObject({
      files: 1,
      has_number: true,
    })
    expect(
      (await createVisitor(site).send('POST', '/api/consult/linkExpired', { token })).body,
    ).toMatchObject({
      files: 1,
      since: expect.any(String),
    })
    expect((await createVisitor(site).send('DELETE', '/api/landing/passportLink', { token })).status).toBe(
      200,
    )
    expect((await requestDocuments(paid.me, paid.booking_id)).body.travellers).toMatchObject([
      { passport: true },
      { passport: false, since: null },
    ])
  })
})

// §6, §7 The consents that a one-time link brings, also those of a guardian.
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { agreeByLink, readBooking, readLink, setUpDocuments, site } from './documents-setup.ts'
import {
  consents,
  createJpeg,
  createPaidBooking,
  type PaidBooking,
  runInAgency,
  sendFormTo,
  today,
} from './paid-booking.ts'

beforeAll(setUpDocuments)

const listConsents = ({ id }: PaidBooking) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('consent')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .where('traveller', 'is not', null)
      .orderBy('id')
      .execute(),
  )

describe('consents', () => {
  test('each is kept with its text’s version and hash, and the page goes on with a token for the passport', async () => {
    const paid = await createPaidBooking(site)
    const { status, body } = await agreeByLink(await paid.linkFor('consent'))
    expect([status, body]).toEqual([
      200,
      { agreed_at: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    const rows = await listConsents(paid)
    expect(rows.map(({ type, version, traveller }) => [type, version, traveller])).toEqual([
      ['age', '', 1],
      ['use', '1.0', 1],
      ['privacy', '1.0', 1],
      ['tour', '1.0', 1],
      ['passport', '1.0', 1],
    ])
    expect(new Set(rows.slice(1).map(({ text_hash }) => text_hash)).size).toBe(4)
    expect((await readLink(body.token)).body).toMatchObject({ purpose: 'passport', traveller: 1 })
  })

  test('a hundred simultaneous submits store one set of consents', async () => {
    const paid = await createPaidBooking(site)
    const token = await paid.linkFor('consent')
    const answers = await Promise.all(Array.from({ length: 100 }, () => agreeByLink(token)))
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect([
      counts.get(200)?.length,
      (counts.get(410)?.length ?? 0) + (counts.get(503)?.length ?? 0),
    ]).toEqual([1, 99])
    expect(await listConsents(paid)).toHaveLength(5)
  })

  test.each(Object.keys(consents))('without %s nothing is kept, and the link stays good', async (type) => {
    const paid = await createPaidBooking(site)
    const token = await paid.linkFor('consent')
    expect((await agreeByLink(token, { consents: { ...consents, [type]: false } })).body.code).toBe(
      'CONSENT_REQUIRED',
    )
    expect(await listConsents(paid)).toEqual([])
    expect((await agreeByLink(token)).status).toBe(200)
  })

  test.each([
    ['booked as a child, without a birth date', { kind: 'child', name: '김아이' }, true],
    ['booked as a baby, without a birth date', { kind: 'baby', name: '김아기' }, true],
    [
      'booked as an adult, twelve by the birth date',
      { kind: 'adult', name: '김열둘', birthdate: addDays(today, -365 * 13) },
      true,
    ],
    ['booked as an adult, without a birth date', { kind: 'adult', name: '김어른' }, false],
    ['booked as an adult, of age', { kind: 'adult', name: '김어른', birthdate: '1990-01-01' }, false],
  ])('who is %s: whether a guardian is needed', async (_who, traveller, needs_guardian) => {
    const party = { adult: 1, child: 0, baby: 0, [traveller.kind]: traveller.kind === 'adult' ? 2 : 1 }
    const paid = await createPaidBooking(site, {
      party,
      travellers: [{ kind: 'adult', name: '김엄마', birthdate: '1985-01-01' }, traveller],
    })
    const token = await paid.linkFor('consent', 2)
    expect((await readLink(token)).body.needs_guardian).toBe(needs_guardian)
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    const asOfAge = await agreeByLink(token, { consents: { ...consents, age: false }, guardian })
    // For an adult a guardian takes no consent away; for a minor one is enough.
    expect([asOfAge.status, asOfAge.body.code]).toEqual(
      needs_guardian ? [200, undefined] : [400, 'CONSENT_REQUIRED'],
    )
    if (needs_guardian) return
    expect(await listConsents(paid)).toEqual([])
    expect((await agreeByLink(token, { guardian })).status).toBe(200)
    const rows = await listConsents(paid)
    expect(rows.map(({ type }) => type)).toContain('age')
    expect(rows.every(({ guardian_name }) => guardian_name === null)).toBe(true)
  })

  test('who booked sends no passport of a minor before a guardian has agreed', async () => {
    const paid = await createPaidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [
        { kind: 'adult', name: '김엄마' },
        { kind: 'child', name: '김아이' },
      ],
    })
    const send = async (traveller: string) =>
      sendFormTo(
        site,
        '/api/landing/uploadPassport',
        {
          booking_id: paid.booking_id,
          traveller,
          consents: JSON.stringify({ passport: true }),
          files: await createJpeg(),
        },
        paid,
      )
    expect((await send('2')).body.code).toBe('GUARDIAN_REQUIRED')
    expect(await listConsents(paid)).toEqual([])
    expect((await send('1')).status).toBe(200)
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    await agreeByLink(await paid.linkFor('consent', 2), { guardian })
    expect((await send('2')).status).toBe(200)
  })

  test('a child needs a guardian, who agrees and can be reached', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: addDays(today, -365 * 8) }
    const paid = await createPaidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [{ kind: 'adult', name: '김엄마', birthdate: '1985-01-01' }, child],
    })
    const token = await paid.linkFor('consent', 2)
    expect((await readLink(token)).body.needs_guardian).toBe(true)
    expect((await agreeByLink(token)).body.code).toBe('GUARDIAN_REQUIRED')
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    expect((await agreeByLink(token, { guardian: { ...guardian, agrees: false } })).body.code).toBe(
      'GUARDIAN_REQUIRED',
    )
    expect(
      (await agreeByLink(token, { guardian: { ...guardian, contact: 'x' } })).body.fields,
    ).toHaveProperty(['guardian.contact'])
    expect(await listConsents(paid)).toEqual([])
    expect((await agreeByLink(token, { consents: { ...consents, age: false }, guardian })).status).toBe(200)
    const rows = await listConsents(paid)
    expect(rows.map(({ type }) => type)).toEqual(['use', 'privacy', 'tour', 'passport'])
    expect(rows[0]).toMatchObject({
      traveller: 2,
      guardian_name: '김엄마',
      guardian_contact: '010-9876-5432',
    })
  })

  test('a trip within the country asks for no passport', async () => {
    const paid = await createPaidBooking(site, { travel_alert: null })
    const token = await paid.linkFor('consent')
    expect((await readLink(token)).body.needs_passport).toBe(false)
    expect((await agreeByLink(token, { consents: { ...consents, passport: false } })).body.token).toBe(null)
    expect((await readBooking(paid)).to_do).toEqual(['contract'])
  })

  test('a birth date in the future is refused', async () => {
    const { me, booking_id } = await createPaidBooking(site)
    const { status, body } = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '미래', birthdate: addDays(today, 2) }],
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['travellers.0.birthdate']])
  })
})

// §6, §7 A one-time link: what it tells and opens, for whom, and when it ends.
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createConsultationLink,
  createTravellerLink,
  endLinks,
  mailLinks,
} from '#domain/document/staff-links.server.ts'
import { revokeLinks } from '#domain/vault/links.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { agreeByLink, passportFields, readLink, setUpDocuments, site } from './documents-setup.ts'
import {
  consents,
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createTerms,
  departure_date,
  runInAgency,
  uploadPassport,
} from './paid-booking.ts'
import { createFile } from './shared/multipart-form.ts'
import { createSite } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpDocuments)

const createConsultLink = () =>
  runInAgency(site, async (tx) => {
    const { id } = await tx
      .insertInto('consult')
      .values({ travel_agency: 1, name: '김문의', contact: '010-1234-5678', contents: 'x', language: 'ko' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, token: await createConsultationLink({ db: tx, travel_agency: 1 }, id) }
  })
const unknownToken = 'A'.repeat(43)

describe('a link', () => {
  test('shows its purpose any number of times without being used up', async () => {
    const paid = await createPaidBooking(site)
    const token = await paid.linkFor('consent', 2)
    for (let times = 0; times < 3; times++) {
      const { status, body } = await readLink(token)
      expect([status, body]).toEqual([
        200,
        {
          purpose: 'consent',
          expires: expect.any(String),
          traveller: 2,
          name: '김○○2',
          page_title: expect.any(Object),
          departure_date,
          return_date: expect.any(String),
          needs_guardian: false,
          needs_passport: true,
          files: 0,
          since: null,
          has_number: false,
        },
      ])
    }
    expect((await site.request('/papers')).headers['cache-control']).toContain('no-store')
    expect((await agreeByLink(token)).status).toBe(200)
  })

  test('unknown, expired, revoked, foreign and cancelled links get the identical answer', async () => {
    const paid = await createPaidBooking(site)
    const [spent, expired, revoked, foreign, off] = [
      await paid.linkFor('consent'),
      await paid.linkFor('consent'),
      await paid.linkFor('consent'),
      await (await createPaidBooking(site, { key: 2 })).linkFor('consent'),
      await (await createPaidBooking(site, { progress: 'waiting_for_payment' })).linkFor('consent'),
    ]
    await agreeByLink(spent)
    await runInAgency(site, async (tx) => {
      const open = await tx
        .selectFrom('link')
        .select('id')
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .where('spent', 'is', null)
        .where('purpose', '=', 'consent')
        .orderBy('id')
        .execute()
      await tx
        .updateTable('link')
        .set({ expires: new Date().toISOString() })
        .where('travel_agency', '=', 1)
        .where('id', '=', open[0]?.id ?? 0)
        .execute()
      expect(await revokeLinks({ db: tx, travel_agency: 1 }, { id: open[1]?.id ?? 0 })).toBe(1)
    })
    const refused = (await readLink(unknownToken)).text
    expect(JSON.parse(refused)).toEqual({
      code: 'LINK_EXPIRED',
      description: {
        ko: '만료되었거나 존재하지 않는 여행 요청이에요.',
        en: 'This travel request has expired or does not exist',
      },
    })
    const used = await readLink(spent)
    expect([used.status, used.body]).toEqual([
      410,
      { code: 'LINK_USED', description: { ko: '이미 접수됐어요.', en: 'Already received' } },
    ])
    expect((await agreeByLink(spent)).text).toBe(used.text)
    for (const token of [expired, revoked, foreign, off, `${spent}x`, 'nonsense']) {
      for (const answer of [
        await readLink(token),
        await agreeByLink(token),
        await uploadPassport(site, token, { files: await createJpeg() }),
        await createVisitor(site).send('POST', '/api/landing/contractLink', { token }),
      ]) {
        expect([token, answer.status, answer.text]).toEqual([token, 404, refused])
      }
      expect(
        (
          await createVisitor(site).send('PUT', '/api/package/agreeTerms', {
            token,
            version: 1,
            hash: 'x',
            name: 'X',
          })
        ).text,
      ).toBe(refused)
    }
  })

  test('twenty tokens open nothing of another agency, purpose or booking', async () => {
    countCases(20)
    const bookings = await Promise.all(Array.from({ length: 5 }, () => createPaidBooking(site)))
    const other = await createPaidBooking(site)
    const before = await countDocumentRows(site)
    for (const paid of bookings) {
      for (const purpose of ['consent', 'passport', 'consent', 'passport'] as const) {
        const token = await paid.linkFor(purpose, 1)
        const picture = await createJpeg()
        const wrong = [
          readLink(token, 'a2.localhost'),
          agreeByLink(token, {}, 'a2.localhost'),
          uploadPassport(site, token, { files: picture }, 2),
        ]
        if (purpose === 'consent')
          wrong.push(uploadPassport(site, token, { files: picture, ...passportFields, done: 'true' }))
        else wrong.push(agreeByLink(token))
        const foreignBooking = createVisitor(site).send('PUT', '/api/package/agreeTerms', {
          token,
          booking_id: other.booking_id,
          version: 1,
          hash: 'x',
          name: 'X',
        })
        for (const answer of await Promise.all([...wrong, foreignBooking]))
          expect([answer.status, answer.body.code]).toEqual([404, 'LINK_EXPIRED'])
      }
    }
    expect(await countDocumentRows(site)).toEqual(before)
  })

  test('of a consultation keeps an adult’s own word beside a guardian’s, and no name that is an address', async () => {
    const listConsentTypes = async (id: number) => {
      const rows = await runInAgency(site, (tx) =>
        tx
          .selectFrom('consent')
          .select('type')
          .where('travel_agency', '=', 1)
          .where('consult', '=', id)
          .execute(),
      )
      return rows.map(({ type }) => type)
    }
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    const adult = await createConsultLink()
    const unfit = { guardian: { ...guardian, name: 'www.evil.example' } }
    expect((await agreeByLink(adult.token, unfit)).body.code).toBe('NAME_UNFIT')
    expect((await agreeByLink(adult.token, { guardian })).status).toBe(200)
    expect(await listConsentTypes(adult.id)).toContain('age')
    const minor = await createConsultLink()
    const guardianFields = { guardian, consents: { ...consents, age: false } }
    expect((await agreeByLink(minor.token, guardianFields)).status).toBe(200)
    expect(await listConsentTypes(minor.id)).not.toContain('age')
  })

  test('is issued for a consultation, too: consents, then a passport', async () => {
    const { id, token } = await createConsultLink()
    expect((await readLink(token)).body).toMatchObject({
      purpose: 'consent',
      page_title: null,
      needs_passport: true,
    })
    const { body } = await agreeByLink(token)
    expect(
      (await uploadPassport(site, body.token, { files: await createJpeg(), ...passportFields, done: 'true' }))
        .body,
    ).toMatchObject({ files: 1, has_number: true })
    expect(
      (await createVisitor(site).send('POST', '/api/landing/contractLink', { token: body.token })).body.code,
    ).toBe('LINK_USED')
    const storedConsents = await runInAgency(site, (tx) =>
      tx
        .selectFrom('passport')
        .select(['booking', 'traveller'])
        .where('travel_agency', '=', 1)
        .where('consult', '=', id)
        .execute(),
    )
    expect(storedConsents).toEqual([{ booking: null, traveller: 1 }])
  })

  test('staff hand one to somebody who asked, of their own agency alone', async () => {
    const { id } = await createConsultLink()
    const hand = async (who: StaffUser) =>
      (await who.send('POST', '/api/office/consultation/link', { id })).body
    const { address } = await hand(await createStaffUser(site, { roles: ['sales'] }))
    expect(address).toMatch(/\/papers#[\w-]{43}$/)
    expect((await readLink(address.split('#')[1])).body).toMatchObject({ purpose: 'consent', traveller: 1 })
    expect(await hand(await createStaffUser(site, { roles: ['content'] }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await hand(await createStaffUser(site, { travel_agency: 2 }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('by staff: one to hand over, all of a booking mailed anew, all of it ended', async () => {
    const paid = await createPaidBooking(site)
    const asStaff = <T>(work: (ctx: Parameters<typeof mailLinks>[0]) => Promise<T>) =>
      runInAgency(site, (tx) =>
        work({ db: tx, travel_agency: 1, enqueue: (...job) => site.naru.deps.enqueue(tx, ...job) }),
      )
    const handed = await asStaff((ctx) => createTravellerLink(ctx, paid.booking_id, 2))
    expect((await readLink(handed)).body).toMatchObject({ purpose: 'consent', traveller: 2 })
    await asStaff((ctx) => mailLinks(ctx, paid.booking_id))
    expect(await asStaff((ctx) => endLinks(ctx, paid.booking_id))).toBe(1)
    expect((await readLink(handed)).body.code).toBe('LINK_EXPIRED')
    await agreeByLink(await paid.linkFor('consent', 2))
    expect(
      (await readLink(await asStaff((ctx) => createTravellerLink(ctx, paid.booking_id, 2)))).body.purpose,
    ).toBe('passport')
    await expect(asStaff((ctx) => createTravellerLink(ctx, paid.booking_id, 3))).rejects.toThrow('NOT_FOUND')
  })

  test('its token is in no log line', async () => {
    const lines: string[] = []
    const logged = await createSite({ lines })
    await createTerms(logged)
    const paid = await createPaidBooking(logged)
    const token = await paid.linkFor('consent')
    await createVisitor(logged).send('POST', '/api/consult/linkExpired', { token })
    const { body } = await createVisitor(logged).send('POST', '/api/landing/privacyAgree', {
      token,
      consents,
    })
    await uploadPassport(logged, body.token, { files: await createJpeg(), ...passportFields })
    await uploadPassport(logged, 'broken', { files: createFile('x.jpg', 'x') })
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of [token, body.token, passportFields.passport_number])
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })
})

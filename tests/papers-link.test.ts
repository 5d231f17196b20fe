// §6, §7 A one-time link: what it tells and opens, for whom, and when it ends.
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  endLinks,
  linkOfConsult,
  linkOfTraveller,
  mailLinks,
} from '#domain/document/staff.server.ts'
import { revokeLinks } from '#domain/vault/links.server.ts'
import { tried } from './attacks/tried.ts'
import { file } from './lent/parts.ts'
import { consents, departure_date, fillTerms, inside, jpeg, paidBooking, rowsOf, upload } from './paid.ts'
import { agree, number, openPapers, site, tell } from './papers.ts'
import { personAt } from './person.ts'
import { openSite } from './site.ts'

beforeAll(openPapers)

const linkOfNewConsult = () =>
  inside(site, async (tx) => {
    const { id } = await tx
      .insertInto('consult')
      .values({ travel_agency: 1, name: '김문의', contact: '010-1234-5678', contents: 'x', language: 'ko' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, token: await linkOfConsult({ db: tx, travel_agency: 1 }, id) }
  })
const unknown = 'A'.repeat(43)

describe('a link', () => {
  test('tells what it is for as often as it is asked, and spends nothing', async () => {
    const paid = await paidBooking(site)
    const token = await paid.linkFor('consent', 2)
    for (let times = 0; times < 3; times++) {
      const { status, body } = await tell(token)
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
    expect((await site.ask('/papers')).headers['cache-control']).toContain('no-store')
    expect((await agree(token)).status).toBe(200)
  })

  test('unknown, expired, revoked, foreign, of a cancelled trip: the same answer, byte for byte', async () => {
    const paid = await paidBooking(site)
    const [spent, expired, revoked, foreign, off] = [
      await paid.linkFor('consent'),
      await paid.linkFor('consent'),
      await paid.linkFor('consent'),
      await (await paidBooking(site, { key: 2 })).linkFor('consent'),
      await (await paidBooking(site, { progress: 'waiting_for_payment' })).linkFor('consent'),
    ]
    await agree(spent)
    await inside(site, async (tx) => {
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
    const refused = (await tell(unknown)).text
    expect(JSON.parse(refused)).toEqual({
      code: 'LINK_EXPIRED',
      description: {
        ko: '만료되었거나 존재하지 않는 여행 요청입니다.',
        en: 'This travel request has expired or does not exist',
      },
    })
    const used = await tell(spent)
    expect([used.status, used.body]).toEqual([
      410,
      { code: 'LINK_USED', description: { ko: '이미 접수되었습니다.', en: 'Already received' } },
    ])
    expect((await agree(spent)).text).toBe(used.text)
    for (const token of [expired, revoked, foreign, off, `${spent}x`, 'nonsense']) {
      for (const answer of [
        await tell(token),
        await agree(token),
        await upload(site, token, { files: await jpeg() }),
        await personAt(site).send('POST', '/api/landing/contractLink', { token }),
      ]) {
        expect([token, answer.status, answer.text]).toEqual([token, 404, refused])
      }
      expect(
        (
          await personAt(site).send('PUT', '/api/package/agreeTerms', {
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
    tried(20)
    const bookings = await Promise.all(Array.from({ length: 5 }, () => paidBooking(site)))
    const other = await paidBooking(site)
    const before = await rowsOf(site)
    for (const paid of bookings) {
      for (const purpose of ['consent', 'passport', 'consent', 'passport'] as const) {
        const token = await paid.linkFor(purpose, 1)
        const picture = await jpeg()
        const wrong = [
          tell(token, 'a2.localhost'),
          agree(token, {}, 'a2.localhost'),
          upload(site, token, { files: picture }, 2),
        ]
        if (purpose === 'consent')
          wrong.push(upload(site, token, { files: picture, ...number, done: 'true' }))
        else wrong.push(agree(token))
        const foreignBooking = personAt(site).send('PUT', '/api/package/agreeTerms', {
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
    expect(await rowsOf(site)).toEqual(before)
  })

  test('of a consultation keeps an adult’s own word beside a guardian’s, and no name that is an address', async () => {
    const typesOf = async (id: number) => {
      const rows = await inside(site, (tx) =>
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
    const adult = await linkOfNewConsult()
    const unfit = { guardian: { ...guardian, name: 'www.evil.example' } }
    expect((await agree(adult.token, unfit)).body.code).toBe('NAME_UNFIT')
    expect((await agree(adult.token, { guardian })).status).toBe(200)
    expect(await typesOf(adult.id)).toContain('age')
    const minor = await linkOfNewConsult()
    const said = { guardian, consents: { ...consents, age: false } }
    expect((await agree(minor.token, said)).status).toBe(200)
    expect(await typesOf(minor.id)).not.toContain('age')
  })

  test('is issued for a consultation, too: consents, then a passport', async () => {
    const { id, token } = await linkOfNewConsult()
    expect((await tell(token)).body).toMatchObject({
      purpose: 'consent',
      page_title: null,
      needs_passport: true,
    })
    const { body } = await agree(token)
    expect(
      (await upload(site, body.token, { files: await jpeg(), ...number, done: 'true' })).body,
    ).toMatchObject({ files: 1, has_number: true })
    expect(
      (await personAt(site).send('POST', '/api/landing/contractLink', { token: body.token })).body.code,
    ).toBe('LINK_USED')
    const kept = await inside(site, (tx) =>
      tx
        .selectFrom('passport')
        .select(['booking', 'traveller'])
        .where('travel_agency', '=', 1)
        .where('consult', '=', id)
        .execute(),
    )
    expect(kept).toEqual([{ booking: null, traveller: 1 }])
  })

  test('by staff: one to hand over, all of a booking mailed anew, all of it ended', async () => {
    const paid = await paidBooking(site)
    const asStaff = <T>(work: (ctx: Parameters<typeof mailLinks>[0]) => Promise<T>) =>
      inside(site, (tx) =>
        work({ db: tx, travel_agency: 1, later: (...job) => site.naru.ground.later(tx, ...job) }),
      )
    const handed = await asStaff((ctx) => linkOfTraveller(ctx, paid.booking_id, 2))
    expect(await asStaff((ctx) => addressOf(ctx, handed))).toBe(`https://agency1.example/papers#${handed}`)
    expect(await asStaff((ctx) => addressOf(ctx, handed, { port: 3000 }))).toBe(
      `http://a1.localhost:3000/papers#${handed}`,
    )
    expect((await tell(handed)).body).toMatchObject({ purpose: 'consent', traveller: 2 })
    await asStaff((ctx) => mailLinks(ctx, paid.booking_id))
    expect(await asStaff((ctx) => endLinks(ctx, paid.booking_id))).toBe(1)
    expect((await tell(handed)).body.code).toBe('LINK_EXPIRED')
    await agree(await paid.linkFor('consent', 2))
    expect((await tell(await asStaff((ctx) => linkOfTraveller(ctx, paid.booking_id, 2)))).body.purpose).toBe(
      'passport',
    )
    await expect(asStaff((ctx) => linkOfTraveller(ctx, paid.booking_id, 3))).rejects.toThrow('NOT_FOUND')
  })

  test('its token is in no log line', async () => {
    const lines: string[] = []
    const logged = await openSite({ lines })
    await fillTerms(logged)
    const paid = await paidBooking(logged)
    const token = await paid.linkFor('consent')
    await personAt(logged).send('POST', '/api/consult/linkExpired', { token })
    const { body } = await personAt(logged).send('POST', '/api/landing/privacyAgree', { token, consents })
    await upload(logged, body.token, { files: await jpeg(), ...number })
    await upload(logged, 'broken', { files: file('x.jpg', 'x') })
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of [token, body.token, number.passport_number])
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })
})

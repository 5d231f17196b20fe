// §6, §7 One-time links, the consents they bring, and the passports behind them.
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  endLinks,
  linkOfConsult,
  linkOfTraveller,
  mailLinks,
} from '#domain/document/staff.server.ts'
import { revokeLinks } from '#domain/vault/links.server.ts'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { judgeOld } from '#domain/vault/passports.server.ts'
import { dayAfter } from '#plain/days.ts'
import { tried } from './attacks/tried.ts'
import { picture } from './gate.ts'
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
  picturesAtDesk,
  rowsOf,
  sendForm,
  today,
  upload,
} from './paid.ts'
import { file } from './parts.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  await fillTerms(site)
})

const tell = (token: string, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/consult/linkExpired', { token })
const agree = (token: string, given: object = {}, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/landing/privacyAgree', { token, consents, ...given })
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
const expiry = dayAfter(departure_date, 400)
const number = { passport_number: 'M12345678', passport_expiry: expiry }
const consentsOf = ({ id }: Paid) =>
  inside(site, (tx) =>
    tx
      .selectFrom('consent')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .where('traveller', 'is not', null)
      .orderBy('id')
      .execute(),
  )
const papersOf = async ({ me, booking_id }: Paid) =>
  (await me.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)).body
const fileOf = async ({ id }: Paid) =>
  (
    await inside(site, (tx) =>
      tx
        .selectFrom('passport_file')
        .select('id')
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .executeTakeFirstOrThrow(),
    )
  ).id
const infoOf = async ({ me, booking_id }: Paid) =>
  (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).body

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

describe('consents', () => {
  test('each is kept with its text’s version and hash, and the page goes on with a token for the passport', async () => {
    const paid = await paidBooking(site)
    const { status, body } = await agree(await paid.linkFor('consent'))
    expect([status, body]).toEqual([
      200,
      { agreed_at: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    const rows = await consentsOf(paid)
    expect(rows.map(({ type, version, traveller }) => [type, version, traveller])).toEqual([
      ['age', '', 1],
      ['use', '1.0', 1],
      ['privacy', '1.0', 1],
      ['tour', '1.0', 1],
      ['passport', '1.0', 1],
    ])
    expect(new Set(rows.slice(1).map(({ text_hash }) => text_hash)).size).toBe(4)
    expect((await tell(body.token)).body).toMatchObject({ purpose: 'passport', traveller: 1 })
  })

  test('a hundred submits at once are one set of rows', async () => {
    const paid = await paidBooking(site)
    const token = await paid.linkFor('consent')
    const answers = await Promise.all(Array.from({ length: 100 }, () => agree(token)))
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect([
      counts.get(200)?.length,
      (counts.get(410)?.length ?? 0) + (counts.get(503)?.length ?? 0),
    ]).toEqual([1, 99])
    expect(await consentsOf(paid)).toHaveLength(5)
  })

  test.each(Object.keys(consents))('without %s nothing is kept, and the link stays good', async (type) => {
    const paid = await paidBooking(site)
    const token = await paid.linkFor('consent')
    expect((await agree(token, { consents: { ...consents, [type]: false } })).body.code).toBe(
      'CONSENT_REQUIRED',
    )
    expect(await consentsOf(paid)).toEqual([])
    expect((await agree(token)).status).toBe(200)
  })

  test.each([
    ['booked as a child, without a birth date', { kind: 'child', name: '김아이' }, true],
    ['booked as a baby, without a birth date', { kind: 'baby', name: '김아기' }, true],
    [
      'booked as an adult, twelve by the birth date',
      { kind: 'adult', name: '김열둘', birthdate: dayAfter(today, -365 * 13) },
      true,
    ],
    ['booked as an adult, without a birth date', { kind: 'adult', name: '김어른' }, false],
    ['booked as an adult, of age', { kind: 'adult', name: '김어른', birthdate: '1990-01-01' }, false],
  ])('who is %s: whether a guardian is needed', async (_who, traveller, needs_guardian) => {
    const party = { adult: 1, child: 0, baby: 0, [traveller.kind]: traveller.kind === 'adult' ? 2 : 1 }
    const paid = await paidBooking(site, {
      party,
      travellers: [{ kind: 'adult', name: '김엄마', birthdate: '1985-01-01' }, traveller],
    })
    const token = await paid.linkFor('consent', 2)
    expect((await tell(token)).body.needs_guardian).toBe(needs_guardian)
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    const asOfAge = await agree(token, { consents: { ...consents, age: false }, guardian })
    // For an adult a guardian takes no consent away; for a minor one is enough.
    expect([asOfAge.status, asOfAge.body.code]).toEqual(
      needs_guardian ? [200, undefined] : [400, 'CONSENT_REQUIRED'],
    )
    if (needs_guardian) return
    expect(await consentsOf(paid)).toEqual([])
    expect((await agree(token, { guardian })).status).toBe(200)
    const rows = await consentsOf(paid)
    expect(rows.map(({ type }) => type)).toContain('age')
    expect(rows.every(({ guardian_name }) => guardian_name === null)).toBe(true)
  })

  test('who booked sends no passport of a minor before a guardian has agreed', async () => {
    const paid = await paidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [
        { kind: 'adult', name: '김엄마' },
        { kind: 'child', name: '김아이' },
      ],
    })
    const send = async (traveller: string) =>
      sendForm(
        site,
        '/api/landing/uploadPassport',
        {
          booking_id: paid.booking_id,
          traveller,
          consents: JSON.stringify({ passport: true }),
          files: await jpeg(),
        },
        paid,
      )
    expect((await send('2')).body.code).toBe('GUARDIAN_REQUIRED')
    expect(await consentsOf(paid)).toEqual([])
    expect((await send('1')).status).toBe(200)
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    await agree(await paid.linkFor('consent', 2), { guardian })
    expect((await send('2')).status).toBe(200)
  })

  test('a child needs a guardian, who agrees and can be reached', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: dayAfter(today, -365 * 8) }
    const paid = await paidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [{ kind: 'adult', name: '김엄마', birthdate: '1985-01-01' }, child],
    })
    const token = await paid.linkFor('consent', 2)
    expect((await tell(token)).body.needs_guardian).toBe(true)
    expect((await agree(token)).body.code).toBe('GUARDIAN_REQUIRED')
    const guardian = { name: '김엄마', contact: '010-9876-5432', agrees: true }
    expect((await agree(token, { guardian: { ...guardian, agrees: false } })).body.code).toBe(
      'GUARDIAN_REQUIRED',
    )
    expect((await agree(token, { guardian: { ...guardian, contact: 'x' } })).body.fields).toHaveProperty([
      'guardian.contact',
    ])
    expect(await consentsOf(paid)).toEqual([])
    expect((await agree(token, { consents: { ...consents, age: false }, guardian })).status).toBe(200)
    const rows = await consentsOf(paid)
    expect(rows.map(({ type }) => type)).toEqual(['use', 'privacy', 'tour', 'passport'])
    expect(rows[0]).toMatchObject({
      traveller: 2,
      guardian_name: '김엄마',
      guardian_contact: '010-9876-5432',
    })
  })

  test('a trip within the country asks for no passport', async () => {
    const paid = await paidBooking(site, { travel_alert: null })
    const token = await paid.linkFor('consent')
    expect((await tell(token)).body.needs_passport).toBe(false)
    expect((await agree(token, { consents: { ...consents, passport: false } })).body.token).toBe(null)
    expect((await infoOf(paid)).to_do).toEqual(['contract'])
  })

  test('a birth date in the future is nobody’s', async () => {
    const { me, booking_id } = await paidBooking(site)
    const { status, body } = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '미래', birthdate: dayAfter(today, 2) }],
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['travellers.0.birthdate']])
  })
})

const passportLink = async (paid: Paid, traveller = 1): Promise<string> =>
  (await agree(await paid.linkFor('consent', traveller))).body.token

describe('a passport', () => {
  test('comes in by link, in several goes, until it is done', async () => {
    const paid = await paidBooking(site)
    const token = await passportLink(paid)
    expect((await upload(site, token, {})).body.code).toBe('FILE_REQUIRED')
    expect((await upload(site, token, { files: [await jpeg(), await jpeg('two.jpg')] })).body).toEqual({
      traveller: 1,
      files: 2,
      has_number: false,
      expires_soon: false,
    })
    expect((await upload(site, token, { done: 'true' })).body.fields).toHaveProperty('passport_number')
    expect((await upload(site, token, { mrz: mrzOf('M12345678', expiry), done: 'true' })).body).toEqual({
      traveller: 1,
      files: 2,
      has_number: true,
      expires_soon: false,
    })
    expect((await upload(site, token, { files: await jpeg() })).body.code).toBe('LINK_USED')
    expect(await papersOf(paid)).toMatchObject({
      needs_passports: true,
      open: true,
      travellers: [
        { traveller: 1, consents: true, passport: true, files: 2 },
        { traveller: 2, consents: false, passport: false, files: 0 },
      ],
    })
    const info = await infoOf(paid)
    expect([
      info.to_do,
      info.travellers.map(({ consents, passport }: Record<string, boolean>) => [consents, passport]),
    ]).toEqual([
      ['passports', 'contract'],
      [
        [true, true],
        [false, false],
      ],
    ])
    await upload(site, await passportLink(paid, 2), { files: await jpeg(), ...number, done: 'true' })
    expect((await infoOf(paid)).to_do).toEqual(['contract'])
  })

  test('a passport that an older version counted from the departure is counted from the return at night', async () => {
    const paid = await paidBooking(site)
    const { return_date } = await inside(site, (tx) =>
      tx
        .selectFrom('booking')
        .select('return_date')
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    const typed = { passport_number: 'm12345678', passport_expiry: dayAfter(return_date, 30) }
    await upload(site, await passportLink(paid, 1), { files: await jpeg(), ...typed })
    await inside(site, (tx) =>
      tx
        .updateTable('passport')
        .set({ expires_soon: false, counted_from_return: false })
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .execute(),
    )
    const isMarked = async () => (await papersOf(paid)).travellers[0].expires_soon
    expect(await isMarked()).toBe(false)
    await judgeOld(site.naru.ground)
    expect(await isMarked()).toBe(true)
  })

  test('less than six months beyond the return is taken, with a warning; moved, it is counted anew', async () => {
    const paid = await paidBooking(site)
    const { needed } = await inside(site, (tx) =>
      tx
        .selectFrom('booking')
        .select(sql<string>`(return_date + interval '6 months')::date`.as('needed'))
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    const bring = async (traveller: number, passport_expiry: string) =>
      (
        await upload(site, await passportLink(paid, traveller), {
          files: await jpeg(),
          passport_number: 'm12345678',
          passport_expiry,
        })
      ).body
    expect(await bring(1, dayAfter(needed, -1))).toMatchObject({ expires_soon: true })
    expect(await bring(2, needed)).toMatchObject({ has_number: true, expires_soon: false })
    const soon = async () =>
      (await papersOf(paid)).travellers.map(({ expires_soon }: { expires_soon: boolean }) => expires_soon)
    expect(await soon()).toEqual([true, false])
    const later = dayAfter(departure_date, 30)
    await site.make.departure({
      package_code: paid.package_code,
      departure_date: later,
      adult_price: 1_000_000,
    })
    const sales = await colleagueAt(site, { roles: ['sales'] })
    const { body } = await sales.ask('GET', `/api/office/booking?booking_id=${paid.booking_id}`)
    const { booking_id, revision, total } = body
    const moved = { booking_id, revision, departure_date: later, total }
    expect((await sales.askOnce('POST', '/api/office/booking/move', moved)).status).toBe(200)
    expect(await soon()).toEqual([true, true])
  })

  const line = mrzOf('M12345678', expiry)
  test.each<[what: string, parts: () => Promise<Parameters<typeof upload>[2]>, status: number, code: string]>(
    [
      [
        'a PDF with a script',
        async () => ({ files: file('passport.pdf', '%PDF-1.7\n/JS (app.alert(1))') }),
        415,
        'FILE_TYPE',
      ],
      [
        'a HEIC',
        async () => ({
          files: file('passport.heic', Buffer.from('00000018667479706865696300000000', 'hex')),
        }),
        415,
        'FILE_TYPE',
      ],
      [
        'a zip called jpg',
        async () => ({ files: file('passport.jpg', `PK\x03\x04${'x'.repeat(100)}`) }),
        415,
        'FILE_TYPE',
      ],
      [
        'a jpg that only begins like one',
        async () => ({
          files: file(
            'passport.jpg',
            Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(400_000, 'x')]),
          ),
        }),
        415,
        'FILE_TYPE',
      ],
      [
        'a gif',
        async () => ({ files: file('passport.gif', await picture().gif().toBuffer()) }),
        415,
        'FILE_TYPE',
      ],
      ['nothing in it', async () => ({ files: file('passport.jpg', '') }), 415, 'FILE_TYPE'],
      [
        '10 MB and a byte',
        async () => ({
          files: file(
            'passport.jpg',
            Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
          ),
        }),
        413,
        'FILE_TOO_LARGE',
      ],
      [
        'a wrong check digit',
        async () => ({
          files: await jpeg(),
          mrz: `${line.slice(0, 9)}${(Number(line[9]) + 1) % 10}${line.slice(10)}`,
        }),
        400,
        'MRZ_WRONG',
      ],
      ['a line that is none', async () => ({ files: await jpeg(), mrz: '여권' }), 400, 'MRZ_WRONG'],
      [
        'a number that is not the line’s',
        async () => ({ files: await jpeg(), mrz: line, passport_number: 'M12345679' }),
        400,
        'MRZ_WRONG',
      ],
      [
        'an expired passport',
        async () => ({
          files: await jpeg(),
          passport_number: 'M12345678',
          passport_expiry: dayAfter(today, -2),
        }),
        400,
        'PASSPORT_EXPIRED',
      ],
      [
        'a number without its expiry',
        async () => ({ files: await jpeg(), passport_number: 'M12345678' }),
        400,
        'BAD_INPUT',
      ],
      [
        'a number that is none',
        async () => ({ files: await jpeg(), passport_number: '여권', passport_expiry: expiry }),
        400,
        'BAD_INPUT',
      ],
      ['no file at all', async () => number, 400, 'FILE_REQUIRED'],
      [
        'a good one beside a bad one',
        async () => ({ files: [await jpeg(), file('passport.heic', 'x'.repeat(50))] }),
        415,
        'FILE_TYPE',
      ],
    ],
  )(
    '%s is refused with its sentence, by both doors, and nothing is kept',
    async (_what, parts, status, code) => {
      const paid = await paidBooking(site)
      const token = await passportLink(paid)
      const before = await rowsOf(site)
      for (const answer of [
        await upload(site, token, await parts()),
        await sendForm(
          site,
          '/api/landing/uploadPassport',
          { booking_id: paid.booking_id, traveller: '1', ...(await parts()) },
          paid,
        ),
      ]) {
        expect([answer.status, answer.body.code, answer.body.description]).toEqual([
          status,
          code,
          { ko: expect.any(String), en: expect.any(String) },
        ])
        if (code === 'FILE_TYPE')
          expect(answer.body.fields.files.en).toMatch(/^Unsupported file type: \.(pdf|heic|jpg|gif)$/)
      }
      expect(await rowsOf(site)).toEqual(before)
    },
  )

  test('by who booked only with the traveller’s consent, for who travels, while the trip is ahead', async () => {
    const paid = await paidBooking(site)
    const send = async (parts: object, who: Partial<Paid> = paid) =>
      sendForm(
        site,
        '/api/landing/uploadPassport',
        { booking_id: paid.booking_id, traveller: '2', files: await jpeg(), ...number, ...parts },
        who,
      )
    expect((await send({})).body.code).toBe('CONSENT_REQUIRED')
    expect((await send({ traveller: '3' })).body.fields).toHaveProperty('traveller')
    expect((await send({}, { me: personAt(site) })).body.code).toBe('LOGIN_REQUIRED')
    expect((await send({}, await paidBooking(site))).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await send({ consents: '{"passport":true}' })).body).toEqual({
      traveller: 2,
      files: 1,
      has_number: true,
      expires_soon: false,
    })
    const waiting = await paidBooking(site, { progress: 'waiting_for_payment' })
    expect((await send({ booking_id: waiting.booking_id }, waiting)).body).toMatchObject({
      code: 'UPLOAD_CLOSED',
      description: { en: 'You cannot upload files' },
    })
  })

  test('is made anew without what the camera wrote, shown to staff alone, and each time noted', async () => {
    const paid = await paidBooking(site)
    const secret = 'where it was taken'
    const taken = await picture(3_000, 2_000)
      .jpeg()
      .withExif({ IFD0: { Artist: secret } })
      .toBuffer()
    await upload(site, await passportLink(paid), { files: file('p.jpg', taken) })
    expect(await picturesAtDesk(site, paid)).toEqual([])
    const id = await fileOf(paid)
    await makeReady({ ...site.naru.ground, log: site.naru.app.log }, { travel_agency: 1, id })
    const [made] = await picturesAtDesk(site, paid)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 2_400, height: 1_600 })
    expect(made?.includes(secret)).toBe(false)
    const log = await inside(site, (tx) =>
      tx
        .selectFrom('access_log')
        .select(['who', 'traveller', 'what', 'booking'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .orderBy('id')
        .execute(),
    )
    expect(log).toEqual(
      ['worker', 'staff Hana'].map((who) => ({
        who,
        traveller: 1,
        what: `file ${id}`,
        booking: paid.id,
      })),
    )
  })

  test('that is no picture after all is dropped, and its traveller is red again', async () => {
    const paid = await paidBooking(site)
    const whole = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    await upload(site, await passportLink(paid), {
      files: file('cut.jpg', whole.subarray(0, whole.length / 2)),
      ...number,
    })
    const [{ files, passport }] = (await papersOf(paid)).travellers
    expect([files, passport]).toEqual([1, true])
    const id = await fileOf(paid)
    await makeReady({ ...site.naru.ground, log: site.naru.app.log }, { travel_agency: 1, id })
    expect((await papersOf(paid)).travellers[0]).toMatchObject({ files: 0, since: null, passport: false })
  })
})

describe('when travellers change', () => {
  const change = ({ me, booking_id }: Paid, travellers: object[]) =>
    me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
  const peopleOf = ({ id }: Paid) =>
    inside(site, (tx) =>
      tx
        .selectFrom('traveller')
        .select(['seq', 'kind', 'name', 'name_en', 'birthdate', 'gender'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .orderBy('seq')
        .execute(),
    )
  const mina = {
    kind: 'adult',
    name: '김미나',
    name_en: 'KIM MINA',
    birthdate: '1990-01-01',
    gender: 'female',
  }
  const hana = {
    kind: 'adult',
    name: '박하나',
    name_en: 'PARK HANA',
    birthdate: '1991-02-03',
    gender: 'female',
  }

  async function withPapers() {
    const paid = await paidBooking(site, { travellers: [mina, hana] })
    for (const traveller of [1, 2])
      await upload(site, await passportLink(paid, traveller), { files: await jpeg(), ...number })
    expect((await infoOf(paid)).to_do).toEqual(['contract'])
    return paid
  }

  test.each([
    [
      'name',
      [
        { seq: 1, kind: 'adult', name: '이바다', birthdate: '1985-05-05' },
        { seq: 2, kind: 'adult', name: '박하나' },
      ],
    ],
    [
      'name, told by the order',
      [
        { kind: 'adult', name: '이바다', birthdate: '1985-05-05' },
        { kind: 'adult', name: '박하나' },
      ],
    ],
    [
      'date of birth',
      [
        { seq: 2, kind: 'adult', name: '박 하나' },
        { seq: 1, kind: 'adult', name: '김미나', birthdate: '1980-01-01' },
      ],
    ],
  ])(
    'another %s is another person: passport, consents and links go, and are asked for again; the others keep theirs',
    async (_, travellers) => {
      const paid = await withPapers()
      const before = await rowsOf(site)
      const open = await paid.linkFor('consent', 1)
      expect((await change(paid, travellers)).status).toBe(200)
      expect(await infoOf(paid)).toMatchObject({
        to_do: ['passports', 'contract'],
        travellers: [
          { seq: 1, consents: false, passport: false },
          { seq: 2, name: expect.stringMatching(/^박 ?하나$/), consents: true, passport: true },
        ],
      })
      expect((await papersOf(paid)).travellers).toMatchObject([
        { passport_consent: false, files: 0 },
        { passport_consent: true, files: 1 },
      ])
      expect((await tell(open)).body.code).toBe('LINK_EXPIRED')
      expect(await rowsOf(site)).toMatchObject({
        passport: Number(before.passport) - 1,
        passport_file: Number(before.passport_file) - 1,
        erasure: Number(before.erasure) + 1,
        access_log: before.access_log,
      })
      const receipt = await inside(site, (tx) =>
        tx
          .selectFrom('erasure')
          .select(['booking', 'numbers', 'files'])
          .where('travel_agency', '=', 1)
          .orderBy('id', 'desc')
          .executeTakeFirst(),
      )
      expect(receipt).toEqual({ booking: paid.id, numbers: 1, files: 1 })
    },
  )

  test('what is not said of the same person stays, with every paper; somebody else has nothing of theirs', async () => {
    const paid = await withPapers()
    expect(
      (
        await change(paid, [
          { seq: 2, kind: 'adult', name: '박하나', name_en: 'BAK HANA' },
          { seq: 1, kind: 'adult', name: '김미나' },
        ])
      ).status,
    ).toBe(200)
    expect(await peopleOf(paid)).toEqual([
      { seq: 1, ...mina },
      { seq: 2, ...hana, name_en: 'BAK HANA' },
    ])
    expect(
      (
        await change(paid, [
          { kind: 'adult', name: '김미나' },
          { kind: 'adult', name: '최누리', birthdate: '1970-01-01' },
        ])
      ).status,
    ).toBe(200)
    expect(await peopleOf(paid)).toEqual([
      { seq: 1, ...mina },
      { seq: 2, kind: 'adult', name: '최누리', name_en: null, birthdate: '1970-01-01', gender: null },
    ])
    expect((await infoOf(paid)).travellers).toMatchObject([
      { passport: true, consents: true, name_en: 'KIM MINA', gender: 'female' },
      { passport: false, consents: false },
    ])
  })

  test('papers of who has no name yet go when the number comes to another kind', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: dayAfter(departure_date, -365 * 8) }
    const paid = await paidBooking(site, {
      party: { adult: 2, child: 1, baby: 0 },
      travellers: [child, mina],
    })
    await upload(site, await passportLink(paid, 3), { files: await jpeg(), ...number })
    expect((await change(paid, [{ ...mina, seq: 2 }])).status).toBe(200)
    expect((await papersOf(paid)).travellers).toMatchObject([
      { traveller: 2, name: '김미나' },
      { traveller: 1, name: '', passport: false },
      { traveller: 3, name: '', passport: false },
    ])
  })

  test('whoever gets a name takes the place of the kind, with the papers it has; whoever is left out takes none along', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: dayAfter(departure_date, -365 * 8) }
    const paid = await paidBooking(site, { party: { adult: 1, child: 1, baby: 0 }, travellers: [] })
    await upload(site, await passportLink(paid, 1), { files: await jpeg(), ...number })
    expect((await change(paid, [child])).status).toBe(200)
    expect((await papersOf(paid)).travellers).toMatchObject([
      { traveller: 2, name: '김아이', passport: false },
      { traveller: 1, name: '', passport: true },
    ])
    expect((await change(paid, [mina, child])).status).toBe(200)
    expect((await papersOf(paid)).travellers).toMatchObject([
      { traveller: 1, name: '김미나', passport: true },
      { traveller: 2, name: '김아이' },
    ])
    expect((await change(paid, [child])).status).toBe(200)
    expect((await papersOf(paid)).travellers).toMatchObject([
      { traveller: 2, name: '김아이' },
      { traveller: 1, name: '', passport: false, consents: false },
    ])
  })

  test.each([
    ['a number nobody has', [{ seq: 7, kind: 'adult', name: '이바다' }]],
    [
      'one number twice',
      [
        { seq: 1, kind: 'adult', name: '이바다' },
        { seq: 1, kind: 'adult', name: '김미나' },
      ],
    ],
  ])('%s is refused, and nothing changes', async (_, travellers) => {
    const paid = await withPapers()
    expect((await change(paid, travellers)).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { travellers: {} },
    })
    expect(await peopleOf(paid)).toEqual([
      { seq: 1, ...mina },
      { seq: 2, ...hana },
    ])
    expect((await infoOf(paid)).to_do).toEqual(['contract'])
  })
})

// §6, §7 A passport, by a link and by who booked: what is taken, what is refused, and what is kept of it.
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPassportNumber } from '#domain/document/read-documents.server.ts'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { recheckOldPassportExpiry } from '#domain/vault/passports.server.ts'
import { addDays } from '#lib/days.ts'
import { passportFields, readBooking, readDocuments, setUpDocuments, site } from './documents-setup.ts'
import { createPicture, createTruncatedJpeg } from './form-endpoints.ts'
import {
  buildMrzLine,
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createPassportLink,
  departure_date,
  type PaidBooking,
  passportExpiry,
  readPassportPictures,
  runInAgency,
  sendFormTo,
  today,
  uploadPassport,
} from './paid-booking.ts'
import { createFile } from './shared/multipart-form.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpDocuments)

const findPassportFileId = async ({ id }: PaidBooking) =>
  (
    await runInAgency(site, (tx) =>
      tx
        .selectFrom('passport_file')
        .select('id')
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .executeTakeFirstOrThrow(),
    )
  ).id

describe('a passport', () => {
  test('can be uploaded by link in several steps', async () => {
    const paid = await createPaidBooking(site)
    const token = await createPassportLink(site, paid)
    expect((await uploadPassport(site, token, {})).body.code).toBe('FILE_REQUIRED')
    expect(
      (await uploadPassport(site, token, { files: [await createJpeg(), await createJpeg('two.jpg')] })).body,
    ).toEqual({
      traveller: 1,
      files: 2,
      has_number: false,
      expires_soon: false,
    })
    expect((await uploadPassport(site, token, { done: 'true' })).body.fields).toHaveProperty(
      'passport_number',
    )
    expect(
      (await uploadPassport(site, token, { mrz: buildMrzLine('M12345678', passportExpiry), done: 'true' }))
        .body,
    ).toEqual({
      traveller: 1,
      files: 2,
      has_number: true,
      expires_soon: false,
    })
    expect((await uploadPassport(site, token, { files: await createJpeg() })).body.code).toBe('LINK_USED')
    expect(await readDocuments(paid)).toMatchObject({
      needs_passports: true,
      open: true,
      travellers: [
        { traveller: 1, consents: true, passport: true, files: 2 },
        { traveller: 2, consents: false, passport: false, files: 0 },
      ],
    })
    const info = await readBooking(paid)
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
    await uploadPassport(site, await createPassportLink(site, paid, 2), {
      files: await createJpeg(),
      ...passportFields,
      done: 'true',
    })
    expect((await readBooking(paid)).to_do).toEqual(['contract'])
  })

  test('a passport that an older version counted from the departure is counted from the return at night', async () => {
    const paid = await createPaidBooking(site)
    const { return_date } = await runInAgency(site, (tx) =>
      tx
        .selectFrom('booking')
        .select('return_date')
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    const typed = { passport_number: 'm12345678', passport_expiry: addDays(return_date, 30) }
    await uploadPassport(site, await createPassportLink(site, paid, 1), {
      files: await createJpeg(),
      ...typed,
    })
    await runInAgency(site, (tx) =>
      tx
        .updateTable('passport')
        .set({ expires_soon: false, counted_from_return: false })
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .execute(),
    )
    const isMarked = async () => (await readDocuments(paid)).travellers[0].expires_soon
    expect(await isMarked()).toBe(false)
    await recheckOldPassportExpiry(site.naru.deps)
    expect(await isMarked()).toBe(true)
  })

  test('less than six months beyond the return is taken, with a warning; moved, it is counted anew', async () => {
    const paid = await createPaidBooking(site)
    const { needed } = await runInAgency(site, (tx) =>
      tx
        .selectFrom('booking')
        .select(sql<string>`(return_date + interval '6 months')::date`.as('needed'))
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    const bring = async (traveller: number, passport_expiry: string) =>
      (
        await uploadPassport(site, await createPassportLink(site, paid, traveller), {
          files: await createJpeg(),
          passport_number: 'm12345678',
          passport_expiry,
        })
      ).body
    expect(await bring(1, addDays(needed, -1))).toMatchObject({ expires_soon: true })
    expect(await bring(2, needed)).toMatchObject({ has_number: true, expires_soon: false })
    const soon = async () =>
      (await readDocuments(paid)).travellers.map(
        ({ expires_soon }: { expires_soon: boolean }) => expires_soon,
      )
    expect(await soon()).toEqual([true, false])
    const later = addDays(departure_date, 30)
    await site.make.departure({
      package_code: paid.package_code,
      departure_date: later,
      adult_price: 1_000_000,
    })
    const sales = await createStaffUser(site, { roles: ['sales'] })
    const { body } = await sales.send('GET', `/api/office/booking?booking_id=${paid.booking_id}`)
    const { booking_id, revision, total } = body
    const moved = { booking_id, revision, departure_date: later, total }
    expect((await sales.sendOnce('POST', '/api/office/booking/move', moved)).status).toBe(200)
    expect(await soon()).toEqual([true, true])
  })

  const line = buildMrzLine('M12345678', passportExpiry)
  test.each<
    [what: string, parts: () => Promise<Parameters<typeof uploadPassport>[2]>, status: number, code: string]
  >([
    [
      'a PDF with a script',
      async () => ({ files: createFile('passport.pdf', '%PDF-1.7\n/JS (app.alert(1))') }),
      415,
      'FILE_TYPE',
    ],
    [
      'a HEIC',
      async () => ({
        files: createFile('passport.heic', Buffer.from('00000018667479706865696300000000', 'hex')),
      }),
      415,
      'FILE_TYPE',
    ],
    [
      'a zip called jpg',
      async () => ({ files: createFile('passport.jpg', `PK\x03\x04${'x'.repeat(100)}`) }),
      415,
      'FILE_TYPE',
    ],
    [
      'a jpg that only begins like one',
      async () => ({
        files: createFile(
          'passport.jpg',
          Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(400_000, 'x')]),
        ),
      }),
      415,
      'FILE_TYPE',
    ],
    [
      'a gif',
      async () => ({ files: createFile('passport.gif', await createPicture().gif().toBuffer()) }),
      415,
      'FILE_TYPE',
    ],
    ['nothing in it', async () => ({ files: createFile('passport.jpg', '') }), 415, 'FILE_TYPE'],
    [
      '10 MB and a byte',
      async () => ({
        files: createFile(
          'passport.jpg',
          Buffer.concat([await createPicture().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
        ),
      }),
      413,
      'FILE_TOO_LARGE',
    ],
    [
      'a wrong check digit',
      async () => ({
        files: await createJpeg(),
        mrz: `${line.slice(0, 9)}${(Number(line[9]) + 1) % 10}${line.slice(10)}`,
      }),
      400,
      'MRZ_WRONG',
    ],
    ['a line that is none', async () => ({ files: await createJpeg(), mrz: '여권' }), 400, 'MRZ_WRONG'],
    [
      'a number that is not the line’s',
      async () => ({ files: await createJpeg(), mrz: line, passport_number: 'M12345679' }),
      400,
      'MRZ_WRONG',
    ],
    [
      'an expired passport',
      async () => ({
        files: await createJpeg(),
        passport_number: 'M12345678',
        passport_expiry: addDays(today, -2),
      }),
      400,
      'PASSPORT_EXPIRED',
    ],
    [
      'a number without its expiry',
      async () => ({ files: await createJpeg(), passport_number: 'M12345678' }),
      400,
      'BAD_INPUT',
    ],
    [
      'a number that is none',
      async () => ({ files: await createJpeg(), passport_number: '여권', passport_expiry: passportExpiry }),
      400,
      'BAD_INPUT',
    ],
    ...['UTO', 'KR', 'Korea', '한국'].map(
      (
        passport_nationality,
      ): [string, () => Promise<Parameters<typeof uploadPassport>[2]>, number, string] => [
        `a nationality “${passport_nationality}”`,
        async () => ({ files: await createJpeg(), ...passportFields, passport_nationality }),
        400,
        'BAD_INPUT',
      ],
    ),
    [
      'a nationality that is not the line’s',
      async () => ({ files: await createJpeg(), mrz: line, passport_nationality: 'USA' }),
      400,
      'BAD_INPUT',
    ],
    [
      'a nationality without a number',
      async () => ({ files: await createJpeg(), passport_nationality: 'KOR' }),
      400,
      'BAD_INPUT',
    ],
    ['no file at all', async () => passportFields, 400, 'FILE_REQUIRED'],
    [
      'a good one beside a bad one',
      async () => ({ files: [await createJpeg(), createFile('passport.heic', 'x'.repeat(50))] }),
      415,
      'FILE_TYPE',
    ],
  ])(
    '%s is refused with its message, by link and by the booker, and nothing is stored',
    async (_what, parts, status, code) => {
      const paid = await createPaidBooking(site)
      const token = await createPassportLink(site, paid)
      const before = await countDocumentRows(site)
      for (const answer of [
        await uploadPassport(site, token, await parts()),
        await sendFormTo(
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
      expect(await countDocumentRows(site)).toEqual(before)
    },
  )

  test.each([
    ['said in small letters', { ...passportFields, passport_nationality: 'vnm' }, 'VNM'],
    ['left empty', { ...passportFields, passport_nationality: '' }, null],
    ['not said', passportFields, null],
    ['in the line', { mrz: line }, 'KOR'],
    ['in the line of a German', { mrz: line.replace('KOR', 'D<<'), passport_nationality: 'DEU' }, 'DEU'],
    ['in the line of a country that is none', { mrz: line.replace('KOR', 'XXA') }, null],
  ])('a nationality %s is locked with the number, or missing', async (_what, fields, stored) => {
    const paid = await createPaidBooking(site)
    const parts = { files: await createJpeg(), ...fields }
    expect((await uploadPassport(site, await createPassportLink(site, paid), parts)).status).toBe(200)
    const { keyFor } = site.naru
    const [number, row] = await runInAgency(site, async (db) => [
      await findPassportNumber(
        { db, travel_agency: 1, keyFor },
        { booking: paid.id, traveller: 1 },
        { who: 'staff Hana', ip: '' },
      ),
      await db
        .selectFrom('passport')
        .select('has_nationality')
        .where((eb) => eb.and({ travel_agency: 1, booking: paid.id }))
        .executeTakeFirst(),
    ])
    expect([number, row]).toMatchObject([
      { passport_nationality: stored },
      { has_nationality: stored !== null },
    ])
  })

  test('by who booked only with the traveller’s consent, for who travels, while the trip is ahead', async () => {
    const paid = await createPaidBooking(site)
    const send = async (parts: object, who: Partial<PaidBooking> = paid) =>
      sendFormTo(
        site,
        '/api/landing/uploadPassport',
        {
          booking_id: paid.booking_id,
          traveller: '2',
          files: await createJpeg(),
          ...passportFields,
          ...parts,
        },
        who,
      )
    expect((await send({})).body.code).toBe('CONSENT_REQUIRED')
    expect((await send({ traveller: '3' })).body.fields).toHaveProperty('traveller')
    expect((await send({}, { me: createVisitor(site) })).body.code).toBe('LOGIN_REQUIRED')
    expect((await send({}, await createPaidBooking(site))).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await send({ consents: '{"passport":true}' })).body).toEqual({
      traveller: 2,
      files: 1,
      has_number: true,
      expires_soon: false,
    })
    const waiting = await createPaidBooking(site, { progress: 'waiting_for_payment' })
    expect((await send({ booking_id: waiting.booking_id }, waiting)).body).toMatchObject({
      code: 'UPLOAD_CLOSED',
      description: { en: 'You cannot upload files' },
    })
  })

  test('is made anew without what the camera wrote, shown to staff alone, and each time noted', async () => {
    const paid = await createPaidBooking(site)
    const secret = 'where it was taken'
    const taken = await createPicture(3_000, 2_000)
      .jpeg()
      .withExif({ IFD0: { Artist: secret } })
      .toBuffer()
    await uploadPassport(site, await createPassportLink(site, paid), { files: createFile('p.jpg', taken) })
    expect(await readPassportPictures(site, paid)).toEqual([])
    const id = await findPassportFileId(paid)
    await reencodePassportFile({ ...site.naru.deps, log: site.naru.app.log }, { travel_agency: 1, id })
    const [made] = await readPassportPictures(site, paid)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 2_400, height: 1_600 })
    expect(made?.includes(secret)).toBe(false)
    const log = await runInAgency(site, (tx) =>
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

  test('an upload that turns out to be no picture is deleted, and the traveller is marked incomplete', async () => {
    const paid = await createPaidBooking(site)
    await uploadPassport(site, await createPassportLink(site, paid), {
      files: createFile('cut.jpg', await createTruncatedJpeg()),
      ...passportFields,
    })
    const [{ files, passport }] = (await readDocuments(paid)).travellers
    expect([files, passport]).toEqual([1, true])
    const id = await findPassportFileId(paid)
    await reencodePassportFile({ ...site.naru.deps, log: site.naru.app.log }, { travel_agency: 1, id })
    expect((await readDocuments(paid)).travellers[0]).toMatchObject({
      files: 0,
      since: null,
      passport: false,
    })
  })
})

// §6, §7 What becomes of papers when the travellers of a booking change.
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import {
  passportFields,
  readBooking,
  readDocuments,
  readLink,
  setUpDocuments,
  site,
} from './documents-setup.ts'
import {
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createPassportLink,
  departure_date,
  type PaidBooking,
  runInAgency,
  uploadPassport,
} from './paid-booking.ts'

beforeAll(setUpDocuments)

describe('when travellers change', () => {
  const change = ({ me, booking_id }: PaidBooking, travellers: object[]) =>
    me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
  const listTravellers = ({ id }: PaidBooking) =>
    runInAgency(site, (tx) =>
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

  async function withDocuments() {
    const paid = await createPaidBooking(site, { travellers: [mina, hana] })
    for (const traveller of [1, 2])
      await uploadPassport(site, await createPassportLink(site, paid, traveller), {
        files: await createJpeg(),
        ...passportFields,
      })
    expect((await readBooking(paid)).to_do).toEqual(['contract'])
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
      const paid = await withDocuments()
      const before = await countDocumentRows(site)
      const open = await paid.linkFor('consent', 1)
      expect((await change(paid, travellers)).status).toBe(200)
      expect(await readBooking(paid)).toMatchObject({
        to_do: ['passports', 'contract'],
        travellers: [
          { seq: 1, consents: false, passport: false },
          { seq: 2, name: expect.stringMatching(/^박 ?하나$/), consents: true, passport: true },
        ],
      })
      expect((await readDocuments(paid)).travellers).toMatchObject([
        { passport_consent: false, files: 0 },
        { passport_consent: true, files: 1 },
      ])
      expect((await readLink(open)).body.code).toBe('LINK_EXPIRED')
      expect(await countDocumentRows(site)).toMatchObject({
        passport: Number(before.passport) - 1,
        passport_file: Number(before.passport_file) - 1,
        erasure: Number(before.erasure) + 1,
        access_log: before.access_log,
      })
      const receipt = await runInAgency(site, (tx) =>
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
    const paid = await withDocuments()
    expect(
      (
        await change(paid, [
          { seq: 2, kind: 'adult', name: '박하나', name_en: 'BAK HANA' },
          { seq: 1, kind: 'adult', name: '김미나' },
        ])
      ).status,
    ).toBe(200)
    expect(await listTravellers(paid)).toEqual([
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
    expect(await listTravellers(paid)).toEqual([
      { seq: 1, ...mina },
      { seq: 2, kind: 'adult', name: '최누리', name_en: null, birthdate: '1970-01-01', gender: null },
    ])
    expect((await readBooking(paid)).travellers).toMatchObject([
      { passport: true, consents: true, name_en: 'KIM MINA', gender: 'female' },
      { passport: false, consents: false },
    ])
  })

  test('documents of an unnamed traveller are erased when the slot changes its kind', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: addDays(departure_date, -365 * 8) }
    const paid = await createPaidBooking(site, {
      party: { adult: 2, child: 1, baby: 0 },
      travellers: [child, mina],
    })
    await uploadPassport(site, await createPassportLink(site, paid, 3), {
      files: await createJpeg(),
      ...passportFields,
    })
    expect((await change(paid, [{ ...mina, seq: 2 }])).status).toBe(200)
    expect((await readDocuments(paid)).travellers).toMatchObject([
      { traveller: 2, name: '김미나' },
      { traveller: 1, name: '', passport: false },
      { traveller: 3, name: '', passport: false },
    ])
  })

  test('whoever gets a name takes the place of the kind, with the papers it has; whoever is left out takes none along', async () => {
    const child = { kind: 'child', name: '김아이', birthdate: addDays(departure_date, -365 * 8) }
    const paid = await createPaidBooking(site, { party: { adult: 1, child: 1, baby: 0 }, travellers: [] })
    await uploadPassport(site, await createPassportLink(site, paid, 1), {
      files: await createJpeg(),
      ...passportFields,
    })
    expect((await change(paid, [child])).status).toBe(200)
    expect((await readDocuments(paid)).travellers).toMatchObject([
      { traveller: 2, name: '김아이', passport: false },
      { traveller: 1, name: '', passport: true },
    ])
    expect((await change(paid, [mina, child])).status).toBe(200)
    expect((await readDocuments(paid)).travellers).toMatchObject([
      { traveller: 1, name: '김미나', passport: true },
      { traveller: 2, name: '김아이' },
    ])
    expect((await change(paid, [child])).status).toBe(200)
    expect((await readDocuments(paid)).travellers).toMatchObject([
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
    const paid = await withDocuments()
    expect((await change(paid, travellers)).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { travellers: {} },
    })
    expect(await listTravellers(paid)).toEqual([
      { seq: 1, ...mina },
      { seq: 2, ...hana },
    ])
    expect((await readBooking(paid)).to_do).toEqual(['contract'])
  })
})

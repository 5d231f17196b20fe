// Passports of a booking in full: of whom and for what is said, the consent counts, and the customer is told.
import { beforeAll, expect, test } from 'vitest'
import { saveConsents } from '#domain/consent/consents.server.ts'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { toRichWords } from '#seed/make.ts'
import {
  createJpeg,
  createPaidBooking,
  createTerms,
  type PaidBooking,
  passportExpiry,
  runInAgency,
  sendFormTo,
} from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let sales: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true })
  await createTerms(site)
  sales = await createStaffUser(site, { roles: ['sales'], name: '이영업' })
  await runInAgency(site, (db) =>
    db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type: 'passport',
        version: 'names-airlines',
        effective_date: '2020-01-01',
        title: { ko: '여권', en: 'Passport' },
        ...toRichWords({ ko: '<p>항공사에 여권번호를 제공합니다.</p>', en: '<p>Given to airlines.</p>' }),
      })
      .execute(),
  )
})

const numbers = ['M11110001', 'M11110002']

/** Two travellers with numbers and pictures, who agreed to a text that names airlines and nobody else. */
async function createBookingWithPassports() {
  const paid = await createPaidBooking(site)
  for (const [at, passport_number] of numbers.entries()) {
    const form = {
      booking_id: paid.booking_id,
      traveller: `${at + 1}`,
      passport_number,
      passport_expiry: passportExpiry,
      consents: JSON.stringify({ passport: true }),
      files: await createJpeg(),
    }
    expect((await sendFormTo(site, '/api/landing/uploadPassport', form, paid)).status).toBe(200)
  }
  const { departure_id, files } = await runInAgency(site, async (db) => {
    for (const traveller of [1, 2])
      await saveConsents({ db, travel_agency: 1 }, { booking: paid.id, traveller }, [
        { type: 'passport', version: 'names-airlines', text_hash: 'x' },
      ])
    const ofBooking = { travel_agency: 1, booking: paid.id }
    return {
      files: await db
        .selectFrom('passport_file')
        .select('id')
        .where((eb) => eb.and(ofBooking))
        .execute(),
      ...(await db
        .selectFrom('booking')
        .select('departure_id')
        .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
        .executeTakeFirstOrThrow()),
    }
  })
  const { deps } = site.naru
  for (const { id } of files) await reencodePassportFile({ ...deps, log: console }, { travel_agency: 1, id })
  return { ...paid, departure_id, person: (traveller: number) => `${paid.booking_id}-${traveller}` }
}

const listReadings = ({ id }: PaidBooking) =>
  runInAgency(site, (db) =>
    db
      .selectFrom('passport_reading')
      .select(['traveller', 'purpose'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .orderBy('id')
      .execute(),
  )

const askPicture = (departure_id: number, person: string, purpose: string, name = 'passport-2-1.webp') =>
  sales.send(
    'GET',
    `/api/office/departure/passports/picture?departure_id=${departure_id}&person=${person}&purpose=${purpose}&name=${name}`,
  )

test('one traveller’s number is opened and nobody else’s, and only who it was sees that in the booking', async () => {
  const paid = await createBookingWithPassports()
  const { departure_id, person, booking_id } = paid
  const opened = await sales.api.passport.open({ departure_id, purpose: 'airline', people: [person(2)] })
  expect(opened).toEqual({
    people: [
      {
        person: person(2),
        name_en: '',
        birthdate: '1990-01-01',
        passport_number: numbers[1],
        passport_expiry: passportExpiry,
        passport_nationality: null,
        pictures: ['passport-2-1.webp'],
      },
    ],
    withheld: [],
  })
  expect(await listReadings(paid)).toEqual([{ traveller: 2, purpose: 'airline' }])
  const { body } = await paid.me.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)
  expect(body.travellers).toMatchObject([
    { readings: [] },
    { readings: [{ purpose: 'airline', at: expect.anything() }] },
  ])
  expect(JSON.stringify(body)).not.toContain(numbers[1])
})

test('a picture is opened under the consent of its number, for a purpose that is said and written down', async () => {
  const paid = await createBookingWithPassports()
  const { departure_id, person } = paid
  expect(await askPicture(departure_id, person(2), 'hotel')).toMatchObject({ status: 404 })
  expect(await askPicture(departure_id, person(1), 'check')).toMatchObject({ status: 404 })
  expect(await askPicture(departure_id, person(2), '')).toMatchObject({ status: 400 })
  expect(await listReadings(paid)).toEqual([])
  const { status, body } = await askPicture(departure_id, person(2), 'check')
  expect([status, Buffer.from(body.base64, 'base64').toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
  expect(await listReadings(paid)).toEqual([{ traveller: 2, purpose: 'check' }])
  const money = await createStaffUser(site, { roles: ['money'] })
  const refused = await money.send(
    'GET',
    `/api/office/departure/passports/picture?departure_id=${departure_id}&person=${person(2)}&purpose=check&name=passport-2-1.webp`,
  )
  expect(refused.body.code).toBe('NOT_ALLOWED')
})

test('somebody of another departure is opened by nobody, and no call opens a number without a purpose', async () => {
  const [paid, other] = [await createBookingWithPassports(), await createBookingWithPassports()]
  const { departure_id, booking_id } = paid
  expect(
    await sales.api.passport.open({ departure_id, purpose: 'check', people: [other.person(1)] }),
  ).toEqual({ people: [], withheld: [] })
  const open = await sales.send('POST', '/api/office/departure/passports/open', { departure_id })
  expect(open.status).toBe(400)
  const oldDoors = [
    `/api/office/booking/passports?booking_id=${booking_id}`,
    `/api/office/booking/passport-picture?booking_id=${booking_id}&name=passport-1-1.webp`,
    `/api/office/departure/travellers?departure_id=${departure_id}&format=csv&columns=passport`,
  ]
  for (const door of oldDoors) expect((await sales.send('GET', door)).status).toBe(404)
  expect([...(await listReadings(paid)), ...(await listReadings(other))]).toEqual([])
})

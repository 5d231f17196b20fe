// Passports of a departure: masked, opened for a purpose and told to the traveller, and an airline's list.
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { saveConsents } from '#domain/consent/consents.server.ts'
import { recheckOldPassportExpiry, savePassportNumber } from '#domain/vault/passports.server.ts'
import { prepareDelivery } from '#notify/deliver.server.ts'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { toRichWords } from '#seed/make.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createStaffUser } from './staff-user.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const canary = 'M77700001'

/** One booking of two: the first has a passport and agreed to a text that names airlines. */
async function createParty(
  expiry = dateInDays(3_000),
  passport_name = 'HONG GILDONG',
  passport_nationality?: string,
  name_en = 'HONG/GIL DONG',
) {
  const { package_code, at } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code)
  const { id: booking } = await office.findBooking(booking_id)
  await office.runInAgency(async (db) => {
    const ctx = { db, travel_agency: 1, keyFor: office.site.naru.keyFor }
    await db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type: 'passport',
        version: 'names-airlines',
        effective_date: '2020-01-01',
        title: { ko: '여권', en: 'Passport' },
        ...toRichWords({ ko: '<p>항공사에 여권번호를 제공합니다.</p>', en: '<p>Given to airlines.</p>' }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await saveConsents(ctx, { booking, traveller: 1 }, [
      { type: 'passport', version: 'names-airlines', text_hash: 'x' },
    ])
    await db
      .insertInto('traveller')
      .values({
        travel_agency: 1,
        booking,
        seq: 1,
        kind: 'adult',
        name: '홍길동',
        name_en,
        gender: 'male',
        birthdate: '1980-02-03',
      })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'booking', 'seq'])
          .doUpdateSet({ name: '홍길동', name_en, gender: 'male', birthdate: '1980-02-03' }),
      )
      .execute()
    await savePassportNumber(
      ctx,
      { booking, consult: null, traveller: 1 },
      {
        passport_number: canary,
        passport_expiry: expiry,
        passport_nationality,
        return_date: dateInDays(32),
        name: passport_name,
      },
    )
  })
  return { departure_id: at(30), booking_id, package_code, booking }
}

const listReadings = (booking: number) =>
  office.runInAgency((tx) =>
    tx.selectFrom('passport_reading').select(['purpose', 'by_name']).where('booking', '=', booking).execute(),
  )

const airlineList = (departure_id: number, who = office.sales) =>
  who.send('GET', `/api/office/departure/airline-list?departure_id=${departure_id}&format=csv&language=en`)

test('the table says what is missing and ends too soon, and has no number in it', async () => {
  const { departure_id, booking_id } = await createParty(dateInDays(60))
  const table = await office.sales.api.passport.list({ departure_id })
  expect(table.people).toMatchObject([
    { person: `${booking_id}-1`, passport: 'expires_soon', has_consent: true, reading: null },
    { person: `${booking_id}-2`, passport: 'missing', has_consent: false },
  ])
  expect(JSON.stringify(table)).not.toContain(canary)
})

test.each([
  ['HONG GIL-DONG', 'same'],
  ['HONG KILDONG', 'spelling'],
  ['SUNG CHOONHYANG', 'other'],
  ['', null],
])('a passport of "%s" beside 홍길동, HONG/GIL DONG: %s', async (passport_name, name_match) => {
  const { departure_id, booking_id } = await createParty(undefined, passport_name)
  const { people } = await office.sales.api.passport.list({ departure_id })
  expect(people).toMatchObject([
    { passport_name, name_match },
    { passport_name: '', name_match: null },
  ])
  const { travellers } = await office.sales.api.document.papers({ booking_id })
  expect(travellers.map((each) => each.name_match)).toEqual([name_match, null])
})

test('a number is opened for a purpose that the consent names, and its traveller is told', async () => {
  const { departure_id, booking_id, booking } = await createParty()
  const opened = await office.sales.api.passport.open({ departure_id, purpose: 'airline' })
  expect(opened).toMatchObject({
    people: [{ person: `${booking_id}-1`, passport_number: canary }],
    withheld: [],
  })
  const refused = await office.sales.api.passport.open({ departure_id, purpose: 'hotel' })
  expect(refused).toEqual({ people: [], withheld: [`${booking_id}-1`] })
  expect(await listReadings(booking)).toEqual([{ purpose: 'airline', by_name: '이영업' }])
  const { people } = await office.sales.api.passport.list({ departure_id })
  expect(people[0]?.reading).toMatchObject({ purpose: 'airline' })
  await expect(office.money.api.passport.open({ departure_id, purpose: 'airline' })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
})

test('the list of an airline has surname and given name apart, and only numbers that may go there', async () => {
  const { departure_id } = await createParty()
  const { status, text } = await airlineList(departure_id)
  expect(status).toBe(200)
  expect(text).toContain('Surname,Given name')
  expect(text).toContain(`HONG,GIL DONG,M,1980-02-03,,${canary},${dateInDays(3_000)}`)
  expect((await airlineList(departure_id, office.money)).body.code).toBe('NOT_ALLOWED')
  const plain = await office.sales.send(
    'GET',
    `/api/office/filling/list?departure_id=${departure_id}&list=hotel&format=csv&language=en`,
  )
  expect(plain.text).toContain('HONG,GIL DONG')
  for (const list of ['manifest', 'rooming', 'hotel', 'bus', 'tags', 'emergency', 'insurance']) {
    const file = await office.sales.send(
      'GET',
      `/api/office/filling/list?departure_id=${departure_id}&list=${list}&format=csv&language=ko`,
    )
    expect([list, file.status, file.text.includes(canary)]).toEqual([list, 200, false])
  }
})

test('a nationality stands in the list of the airline and in no screen before its passport is opened', async () => {
  const { departure_id } = await createParty(undefined, undefined, 'VNM')
  expect((await airlineList(departure_id)).text).toContain(`1980-02-03,VNM,${canary},`)
  const table = await office.sales.api.passport.list({ departure_id })
  expect(table.people.map(({ lacks_nationality }) => lacks_nationality)).toEqual([false, false])
  expect(JSON.stringify(table)).not.toContain('VNM')
  const { people } = await office.sales.api.passport.open({ departure_id, purpose: 'check' })
  expect(people).toMatchObject([{ passport_number: canary, passport_nationality: 'VNM' }])
  const { rows } = await office.runInAgency((tx) =>
    sql<{ row: string }>`select p::text as row from passport p where travel_agency = 1`.execute(tx),
  )
  expect(rows.filter(({ row }) => row.includes('VNM'))).toEqual([])
})

test('a passport of before without a nationality is named, and staff enter what they read in it', async () => {
  const { departure_id, booking_id } = await createParty()
  const lacks = async () =>
    (await office.sales.api.passport.list({ departure_id })).people.map((each) => each.lacks_nationality)
  expect(await lacks()).toEqual([true, false])
  const person = `${booking_id}-1`
  const enter = (passport_nationality: unknown, of = person, who = office.sales) =>
    who.send('POST', '/api/office/departure/passports/nationality', {
      departure_id,
      person: of,
      passport_nationality,
    })
  for (const wrong of ['', 'KR', 'UTO', '대한민국', null, 'KOREA'])
    expect([wrong, (await enter(wrong)).status]).toEqual([wrong, 400])
  expect((await enter('KOR', `${booking_id}-2`)).body.code).toBe('NOT_FOUND') // has no passport
  expect((await enter('KOR', `${booking_id}-9`)).body.code).toBe('NOT_FOUND')
  const other = await createParty()
  expect((await enter('KOR', `${other.booking_id}-1`)).body.code).toBe('NOT_FOUND')
  expect((await enter('KOR', person, office.money)).body.code).toBe('NOT_ALLOWED')
  expect(await lacks()).toEqual([true, false])
  expect((await enter('usa')).status).toBe(200)
  expect(await lacks()).toEqual([false, false])
  expect((await airlineList(departure_id)).text).toContain(
    `HONG,GIL DONG,M,1980-02-03,USA,${canary},${dateInDays(3_000)}`,
  )
})

test.each([
  ['HONG/GIL DONG', 'HONG KILDONG', 'HONG,KILDONG,M'],
  ['HONG/GIL DONG', '홍길동', 'HONG,GIL DONG,M'],
  ['HONG/GIL DONG', 'GILDONG HONG', 'HONG,GIL DONG,M'],
  ['Hong Gil-Dong', 'HONG GILDONG', 'HONG,GIL-DONG,M'],
  ['Gildong Hong', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['HONG/G', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['GILDONG', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['Mr Gildong Hong', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['Hong Gildong Mr', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['홍길동', 'HONG GILDONG', 'HONG,GILDONG,M'],
  ['', 'HONG GILDONG', 'HONG,GILDONG,M'],
])('"%s" with the passport "%s" is %s in the list of an airline', async (name_en, passport, line) => {
  const { departure_id } = await createParty(undefined, passport, undefined, name_en)
  expect((await airlineList(departure_id)).text).toContain(`${line},1980-02-03,,${canary}`)
})

test('a number in somebody else’s name goes to no airline, and is not noted as read', async () => {
  const { departure_id, booking } = await createParty(undefined, 'KIM MINSU', 'VNM')
  const { text } = await airlineList(departure_id)
  expect(text).toContain('HONG,GIL DONG,M,1980-02-03,,,')
  expect(text).not.toContain(canary)
  expect(await listReadings(booking)).toEqual([])
})

test.each([
  ['manifest', 'across', '[0 0 842 595]'],
  ['tags', 'upright, ten to a sheet', '[0 0 595 842]'],
])('the %s as PDF stands on A4 %s', async (list, _how, size) => {
  const { departure_id } = await createParty()
  const { status, text } = await office.sales.send(
    'GET',
    `/api/office/filling/list?departure_id=${departure_id}&list=${list}&format=pdf&language=ko`,
  )
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(text).toContain(`/MediaBox ${size}`)
})

test('a list as PDF carries the agency’s logo', async () => {
  const { departure_id } = await createParty()
  const countPictures = async () => {
    const { text } = await office.sales.send(
      'GET',
      `/api/office/filling/list?departure_id=${departure_id}&list=rooming&format=pdf&language=ko`,
    )
    return text.split('/Subtype /Image').length - 1
  }
  const setLogo = (logo: string | null) =>
    office.site.db.updateTable('agency_info').set({ logo }).where('travel_agency', '=', 1).execute()
  expect(await countPictures()).toBe(0)
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path d="M0 0h96v96H0z"/></svg>'
  await createDiskStore(office.site.dataDir).put(1, 'public/logo-1.svg', square)
  await setLogo('/files/logo-1.svg')
  onTestFinished(async () => void (await setLogo(null)))
  expect(await countPictures()).toBeGreaterThan(0)
})

test('who lacks a passport is asked again once, however often it is pressed', async () => {
  const { departure_id } = await createParty()
  office.takeMails()
  const key = crypto.randomUUID()
  const ask = () =>
    office.sales.sendOnce('POST', '/api/office/departure/passports/ask', { departure_id }, key)
  expect((await ask()).body).toEqual({ asked: 1 })
  expect((await ask()).body).toEqual({ asked: 1 })
  expect(office.takeMails().filter(({ kind }) => kind === 'papers-asked')).toHaveLength(1)
})

test('a passport in somebody else’s name is asked for again, too', async () => {
  const { departure_id, booking_id } = await createParty(undefined, 'KIM CHULSOO')
  await office.runInAgency((tx) =>
    sql`update booking set adult = 1 where travel_agency = 1 and booking_id = ${booking_id}`.execute(tx),
  )
  const [person, ...others] = (await office.sales.api.passport.list({ departure_id })).people
  expect(person).toMatchObject({ passport: 'in', name_match: 'other' })
  expect(others).toEqual([])
  const { body } = await office.sales.sendOnce('POST', '/api/office/departure/passports/ask', {
    departure_id,
  })
  expect(body).toEqual({ asked: 1 })
})

test('who has cancelled or left is asked for no papers, and no link is made for them', async () => {
  const { booking_id } = await createParty()
  const { id } = await office.findBooking(booking_id)
  const compose = () => prepareDelivery('papers-asked', office.buildMailContext(id))
  const update = (fields: { progress?: 'cancel_requested' | 'preparing'; departure_date?: string }) =>
    office.runInAgency((tx) =>
      tx.updateTable('booking').set(fields).where('travel_agency', '=', 1).where('id', '=', id).execute(),
    )
  const countLinks = () =>
    office.runInAgency(async (tx) => {
      const links = await tx.selectFrom('link').select('id').where('booking', '=', id).execute()
      return links.length
    })
  expect(await compose()).toBeDefined()
  const before = await countLinks()
  await update({ progress: 'cancel_requested' })
  expect(await compose()).toBeUndefined()
  await update({ progress: 'preparing', departure_date: dateInDays(-1) })
  expect(await compose()).toBeUndefined()
  expect(await countLinks()).toBe(before)
})

test('months of the trip’s entry rule decide whether a passport lasts', async () => {
  const { package_code, at } = await office.createTrip()
  await office.site.db
    .updateTable('package_detail')
    .set({ passport_months: 1 })
    .where((eb) => eb.and({ travel_agency: 1, package_code }))
    .execute()
  const { booking_id } = await office.createPaidBooking(package_code, { adult: 1 })
  const { id: booking } = await office.findBooking(booking_id)
  const save = (passport_expiry: string) =>
    office.runInAgency((db) =>
      savePassportNumber(
        { db, travel_agency: 1, keyFor: office.site.naru.keyFor },
        { booking, consult: null, traveller: 1 },
        { passport_number: canary, passport_expiry, return_date: dateInDays(32), name: '' },
      ),
    )
  const readState = async () =>
    (await office.sales.api.passport.list({ departure_id: at(30) })).people[0]?.passport
  await save(dateInDays(100))
  expect(await readState()).toBe('in')
  await save(dateInDays(50))
  expect(await readState()).toBe('expires_soon')
  // another rule since: right the next morning, also where the trip has none any more
  const changeRule = (passport_months: number | null) =>
    office.site.db
      .updateTable('package_detail')
      .set({ passport_months })
      .where((eb) => eb.and({ travel_agency: 1, package_code }))
      .execute()
  await save(dateInDays(100))
  for (const [months, state] of [
    [3, 'expires_soon'],
    [0, 'in'],
    [null, 'expires_soon'],
  ] as const) {
    await changeRule(months)
    await recheckOldPassportExpiry({ ...office.site.naru.deps })
    expect([months, await readState()]).toEqual([months, state])
  }
})

test('a guide with the page of the same departure never gets the number', async () => {
  const { departure_id } = await createParty()
  const guide = await createStaffUser(office.site, { roles: ['guide'] })
  const { id } = await office.sales.api.guide.createLink({
    departure_id,
    name: guide.name,
    staff_id: guide.id,
  })
  await guide.api.guide.enter({ link: id, device: 'a-phone-of-a-guide-0001' })
  const { text } = await guide.visitor.send('GET', `/api/office/guide/page?link=${id}&travel_agency=1`)
  expect(text).toContain('홍길동')
  expect(text).not.toContain(canary)
})

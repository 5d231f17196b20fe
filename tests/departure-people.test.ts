// Who travels with a departure: one list of all bookings, what is noted of each, rooms, and the lists that go out.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lockBooking } from '#domain/booking/find.server.ts'
import { contractBasis } from '#domain/booking/pending-items.server.ts'
import { saveConsents } from '#domain/consent/consents.server.ts'
import { eraseTravellerNotes } from '#domain/departure/people/erase-notes.server.ts'
import { createRoom } from '#domain/departure/people/rooms.ts'
import { purgeExpired } from '#retention.server.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const listPeople = (departure_id: number, who = office.sales) => who.api.people.list({ departure_id })
const download = (departure_id: number, list: string, language = 'ko') =>
  office.sales.send(
    'GET',
    `/api/office/filling/list?departure_id=${departure_id}&list=${list}&format=csv&language=${language}`,
  )
const saveRooms = (body: object, who = office.sales) => who.send('PUT', '/api/office/filling/rooms', body)
const readLines = (text: string) => text.replace('\ufeff', '').trim().split('\r\n')

/** Two bookings that are paid, of two and of one, and one that is not. */
async function createParty(names: [string, string, string] = ['김하나', '김두리', '박세찬']) {
  const { package_code, at } = await office.createTrip()
  const couple = await office.createPaidBooking(package_code)
  const single = await office.createPaidBooking(package_code, { adult: 1, name: '박세찬' })
  await office.createBooking(package_code, { adult: 3 })
  await nameTravellers(couple.booking_id, [
    { name: names[0], gender: 'female' },
    { name: names[1], gender: 'male' },
  ])
  await nameTravellers(single.booking_id, [{ name: names[2], gender: 'male' }])
  return { package_code, departure_id: at(30), couple: couple.booking_id, single: single.booking_id }
}

async function nameTravellers(booking_id: string, people: { name: string; gender: 'male' | 'female' }[]) {
  const { id } = await office.findBooking(booking_id)
  await office.runInAgency((tx) =>
    tx
      .insertInto('traveller')
      .values(
        people.map((each, at) => ({
          travel_agency: 1,
          booking: id,
          seq: at + 1,
          kind: 'adult' as const,
          ...each,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['travel_agency', 'booking', 'seq']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          gender: eb.ref('excluded.gender'),
        })),
      )
      .execute(),
  )
}

test('everybody of every paid booking is on one list, also who has no name yet; who has not paid is counted', async () => {
  const { package_code, at } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { adult: 2, name: '이나라' })
  await office.createBooking(package_code, { adult: 3 })
  const { people, unpaid, rooms, rooms_revision } = await listPeople(at(30))
  expect(people).toMatchObject([
    { person: `${booking_id}-1`, booker: '이나라', kind: 'adult', passport: 'missing', due: 0, revision: 0 },
    { person: `${booking_id}-2`, name: '', contact_masked: expect.stringContaining('*') },
  ])
  expect([unpaid, rooms, rooms_revision]).toEqual([3, [], 0])
  expect(JSON.stringify(people)).not.toContain('2222')
})

test('the list says who has not agreed to the use of their data, and whose contract is not agreed to', async () => {
  const { departure_id, couple } = await createParty()
  const { id: booking } = await office.findBooking(couple)
  const readDocumentStates = async () =>
    (await listPeople(departure_id)).people.map(({ has_consent, is_contract_agreed }) => [
      has_consent,
      is_contract_agreed,
    ])
  expect(await readDocumentStates()).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ])
  await office.runInAgency(async (db) => {
    const consent = { type: 'privacy' as const, version: '1.0', text_hash: 'x' }
    await saveConsents({ db, travel_agency: 1 }, { booking, traveller: 2 }, [consent])
    await sql`insert into contract (travel_agency, booking, version, basis, contents, hash, agreed, agreed_by)
      select 1, b.id, 90, ${contractBasis}, '[]', 'x', now(), '김손님' from booking b
        where b.travel_agency = 1 and b.id = ${booking}`.execute(db)
  })
  expect(await readDocumentStates()).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ])
  // another party is another contract
  await office.runInAgency((db) =>
    sql`update booking set adult = 3 where travel_agency = 1 and id = ${booking}`.execute(db),
  )
  expect((await readDocumentStates())[0]).toEqual([false, false])
})

test('what is noted of a traveller is saved once; the second of two people is told, and the log has no word of it', async () => {
  const { departure_id, couple } = await createParty()
  const note = {
    booking_id: couple,
    traveller: 1,
    group_name: 'A조',
    diet: '땅콩 알레르기',
    seat: '',
    note: '',
    checks: {},
  }
  const send = (revision: number, more = {}) =>
    office.sales.send('PUT', '/api/office/filling/person', { ...note, revision, ...more })
  expect((await send(0)).body).toEqual({ revision: 1 })
  expect(await send(0, { diet: '없음' })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect((await send(1, { seat: '창가' })).body).toEqual({ revision: 2 })
  const [person] = (await listPeople(departure_id)).people
  expect(person).toMatchObject({ group_name: 'A조', diet: '땅콩 알레르기', seat: '창가', revision: 2 })
  const log = await office.runInAgency((tx) =>
    tx.selectFrom('staff_log').select('after').where('call', '=', 'people.saveNote').execute(),
  )
  expect(JSON.stringify(log)).not.toContain('땅콩')
})

test('a note that is saved while its traveller is cancelled is not left for who gets the number next', async () => {
  const { couple } = await createParty()
  const note = { booking_id: couple, traveller: 2, group_name: '', seat: '', note: '', checks: {} }
  const { id } = await office.findBooking(couple)
  const [saved] = await office.runInAgency(async (tx) => {
    const booking = await lockBooking({ db: tx, travel_agency: 1 }, id)
    await eraseTravellerNotes({ db: tx, travel_agency: 1 }, booking, [2])
    const saving = await startDuringTransaction(office.site, () =>
      office.sales.send('PUT', '/api/office/filling/person', { ...note, diet: '땅콩 알레르기', revision: 0 }),
    )
    await sql`update booking set adult = 1 where travel_agency = 1 and id = ${id}`.execute(tx)
    await sql`update traveller set cancelled = now() where travel_agency = 1 and booking = ${id} and seq = 2`.execute(
      tx,
    )
    return saving
  })
  expect(await saved).toMatchObject({ status: 404, body: { code: 'TRAVELLER_NOT_FOUND' } })
  const notes = await office.runInAgency((tx) =>
    tx
      .selectFrom('traveller_note')
      .select('diet')
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .execute(),
  )
  expect(notes).toEqual([])
})

test.each([
  [{ traveller: 3 }, 404, 'TRAVELLER_NOT_FOUND'],
  [{ booking_id: '000000000000' }, 404, 'BOOKING_NOT_FOUND'],
  [{ diet: 'x'.repeat(201) }, 400, 'BAD_INPUT'],
  [{ checks: { 1: 'perhaps' } }, 400, 'BAD_INPUT'],
])('a note with %j is refused', async (wrong, status, code) => {
  const { couple } = await createParty()
  const note = {
    booking_id: couple,
    traveller: 1,
    group_name: '',
    diet: '',
    seat: '',
    note: '',
    checks: {},
    revision: 0,
  }
  expect(await office.sales.send('PUT', '/api/office/filling/person', { ...note, ...wrong })).toMatchObject({
    status,
    body: { code },
  })
})

test('the agency says what it looks after, and each traveller has it done, not needed or still to do', async () => {
  const { departure_id, couple } = await createParty()
  const before = (await listPeople(departure_id)).checks
  const checks = [
    { id: null, name: '비자' },
    { id: null, name: '여행자보험' },
  ]
  await office.sales.api.people.saveChecks({ checks, seen: before })
  expect(
    await office.sales.send('PUT', '/api/office/filling/checks', { checks: [], seen: before }),
  ).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  const after = (await listPeople(departure_id)).checks
  expect(after.map(({ name }) => name)).toEqual(['비자', '여행자보험'])
  const [visa] = after
  await office.sales.api.people.saveNote({
    booking_id: couple,
    traveller: 1,
    group_name: '',
    diet: '',
    seat: '',
    note: '',
    revision: 0,
    checks: { [visa?.id ?? 0]: 'done' },
  })
  expect((await listPeople(departure_id)).people[0]?.checks).toEqual({ [visa?.id ?? 0]: 'done' })
  await office.sales.api.people.saveChecks({ checks: [], seen: after })
})

test('rooms are saved together; the second of two people is told and theirs is not overwritten', async () => {
  const { departure_id, couple, single } = await createParty()
  const rooms = [
    { ...createRoom('double'), people: [`${couple}-1`, `${couple}-2`] },
    { ...createRoom('single'), people: [`${single}-1`], note: '고층' },
  ]
  const answers = await Promise.all([
    saveRooms({ departure_id, rooms, revision: 0 }),
    saveRooms({ departure_id, rooms: rooms.slice(1), revision: 0 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await saveRooms({ departure_id, rooms, revision: 0 })).toMatchObject({
    body: { code: 'CHANGED_MEANWHILE' },
  })
  expect((await saveRooms({ departure_id, rooms, revision: 1 })).body).toEqual({ revision: 2 })
  expect((await listPeople(departure_id)).rooms).toEqual(rooms)
})

test('staff put travellers in an order that lists follow; who books later stands last', async () => {
  const { departure_id, package_code, couple, single } = await createParty()
  const order = [`${single}-1`, `${couple}-2`, `${couple}-1`]
  const save = (people: string[], revision: number, who = office.sales) =>
    who.send('PUT', '/api/office/filling/order', { departure_id, people, revision })
  expect((await save([...order, `${single}-1`], 0)).body).toEqual({ revision: 1 })
  expect((await save(order.toReversed(), 0)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await save([], 1, office.money)).status).toBe(403)
  expect((await save([], 1, office.other)).body.code).toBe('DEPARTURE_NOT_FOUND')
  const late = await office.createPaidBooking(package_code, { adult: 1, name: '최늦은' })
  const { people, order_revision } = await listPeople(departure_id)
  expect(people.map(({ person }) => person)).toEqual([...order, `${late.booking_id}-1`])
  expect(order_revision).toBe(1)
  const [, ...lines] = readLines((await download(departure_id, 'insurance')).text)
  expect(lines.map((line) => line.split(',')[1])).toEqual(['박세찬', '김두리', '김하나', '이름 미입력'])
})

test('a person in two rooms and a room over its beds are refused with the room, and nothing is written', async () => {
  const { departure_id, couple, single } = await createParty()
  const both = { ...createRoom('twin'), people: [`${couple}-1`, `${single}-1`] }
  const again = { ...createRoom('single'), people: [`${single}-1`] }
  expect(await saveRooms({ departure_id, rooms: [both, again], revision: 0 })).toMatchObject({
    status: 409,
    body: { code: 'PERSON_IN_TWO_ROOMS', fields: { 'rooms.1.people': expect.anything() } },
  })
  const over = { ...createRoom('single'), people: [`${couple}-1`, `${couple}-2`] }
  expect(await saveRooms({ departure_id, rooms: [over], revision: 0 })).toMatchObject({
    status: 409,
    body: { code: 'ROOM_OVERFULL', fields: { 'rooms.0.people': expect.anything() } },
  })
  expect((await listPeople(departure_id)).rooms_revision).toBe(0)
})

test('somebody of another departure or agency is put in no room', async () => {
  const { departure_id } = await createParty()
  const other = await createParty()
  const rooms = [{ ...createRoom('twin'), people: [`${other.couple}-1`, 'ABCDEFGHJKMN-1'] }]
  await saveRooms({ departure_id, rooms, revision: 0 })
  expect((await listPeople(departure_id)).rooms).toEqual([createRoom('twin')])
  expect(
    await office.other.send('GET', `/api/office/filling/people?departure_id=${departure_id}`),
  ).toMatchObject({
    status: 404,
  })
})

test('a cancelled person is gone from list, room and file, and what was sent says who', async () => {
  const { departure_id, couple, single } = await createParty()
  await saveRooms({
    departure_id,
    rooms: [
      { ...createRoom('double'), people: [`${couple}-1`, `${couple}-2`] },
      { ...createRoom('single'), people: [`${single}-1`] },
    ],
    revision: 0,
  })
  const first = await download(departure_id, 'rooming')
  expect(readLines(first.text)).toEqual([
    '객실,객실 종류,이름,영문 이름,성별,구분,메모',
    '1,더블,김하나,,여,성인,',
    '1,더블,김두리,,남,성인,',
    '2,싱글,박세찬,,남,성인,',
  ])
  const { id } = await office.findBooking(single)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  const { people, rooms, sent } = await listPeople(departure_id)
  expect(people.map(({ name }) => name)).toEqual(['김하나', '김두리'])
  expect(rooms[1]?.people).toEqual([])
  expect(sent).toMatchObject([{ list: 'rooming', gone: ['박세찬'], added: [], moved: [] }])
  expect((await download(departure_id, 'rooming')).text).not.toContain('박세찬')
  expect((await listPeople(departure_id)).sent).toMatchObject([{ gone: [], added: [], moved: [] }])
})

test('who has another room since the list went out is named', async () => {
  const { departure_id, couple, single } = await createParty()
  const apart = [`${couple}-1`, `${couple}-2`, `${single}-1`].map((person) => ({
    ...createRoom('single'),
    people: [person],
  }))
  await saveRooms({ departure_id, rooms: apart, revision: 0 })
  await download(departure_id, 'rooming')
  // another number for the same rooms is no change
  await saveRooms({ departure_id, rooms: apart.toReversed(), revision: 1 })
  expect((await listPeople(departure_id)).sent).toMatchObject([{ moved: [] }])
  const together = [{ ...createRoom('double'), people: [`${couple}-1`, `${couple}-2`] }, ...apart.slice(2)]
  await saveRooms({ departure_id, rooms: together, revision: 2 })
  expect((await listPeople(departure_id)).sent).toMatchObject([{ moved: ['김하나', '김두리'] }])
})

test('versions of a list that was sent are kept, each compared with the one after it', async () => {
  const { departure_id, single } = await createParty()
  await download(departure_id, 'hotel')
  const { id } = await office.findBooking(single)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  await download(departure_id, 'hotel')
  await download(departure_id, 'hotel')
  expect((await listPeople(departure_id)).sent).toMatchObject([
    {
      list: 'hotel',
      version: 3,
      gone: [],
      added: [],
      older: [
        { version: 2, gone: [] },
        { version: 1, gone: ['박세찬'] },
      ],
    },
  ])
})

test('of a list that went out very often the versions that are shown are read, and no more', async () => {
  const { departure_id } = await createParty()
  // what nobody is shown could not even be compared
  await office.runInAgency((tx) =>
    sql`insert into sent_list (travel_agency, departure_id, list, format, people, by_name)
      select 1, ${departure_id}, 'bus', 'csv', '[null]', '이영업' from generate_series(1, 500)`.execute(tx),
  )
  for (let sent = 0; sent < 11; sent++) await download(departure_id, 'bus')
  const [bus] = (await listPeople(departure_id)).sent
  expect(bus).toMatchObject({ list: 'bus', version: 511, gone: [] })
  expect(bus?.older.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 10 }, (_, at) => 510 - at),
  )
})

test.each(['manifest', 'rooming', 'bus', 'tags', 'emergency', 'insurance'])(
  'the %s comes in both languages, safe for a spreadsheet, with no passport in it',
  async (list) => {
    const { departure_id } = await createParty(['=HYPERLINK("x")', '김두리', '박세찬'])
    const ko = await download(departure_id, list)
    expect([ko.status, readLines(ko.text).length]).toEqual([200, 4])
    expect(ko.text).toContain(`'=HYPERLINK`)
    expect(ko.text).not.toMatch(/여권|passport/i)
    const english = await download(departure_id, list, 'en')
    expect(readLines(english.text)[0]).toMatch(/^[\x20-\x7e]+$/)
  },
)

test('who took a list is logged, with how many were on it and none of their names', async () => {
  const { departure_id } = await createParty()
  await download(departure_id, 'bus')
  const { rows } = await office.runInAgency((tx) =>
    sql<{ staff_name: string; subject: string; after: object }>`
      select staff_name, subject, after from staff_log where travel_agency = 1 and call = 'people.exportList'
      order by id desc limit 1`.execute(tx),
  )
  expect(rows).toMatchObject([{ staff_name: '이영업', subject: `departure ${departure_id}` }])
  expect(rows[0]?.after).toMatchObject({ list: 'bus', format: 'csv', rows: 3 })
  expect(JSON.stringify(rows)).not.toMatch(/김하나|김두리|박세찬/)
})

test('a list of a cancelled departure, of nobody, and for who may not, is refused', async () => {
  const { departure_id, package_code } = await createParty()
  const empty = (await office.createTrip()).at(30)
  expect(await download(empty, 'manifest')).toMatchObject({ status: 409, body: { code: 'NOBODY_BOOKED' } })
  await office.runInAgency((tx) =>
    tx
      .updateTable('departure')
      .set({ cancelled: new Date().toISOString(), closed_yn: 'Y' })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', package_code)
      .execute(),
  )
  expect(await download(departure_id, 'manifest')).toMatchObject({ body: { code: 'DEPARTURE_CANCELLED' } })
  expect(await saveRooms({ departure_id, rooms: [], revision: 0 })).toMatchObject({
    body: { code: 'DEPARTURE_CANCELLED' },
  })
  expect(await saveRooms({ departure_id, rooms: [], revision: 0 }, office.money)).toMatchObject({
    status: 403,
  })
  expect(
    await office.runInAgency((tx) =>
      tx.selectFrom('sent_list').select('id').where('departure_id', '=', departure_id).execute(),
    ),
  ).toEqual([])
})

test('the names that went out end sixty days after the return', async () => {
  const { departure_id, package_code } = await createParty()
  await download(departure_id, 'bus')
  const count = async () =>
    (
      await office.runInAgency((tx) =>
        tx.selectFrom('sent_list').select('id').where('departure_id', '=', departure_id).execute(),
      )
    ).length
  const leaveOn = (days: number) =>
    office.runInAgency((tx) =>
      tx
        .updateTable('departure')
        .set({ departure_date: dateInDays(days) })
        .where('travel_agency', '=', 1)
        .where('package_code', '=', package_code)
        .execute(),
    )
  await leaveOn(-63)
  await purgeExpired(office.site.naru.deps)
  expect(await count()).toBe(1)
  await leaveOn(-64)
  await purgeExpired(office.site.naru.deps)
  expect(await count()).toBe(0)
})

test('who reads otherwise on a list that went out is named, and another name is another person', async () => {
  const { departure_id, couple, single } = await createParty()
  await download(departure_id, 'insurance')
  await download(departure_id, 'bus')
  await nameTravellers(couple, [
    { name: '김하나', gender: 'male' },
    { name: '이새로', gender: 'male' },
  ])
  expect((await listPeople(departure_id)).sent).toMatchObject([
    { list: 'bus', gone: ['김두리'], added: ['이새로'], corrected: [] },
    { list: 'insurance', gone: ['김두리'], added: ['이새로'], moved: [], corrected: ['김하나'] },
  ])
  const twin = { ...createRoom('twin'), people: [`${couple}-1`, `${couple}-2`] }
  const alone = { ...createRoom('single'), people: [`${single}-1`] }
  await saveRooms({ departure_id, rooms: [twin, alone], revision: 0 })
  await download(departure_id, 'rooming')
  const rooms = [
    { ...twin, kind: 'double' as const },
    { ...alone, extra_bed: true },
  ]
  await saveRooms({ departure_id, rooms, revision: 1 })
  const { sent } = await listPeople(departure_id)
  expect(sent.find(({ list }) => list === 'rooming')).toMatchObject({
    gone: [],
    added: [],
    corrected: [],
    moved: ['김하나', '이새로', '박세찬'],
  })
})

test('what was noted of a traveller ends sixty days after the return', async () => {
  const { departure_id, couple } = await createParty()
  const { id } = await office.findBooking(couple)
  await office.sales.api.people.saveNote({
    booking_id: couple,
    traveller: 1,
    group_name: '',
    diet: '땅콩 알레르기',
    seat: '',
    note: '',
    checks: {},
    revision: 0,
  })
  const returnOn = (days: number) =>
    office.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ return_date: dateInDays(days) })
        .where((eb) => eb.and({ travel_agency: 1, id }))
        .execute(),
    )
  await returnOn(-60)
  await purgeExpired(office.site.naru.deps)
  expect((await listPeople(departure_id)).people[0]?.diet).toBe('땅콩 알레르기')
  await returnOn(-61)
  await purgeExpired(office.site.naru.deps)
  expect((await listPeople(departure_id)).people[0]?.diet).toBe('')
})

// What a customer asks staff to change, and a booking or a place in it that becomes another person's.
import { beforeAll, describe, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import {
  buildMailContext,
  countTaken,
  createTrip,
  findBooking,
  listMailKinds,
  money,
  other,
  runInAgency,
  sales,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import {
  ask,
  change,
  createOwnBooking,
  findDepartureId,
  path,
  quote,
  readHandOverCode,
  readOptions,
  readOwn,
} from './own-changes-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

const requestPath = '/api/office/booking/change-request'
const readRequest = async (booking_id: string) =>
  (await sales.send('GET', `${requestPath}?booking_id=${booking_id}`)).body.request
const answer = (how: 'accept' | 'refuse', body: object, who = sales) =>
  who.sendOnce('POST', `${requestPath}/${how}`, body)
const listPending = async (who = sales) => {
  const { waiting } = await who.api.report.today()
  return waiting.find(({ kind }) => kind === 'changes')?.list.map(({ ref }) => ref) ?? []
}

async function createLateBooking() {
  const package_code = await createTrip({ 20: 500_000, 90: 600_000 })
  const booking = await createOwnBooking({ package_code, days: 20 })
  return { ...booking, to: { kind: 'date', departure_id: await findDepartureId(package_code, 90) } }
}

describe('a request', () => {
  test('waits in today’s work, is done by staff at the price they saw, and the customer is told', async () => {
    const { me, booking_id, package_code, to } = await createLateBooking()
    expect((await quote(me, booking_id, to)).body).toMatchObject({ way: 'staff', due: 200_000 })
    const asked = await ask(me, booking_id, to, { note: '아이 시험 때문이에요' })
    expect([asked.status, asked.body]).toEqual([
      200,
      expect.objectContaining({ kind: 'date', state: 'asked' }),
    ])
    expect(await countTaken(package_code, dateInDays(20))).toBe(2)
    expect(await listPending()).toContain(booking_id)
    expect(await listPending(money)).not.toContain(booking_id)
    expect(await listPending(other)).not.toContain(booking_id)
    expect((await money.send('GET', `${requestPath}?booking_id=${booking_id}`)).status).toBe(403)
    expect((await other.send('GET', `${requestPath}?booking_id=${booking_id}`)).status).toBe(404)
    const request = await readRequest(booking_id)
    expect(request).toMatchObject({
      kind: 'date',
      note: '아이 시험 때문이에요',
      departure_date: dateInDays(90),
      price: { total: 1_200_000, due: 200_000 },
    })
    const { revision } = request.price
    const sent = { booking_id, id: request.id, revision, total: 1_200_000 }
    expect((await answer('accept', { ...sent, total: 1_000_000 })).body.code).toBe('PRICE_CHANGED')
    const both = await Promise.all([
      answer('accept', sent),
      answer('refuse', { booking_id, id: request.id, answer: '안 됨' }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    if (both[0].status !== 200) return // the refusal came first: then nothing moved, as below
    expect(both[0].body).toEqual({ due: 200_000, refund: 0 })
    expect(await findBooking(booking_id)).toMatchObject({ departure_date: dateInDays(90), total: 1_200_000 })
    expect(await readRequest(booking_id)).toBeNull()
    expect((await readOptions(me, booking_id)).request).toMatchObject({ state: 'done' })
    expect(await listMailKinds(booking_id)).toEqual(
      expect.arrayContaining(['agency-change-asked', 'booking-moved']),
    )
  })

  test('is refused with a reason that the customer reads; nothing of people stays in it', async () => {
    const { me, booking_id } = await createLateBooking()
    const person = { kind: 'person', traveller: 1, name: '박새롬', birthdate: '1992-03-04' }
    await ask(me, booking_id, person)
    const request = await readRequest(booking_id)
    expect(request).toMatchObject({
      kind: 'person',
      person: { name: '박새롬', birthdate: '1992-03-04' },
      traveller_name: '김여행1',
    })
    const { status } = await answer('refuse', {
      booking_id,
      id: request.id,
      answer: '항공권이 이미 발권됐어요',
    })
    expect(status).toBe(200)
    expect((await readOptions(me, booking_id)).request).toMatchObject({
      kind: 'person',
      state: 'refused',
      answer: '항공권이 이미 발권됐어요',
    })
    const rows = await runInAgency((tx) =>
      tx.selectFrom('change_request').selectAll().where('id', '=', request.id).execute(),
    )
    expect(JSON.stringify(rows)).not.toContain('박새롬')
    const mail = await composeMail('change-refused', buildMailContext(request.id))
    const { resendable } = await sales.api.booking.one({ booking_id })
    expect(resendable).toContain('change-refused')
    const again = await sales.sendOnce('POST', '/api/office/booking/resend', {
      booking_id,
      kind: 'change-refused',
    })
    expect(again.status).toBe(200)
    expect(mail?.text).toContain('항공권이 이미 발권됐어요')
    expect((await answer('refuse', { booking_id, id: request.id, answer: '또' })).body.code).toBe('NOT_FOUND')
    expect(await listPending()).not.toContain(booking_id)
  })

  test('asked again, the newer counts; withdrawn, nothing waits; what cannot be is not asked for', async () => {
    const { me, booking_id, to } = await createLateBooking()
    await ask(me, booking_id, to)
    await ask(me, booking_id, { kind: 'rooms', single_rooms: 1 })
    expect(await readRequest(booking_id)).toMatchObject({ kind: 'rooms', single_rooms: 1 })
    await me.send('DELETE', `${path}/ask`, { booking_id })
    expect(await readRequest(booking_id)).toBeNull()
    expect((await ask(me, booking_id, { kind: 'party', adult: 1, child: 0, baby: 0 })).body.code).toBe(
      'CANCEL_INSTEAD',
    )
    expect((await ask(createVisitor(site), booking_id, to)).status).toBe(401)
    expect(await readRequest(booking_id)).toBeNull()
  })

  test('two at the same moment: one waits', async () => {
    const { me, booking_id, to } = await createLateBooking()
    const answers = await Promise.all([
      ask(me, booking_id, to),
      ask(me, booking_id, { kind: 'rooms', single_rooms: 1 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { id } = await findBooking(booking_id)
    const open = await runInAgency((tx) =>
      tx
        .selectFrom('change_request')
        .select('id')
        .where('booking', '=', id)
        .where('state', '=', 'asked')
        .execute(),
    )
    expect(open).toHaveLength(1)
  })
})

describe('another person', () => {
  const readTravellers = async (booking_id: string) => {
    const { id } = await findBooking(booking_id)
    return runInAgency((tx) =>
      tx
        .selectFrom('traveller')
        .select(['seq', 'name', 'birthdate'])
        .where('booking', '=', id)
        .orderBy('seq')
        .execute(),
    )
  }

  test('travels in the place of one, whose consents and birthday are gone', async () => {
    const { me, booking_id } = await createOwnBooking()
    const { id } = await findBooking(booking_id)
    await runInAgency((tx) =>
      tx
        .insertInto('consent')
        .values(
          [1, 2].map((traveller) => ({
            travel_agency: 1,
            booking: id,
            traveller,
            type: 'privacy',
            version: '1',
            text_hash: 'x',
          })),
        )
        .execute(),
    )
    const done = await change(me, booking_id, { kind: 'person', traveller: 2, name: '박새롬' })
    expect([done.status, done.body]).toEqual([200, { booking_id, due: 0, refund: 0 }])
    expect(await readTravellers(booking_id)).toEqual([
      { seq: 1, name: '김여행1', birthdate: '1990-01-01' },
      { seq: 2, name: '박새롬', birthdate: null },
    ])
    const left = await runInAgency((tx) =>
      tx
        .selectFrom('consent')
        .select('traveller')
        .where('booking', '=', id)
        .where('traveller', '>', 0)
        .execute(),
    )
    expect(left).toEqual([{ traveller: 1 }])
    expect((await change(me, booking_id, { kind: 'person', traveller: 9, name: '박새롬' })).body.code).toBe(
      'TRAVELLER_NOT_FOUND',
    )
  })

  test('gets neither the notes nor the bed of who had the place, whoever replaces them', async () => {
    const { me, booking_id } = await createOwnBooking()
    const { departure_id } = await findBooking(booking_id)
    const noteBoth = async () => {
      const { people, rooms_revision } = await sales.api.people.list({ departure_id })
      for (const { traveller, revision } of people)
        await sales.api.people.saveNote({
          booking_id,
          traveller,
          revision,
          group_name: '',
          seat: '',
          note: '',
          checks: {},
          diet: '땅콩 알레르기',
        })
      const rooms = [
        { kind: 'twin' as const, extra_bed: false, note: '', people: people.map(({ person }) => person) },
      ]
      await sales.api.people.saveRooms({ departure_id, rooms, revision: rooms_revision })
    }
    const readLeft = async () => {
      const { people, rooms } = await sales.api.people.list({ departure_id })
      return { diets: people.map(({ diet }) => diet), beds: rooms.map((room) => room.people) }
    }
    await noteBoth()
    const asSeen = await sales.api.people.list({ departure_id })
    await change(me, booking_id, { kind: 'person', traveller: 2, name: '박새롬' })
    const onlyFirst = { diets: ['땅콩 알레르기', ''], beds: [[`${booking_id}-1`]] }
    expect(await readLeft()).toEqual(onlyFirst)
    const { rooms, rooms_revision: revision } = asSeen
    await expect(sales.api.people.saveRooms({ departure_id, rooms, revision })).rejects.toMatchObject({
      refusal: 'CHANGED_MEANWHILE',
    })
    await noteBoth()
    const travellers = [
      { kind: 'adult', name: '김여행1', seq: 1 },
      { kind: 'adult', name: '이새로', seq: 2 },
    ]
    await me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
    expect(await readLeft()).toEqual(onlyFirst)
  })

  test('late, nobody is replaced through the list of travellers either; a name is still completed', async () => {
    const { me, booking_id } = await createLateBooking()
    const put = (travellers: object[]) =>
      me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
    const two = { kind: 'adult', name: '김여행2', seq: 2 }
    expect((await put([{ kind: 'adult', name: '박새롬', seq: 1 }, two])).body.code).toBe('CHANGE_NEEDS_STAFF')
    expect((await put([{ kind: 'adult', name: '김여행1', name_en: 'KIM ILHO', seq: 1 }, two])).status).toBe(
      200,
    )
    expect((await readTravellers(booking_id))[0]).toMatchObject({ name: '김여행1' })
  })

  test('takes the booking over with a code from their own mailbox; who had it opens nothing any more', async () => {
    const { me, booking_id } = await createOwnBooking()
    const { id } = await findBooking(booking_id)
    await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)
    await runInAgency((tx) =>
      tx
        .insertInto('receipt_wish')
        .values({ travel_agency: 1, booking: id, purpose: 'unnamed', ending: '' })
        .execute(),
    )
    const booker = {
      kind: 'booker',
      name: '박새롬',
      contact: '010-9999-8888',
      email: 'saerom@example.com',
      traveller: 1,
    }
    const seen = (await quote(me, booking_id, booker)).body
    expect((await change(me, booking_id, booker, { seen })).body.code).toBe('PROOF_REQUIRED')
    const code = await readHandOverCode(me, booking_id, booker.email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await change(me, booking_id, booker, { seen, code: wrong })).body.code).toBe('CODE_WRONG')
    const elsewhere = { ...booker, email: 'another@example.com' }
    expect((await change(me, booking_id, elsewhere, { seen, code })).body.code).toBe('CODE_EXPIRED')
    expect((await findBooking(booking_id)).name).toBe('김미나')
    const key = crypto.randomUUID()
    const done = await change(me, booking_id, booker, { seen, code, key })
    expect([done.status, done.body]).toEqual([200, { booking_id, due: 0, refund: 0 }])
    expect((await change(me, booking_id, booker, { seen, code, key })).body).toEqual(done.body)
    expect(await findBooking(booking_id)).toMatchObject({
      name: '박새롬',
      email: 'saerom@example.com',
      member_id: null,
      consents_due: true,
      handed_over: 1,
      progress: 'payment_completed',
    })
    expect((await readOwn(me, booking_id)).status).toBe(404)
    expect((await readTravellers(booking_id))[0]).toEqual({ seq: 1, name: '박새롬', birthdate: null })
    const wishes = await runInAgency((tx) =>
      tx.selectFrom('receipt_wish').select('booking').where('booking', '=', id).execute(),
    )
    expect(wishes).toEqual([])
    const changes = await runInAgency((tx) =>
      tx.selectFrom('contact_change').select(['id', 'email']).where('booking', '=', id).execute(),
    )
    expect(await listMailKinds(booking_id, [id, changes[0]?.id ?? 0])).toEqual(
      expect.arrayContaining(['handed-over', 'handed-over-before', 'agency-changed']),
    )
    expect((await sales.api.booking.one({ booking_id })).resendable).toContain('handed-over')
    const told = await composeMail('handed-over-before', buildMailContext(changes[0]?.id ?? 0))
    expect(told?.to).toContain('mina@example.com')
    expect(told?.text).not.toContain('박새롬')
    const lookUp = '/api/landing/user/booking/packageInfo/nonMember'
    const find = (name: string) =>
      createVisitor(site).send('GET', `${lookUp}?booking_id=${booking_id}&name=${encodeURIComponent(name)}`)
    expect([(await find('김미나')).status, (await find('박새롬')).body]).toEqual([
      404,
      expect.objectContaining({ opens_by: 'code' }),
    ])
    const { contract } = await readContracts(id)
    expect(contract).toEqual([{ version: 1 }])
  })

  const readContracts = async (booking: number) => ({
    contract: await runInAgency((tx) =>
      tx.selectFrom('contract').select('version').where('booking', '=', booking).execute(),
    ),
  })

  test('of two hand-overs at the same moment one is done', async () => {
    const { me, booking_id } = await createOwnBooking()
    const bookers = ['one@example.com', 'two@example.com'].map((email) => ({
      kind: 'booker',
      name: '박새롬',
      contact: '010-9999-8888',
      email,
    }))
    const codes: string[] = []
    for (const { email } of bookers) codes.push(await readHandOverCode(me, booking_id, email))
    const seen = (await quote(me, booking_id, bookers[0] ?? {})).body
    const answers = await Promise.all(
      bookers.map((booker, at) => change(me, booking_id, booker, { seen, code: codes[at] ?? '' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await findBooking(booking_id)).handed_over).toBe(1)
  })
})

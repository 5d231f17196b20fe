// §7 Reservations: whose one is, how long its seats are held, finding it again, changing and cancelling it.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { addDays } from '#lib/days.ts'
import { giveBookingPass } from './booking-pass.ts'
import { createJpeg, sendFormTo } from './paid-booking.ts'
import {
  buildForm,
  countTaken,
  createTrip,
  departureDay,
  requestBooking,
  runInAgency,
  sendReservation,
  setUpReservations,
  site,
} from './reservation-setup.ts'
import { createMember, createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpReservations)

const expireHold = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ held_until: sql<string>`now() - interval '1 second'` })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )

describe('a reservation', () => {
  test('others get "not found", and without pass or log-in one is asked to log in', async () => {
    const trip = await createTrip()
    const { body } = await sendReservation(createVisitor(site), trip)
    const other = createVisitor(site)
    await sendReservation(other, await createTrip())
    expect((await requestBooking(createVisitor(site), body.booking_id)).body.code).toBe('LOGIN_REQUIRED')
    const foreign = await requestBooking(other, body.booking_id)
    expect([foreign.status, foreign.text]).toEqual([404, (await requestBooking(other, 'ZZZZZZZZZZZZ')).text])
    for (const path of ['packageCancle', 'travellers']) {
      const url = `/api/landing/user/booking/${path}${path === 'packageCancle' ? `?booking_id=${body.booking_id}` : ''}`
      const answer = await other.sendOnce(
        'PUT',
        url,
        path === 'packageCancle'
          ? undefined
          : { booking_id: body.booking_id, travellers: [{ kind: 'adult', name: 'X' }] },
      )
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'BOOKING_NOT_FOUND'])
    }
    const carried = createVisitor(site, { host: 'a2.localhost' })
    for (const [name, value] of other.cookies) carried.cookies.set(name, value)
    expect((await requestBooking(carried, body.booking_id)).status).toBe(404)
    const forged = createVisitor(site)
    forged.cookies.set(
      'booking_pass',
      `${body.booking_id}.${Math.floor(Date.now() / 1000) + 900}.${'A'.repeat(43)}`,
    )
    expect((await requestBooking(forged, body.booking_id)).status).toBe(404)
  })

  test('a member’s booking belongs to the member; a guest’s to the member with the same verified email', async () => {
    const trip = await createTrip()
    const mine = await site.make.member({ email: 'guest@example.com', email_verified: true })
    const stranger = await site.make.member({ email: 'guest@example.com', email_verified: false })
    const [me, other] = [createVisitor(site), createVisitor(site)]
    me.cookies.set('token', (await site.createTokenCookie(mine)).slice(6))
    other.cookies.set('token', (await site.createTokenCookie(stranger)).slice(6))
    const { body: own } = await me.sendOnce('POST', '/api/landing/package', buildForm(trip))
    const { body: asGuest } = await sendReservation(createVisitor(site), trip, { email: 'Guest@example.com' })
    const list = async (person: Visitor) =>
      (await person.send('GET', '/api/landing/user/booking/packageList')).body
    expect((await list(me)).list.map(({ booking_id }: { booking_id: string }) => booking_id)).toEqual([
      asGuest.booking_id,
      own.booking_id,
    ])
    expect(await list(other)).toMatchObject({ total: 0, list: [] })
    expect((await requestBooking(me, asGuest.booking_id)).status).toBe(200)
    expect((await requestBooking(other, own.booking_id)).status).toBe(404)
    expect(
      (await me.send('GET', `/api/landing/user/booking/packageList?landing_user_id=${stranger.id}`)).body
        .code,
    ).toBe('ABNORMAL_ACCESS')
  })

  test('after the trip its owner is asked for a review, also for a booking made as a guest', async () => {
    const [guest, me] = [
      createVisitor(site),
      await createMember(site, { email: 'adopts@example.com', email_verified: true }),
    ]
    const { body } = await sendReservation(guest, await createTrip(), { email: 'adopts@example.com' })
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ progress: 'travel_completed' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', body.booking_id)
        .execute(),
    )
    const asked = async (person: Visitor) => (await requestBooking(person, body.booking_id)).body.to_do
    expect([await asked(me), await asked(guest)]).toEqual([['review'], []])
    expect((await me.send('GET', '/api/landing/user/booking/packageList')).body.list).toMatchObject([
      { to_do: ['review'] },
    ])
    expect(
      (
        await me.send('POST', '/api/landing/package/review', {
          booking_id: body.booking_id,
          stars: 5,
          contents: '좋은 여행이었습니다.',
        })
      ).status,
    ).toBe(200)
    expect(await asked(me)).toEqual([])
    const cut = (await (await createJpeg()).arrayBuffer()).slice(0, 300) // found out by decoding it, and not before
    const again = { booking_id: body.booking_id, stars: '5', contents: '또 좋았습니다.' }
    const twice = await sendFormTo(
      site,
      '/api/landing/package/review',
      { ...again, photos: new File([cut], 'cut.jpg') },
      { me },
    )
    expect(twice.body.code).toBe('ALREADY_REVIEWED')
  })
})

describe('seats', () => {
  test('seats of an expired hold are released by the clock job or by the next buyer', async () => {
    const trip = await createTrip({ seats: 2 })
    const me = createVisitor(site)
    const { body: first } = await sendReservation(me, trip)
    expect((await sendReservation(createVisitor(site), trip)).body.code).toBe('SOLD_OUT')
    await expireHold(first.booking_id)
    const { status, body: second } = await sendReservation(createVisitor(site), trip)
    expect(status).toBe(200)
    giveBookingPass(site, me, first.booking_id)
    expect((await requestBooking(me, first.booking_id)).body).toMatchObject({
      progress: 'cancel_completed',
      history: [{ progress: 'waiting_for_payment' }, { progress: 'cancel_completed' }],
    })
    await expireHold(second.booking_id)
    await releaseAllExpiredHolds({ db: site.db, enqueue: site.naru.deps.enqueue })
    expect(await countTaken(trip)).toBe(0)
  })

  test('taking, holding and releasing seats does not invalidate the cache', async () => {
    const trip = await createTrip()
    const revisions = () =>
      site.db.selectFrom('revision').selectAll().where('travel_agency', '=', 1).orderBy('kind').execute()
    const before = await revisions()
    const { body } = await sendReservation(createVisitor(site), trip)
    await expireHold(body.booking_id)
    await releaseAllExpiredHolds({ db: site.db, enqueue: site.naru.deps.enqueue })
    expect(await revisions()).toEqual(before)
  })
})

describe('looking up', () => {
  const lookUp = (person: Visitor, booking_id: string, name: string) =>
    person.send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id, name })}`,
    )

  test('number and name find a summary however they are typed; personal data is masked', async () => {
    const holder = createVisitor(site)
    const { body } = await sendReservation(holder, await createTrip())
    const me = createVisitor(site)
    const typed =
      `${body.booking_id.slice(0, 4)}-${body.booking_id.slice(4, 8)}-${body.booking_id.slice(8)}`.toLowerCase()
    const found = await lookUp(me, typed, '김미나'.normalize('NFD'))
    expect(found.body).toMatchObject({ booking_id: body.booking_id, progress: 'waiting_for_payment' })
    expect((await requestBooking(me, body.booking_id)).body.code).toBe('LOGIN_REQUIRED')
    const held = await requestBooking(holder, body.booking_id)
    expect(held.body).toMatchObject({ contact_masked: '010-****-5678', email_masked: 'mi***@example.com' })
    for (const { text } of [found, held]) expect(text).not.toMatch(/1234-5678|mina@/)
  })

  test('a wrong name and a wrong number get the same answer; the sixth failure must wait', async () => {
    const { body } = await sendReservation(createVisitor(site), await createTrip())
    const me = createVisitor(site)
    const wrongName = await lookUp(me, body.booking_id, '박미나')
    const wrongNumber = await lookUp(me, 'ZZZZZZZZZZZZ', '김미나')
    expect([wrongName.status, wrongName.text]).toEqual([404, wrongNumber.text])
    for (let at = 0; at < 3; at++) await lookUp(me, 'ZZZZZZZZZZZZ', '김미나')
    expect((await lookUp(me, body.booking_id, '김미나')).body.code).toBe('TOO_MANY_TRIES')
    expect((await lookUp(createVisitor(site), body.booking_id, '김미나')).status).toBe(200)
    expect(
      (await lookUp(createVisitor(site, { host: 'a2.localhost' }), body.booking_id, '김미나')).status,
    ).toBe(404)
  })

  test('failures from all addresses of one IPv6 network count together, and those of an IPv4 address however it is written', async () => {
    const { body } = await sendReservation(createVisitor(site), await createTrip())
    const from = (ip: string) => createVisitor(site, { ip })
    const said = async (ips: string[]) => {
      for (const ip of ips.slice(1)) await lookUp(from(ip), 'ZZZZZZZZZZZZ', '김미나')
      return (await lookUp(from(ips[0] ?? ''), body.booking_id, '김미나')).status
    }
    const near = Array.from({ length: 6 }, (_, at) => `2001:db8:77:1:${at}::${at}`)
    const far = Array.from({ length: 6 }, (_, at) => `2001:db8:77:1${at}::1`)
    const mapped = ['198.51.100.77', ...Array.from({ length: 5 }, () => '::ffff:198.51.100.77')]
    expect([await said(near), await said(far), await said(mapped)]).toEqual([429, 200, 429])
  })
})

describe('later', () => {
  test('travellers can be entered and corrected, and must fit the party', async () => {
    const me = createVisitor(site)
    const { body } = await sendReservation(me, await createTrip(), { party: { adult: 1, child: 1, baby: 0 } })
    const change = (travellers: object[]) =>
      me.send('PUT', '/api/landing/user/booking/travellers', { booking_id: body.booking_id, travellers })
    const adult = { kind: 'adult', name: '김미나', birthdate: '1990-01-01' }
    const child = { kind: 'child', name: '김하나', birthdate: addDays(departureDay, -365 * 8) }
    expect((await change([adult])).status).toBe(200)
    expect((await requestBooking(me, body.booking_id)).body.to_do).toEqual(['pay', 'travellers'])
    expect((await change([adult, { ...child, birthdate: '1990-01-01' }])).body.code).toBe('AGES_DIFFER')
    expect((await change([adult, adult])).body.code).toBe('AGES_DIFFER')
    expect((await change([adult, child])).status).toBe(200)
    expect((await requestBooking(me, body.booking_id)).body).toMatchObject({
      to_do: ['pay'],
      travellers: [{ name: '김미나' }, { name: '김하나' }],
    })
  })

  test('travellers of a cancelled booking cannot be changed, and the refusal says so', async () => {
    const me = createVisitor(site)
    const { body } = await sendReservation(me, await createTrip(), {
      travellers: [{ kind: 'adult', name: '김미나' }],
    })
    await me.sendOnce(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${body.booking_id}`,
      undefined,
    )
    giveBookingPass(site, me, body.booking_id)
    const answer = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id: body.booking_id,
      travellers: [{ kind: 'adult', name: '박하나' }],
    })
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'NOT_CHANGEABLE',
        description: {
          ko: '이 예약은 여행자를 더 이상 바꿀 수 없어요.',
          en: 'The travellers of this reservation cannot be changed any more.',
        },
      },
    ])
    expect((await requestBooking(me, body.booking_id)).body.travellers).toMatchObject([{ name: '김미나' }])
  })

  test('an unpaid booking is cancelled free of charge exactly once, even when sent a hundred times at once', async () => {
    const trip = await createTrip()
    const me = createVisitor(site)
    const { body } = await sendReservation(me, trip)
    const preview = await me.send(
      'GET',
      `/api/landing/user/booking/cancelPreview?booking_id=${body.booking_id}`,
    )
    expect(preview.body).toMatchObject({ paid: 0, fee: 0, refund: 0 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        me.sendUntilAnswered(
          'PUT',
          `/api/landing/user/booking/packageCancle?booking_id=${body.booking_id}`,
          undefined,
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // the pass dies with the booking
    for (const { status, body } of answers)
      if (status !== 200) expect(['NOT_CANCELLABLE', 'BOOKING_NOT_FOUND']).toContain(body.code)
    expect(await countTaken(trip)).toBe(0)
    giveBookingPass(site, me, body.booking_id)
    expect((await requestBooking(me, body.booking_id)).body.history).toHaveLength(2)
  })
})

// Bookings that travel together: joined by a code or as staff ask, seen by the leader, and what is refused.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import {
  buildMailContext,
  findBooking,
  listMailKinds,
  other,
  readRevision,
  runInAgency,
  sales,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import { createOwnBooking, payByTransfer } from './own-changes-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

const sharesPath = '/api/landing/user/booking/shares'
const path = '/api/landing/user/booking/group'
type Booked = { me: Visitor; booking_id: string }

const readShares = async ({ me, booking_id }: Booked) =>
  (await me.send('GET', `${sharesPath}?booking_id=${booking_id}`)).body
const readGroup = async (booked: Booked) => (await readShares(booked)).group
const join = ({ me, booking_id }: Booked, code?: string) => me.send('POST', path, { booking_id, code })
const leave = ({ me, booking_id }: Booked, member?: number) => me.send('DELETE', path, { booking_id, member })
const remind = ({ me, booking_id }: Booked) => me.send('POST', `${sharesPath}/remind`, { booking_id })
const createUnpaid = (package_code: string, more: object = {}) =>
  createOwnBooking({ package_code, isPaid: false, ...more })

async function createLeaderAndFriend() {
  const leader = await createOwnBooking()
  const friend = await createUnpaid(leader.package_code, { email: 'friend@example.com' })
  const { code } = await readGroup(leader)
  return { leader, friend, code: code as string }
}

test('a booking joins by the code: the leader sees whether it paid and what is missing, and no sum or contact', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  expect(await readGroup(leader)).toMatchObject({ leader: null, is_invited: false, members: [] })
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase()
  const { status, body } = await join(friend, typed)
  expect(status).toBe(200)
  expect(body).toEqual({ code: null, leader: '김○나', is_invited: false, members: [] })
  const shares = await readShares(leader)
  expect(shares.group.members).toMatchObject([{ people: 2, state: 'open', reminded: null, can_remind: true }])
  const [member] = shares.group.members
  expect(Object.keys(member).sort()).toEqual(
    ['can_remind', 'member', 'missing', 'name', 'people', 'reminded', 'state'].sort(),
  )
  expect(JSON.stringify(shares.group)).not.toMatch(/@|010|1000000/)
  expect(JSON.stringify(shares.group)).not.toContain(friend.booking_id)
  await payByTransfer(friend.booking_id, friend.total)
  expect((await readGroup(leader)).members).toMatchObject([
    { state: 'paid', missing: ['passports', 'contract'] },
  ])
  expect((await join(friend, code)).status).toBe(200) // twice is once
  expect((await readGroup(leader)).members).toHaveLength(1)
})

test('who can be reached by no message is not said to have been reminded', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  await join(friend, code)
  await runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ email: '' })
      .where((eb) => eb.and({ travel_agency: 1, booking_id: friend.booking_id }))
      .execute(),
  )
  expect((await readGroup(leader)).members).toMatchObject([{ state: 'open', can_remind: false }])
  expect((await remind(leader)).body.code).toBe('NOBODY_TO_REMIND')
})

test('one button reminds who lacks something, once a day, in words without a sum', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  expect((await remind(leader)).body.code).toBe('NOBODY_TO_REMIND')
  await join(friend, code)
  const { status, body } = await remind(leader)
  expect(status).toBe(200)
  expect(body.group.members).toMatchObject([{ can_remind: false, reminded: expect.any(String) }])
  expect((await remind(leader)).body.code).toBe('NOBODY_TO_REMIND')
  const { id } = await runInAgency((tx) =>
    tx
      .selectFrom('travel_group')
      .select('id')
      .where('travel_agency', '=', 1)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  const mail = await composeMail('group-reminded', buildMailContext(id))
  expect(mail).toMatchObject({ to: 'friend@example.com' })
  expect(mail?.text).toContain(`/travel/booking/${friend.booking_id}`)
  expect(mail?.text).not.toContain('원')
  await leave(friend)
  expect(await composeMail('group-reminded', buildMailContext(id))).toBeUndefined()
})

test('staff ask a customer, who is shown to the leader only after agreeing', async () => {
  const { leader, friend } = await createLeaderAndFriend()
  const input = { booking_id: leader.booking_id, member: friend.booking_id }
  const office = '/api/office/booking/group'
  expect((await sales.send('POST', office, input)).status).toBe(200)
  const group = await runInAgency((tx) =>
    tx
      .selectFrom('travel_group')
      .select('id')
      .where('travel_agency', '=', 1)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect(await listMailKinds(friend.booking_id, [group.id])).toContain('group-invited')
  expect((await composeMail('group-invited', buildMailContext(group.id)))?.text).toContain('김○나')
  expect((await readGroup(leader)).members).toEqual([])
  expect(await readGroup(friend)).toMatchObject({ is_invited: true, leader: expect.stringContaining('○') })
  expect((await sales.send('GET', `${office}?booking_id=${leader.booking_id}`)).body).toMatchObject({
    leader: null,
    members: [{ booking_id: friend.booking_id, joined: null, state: 'open' }],
  })
  expect((await join(friend)).status).toBe(200)
  expect((await readGroup(leader)).members).toHaveLength(1)
  expect((await sales.send('POST', office, input)).status).toBe(200) // asked again, they stay in
  expect((await readGroup(leader)).members).toHaveLength(1)
  const { body } = await sales.send('GET', `${office}?booking_id=${friend.booking_id}`)
  expect(body.leader).toMatchObject({ booking_id: leader.booking_id, joined: expect.any(String) })
  const [{ member }] = (await readGroup(leader)).members
  expect((await sales.send('DELETE', office, { booking_id: leader.booking_id, member })).status).toBe(200)
  expect((await readGroup(leader)).members).toEqual([])
})

test('a customer declines what staff asked', async () => {
  const { leader, friend } = await createLeaderAndFriend()
  await sales.send('POST', '/api/office/booking/group', {
    booking_id: leader.booking_id,
    member: friend.booking_id,
  })
  expect((await leave(friend)).body).toMatchObject({ leader: null, is_invited: false })
  expect((await join(friend)).body.code).toBe('GROUP_CODE_UNFIT')
})

test('another departure, a cancelled booking, an own code and a made-up one are refused alike', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  const elsewhere = await createUnpaid(leader.package_code, { days: 90 })
  const refused = [await join(elsewhere, code), await join(leader, code), await join(friend, 'ABCDEFGHJKMN')]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('GROUP_CODE_UNFIT'))
  expect((await join(friend, 'kurz')).status).toBe(400)
  expect((await join({ me: createVisitor(site), booking_id: friend.booking_id }, code)).body.code).toBe(
    'LOGIN_REQUIRED',
  )
  const office = (booking_id: string, member: string) =>
    sales.send('POST', '/api/office/booking/group', { booking_id, member })
  expect((await office(leader.booking_id, elsewhere.booking_id)).body.code).toBe('DEPARTURES_DIFFER')
  expect((await office(leader.booking_id, leader.booking_id)).body.code).toBe('DEPARTURES_DIFFER')
  expect((await office(leader.booking_id, 'ABCDEFGHJKMN')).body.code).toBe('BOOKING_NOT_FOUND')
  expect(
    (
      await other.send('POST', '/api/office/booking/group', {
        booking_id: leader.booking_id,
        member: friend.booking_id,
      })
    ).body.code,
  ).toBe('BOOKING_NOT_FOUND')
  await leader.me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${leader.booking_id}`,
    undefined,
  )
  expect((await join(friend, code)).body.code).toBe('GROUP_CODE_UNFIT')
  expect(await readGroup(friend)).toMatchObject({ leader: null, members: [] })
})

test('nobody is in two groups, and who leads one joins no other', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  const third = await createUnpaid(leader.package_code)
  const { code: thirdCode } = await readGroup(third)
  const { code: friendCode } = await readGroup(friend)
  await join(friend, code)
  expect((await join(friend, thirdCode)).body.code).toBe('GROUP_TAKEN')
  expect((await join(leader, thirdCode)).body.code).toBe('GROUP_TAKEN')
  expect((await join(third, friendCode)).body.code).toBe('GROUP_TAKEN')
  expect((await readGroup(leader)).members).toHaveLength(1)
  expect((await leave(third)).status).toBe(404)
})

test('who joins each other at the same moment make one group', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  const { code: friendCode } = await readGroup(friend)
  const answers = await Promise.all([join(friend, code), join(leader, friendCode)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the leader sees who cancelled or moved; a leader who cancels leaves the others free', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  await payByTransfer(friend.booking_id, friend.total)
  await join(friend, code)
  await sendAction('move', {
    ...(await readRevision(friend.booking_id)),
    departure_date: dateInDays(90),
    total: 1_200_000,
  })
  expect((await readGroup(leader)).members).toMatchObject([
    { state: 'moved', missing: [], can_remind: false },
  ])
  expect(await readGroup(friend)).toMatchObject({ leader: null, code: expect.any(String) })
  const third = await createUnpaid(leader.package_code)
  await join(third, code)
  await third.me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${third.booking_id}`,
    undefined,
  )
  expect((await readGroup(leader)).members).toMatchObject([{ state: 'moved' }, { state: 'cancelled' }])
  expect((await leave(leader)).body.members).toEqual([])
})

test('who takes a booking over has agreed to no group, and its old code ends', async () => {
  const { leader, friend, code } = await createLeaderAndFriend()
  await join(friend, code)
  const { id } = await findBooking(leader.booking_id)
  await runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ handed_over: sql<number>`handed_over + 1` })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  await leave(friend)
  expect((await join(friend, code)).body.code).toBe('GROUP_CODE_UNFIT')
})

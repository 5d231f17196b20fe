// Rooms: who is proposed together, what is refused, and who is never put with a stranger.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countBeds,
  createRoom,
  findRoomFault,
  type Guest,
  keepTravelling,
  listSingleRoomDifferences,
  listStaying,
  listWithoutRoom,
  pairSingles,
  proposeRooms,
} from './rooms.ts'

const guest = (booking_id: string, at: number, more: Partial<Guest> = {}): Guest => ({
  person: `${booking_id}-${at}`,
  booking_id,
  kind: 'adult',
  gender: null,
  ...more,
})
const none = new Map<string, number>()

test('a couple gets a double room, two women a twin, a family of three a triple, with the baby in it', () => {
  const couple = [guest('A', 1, { gender: 'male' }), guest('A', 2, { gender: 'female' })]
  const friends = [guest('B', 1, { gender: 'female' }), guest('B', 2, { gender: 'female' })]
  const family = [
    guest('C', 1, { gender: 'male' }),
    guest('C', 2, { gender: 'female' }),
    guest('C', 3, { kind: 'child' }),
    guest('C', 4, { kind: 'baby' }),
  ]
  expect(proposeRooms([...couple, ...friends, ...family], [], none)).toEqual([
    createRoom('double', couple),
    createRoom('twin', friends),
    createRoom('triple', family),
  ])
})

test('no child of a party has a room without a grown-up', () => {
  const party = [
    guest('A', 1),
    guest('A', 2, { kind: 'child' }),
    guest('A', 3, { kind: 'child' }),
    guest('A', 4),
  ]
  for (const { people } of proposeRooms(party, [], none))
    expect(people.some((person) => person === 'A-1' || person === 'A-4')).toBe(true)
  const three = party.slice(1).map((each) => ({ ...each, kind: 'child' as const }))
  expect(proposeRooms([guest('A', 1), ...three], [], none)).toEqual([
    { ...createRoom('triple', [guest('A', 1), ...three]), extra_bed: true },
  ])
})

test('the single rooms that a booking pays for are given first, and said where they differ', () => {
  const party = [guest('A', 1), guest('A', 2), guest('A', 3)]
  const rooms = proposeRooms(party, [], new Map([['A', 1]]))
  expect(rooms.map(({ kind, people }) => [kind, people])).toEqual([
    ['twin', ['A-1', 'A-2']],
    ['single', ['A-3']],
  ])
  expect(listSingleRoomDifferences(rooms, new Map([['A', 1]]), party)).toEqual([])
  expect(listSingleRoomDifferences(rooms, none, party)).toEqual([{ booking_id: 'A', paidFor: 0, given: 1 }])
})

test('strangers share only where a person asks for it, and then by sex', () => {
  const alone = [
    guest('A', 1, { gender: 'male' }),
    guest('B', 1, { gender: 'female' }),
    guest('C', 1, { gender: 'male' }),
    guest('D', 1),
  ]
  expect(proposeRooms(alone, [], none)).toEqual([])
  expect(pairSingles(alone, [], none)).toEqual([
    createRoom('twin', [alone[0] ?? guest('', 0), alone[2] ?? guest('', 0)]),
  ])
})

test('only who booked alone is paired with a stranger, and nobody who pays for a room of their own', () => {
  const man = { gender: 'male' as const }
  const guests = [
    guest('A', 1, man),
    guest('B', 1, man),
    guest('C', 1, man),
    guest('C', 2, man),
    guest('D', 1, man),
  ]
  const withChild = [guest('E', 1, man), guest('E', 2, { kind: 'child' })]
  expect(pairSingles([...guests, ...withChild], [], new Map([['B', 1]]))).toEqual([
    createRoom('twin', [guest('A', 1), guest('D', 1)]),
  ])
})

test('who is cancelling is neither proposed a room nor paired', () => {
  const man = { gender: 'male' as const }
  const party = [guest('A', 1), guest('A', 2), guest('B', 1, man), guest('C', 1, man)].map((each) => ({
    ...each,
    progress: each.booking_id === 'C' ? ('cancel_requested' as const) : ('ready' as const),
  }))
  const staying = listStaying(party)
  expect(proposeRooms(staying, [], none)).toEqual([createRoom('twin', party.slice(0, 2))])
  expect(pairSingles(staying, [], none)).toEqual([])
})

test('nobody is in two rooms, and no room has more sleepers than beds; a baby needs none', () => {
  const guests = [guest('A', 1), guest('A', 2), guest('A', 3), guest('A', 4, { kind: 'baby' })]
  const twin = createRoom('twin', guests.slice(0, 2))
  expect(findRoomFault([twin, createRoom('single', [guest('A', 2)])], guests)).toEqual({
    at: 1,
    fault: 'twice',
  })
  expect(findRoomFault([createRoom('twin', guests.slice(0, 3))], guests)).toEqual({
    at: 0,
    fault: 'overfull',
  })
  expect(findRoomFault([{ ...createRoom('twin', guests), extra_bed: true }], guests)).toBeUndefined()
  expect(findRoomFault([{ ...twin, people: [...twin.people, 'A-4'] }], guests)).toBeUndefined()
})

test('who no longer travels is in no room', () => {
  const rooms = [createRoom('twin', [guest('A', 1), guest('B', 1)])]
  expect(keepTravelling(rooms, [guest('B', 1)])[0]?.people).toEqual(['B-1'])
})

test('whoever travels, a proposal is sound: nobody twice, no room over its beds, nobody of two bookings together', () => {
  const anyGuests = fc
    .array(
      fc.record({
        booking_id: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
        kind: fc.constantFrom('adult' as const, 'child' as const, 'baby' as const),
        gender: fc.constantFrom('male' as const, 'female' as const, null),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map((each, at) => ({ ...each, person: `${each.booking_id}-${at + 1}` })))
  fc.assert(
    fc.property(anyGuests, fc.nat(2), (guests, singles) => {
      const singleRooms = new Map([['A', singles]])
      const rooms = proposeRooms(guests, [], singleRooms)
      expect(findRoomFault(rooms, guests)).toBeUndefined()
      for (const { people } of rooms) expect(new Set(people.map((person) => person[0])).size).toBe(1)
      const paired = pairSingles(guests, rooms, singleRooms)
      expect(findRoomFault([...rooms, ...paired], guests)).toBeUndefined()
      for (const room of paired) expect(room.people).toHaveLength(countBeds(room))
      expect(listWithoutRoom(guests, [...rooms, ...paired]).length).toBeLessThanOrEqual(guests.length)
    }),
  )
})

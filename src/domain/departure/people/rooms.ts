// Rooms of a departure: who sleeps where, what is wrong with it, who travels together and could share.
import type { TravellerKind } from '#domain/booking/ages.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { isCancelled } from '#domain/booking/progress.ts'

export const roomKinds = ['twin', 'double', 'triple', 'single'] as const
export type RoomKind = (typeof roomKinds)[number]
export type Room = { kind: RoomKind; extra_bed: boolean; note: string; people: string[] }
/** `person`: the booking and the number of the traveller in it. */
export type Guest = {
  person: string
  booking_id: string
  kind: TravellerKind
  gender: 'male' | 'female' | null
}

const beds: Record<RoomKind, number> = { twin: 2, double: 2, triple: 3, single: 1 }
export const countBeds = ({ kind, extra_bed }: Pick<Room, 'kind' | 'extra_bed'>) =>
  beds[kind] + (extra_bed ? 1 : 0)

const mostInRoom = countBeds({ kind: 'triple', extra_bed: true })

/** A baby sleeps with its parents. */
const needsBed = ({ kind }: Pick<Guest, 'kind'>) => kind !== 'baby'

export const buildPerson = (booking_id: string, traveller: number) => `${booking_id}-${traveller}`

/** The first room in which something is wrong: somebody who is in another one too, or more people than beds. */
export function findRoomFault(
  rooms: readonly Room[],
  guests: readonly Guest[],
): { at: number; fault: 'twice' | 'overfull' } | undefined {
  const kinds = new Map(guests.map(({ person, kind }) => [person, kind]))
  const seen = new Set<string>()
  for (const [at, room] of rooms.entries()) {
    for (const person of room.people) {
      if (seen.has(person)) return { at, fault: 'twice' }
      seen.add(person)
    }
    if (room.people.filter((person) => kinds.get(person) !== 'baby').length > countBeds(room))
      return { at, fault: 'overfull' }
  }
  return undefined
}

/** Takes those who no longer travel out of their rooms. The rooms stay. */
export function keepTravelling(rooms: readonly Room[], guests: readonly Pick<Guest, 'person'>[]): Room[] {
  const travelling = new Set(guests.map(({ person }) => person))
  return rooms.map((room) => ({ ...room, people: room.people.filter((person) => travelling.has(person)) }))
}

/** Takes these people out of their rooms. The rooms stay. */
export const keepOutOfRooms = (rooms: readonly Room[], gone: readonly string[]): Room[] =>
  rooms.map((room) => ({ ...room, people: room.people.filter((person) => !gone.includes(person)) }))

export function listWithoutRoom<G extends Pick<Guest, 'person'>>(
  guests: readonly G[],
  rooms: readonly Room[],
): G[] {
  const placed = new Set(rooms.flatMap(({ people }) => people))
  return guests.filter(({ person }) => !placed.has(person))
}

/**
 * Rooms for those who have none and booked together: the single rooms they pay for first, then two by two,
 * three where one is left over. Whoever booked alone gets none: strangers are paired by a person.
 */
export function proposeRooms(
  guests: readonly Guest[],
  rooms: readonly Room[],
  singleRooms: ReadonlyMap<string, number>,
): Room[] {
  const parties = Map.groupBy(listWithoutRoom(guests, rooms), ({ booking_id }) => booking_id)
  return [...parties].flatMap(([booking_id, party]) => {
    const assignedSingles = rooms.filter(
      ({ kind, people }) => kind === 'single' && people.some((person) => person.startsWith(`${booking_id}-`)),
    ).length
    return proposeForParty(party, Math.max(0, (singleRooms.get(booking_id) ?? 0) - assignedSingles))
  })
}

function proposeForParty(party: readonly Guest[], singleRooms: number): Room[] {
  const adults = party.filter(({ kind }) => kind === 'adult')
  const alone = singleRooms > 0 ? adults.slice(-singleRooms) : []
  const sharing = party.filter((guest) => needsBed(guest) && !alone.includes(guest))
  const babies = party.filter((guest) => !needsBed(guest))
  const shared = sharing.length < 2 ? [] : splitSharing(sharing)
  const [first] = shared
  if (first) first.push(...babies)
  return [...shared.map(toSharedRoom), ...alone.map((guest) => createRoom('single', [guest]))]
}

/**
 * Groups of two, and at most one of three. Grown-ups are dealt out first, and no group of children is without
 * one.
 */
function splitSharing(sharing: readonly Guest[]): Guest[][] {
  const grownUps = sharing.filter(({ kind }) => kind === 'adult')
  const count = Math.min(Math.floor(sharing.length / 2), grownUps.length || sharing.length)
  const groups: Guest[][] = Array.from({ length: count }, () => [])
  const inOrder = [...grownUps, ...sharing.filter(({ kind }) => kind !== 'adult')]
  for (const [at, guest] of inOrder.slice(0, count * mostInRoom).entries()) groups[at % count]?.push(guest)
  return groups
}

function toSharedRoom(group: Guest[]): Room {
  const sleepers = group.filter(needsBed)
  if (sleepers.length > 2)
    return {
      ...createRoom('triple', group),
      extra_bed: sleepers.length > countBeds({ kind: 'triple', extra_bed: false }),
    }
  const [one, other] = sleepers
  const isCouple =
    sleepers.every(({ kind, gender }) => kind === 'adult' && gender) && one?.gender !== other?.gender
  return createRoom(isCouple ? 'double' : 'twin', group)
}

/** Rooms are proposed to nobody whose cancellation was requested. */
export const listStaying = <G extends { progress: Progress }>(guests: readonly G[]): G[] =>
  guests.filter(({ progress }) => !isCancelled(progress))

/**
 * Grown-ups without a room who booked alone, two by two of one sex. Whose sex is not known, or who pays for a single
 * room, stays without.
 */
export function pairSingles(
  guests: readonly Guest[],
  rooms: readonly Room[],
  singleRooms: ReadonlyMap<string, number>,
): Room[] {
  const parties = Map.groupBy(guests, ({ booking_id }) => booking_id)
  const isAlone = ({ booking_id }: Guest) =>
    parties.get(booking_id)?.length === 1 && (singleRooms.get(booking_id) ?? 0) === 0
  const adults = listWithoutRoom(guests, rooms).filter(
    (guest) => guest.kind === 'adult' && guest.gender && isAlone(guest),
  )
  return [...Map.groupBy(adults, ({ gender }) => gender).values()].flatMap((same) =>
    Array.from({ length: Math.floor(same.length / 2) }, (_, at) =>
      createRoom('twin', same.slice(at * 2, at * 2 + 2)),
    ),
  )
}

export const createRoom = (kind: RoomKind, guests: readonly Pick<Guest, 'person'>[] = []): Room => ({
  kind,
  extra_bed: false,
  note: '',
  people: guests.map(({ person }) => person),
})

/** Lists bookings that have more or fewer single rooms than they pay for. */
export function listSingleRoomDifferences(
  rooms: readonly Room[],
  singleRooms: ReadonlyMap<string, number>,
  guests: readonly Pick<Guest, 'person' | 'booking_id'>[],
): { booking_id: string; paidFor: number; given: number }[] {
  const bookings = new Map(guests.map(({ person, booking_id }) => [person, booking_id]))
  const given = new Map<string, number>()
  for (const { kind, people } of rooms) {
    const booking_id = bookings.get(people[0] ?? '')
    if (kind === 'single' && booking_id) given.set(booking_id, (given.get(booking_id) ?? 0) + 1)
  }
  return [...new Set(bookings.values())].flatMap((booking_id) => {
    const line = { booking_id, paidFor: singleRooms.get(booking_id) ?? 0, given: given.get(booking_id) ?? 0 }
    return line.paidFor === line.given ? [] : [line]
  })
}

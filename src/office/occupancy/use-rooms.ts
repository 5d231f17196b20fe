// Rooms while they are arranged: who was chosen, where people are put, every step back, and the one save.
import { useState } from 'react'
import {
  createRoom,
  pairSingles,
  proposeRooms,
  type Room,
  type RoomKind,
} from '#domain/departure/people/rooms.ts'
import type { DeparturePeople } from './departure-people.ts'

/** `at`: the room; -1 takes somebody out of all. */
const putInRoom = (rooms: readonly Room[], person: string, at: number): Room[] =>
  rooms.map((room, index) => {
    const others = room.people.filter((each) => each !== person)
    return { ...room, people: index === at ? [...others, person] : others }
  })

/** A room without people that was not asked for by hand goes when the next proposal comes. */
const withoutEmpty = (rooms: readonly Room[]) => rooms.filter(({ people }) => people.length > 0)

export function useRooms({ rooms: saved, people, single_rooms }: DeparturePeople) {
  const [steps, setSteps] = useState<readonly (readonly Room[])[]>([saved])
  const [chosen, setChosen] = useState<string>()
  const rooms = steps.at(-1) ?? saved
  const change = (next: readonly Room[]) => setSteps([...steps, next])
  const changeRoom = (at: number, fields: Partial<Room>) =>
    change(rooms.map((room, index) => (index === at ? { ...room, ...fields } : room)))
  const addAll = (more: readonly Room[]) => {
    if (more.length > 0) change([...withoutEmpty(rooms), ...more])
    return more.length
  }
  const singleRooms = new Map(single_rooms.map(({ booking_id, count }) => [booking_id, count]))
  return {
    rooms,
    singleRooms,
    chosen,
    choose: (person: string) => setChosen(person === chosen ? undefined : person),
    isChanged: steps.length > 1,
    undo: () => setSteps(steps.length > 1 ? steps.slice(0, -1) : steps),
    /** Starts again from what is stored now. */
    reset: (stored: readonly Room[]) => setSteps([stored]),
    put(person: string, at: number) {
      change(putInRoom(rooms, person, at))
      setChosen(undefined)
    },
    add: (kind: RoomKind) => change([...rooms, createRoom(kind)]),
    remove: (at: number) => change(rooms.filter((_, index) => index !== at)),
    setKind: (at: number, kind: RoomKind) => changeRoom(at, { kind }),
    setExtraBed: (at: number, extra_bed: boolean) => changeRoom(at, { extra_bed }),
    setNote: (at: number, note: string) => changeRoom(at, { note }),
    /** Returns how many rooms were proposed. */
    propose: () => addAll(proposeRooms(people, rooms, singleRooms)),
    pair: () => addAll(pairSingles(people, rooms)),
  }
}
export type RoomsState = ReturnType<typeof useRooms>

// Rooms while they are arranged: who was chosen, where people are put, every step back, and the one save.
import { useState } from 'react'
import {
  createRoom,
  listStaying,
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

type Stored = { rooms: readonly Room[]; revision: number }
type Steps = { revision: number; list: readonly (readonly Room[])[] }

/** Until something is changed here the rooms are those that are stored, whoever arranged them. */
export function useRooms({ rooms: loaded, rooms_revision, people, single_rooms }: DeparturePeople) {
  const [steps, setSteps] = useState<Steps>({ revision: rooms_revision, list: [] })
  const [stored, setStored] = useState<Stored & { before: readonly Room[] }>()
  const [chosen, setChosen] = useState<string>()
  const saved = stored?.before === loaded ? stored : { rooms: loaded, revision: rooms_revision }
  const isChanged = steps.list.length > 0
  const rooms = steps.list.at(-1) ?? saved.rooms
  const revision = isChanged ? steps.revision : saved.revision
  const change = (next: readonly Room[]) => setSteps({ revision, list: [...steps.list, next] })
  const changeRoom = (at: number, fields: Partial<Room>) =>
    change(rooms.map((room, index) => (index === at ? { ...room, ...fields } : room)))
  const addAll = (more: readonly Room[]) => {
    if (more.length > 0) change([...withoutEmpty(rooms), ...more])
    return more.length
  }
  const singleRooms = new Map(single_rooms.map(({ booking_id, count }) => [booking_id, count]))
  const staying = listStaying(people)
  return {
    rooms,
    singleRooms,
    chosen,
    choose: (person: string) => setChosen(person === chosen ? undefined : person),
    isChanged,
    /** That from which the changes began: what somebody else has saved since is not overwritten unseen. */
    revision,
    undo: () => setSteps({ ...steps, list: steps.list.slice(0, -1) }),
    /** Starts again from what is stored now; the screen loads it later. */
    reset(next: Stored) {
      setSteps({ revision: next.revision, list: [] })
      setStored({ ...next, before: loaded })
    },
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
    propose: () => addAll(proposeRooms(staying, rooms, singleRooms)),
    pair: () => addAll(pairSingles(staying, rooms, singleRooms)),
  }
}
export type RoomsState = ReturnType<typeof useRooms>

// The changes between two versions of a list: who left, came, sleeps elsewhere, reads otherwise.
import { normalizeName } from '#domain/booking/normalize-name.ts'
import type { SentList } from './sent-list.ts'

/**
 * `kind`: the room's, with its extra bed. `digest`: of all that the list says of them. Lists that went out
 * before these were kept have neither.
 */
export type SentPerson = {
  person: string
  name: string
  room: number | null
  kind?: string | null
  digest?: string
}

/** Another name at the same place is another person: one has left, and one has come. */
const toKey = ({ person, name }: SentPerson) => `${person} ${normalizeName(name)}`

export function compareLists(list: SentList, before: readonly SentPerson[], now: readonly SentPerson[]) {
  const then = new Map(before.map((each) => [toKey(each), each]))
  const listed = new Set(now.map(toKey))
  const stayed = now.flatMap((each) => {
    const earlier = then.get(toKey(each))
    return earlier ? [{ name: each.name, earlier, each }] : []
  })
  const hasRooms = list === 'rooming' || list === 'hotel'
  const [roomBefore, roomNow] = [listRooms(before), listRooms(now)]
  const isMoved = ({ earlier, each }: (typeof stayed)[number]) =>
    hasRooms && (hasOtherRoom(earlier, each) || roomBefore(earlier) !== roomNow(each))
  const isCorrected = ({ earlier, each }: (typeof stayed)[number]) =>
    earlier.digest !== undefined && earlier.digest !== each.digest
  return {
    gone: before.filter((each) => !listed.has(toKey(each))).map(({ name }) => name),
    added: now.filter((each) => !then.has(toKey(each))).map(({ name }) => name),
    moved: stayed.filter(isMoved).map(({ name }) => name),
    corrected: stayed.filter((one) => !isMoved(one) && isCorrected(one)).map(({ name }) => name),
  }
}

const hasOtherRoom = (earlier: SentPerson, now: SentPerson) =>
  (earlier.room === null) !== (now.room === null) || (earlier.kind !== undefined && earlier.kind !== now.kind)

/** Everybody in a person's room, whatever number it has now. Each room is written out once. */
function listRooms(people: readonly SentPerson[]): (person: SentPerson) => string {
  const rooms = Map.groupBy(people, ({ room }) => room)
  const texts = new Map(
    [...rooms].map(([room, sharing]) => [
      room,
      sharing
        .map(({ person }) => person)
        .sort()
        .join(),
    ]),
  )
  return ({ room }) => (room === null ? '' : (texts.get(room) ?? ''))
}

// One room with its people, and a person as a chip: both can be dragged to, pressed and reached by key.

import { countBeds, type Room, roomKinds } from '#domain/departure/people/rooms.ts'
import { Badge } from '#office/kit/badge.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { isCancelling, type Person } from './departure-people.ts'
import type { RoomsState } from './use-rooms.ts'

type RoomCardProps = {
  at: number
  room: Room
  people: readonly Person[]
  state: RoomsState
  canArrange: boolean
}

export function RoomCard({ at, room, people, state, canArrange }: RoomCardProps) {
  const { rooming: words, unnamed } = useText('travellers')
  const inRoom = room.people.flatMap((person) => people.filter((each) => each.person === person))
  const sleepers = inRoom.filter(({ kind }) => kind !== 'baby').length
  const isOverfull = sleepers > countBeds(room)
  const chosen = people.find(({ person }) => person === state.chosen)
  return (
    <li
      className={`panel grid content-start gap-2 p-3 ${isOverfull ? 'border-bad' : ''}`}
      onDragOver={(event) => canArrange && event.preventDefault()}
      onDrop={({ dataTransfer }) => canArrange && state.put(dataTransfer.getData('text/plain'), at)}
    >
      <RoomHead at={at} room={room} sleepers={sleepers} state={state} canArrange={canArrange} />
      <ul className="flex min-h-11 flex-wrap gap-1.5">
        {inRoom.map((person) => (
          <li key={person.person}>
            <PersonChip person={person} state={state} canArrange={canArrange} />
          </li>
        ))}
      </ul>
      {isOverfull && (
        <p role="alert" className="text-13 text-bad">
          {words.overfull}
        </p>
      )}
      {canArrange && chosen && !room.people.includes(chosen.person) && (
        <button type="button" className="button-secondary" onClick={() => state.put(chosen.person, at)}>
          {words.placeHere(chosen.name || unnamed, at + 1)}
        </button>
      )}
      {canArrange ? (
        <div className="flex flex-wrap items-center gap-2">
          <CheckBox checked={room.extra_bed} onCheck={(isChecked) => state.setExtraBed(at, isChecked)}>
            {words.extraBed}
          </CheckBox>
          <input
            className="form-control min-w-0 flex-1"
            aria-label={words.noteOf(at + 1)}
            placeholder={words.note}
            {...getFieldLimits('people.saveNote', 'note')}
            value={room.note}
            onChange={({ target }) => state.setNote(at, target.value)}
          />
        </div>
      ) : (
        <p className="text-13 text-soft empty:hidden">
          {[room.extra_bed ? words.extraBed : '', room.note].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  )
}

type RoomHeadProps = Omit<RoomCardProps, 'people'> & { sleepers: number }

function RoomHead({ at, room, sleepers, state, canArrange }: RoomHeadProps) {
  const { rooming: words } = useText('travellers')
  return (
    <div className="flex items-center gap-2">
      <span className="font-semibold text-15">{words.room(at + 1)}</span>
      {canArrange ? (
        <select
          className="form-control w-auto"
          aria-label={words.kindOf(at + 1)}
          value={room.kind}
          onChange={({ target }) => {
            const kind = roomKinds.find((each) => each === target.value)
            if (kind) state.setKind(at, kind)
          }}
        >
          {roomKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      ) : (
        <span>{words.kinds[room.kind]}</span>
      )}
      <span className="text-13 text-soft tabular-nums">{words.beds(sleepers, countBeds(room))}</span>
      {canArrange && (
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={words.removeRoom(at + 1)}
          onClick={() => state.remove(at)}
        >
          <X size={16} />
        </button>
      )}
    </div>
  )
}

type PersonChipProps = { person: Person; state: RoomsState; canArrange: boolean }

/** A press chooses it; the next press on a room puts it there. */
export function PersonChip({ person, state, canArrange }: PersonChipProps) {
  const { unnamed, genders, kinds, cancelRequested } = useText('travellers')
  const { name, gender, kind, booker } = person
  const about = [gender && genders[gender], kind === 'adult' ? '' : kinds[kind], name ? '' : booker]
    .filter(Boolean)
    .join(' · ')
  const text = (
    <>
      {name || unnamed}
      {about && <span className="text-13 text-soft"> {about}</span>}
      {isCancelling(person) && <span className="text-13 text-bad"> {cancelRequested}</span>}
    </>
  )
  if (!canArrange) return <Badge>{text}</Badge>
  return (
    <button
      type="button"
      draggable
      aria-pressed={state.chosen === person.person}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', person.person)}
      onClick={() => state.choose(person.person)}
      className="min-h-11 mouse:min-h-9 cursor-grab rounded-full border border-line bg-card px-3 text-15 aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
    >
      {text}
    </button>
  )
}

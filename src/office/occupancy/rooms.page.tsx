// The rooms of a departure: people are dragged or put into them by key, and all rooms are saved together.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import {
  listSingleRoomDifferences,
  listWithoutRoom,
  type Room,
  roomKinds,
} from '#domain/departure/people/rooms.ts'
import { formatNumber } from '#lib/format.ts'
import { departureEvery_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import type { DeparturePeople } from './departure-people.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { PersonChip, RoomCard } from './room-card.tsx'
import { type RoomsState, useRooms } from './use-rooms.ts'

export const loader = ({ api, params }: LoaderArgs) =>
  api.people.list({ departure_id: Number(params.departure) })

export default function RoomsPage() {
  const words = useText('travellers')
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  const state = useRooms(departure)
  usePolling(!state.isChanged && state.chosen === undefined, { every_ms: departureEvery_ms })
  const may = useMay()
  const { departure_id, departure_date, page_title, people, is_cancelled } = departure
  const { rooms } = state
  const unplaced = listWithoutRoom(people, rooms)
  const canArrange = may('change bookings') && !is_cancelled
  return (
    <>
      <PageHeader
        title={words.title(day(departure_date), localized(page_title))}
        lead={words.rooming.lead(rooms.length, people.length - unplaced.length, people.length)}
      >
        {canArrange && people.length > 0 && <RoomActions departure={departure} state={state} />}
      </PageHeader>
      <DepartureTabs departure_id={departure_id} current="rooms" />
      {is_cancelled && <Problem>{words.rooming.cancelled}</Problem>}
      {people.length === 0 ? (
        <EmptyState title={words.none} lead={words.noneLead} />
      ) : (
        <div className="grid items-start gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
          <Unplaced departure={departure} state={state} canArrange={canArrange} />
          <div className="grid gap-4">
            <SingleRoomNotes departure={departure} state={state} />
            <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
              {rooms.map((room, at) => (
                <RoomCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place in the list
                  key={at}
                  at={at}
                  room={room}
                  people={people}
                  state={state}
                  canArrange={canArrange}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}

function Unplaced({ departure: { people }, state, canArrange }: RoomListProps) {
  const { rooming: words } = useText('travellers')
  const unplaced = listWithoutRoom(people, state.rooms)
  const person = state.chosen
  return (
    <section
      aria-label={words.unplaced}
      className="desktop:sticky desktop:top-4"
      onDragOver={(event) => canArrange && event.preventDefault()}
      onDrop={({ dataTransfer }) => canArrange && state.put(dataTransfer.getData('text/plain'), -1)}
    >
      <Panel title={words.unplacedCount(unplaced.length)}>
        {canArrange && <p className="text-13 text-soft">{words.dragHint}</p>}
        {unplaced.length === 0 && <p className="text-15 text-soft">{words.allPlaced}</p>}
        <ul className="flex flex-wrap gap-1.5">
          {unplaced.map((each) => (
            <li key={each.person}>
              <PersonChip person={each} state={state} canArrange={canArrange} />
            </li>
          ))}
        </ul>
        {canArrange && person && !unplaced.some((each) => each.person === person) && (
          <button type="button" className="button-secondary" onClick={() => state.put(person, -1)}>
            {words.out}
          </button>
        )}
        {canArrange && (
          <div className="flex flex-wrap gap-2">
            {roomKinds.map((kind) => (
              <button key={kind} type="button" className="button-secondary" onClick={() => state.add(kind)}>
                + {words.kinds[kind]}
              </button>
            ))}
          </div>
        )}
      </Panel>
    </section>
  )
}

type RoomListProps = { departure: DeparturePeople; state: RoomsState; canArrange: boolean }

/** Where somebody has a single room and does not pay for it, or pays and has none. */
function SingleRoomNotes({ departure, state }: Omit<RoomListProps, 'canArrange'>) {
  const { rooming: words } = useText('travellers')
  const { people, single_rooms } = departure
  const differences = listSingleRoomDifferences(state.rooms, state.singleRooms, people).filter(
    // while nobody of a booking has a room, nothing is missing yet
    ({ booking_id }) =>
      people.some(
        ({ person, booking_id: of }) =>
          of === booking_id && state.rooms.some((room) => room.people.includes(person)),
      ),
  )
  if (differences.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-lg bg-wash p-3 text-15">
      {differences.map(({ booking_id, paidFor, given }) => {
        const each = single_rooms.find((line) => line.booking_id === booking_id)?.each ?? departure.supplement
        const booker = people.find((person) => person.booking_id === booking_id)?.booker ?? ''
        return (
          <li key={booking_id}>
            {words.singles(booker, paidFor, given, formatNumber(each * Math.max(0, given - paidFor)))}
          </li>
        )
      })}
    </ul>
  )
}

function RoomActions({ departure, state }: Omit<RoomListProps, 'canArrange'>) {
  const { rooming: words } = useText('travellers')
  const toast = useToast()
  const [isPairing, setPairing] = useState(false)
  const { saveRooms, saving, problem, conflict } = useSaveRooms(departure, state)
  const toLines = useRoomLines(departure)
  const propose = () => {
    const count = state.propose()
    toast(count > 0 ? words.proposed(count) : words.proposedNone)
  }
  const pair = () => {
    setPairing(false)
    const count = state.pair()
    toast(count > 0 ? words.proposed(count) : words.pairedNone)
  }
  return (
    <>
      <button type="button" className="button-secondary" onClick={propose}>
        {words.propose}
      </button>
      <button type="button" className="button-secondary" onClick={() => setPairing(true)}>
        {words.pair}
      </button>
      {state.isChanged && (
        <button type="button" className="button-secondary" onClick={state.undo}>
          {words.undo}
        </button>
      )}
      <button
        type="button"
        className="button-primary"
        disabled={saving || !state.isChanged}
        onClick={() => void saveRooms()}
      >
        {words.save}
      </button>
      <Problem>{problem}</Problem>
      <SaveConflictDialog
        conflict={conflict}
        toLines={({ rooms }) => toLines(rooms)}
        mine={() => toLines(state.rooms)}
        onKeepMine={(revision) => void saveRooms(revision)}
        onTakeTheirs={state.reset}
      />
      {isPairing && (
        <ConfirmDialog
          title={words.pairAsk}
          lead={words.pairLead}
          confirmLabel={words.pair}
          saving={false}
          problem=""
          onConfirm={pair}
          onClose={() => setPairing(false)}
        />
      )}
    </>
  )
}

/** What somebody else saved meanwhile is shown beside what was arranged here, and one of both is taken. */
function useSaveRooms({ departure_id }: DeparturePeople, state: RoomsState) {
  const { rooming: words } = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, conflict } = useSaveWithConflict(async () => {
    const { rooms, rooms_revision: revision } = await api.people.list({ departure_id })
    return { rooms, revision }
  })
  useUnsavedChangesPrompt(state.isChanged)
  const saveRooms = async (revision = state.revision) => {
    const rooms = [...state.rooms]
    const send = async () =>
      state.reset({ rooms, ...(await api.people.saveRooms({ departure_id, rooms, revision })) })
    if (!(await save(send))) return
    toast(words.saved)
  }
  return { saveRooms, saving, problem, conflict }
}

/** A line for each room. */
function useRoomLines({ people }: DeparturePeople) {
  const { rooming: words, unnamed } = useText('travellers')
  const findName = (person: string) => people.find((each) => each.person === person)?.name || unnamed
  return (rooms: readonly Room[]) =>
    rooms.map(({ kind, people: inRoom }, at): [name: string, value: string] => [
      `${words.room(at + 1)} ${words.kinds[kind]}`,
      inRoom.map(findName).join(', '),
    ])
}

// Who sleeps where, as the office has put them.
import { useText } from '#office/kit/use-text.ts'
import type { GuidePageData } from './guide-entry.ts'

export function RoomsPart({ page: { rooms, people } }: { page: GuidePageData }) {
  const words = useText('guide')
  const names = new Map(people.map(({ person, name }) => [person, name || words.unnamed]))
  if (rooms.length === 0) return <p className="panel p-4 text-15 text-soft">{words.noRooms}</p>
  return (
    <ol className="panel divide-y divide-line">
      {rooms.map((room, at) => (
        <li key={room.people.join() || String(at)} className="grid gap-0.5 px-3 py-2 text-15">
          <span className="text-13 text-soft">
            {[words.room(at + 1), words.roomKinds[room.kind], room.extra_bed ? words.extraBed : '', room.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="font-semibold">{room.people.map((person) => names.get(person)).join(', ')}</span>
        </li>
      ))}
    </ol>
  )
}

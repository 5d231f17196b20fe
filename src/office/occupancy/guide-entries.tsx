// What a guide sent from the way: who was there, what was spent, what was noted.

import { formatCents, sumByCurrency } from '#office/guide/cents.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { DepartureGuide } from './departure-people.ts'
import { GuidePictureButton } from './guide-picture.tsx'

type Props = { guide: DepartureGuide }

export function Attendance({ guide: { ticks, people } }: Props) {
  const words = useText('guide')
  const days = [...new Set(ticks.map(({ day }) => day))].sort()
  return (
    <Panel title={words.office.attendance}>
      {days.length === 0 && <p className="text-15 text-soft">{words.office.attendanceNone}</p>}
      <ul className="divide-y divide-line">
        {days.map((day) => {
          const here = new Set(
            ticks.filter((tick) => tick.day === day && tick.present).map(({ person }) => person),
          )
          const absent = people.filter(({ person }) => !here.has(person))
          return (
            <li key={day} className="grid gap-0.5 py-2 text-15">
              <span className="font-semibold tabular-nums">
                {day} {words.present(people.length - absent.length, people.length)}
              </span>
              {absent.length > 0 && (
                <span className="text-13 text-soft">
                  {words.office.absent(absent.map(({ name }) => name || words.unnamed).join(', '))}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

export function GuideSlips({ guide: { slips } }: Props) {
  const words = useText('guide')
  const { language } = useSession()
  return (
    <Panel
      title={words.office.slips}
      aside={<span className="text-15 tabular-nums">{sumByCurrency(slips).map(formatCents).join(', ')}</span>}
    >
      {slips.length === 0 && <p className="text-15 text-soft">{words.slip.none}</p>}
      <ul className="divide-y divide-line">
        {slips.map((slip) => (
          <li key={slip.id} className="grid gap-0.5 py-2 text-15">
            <span className="flex justify-between gap-3">
              <span className="font-semibold">{slip.what}</span>
              <span className="tabular-nums">{formatCents(slip)}</span>
            </span>
            <span className="text-13 text-soft">
              {words.by(slip.by_name, formatMoment(slip.at, language))}
            </span>
            {slip.has_picture && (
              <GuidePictureButton of="slip" id={slip.id} at={0} label={words.office.showSlip} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function GuideNotes({ guide: { notes } }: Props) {
  const words = useText('guide')
  const { language } = useSession()
  return (
    <Panel title={words.office.notes}>
      {notes.length === 0 && <p className="text-15 text-soft">{words.note.none}</p>}
      <ul className="divide-y divide-line">
        {notes.map(({ id, contents, pictures, by_name, at }) => (
          <li key={id} className="grid gap-0.5 py-2 text-15">
            <span className="whitespace-pre-line">{contents}</span>
            <span className="text-13 text-soft">{words.by(by_name, formatMoment(at, language))}</span>
            <span className="flex flex-wrap gap-2 empty:hidden">
              {Array.from({ length: pictures }, (_, index) => index).map((index) => (
                <GuidePictureButton
                  key={index}
                  of="note"
                  id={id}
                  at={index}
                  label={words.office.showPicture(index + 1)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

// Everybody on the trip: who is there on a day, what to know of them, and a touch to call.
import { useState } from 'react'
import { formatTelHref } from '#lib/format.ts'
import { useText } from '#office/kit/use-text.ts'
import { Phone } from '#ui/icons.ts'
import { DaySelect } from './day-select.tsx'
import type { GuidePageData, NewGuideEntry } from './guide-entry.ts'
import { findCurrentDay } from './trip-days.ts'

type Props = { page: GuidePageData; add: (entry: NewGuideEntry) => Promise<void> }

export function PeoplePart({ page, add }: Props) {
  const words = useText('guide')
  const [day, setDay] = useState(() => findCurrentDay(page))
  const here = new Set(
    page.ticks.filter((tick) => tick.day === day && tick.present).map(({ person }) => person),
  )
  const countHere = page.people.filter(({ person }) => here.has(person)).length
  if (page.people.length === 0) return <p className="panel p-4 text-15 text-soft">{words.nobody}</p>
  return (
    <>
      <DaySelect page={page} day={day} onChange={setDay} />
      <p role="status" className="font-semibold text-16 tabular-nums">
        {words.present(countHere, page.people.length)}
      </p>
      <ul className="panel divide-y divide-line">
        {page.people.map((traveller) => (
          <PersonRow
            key={traveller.person}
            traveller={traveller}
            isHere={here.has(traveller.person)}
            onTick={(present) => void add({ kind: 'tick', day, person: traveller.person, present })}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  traveller: GuidePageData['people'][number]
  isHere: boolean
  onTick: (present: boolean) => void
}

function PersonRow({ traveller, isHere, onTick }: RowProps) {
  const words = useText('guide')
  const { name, name_en, kind, gender, booker, contact, group_name, diet, seat, note, emergency } = traveller
  const shownName = name || words.unnamed
  const facts = [kind === 'adult' ? '' : words.kinds[kind], gender ? words.genders[gender] : '', group_name]
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-2">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-600"
          aria-label={words.tick(shownName)}
          checked={isHere}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="grid min-w-0">
          <span className="text-16">
            <span className="font-semibold">{shownName}</span>{' '}
            <span className="text-13 text-soft">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <span className="text-13 text-soft">
            {[name_en, booker === name ? '' : words.booker(booker)].filter(Boolean).join(' · ')}
          </span>
          {[diet, seat, note].filter(Boolean).map((line) => (
            <span key={line} className="text-13">
              {line}
            </span>
          ))}
        </span>
      </label>
      {contact && (
        <a
          href={formatTelHref(contact)}
          className="button-secondary shrink-0 gap-1"
          aria-label={words.callName(shownName)}
        >
          <Phone size={16} />
          {words.call}
        </a>
      )}
      {emergency && (
        <a
          href={formatTelHref(emergency.contact)}
          className="flex min-h-11 basis-full items-center gap-1 pl-9 text-13 underline underline-offset-4"
          aria-label={words.callEmergency(shownName, emergency.name)}
        >
          <Phone size={14} />
          {words.emergencyContact(emergency.name, emergency.relation)}
        </a>
      )}
    </li>
  )
}

// The days of a trip: each with its places, meals, hotel and words; moved, copied, taken out.
import { useId, useState } from 'react'
import { countMeals, notIncluded, ownMeal } from '#domain/catalog/meals.ts'
import { tripLimits } from '#limits/trade.ts'
import { ChevronDown, ChevronUp, Copy, Plus, X } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import type { Api } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import { Both } from './both.tsx'
import { type Carrying, Places } from './places.tsx'
import { Small } from './small.tsx'
import type { Content } from './use-draft.ts'

type Day = Content['schedule'][number]
export type Phrases = Awaited<ReturnType<Api['trip']['phrases']>>

const nothing: Words = { ko: '', en: '' }
const isOther = ({ ko }: Words) => ko !== ownMeal.ko && ko !== notIncluded.ko
const meals = ['breakfast', 'lunch', 'dinner'] as const

const emptyDay: Day = {
  heading: nothing,
  text: nothing,
  places: [],
  meals: { breakfast: null, lunch: null, dinner: null },
  hotel: null,
  transport: null,
}

type Props = { days: readonly Day[]; phrases: Phrases; onChange: (days: Day[]) => void }

export function Days({ days, phrases, onChange }: Props) {
  const words = useOffice('trips')
  const [carried, setCarried] = useState<{ day: number; at: number }>()
  /** A place is carried to where another stands, on its own day or another; the keyboard has its buttons. */
  function drop(day: number, at: number): void {
    const place = carried && days[carried.day]?.places[carried.at]
    const isFull = day !== carried?.day && (days[day]?.places.length ?? 0) >= tripLimits.places
    setCarried(undefined)
    if (!place || isFull) return
    const without = days.map((each, index) =>
      index === carried.day ? { ...each, places: each.places.toSpliced(carried.at, 1) } : each,
    )
    onChange(
      without.map((each, index) =>
        index === day ? { ...each, places: each.places.toSpliced(at, 0, place) } : each,
      ),
    )
  }
  return (
    <div className="grid gap-3" data-field="schedule">
      {days.map((day, at) => (
        <OneDay
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone
          key={at}
          {...{ days, day, at, phrases }}
          carrying={{ onCarry: (place) => setCarried({ day: at, at: place }), onDrop: (to) => drop(at, to) }}
          onChange={(next) => onChange([...days.slice(0, at), next, ...days.slice(at + 1)])}
          onDays={onChange}
        />
      ))}
      <button type="button" className="act justify-self-start" onClick={() => onChange([...days, emptyDay])}>
        <Plus size={18} />
        {words.addDay}
      </button>
    </div>
  )
}

type One = {
  days: readonly Day[]
  day: Day
  at: number
  phrases: Phrases
  carrying: Carrying
  onChange: (day: Day) => void
  onDays: (days: Day[]) => void
}

function OneDay({ days, day, at, phrases, carrying, onChange, onDays }: One) {
  const words = useOffice('trips')
  const id = useId()
  const number = at + 1
  return (
    <section className="panel grid min-w-0 gap-3 p-4" aria-labelledby={id}>
      <DayHead {...{ id, days, day, at, onDays }} />
      <Both
        field={`schedule.${at}.heading`}
        label={`${words.day(number)} ${words.dayHeading}`}
        value={day.heading}
        quiet
        onChange={(heading) => onChange({ ...day, heading })}
      />
      <Places
        day={number}
        field={`schedule.${at}.places`}
        places={day.places}
        carrying={carrying}
        onChange={(places) => onChange({ ...day, places })}
      />
      <DayFacts {...{ day, at, phrases, onChange }} before={days[at - 1]} />
    </section>
  )
}

/** Its number, what is in it, and where it goes. */
function DayHead({
  id,
  days,
  day,
  at,
  onDays,
}: Pick<One, 'days' | 'day' | 'at' | 'onDays'> & { id: string }) {
  const words = useOffice('trips')
  const say = useSay()
  const number = at + 1
  const move = (by: 1 | -1) => onDays(days.toSpliced(at, 1).toSpliced(at + by, 0, day))
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 id={id} className="font-semibold text-16 text-brand-700">
        {words.day(number)}
      </h3>
      <p className="grow text-13 text-soft">
        {words.daySummary(day.places.length, countMeals([day]) ?? 0, say(day.hotel))}
      </p>
      <span className="flex">
        <Small name={words.dayUp(number)} isOff={at === 0} onClick={() => move(-1)}>
          <ChevronUp size={18} />
        </Small>
        <Small name={words.dayDown(number)} isOff={at === days.length - 1} onClick={() => move(1)}>
          <ChevronDown size={18} />
        </Small>
        <Small name={words.copyDay(number)} onClick={() => onDays(days.toSpliced(at + 1, 0, day))}>
          <Copy size={18} />
        </Small>
        <Small name={words.removeDay(number)} onClick={() => onDays(days.toSpliced(at, 1))}>
          <X size={18} />
        </Small>
      </span>
    </header>
  )
}

type Facts = Pick<One, 'day' | 'at' | 'phrases' | 'onChange'> & { before: Day | undefined }

function DayFacts({ day, at, phrases, before, onChange }: Facts) {
  const words = useOffice('trips')
  return (
    <div className="grid gap-3 border-line border-t pt-3" data-field={`schedule.${at}.meals`}>
      {before && (
        <button
          type="button"
          className="act justify-self-start"
          onClick={() =>
            onChange({ ...day, meals: before.meals, hotel: before.hotel, transport: before.transport })
          }
        >
          {words.sameAsBefore}
        </button>
      )}
      <div className="grid gap-3 desktop:grid-cols-2">
        {meals.map((meal) => (
          <Both
            key={meal}
            field={`schedule.${at}.meals.${meal}`}
            label={words.meals[meal]}
            value={day.meals[meal]}
            suggest={[ownMeal, notIncluded, ...phrases.meals.filter(isOther)]}
            onChange={(said) => onChange({ ...day, meals: { ...day.meals, [meal]: said } })}
          />
        ))}
        <Both
          field={`schedule.${at}.hotel`}
          label={words.hotel}
          value={day.hotel}
          suggest={phrases.hotels}
          onChange={(hotel) => onChange({ ...day, hotel })}
        />
        <Both
          field={`schedule.${at}.transport`}
          label={words.transport}
          value={day.transport}
          suggest={phrases.transports}
          onChange={(transport) => onChange({ ...day, transport })}
        />
      </div>
      <Both
        field={`schedule.${at}.text`}
        label={words.dayText}
        value={day.text}
        tall
        onChange={(text) => onChange({ ...day, text })}
      />
    </div>
  )
}

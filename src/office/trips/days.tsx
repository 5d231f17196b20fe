// The days of a trip: each with its places, meals, hotel and words; moved, copied, taken out.
import { lazy, Suspense, useId, useState } from 'react'
import { countMeals, mealNotIncluded, selfPaidMeal } from '#domain/catalog/meals.ts'
import { emptyText, type LocalizedText } from '#i18n/language.ts'
import { tripLimits } from '#limits/trip.ts'
import type { Api } from '#office/api.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { ChevronDown, X } from '#ui/icons.ts'
import { ChevronUp, Copy, Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import { BilingualField } from './bilingual-field.tsx'
import { DayPlaces, type PlaceDrag } from './day-places.tsx'
import type { TripContent } from './use-trip-draft.ts'

const HotelFactsFields = lazy(() => import('./hotel-facts-fields.tsx'))

type DraftDay = TripContent['schedule'][number]
export type Phrases = Awaited<ReturnType<Api['trip']['phrases']>>

const isCustomMeal = ({ ko }: LocalizedText) => ko !== selfPaidMeal.ko && ko !== mealNotIncluded.ko
const meals = ['breakfast', 'lunch', 'dinner'] as const

const emptyDay: DraftDay = {
  heading: emptyText,
  text: emptyText,
  places: [],
  meals: { breakfast: null, lunch: null, dinner: null },
  hotel: null,
  hotel_facts: null,
  transport: null,
}

type Props = { days: readonly DraftDay[]; phrases: Phrases; onChange: (days: DraftDay[]) => void }

export function Days({ days, phrases, onChange }: Props) {
  const words = useText('trips')
  const [dragged, setDragged] = useState<{ day: number; at: number }>()
  /** A place is dragged to the position of another, on its own day or another; the keyboard has buttons. */
  function drop(day: number, at: number): void {
    const place = dragged && days[dragged.day]?.places[dragged.at]
    const isFull = day !== dragged?.day && (days[day]?.places.length ?? 0) >= tripLimits.places
    setDragged(undefined)
    if (!place || isFull) return
    const without = days.map((each, index) =>
      index === dragged.day ? { ...each, places: each.places.toSpliced(dragged.at, 1) } : each,
    )
    onChange(
      without.map((each, index) =>
        index === day ? { ...each, places: each.places.toSpliced(at, 0, place) } : each,
      ),
    )
  }
  return (
    <div className="grid gap-3" data-field="schedule">
      {days.map((_day, at) => (
        <DayPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone
          key={at}
          days={days}
          at={at}
          phrases={phrases}
          drag={{ onDragStart: (place) => setDragged({ day: at, at: place }), onDrop: (to) => drop(at, to) }}
          onDays={onChange}
        />
      ))}
      <button
        type="button"
        className="button-secondary justify-self-start"
        onClick={() => onChange([...days, emptyDay])}
      >
        <Plus size={18} />
        {words.addDay}
      </button>
    </div>
  )
}

type DayPanelProps = {
  days: readonly DraftDay[]
  at: number
  phrases: Phrases
  drag: PlaceDrag
  onDays: (days: DraftDay[]) => void
}

function DayPanel({ days, at, phrases, drag, onDays }: DayPanelProps) {
  const words = useText('trips')
  const id = useId()
  const number = at + 1
  const day = days[at] ?? emptyDay
  const onChange = (next: DraftDay) => onDays(days.toSpliced(at, 1, next))
  return (
    <section className="panel grid min-w-0 gap-3 p-4" aria-labelledby={id}>
      <DayHeader id={id} days={days} day={day} at={at} onDays={onDays} />
      <BilingualField
        field={`schedule.${at}.heading`}
        label={`${words.day(number)} ${words.dayHeading}`}
        value={day.heading}
        hidesLabel
        onChange={(heading) => onChange({ ...day, heading })}
      />
      <DayPlaces
        day={number}
        field={`schedule.${at}.places`}
        places={day.places}
        drag={drag}
        onChange={(places) => onChange({ ...day, places })}
      />
      <DayDetails day={day} at={at} phrases={phrases} onChange={onChange} before={days[at - 1]} />
    </section>
  )
}

/** The head of a day: its number, what is in it, and the buttons that move it. */
function DayHeader({
  id,
  days,
  day,
  at,
  onDays,
}: Pick<DayPanelProps, 'days' | 'at' | 'onDays'> & { id: string; day: DraftDay }) {
  const words = useText('trips')
  const localized = useLocalized()
  const number = at + 1
  const move = (by: 1 | -1) => onDays(days.toSpliced(at, 1).toSpliced(at + by, 0, day))
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 id={id} className="font-semibold text-16 text-brand-700">
        {words.day(number)}
      </h3>
      <p className="grow text-13 text-soft">
        {words.daySummary(day.places.length, countMeals([day]) ?? 0, localized(day.hotel))}
      </p>
      <span className="flex">
        <IconButton name={words.dayUp(number)} isDisabled={at === 0} onClick={() => move(-1)}>
          <ChevronUp size={18} />
        </IconButton>
        <IconButton name={words.dayDown(number)} isDisabled={at === days.length - 1} onClick={() => move(1)}>
          <ChevronDown size={18} />
        </IconButton>
        <IconButton name={words.copyDay(number)} onClick={() => onDays(days.toSpliced(at + 1, 0, day))}>
          <Copy size={18} />
        </IconButton>
        <IconButton name={words.removeDay(number)} onClick={() => onDays(days.toSpliced(at, 1))}>
          <X size={18} />
        </IconButton>
      </span>
    </header>
  )
}

type DayDetailsProps = Pick<DayPanelProps, 'at' | 'phrases'> & {
  day: DraftDay
  onChange: (day: DraftDay) => void
  before: DraftDay | undefined
}

function DayDetails({ day, at, phrases, before, onChange }: DayDetailsProps) {
  const words = useText('trips')
  return (
    <div className="grid gap-3 border-line border-t pt-3" data-field={`schedule.${at}.meals`}>
      {before && (
        <button
          type="button"
          className="button-secondary justify-self-start"
          onClick={() =>
            onChange({
              ...day,
              meals: before.meals,
              hotel: before.hotel,
              hotel_facts: before.hotel_facts,
              transport: before.transport,
            })
          }
        >
          {words.sameAsBefore}
        </button>
      )}
      <div className="grid gap-3 desktop:grid-cols-2">
        {meals.map((meal) => (
          <BilingualField
            key={meal}
            field={`schedule.${at}.meals.${meal}`}
            label={words.meals[meal]}
            value={day.meals[meal]}
            suggest={[selfPaidMeal, mealNotIncluded, ...phrases.meals.filter(isCustomMeal)]}
            onChange={(text) => onChange({ ...day, meals: { ...day.meals, [meal]: text } })}
          />
        ))}
        <BilingualField
          field={`schedule.${at}.hotel`}
          label={words.hotel}
          value={day.hotel}
          suggest={phrases.hotels}
          onChange={(hotel) => onChange({ ...day, hotel })}
        />
        <Suspense>
          <HotelFactsFields day={day} at={at} onChange={onChange} />
        </Suspense>
        <BilingualField
          field={`schedule.${at}.transport`}
          label={words.transport}
          value={day.transport}
          suggest={phrases.transports}
          onChange={(transport) => onChange({ ...day, transport })}
        />
      </div>
      <BilingualField
        field={`schedule.${at}.text`}
        label={words.dayText}
        value={day.text}
        isMultiline
        onChange={(text) => onChange({ ...day, text })}
      />
    </div>
  )
}

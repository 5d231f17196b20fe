// §2 schedule: the days as cards, the first open; each with its places, meals, hotel and transport.
// The map of the route is beside them, above them on a phone.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PackageDetail, PackageInfo, Route } from '#domain/catalog/package.ts'
import { ChevronDown } from '#ui/icons.ts'
import { BedDouble, Bus, Utensils } from '#ui/more-icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { HotelBlock } from './hotel-block.tsx'
import { RouteMap } from './route-map.tsx'

type ScheduleDay = PackageDetail['schedule'][number]

type Pictures = PackageInfo['pictures']
type Props = { days: ScheduleDay[]; route: Route | null; pictures: Pictures }

export function Schedule({ days, route, pictures }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const day = useDayInView(list)
  // one stop has no way to follow; where it lies is in the gallery
  if (!route || route.legs.length === 0) return <DayList days={days} list={list} pictures={pictures} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="self-start tablet:sticky tablet:top-[calc(var(--header-height)+4.25rem)] tablet:order-2">
        <RouteMap route={route} day={day} />
      </div>
      <DayList days={days} list={list} pictures={pictures} />
    </div>
  )
}

/** The last day whose beginning has come up to the middle of the screen; none before the first. */
function useDayInView(list: RefObject<HTMLOListElement | null>): number | undefined {
  const [day, setDay] = useState<number>()
  useEffect(() => {
    const updateDay = () => {
      const tops = [...(list.current?.children ?? [])].map((each) => each.getBoundingClientRect().top)
      setDay(tops.findLastIndex((top) => top < innerHeight / 2) + 1 || undefined)
    }
    addEventListener('scroll', updateDay, { passive: true })
    return () => removeEventListener('scroll', updateDay)
  }, [list])
  return day
}

type DayListProps = { days: ScheduleDay[]; list: RefObject<HTMLOListElement | null>; pictures: Pictures }

function DayList({ days, list, pictures }: DayListProps) {
  const words = useText('trip')
  const localized = useLocalized()
  const findDayPicture = ({ day }: ScheduleDay) => pictures.find(({ on_day }) => on_day === day)
  return (
    <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {days.map((day, index) => (
        <li key={day.day}>
          <details open={index === 0} className="group rounded-card border border-line bg-card">
            <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
              <span className="money shrink-0 font-bold text-brand-700">{words.day(day.day)}</span>
              <h3 className="min-w-0 flex-1 basis-24 text-16">{localized(day.heading)}</h3>
              <DayPicture
                picture={findDayPicture(day)}
                sizes="64px"
                className="aspect-4/3 w-16 shrink-0 rounded-input group-open:hidden"
              />
              <ChevronDown
                size={18}
                className="shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4">
              <DayPicture
                picture={findDayPicture(day)}
                isNamed
                sizes="(min-width: 768px) 440px, 92vw"
                className="aspect-video w-full rounded-card"
              />
              {localized(day.text) && (
                <p className="max-w-[68ch] whitespace-pre-line text-15">{localized(day.text)}</p>
              )}
              <ul className="grid gap-3 border-brand-200 border-l-2 pl-5 empty:hidden">
                {day.places.map(({ time, name, line }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day may come to one place twice
                  <li key={at}>
                    <p className="font-semibold">
                      {time && <span className="money mr-1 text-15 text-soft">{time}</span>} {localized(name)}
                    </p>
                    <p className="text-15 text-soft">{localized(line)}</p>
                  </li>
                ))}
              </ul>
              <DayFacts day={day} />
              <HotelBlock hotel={day.hotel} hotel_facts={day.hotel_facts} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

type DayPictureProps = {
  picture: Pictures[number] | undefined
  /** The small map beside the heading has no name, because the large one says the same. */
  isNamed?: boolean
  sizes: string
  className: string
}

function DayPicture({ picture, isNamed = false, sizes, className }: DayPictureProps) {
  const localized = useLocalized()
  if (!picture) return null
  const { path, alt, x, y } = picture
  return (
    <Picture
      path={path}
      alt={isNamed ? localized(alt) : ''}
      focus={{ x, y }}
      sizes={sizes}
      className={`object-cover ${className}`}
    />
  )
}

function DayFacts({ day: { meals, hotel, hotel_facts, transport } }: { day: ScheduleDay }) {
  const words = useText('trip')
  const localized = useLocalized()
  const namedMeals = (['breakfast', 'lunch', 'dinner'] as const).filter(
    (meal) => localized(meals[meal]) !== '',
  )
  const mealTexts = namedMeals.map((meal) => (
    <span key={meal} className="mr-3 inline-block">
      <span className="text-soft">{words.meals[meal]}</span> {localized(meals[meal])}
    </span>
  ))
  const facts = [
    { icon: Utensils, label: words.mealsTitle, value: mealTexts.length > 0 && mealTexts },
    // a hotel with a block of its own below is not repeated
    { icon: BedDouble, label: words.hotel, value: !hotel_facts && localized(hotel) },
    { icon: Bus, label: words.transport, value: localized(transport) },
  ]
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card bg-wash p-4 text-15">
      {facts.map(
        ({ icon: Icon, label, value }) =>
          value && (
            <div key={label} className="contents">
              <dt className="flex items-start gap-2 text-soft">
                <Icon size={18} className="mt-1" />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

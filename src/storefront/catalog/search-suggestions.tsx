// What the typed letters may mean: months, places, tags and trips of this agency.
import type { ReactNode } from 'react'
import type { Guide } from '#domain/catalog/search-calls.ts'
import { suggest } from '#domain/catalog/suggest.ts'
import { withCommas } from '#plain/format.ts'
import { monthOf } from '#plain/month.ts'
import { useSay, useWords } from '#web/session.tsx'
import { Line } from './search-line.tsx'
import { type TravelQuery, travelHref } from './travel-href.ts'

export type Asking = { query: TravelQuery; leave: () => void }

export function Suggestions({ guide, typed, query, leave }: Asking & { guide: Guide; typed: string }) {
  const words = useWords('seek')
  const say = useSay()
  const monthName = useMonthName()
  const { places, tags, trips, months } = suggest(typed, guide)
  const { who, month } = query
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:grid-cols-3">
      <Group title={words.when}>
        {months.map((key) => (
          <Line
            key={key}
            href={travelHref({ who, month: key })}
            leave={leave}
            name={words.leaving(monthName(key, guide.today))}
          />
        ))}
      </Group>
      <Places places={places} query={query} leave={leave} />
      <Group title={words.tags}>
        {tags.map(({ name, thumbnail_path, count }) => (
          <Line
            key={name.ko}
            href={travelHref({ tags: name.ko, who, month })}
            leave={leave}
            picture={thumbnail_path}
            name={say(name)}
            more={words.count(withCommas(count))}
          />
        ))}
      </Group>
      <Group title={words.trips}>
        {trips.map(({ package_code, page_title, thumbnail_path, page_price }) => (
          <Line
            key={package_code}
            href={`/travel/detail/${package_code}`}
            leave={leave}
            picture={thumbnail_path}
            name={say(page_title)}
            more={page_price === null ? undefined : words.from(withCommas(page_price))}
          />
        ))}
      </Group>
    </div>
  )
}

type PlacesProps = Asking & { places: ReturnType<typeof suggest>['places'] }

function Places({ places, query: { who, month }, leave }: PlacesProps) {
  const words = useWords('seek')
  const say = useSay()
  return (
    <Group title={words.places}>
      {places.map(({ name, tour_category, tour_area, tour_area_detail, thumbnail_path, count }) => (
        <Line
          key={`${tour_category} ${tour_area} ${tour_area_detail}`}
          href={travelHref({
            tour_category,
            tour_area: tour_area ?? undefined,
            tour_area_detail: tour_area_detail ?? undefined,
            who,
            month,
          })}
          leave={leave}
          picture={thumbnail_path}
          name={say(name)}
          more={words.count(withCommas(count))}
        />
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-13 text-soft">{title}</h2>
      <ul className="grid">{children}</ul>
    </section>
  )
}

export function useMonthName() {
  const words = useWords('seek')
  return (key: string, today: string) => {
    const { year, month } = monthOf(key)
    return words.month(year, month, today.startsWith(String(year)))
  }
}

// §2 schedule: the hotel of a night: stars, room, how far it is to the next stop, and where it lies.
// What nobody knows is left out, and with nothing known the whole block.
import type { PackageDetail } from '#domain/catalog/package.ts'
import { formatNumber } from '#lib/format.ts'
import { buildMapHref } from '#storefront/kit/map-href.ts'
import { MapPin } from '#ui/more-icons.ts'
import { Stars } from '#ui/stars.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { RouteDrawing } from './route-map.tsx'

type Day = PackageDetail['schedule'][number]
type HotelFacts = NonNullable<Day['hotel_facts']>
type Props = Pick<Day, 'hotel' | 'hotel_facts'>

export function HotelBlock({ hotel, hotel_facts }: Props) {
  const words = useText('trip').hotelBlock
  const name = useLocalized()(hotel)
  if (!name || !hotel_facts) return null
  const { map, latitude, longitude } = hotel_facts
  return (
    <section
      aria-label={words.title}
      className={`grid overflow-hidden rounded-card border border-line ${map ? 'grid-cols-[minmax(0,1fr)_min(11rem,34%)]' : 'grid-cols-[minmax(0,1fr)]'}`}
    >
      <div className="grid content-start gap-2 p-4 text-15">
        <p className="text-13 text-soft">{words.title}</p>
        <h4 className="font-semibold text-16">{name}</h4>
        <HotelFactList facts={hotel_facts} />
        {latitude !== null && longitude !== null && (
          <a
            href={buildMapHref({ name, latitude, longitude })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} ${words.openMap}`}
            className="-mb-2 flex min-h-11 w-fit items-center gap-1.5 font-semibold text-brand-700 hover:underline"
          >
            <MapPin size={18} />
            {words.openMap}
          </a>
        )}
      </div>
      {map && <RouteDrawing route={map} className="map-tile m-3 aspect-6/5 self-start rounded-input" />}
    </section>
  )
}

function HotelFactList({ facts: { stars, room_m2, next } }: { facts: HotelFacts }) {
  const words = useText('trip').hotelBlock
  const localized = useLocalized()
  return (
    <ul className="grid gap-1 empty:hidden">
      {stars !== null && (
        <li className="flex flex-wrap items-center gap-x-2">
          <Stars stars={stars} label={words.stars(stars)} />
          <span aria-hidden>{words.stars(stars)}</span>
        </li>
      )}
      {room_m2 !== null && <li className="money">{words.room(room_m2)}</li>}
      {next && <li className="money">{words.next(localized(next.name), formatNumber(next.km))}</li>}
    </ul>
  )
}

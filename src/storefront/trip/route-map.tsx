// The route of a trip: land that the server drew, the ways between the stops, their numbers and names.
// The stops of the day that is read are lit. Numbers and names keep their size, however wide the map is.
import type { Route } from '#domain/catalog/package.ts'
import { mapSize } from '#limits/display.ts'
import { LandPicture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'

type Stop = Route['stops'][number]
type MapPoint = NonNullable<Stop['at']>

const { width, height } = mapSize

/** `day`: the one in view; undefined before anybody scrolls, when all are lit. */
export function RouteMap({ route, day }: { route: Route; day: number | undefined }) {
  const words = useText('trip').route
  const localized = useLocalized()
  return (
    <figure className="grid gap-3 [content-visibility:auto] [contain-intrinsic-size:auto_20rem]">
      <RouteDrawing route={route} day={day} className="aspect-6/5 rounded-card border border-line" />
      <figcaption>
        <p className="sr-only">{words.title}</p>
        <ol className="flex flex-wrap gap-x-4 gap-y-1 text-15">
          {route.stops.map(({ name, days, at }) => (
            <li key={`${name.ko} ${name.en}`} className="flex items-baseline gap-1.5">
              {at && <span className="money font-bold text-brand-700">{at.number}</span>}
              {localized(name)}
              <span className="money text-13 text-soft">
                {words.days(formatDaySpans(days, words.span).join(', '))}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

type RouteDrawingProps = { route: Route; day?: number; className: string }

/** Sea, land with the lines of its heights, the way and its stops; always of the same shape. */
export function RouteDrawing({ route, day, className }: RouteDrawingProps) {
  const words = useText('trip').route
  const localized = useLocalized()
  const isHighlighted = ({ days }: Stop) => day === undefined || days.includes(day)
  const mappedStops = route.stops.flatMap((stop) => (stop.at ? [{ ...stop, at: stop.at }] : []))
  return (
    <div
      role="img"
      aria-label={words.sentence(mappedStops.map(({ name }) => localized(name)).join(', '))}
      className={`sea relative overflow-hidden ${className}`}
    >
      <LandPicture name={route.land} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0 size-full fill-none">
        {route.legs.map((leg) => (
          <path
            key={leg}
            d={leg}
            strokeDasharray="1 5"
            strokeLinecap="round"
            className="stroke-[2.5] stroke-brand-700"
          />
        ))}
      </svg>
      {mappedStops.map((stop) => (
        <StopMarker
          key={stop.at.number}
          at={stop.at}
          name={localized(stop.name)}
          isHighlighted={isHighlighted(stop)}
        />
      ))}
    </div>
  )
}

function formatDaySpans(days: number[], formatSpan: (from: number, to: number) => string): string[] {
  const spans: { from: number; to: number }[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && last.to === day - 1) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : formatSpan(from, to)))
}

const sides = {
  right: 'left-full ml-0.5 top-1/2 -translate-y-1/2',
  left: 'right-full mr-0.5 top-1/2 -translate-y-1/2',
  below: 'top-full mt-0.5 left-1/2 -translate-x-1/2',
  above: 'bottom-full mb-0.5 left-1/2 -translate-x-1/2',
}

function StopMarker({
  at: { x, y, number, side },
  name,
  isHighlighted,
}: {
  at: MapPoint
  name: string
  isHighlighted: boolean
}) {
  const look = isHighlighted ? 'bg-brand text-on-brand scale-110' : 'bg-card text-brand-700'
  return (
    <span
      className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center"
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      <span
        data-lit={isHighlighted}
        className={`money grid size-6 place-items-center rounded-full border border-brand-edge font-bold text-13 transition-transform duration-150 motion-reduce:transition-none ${look}`}
      >
        {number}
      </span>
      {side && (
        <span
          data-name
          className={`absolute whitespace-nowrap rounded-sm bg-card/80 px-1 text-13 leading-5 ${isHighlighted ? 'font-semibold' : ''} ${sides[side]}`}
        >
          {name}
        </span>
      )}
    </span>
  )
}

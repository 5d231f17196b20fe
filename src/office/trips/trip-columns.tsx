// The columns of the list of trips, and what is done in a row of it.
import { Link, useParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { ChevronDown, ChevronUp, Copy } from '#ui/icons.ts'
import { useSay, useSession } from '#web/session.tsx'
import type { Column } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { pictureAt } from './picture-at.ts'
import { Small } from './small.tsx'
import { StateBadge } from './state-badge.tsx'
import type { Trip, useCopy, useOrder } from './use-trip-list.ts'

type Acts = {
  copying: ReturnType<typeof useCopy>
  /** Where the whole list stands, its order can be changed. */
  ordering: ReturnType<typeof useOrder> | undefined
}

export function useTripColumns(acts: Acts): Column<Trip>[] {
  const { columns } = useOffice('trips')
  return [
    {
      key: 'trip',
      title: columns.trip,
      fixed: true,
      ownLine: true,
      cell: (trip) => <TripCell {...{ trip }} drag={acts.ordering?.dragOf(trip)} />,
    },
    { key: 'state', title: columns.state, fixed: true, cell: (trip) => <StateCell {...{ trip }} /> },
    {
      key: 'price',
      title: columns.price,
      number: true,
      cell: ({ page_price }) => (page_price === null ? '–' : withCommas(page_price)),
    },
    {
      key: 'departures',
      title: columns.departures,
      number: true,
      cell: (trip) => <DeparturesCell {...{ trip }} />,
    },
    {
      key: 'next',
      title: columns.next,
      cell: ({ next_departure }) => <span className="whitespace-nowrap">{next_departure ?? '–'}</span>,
    },
    { key: 'acts', title: columns.acts, fixed: true, cell: (trip) => <ActsCell {...{ trip, ...acts }} /> },
  ]
}

function TripCell({ trip, drag }: { trip: Trip; drag: object | undefined }) {
  const words = useOffice('trips')
  const say = useSay()
  const { agency = '' } = useParams()
  const { package_code, page_title, thumbnail_path, nights, days } = trip
  const picture = pictureAt(agency, thumbnail_path)
  const where = [say(trip.tour_category_name), say(trip.tour_area_name), words.nights(nights, days)]
  return (
    <span className="flex min-w-56 items-center gap-3" {...drag}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-md object-cover"
        />
      ) : (
        <span className="h-12 w-16 shrink-0 rounded-md bg-wash" />
      )}
      <span className="grid min-w-0 gap-0.5">
        <Link to={`/${agency}/trips/${package_code}`} className="font-medium hover:underline">
          {say(page_title)}
        </Link>
        <span className="text-13 text-soft">{where.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

function StateCell({ trip: { state, changed, publish_at } }: { trip: Trip }) {
  const words = useOffice('trips')
  const { language } = useSession()
  return (
    <span className="flex flex-wrap gap-1">
      <StateBadge state={state} />
      {changed && state !== 'draft' && (
        <span className="badge" data-tone="warn">
          {words.changed}
        </span>
      )}
      {publish_at && (
        <span className="badge" data-tone="brand">
          {words.publishAt(when(publish_at, language))}
        </span>
      )}
    </span>
  )
}

function DeparturesCell({ trip: { package_code, departures } }: { trip: Trip }) {
  const words = useOffice('trips')
  const { agency = '' } = useParams()
  return (
    <Link
      to={`/${agency}/trips/${package_code}/departures`}
      className="inline-block min-h-11 mouse:min-h-9 py-1 underline"
    >
      {words.times(departures)}
    </Link>
  )
}

function ActsCell({ trip, copying, ordering }: { trip: Trip } & Acts) {
  const words = useOffice('trips')
  const title = useSay()(trip.page_title)
  return (
    <span className="flex justify-end gap-1">
      {ordering && (
        <>
          <Small
            name={words.up(title)}
            isOff={ordering.saving || ordering.isFirst(trip)}
            onClick={() => ordering.move(trip, -1)}
          >
            <ChevronUp size={18} />
          </Small>
          <Small
            name={words.down(title)}
            isOff={ordering.saving || ordering.isLast(trip)}
            onClick={() => ordering.move(trip, 1)}
          >
            <ChevronDown size={18} />
          </Small>
        </>
      )}
      <Small
        name={words.copyOf(title)}
        isOff={copying.saving}
        onClick={() => void copying.copy(trip.package_code)}
      >
        <Copy size={18} />
      </Small>
    </span>
  )
}

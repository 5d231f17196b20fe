// The columns of the list of trips, and what is done in a row of it.

import { formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { findPictureUrl } from '#office/kit/find-picture-url.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { OfficeLink, useAgency } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { ChevronDown } from '#ui/icons.ts'
import { ChevronUp, Copy } from '#ui/more-icons.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { TripStateBadge } from './trip-state-badge.tsx'
import type { Trip, useCopyTrip, useTripOrder } from './use-trip-list.ts'

type TripRowActions = {
  copying: ReturnType<typeof useCopyTrip>
  /** Where the whole list is shown, its order can be changed. */
  ordering: ReturnType<typeof useTripOrder> | undefined
}

export function useTripColumns(actions: TripRowActions): TableColumn<Trip>[] {
  const { columns } = useText('trips')
  return [
    {
      key: 'trip',
      title: columns.trip,
      fixed: true,
      hasOwnLine: true,
      cell: (trip) => <TripCell trip={trip} drag={actions.ordering?.getDragProps(trip)} />,
    },
    { key: 'state', title: columns.state, fixed: true, cell: (trip) => <StateCell trip={trip} /> },
    {
      key: 'price',
      title: columns.price,
      number: true,
      cell: ({ page_price }) => (page_price === null ? '–' : formatNumber(page_price)),
    },
    {
      key: 'departures',
      title: columns.departures,
      number: true,
      cell: (trip) => <DeparturesCell trip={trip} />,
    },
    {
      key: 'next',
      title: columns.next,
      cell: ({ next_departure }) => <span className="whitespace-nowrap">{next_departure ?? '–'}</span>,
    },
    {
      key: 'acts',
      title: columns.actions,
      fixed: true,
      cell: (trip) => <ActionsCell trip={trip} {...actions} />,
    },
  ]
}

function TripCell({ trip, drag }: { trip: Trip; drag: object | undefined }) {
  const words = useText('trips')
  const localized = useLocalized()
  const agency = useAgency()
  const { package_code, page_title, thumbnail_path, nights, days } = trip
  const picture = findPictureUrl(agency, thumbnail_path)
  const where = [
    localized(trip.tour_category_name),
    localized(trip.tour_area_name),
    words.nights(nights, days),
  ]
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
        <OfficeLink to={`/trips/${package_code}`} className="font-medium hover:underline">
          {localized(page_title)}
        </OfficeLink>
        <span className="text-13 text-soft">{where.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

function StateCell({ trip: { state, changed, publish_at } }: { trip: Trip }) {
  const words = useText('trips')
  const { language } = useSession()
  return (
    <span className="flex flex-wrap gap-1">
      <TripStateBadge state={state} />
      {changed && state !== 'draft' && <Badge tone="warn">{words.changed}</Badge>}
      {publish_at && <Badge tone="brand">{words.publishAt(formatMoment(publish_at, language))}</Badge>}
    </span>
  )
}

function DeparturesCell({ trip: { package_code, departures } }: { trip: Trip }) {
  const words = useText('trips')
  return (
    <OfficeLink
      to={`/trips/${package_code}/departures`}
      className="inline-block min-h-11 mouse:min-h-9 min-w-11 mouse:min-w-0 py-1 underline"
    >
      {words.times(departures)}
    </OfficeLink>
  )
}

function ActionsCell({ trip, copying, ordering }: { trip: Trip } & TripRowActions) {
  const words = useText('trips')
  const title = useLocalized()(trip.page_title)
  return (
    <span className="flex justify-end gap-1 tablet:max-desktop:max-w-24 tablet:max-desktop:flex-wrap">
      {ordering && (
        <>
          <IconButton
            name={words.up(title)}
            isDisabled={ordering.saving || ordering.isFirst(trip)}
            onClick={() => ordering.move(trip, -1)}
          >
            <ChevronUp size={18} />
          </IconButton>
          <IconButton
            name={words.down(title)}
            isDisabled={ordering.saving || ordering.isLast(trip)}
            onClick={() => ordering.move(trip, 1)}
          >
            <ChevronDown size={18} />
          </IconButton>
        </>
      )}
      <IconButton
        name={words.copyLabel(title)}
        isDisabled={copying.saving}
        onClick={() => void copying.copy(trip.package_code)}
      >
        <Copy size={18} />
      </IconButton>
    </span>
  )
}

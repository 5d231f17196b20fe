// 모객 현황: departures to come by day, under way or over: how full, confirmed or not, what has come in.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { occupancyStates } from '#domain/departure/states.ts'
import { getToday } from '#lib/format.ts'
import { soonDays, todayLimits } from '#limits/display.ts'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { ConfirmDepartures } from './confirm-departures.tsx'
import { type DepartureOccupancy, OccupancyBadge, OccupancyBar } from './occupancy-bar.tsx'
import { useBreakEven } from './use-break-even.ts'

/** Beside the one the screen begins with. */
const narrower = occupancyStates.filter((state) => state !== 'current')

export function loader({ api, url }: LoaderArgs) {
  const { page, text, choice } = readListQuery(url.searchParams)
  return api.departure.list({
    page,
    q: text('q'),
    state: text('state') === 'all' ? undefined : (choice('state', narrower) ?? 'current'),
    from: text('from'),
    to: text('to'),
  })
}

/** Somebody has booked it, it is still to be decided, and it is not off. */
const isUndecided = ({ is_confirmed, is_cancelled, taken, days_left }: DepartureOccupancy) =>
  !is_confirmed && !is_cancelled && taken > 0 && days_left > 0

export default function OccupancyPage() {
  const words = useText('occupancy')
  const { menu } = useText('shell')
  const { total, taken, seats, confirmed, list } = useLoaderData<typeof loader>()
  const may = useMay()
  const [confirming, setConfirming] = useState<DepartureOccupancy[]>()
  const canConfirm = may('departures')
  const reached = list.filter((row) => isUndecided(row) && row.taken >= row.minimum)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(total, taken, seats, confirmed)}>
        {may('books') && (
          <OfficeLink to="/settlements" className="button-secondary">
            {menu.settlements}
          </OfficeLink>
        )}
        {canConfirm && reached.length > 1 && (
          <button type="button" className="button-secondary" onClick={() => setConfirming(reached)}>
            {words.confirmAll(reached.length)}
          </button>
        )}
      </PageHeader>
      <OccupancyFilters />
      <OccupancyTable onConfirm={canConfirm ? (row) => setConfirming([row]) : undefined} />
      {confirming && <ConfirmDepartures rows={confirming} onClose={() => setConfirming(undefined)} />}
    </>
  )
}

function OccupancyFilters() {
  const words = useText('occupancy')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField type="search" name="q" label={words.search} {...getFieldLimits('departure.list', 'q')} />
      </div>
      <div className="grow tablet:grow-0">
        <FilterSelect
          name="state"
          label={words.state}
          all={words.states.current(soonDays)}
          choices={[
            { value: 'all', name: words.all },
            ...narrower.map((value) => ({ value, name: words.states[value] })),
          ]}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 tablet:w-auto">
        <FilterField type="date" name="from" label={words.from} />
        <FilterField type="date" name="to" label={words.to} />
      </div>
    </Filters>
  )
}

type OnConfirm = ((row: DepartureOccupancy) => void) | undefined

function OccupancyTable({ onConfirm }: { onConfirm: OnConfirm }) {
  const words = useText('occupancy')
  const { menu } = useText('shell')
  const may = useMay()
  const { list, ...paging } = useLoaderData<typeof loader>()
  return (
    <DataTable<DepartureOccupancy>
      name="filling"
      label={words.title}
      rows={list}
      getKey={({ departure_id }) => departure_id}
      {...paging}
      getGroup={(row) => describeGroup(row, words)}
      empty={
        <EmptyState title={words.empty} lead={words.emptyLead}>
          {may('departures') && (
            <OfficeLink to="/trips" className="button-secondary">
              {menu.trips}
            </OfficeLink>
          )}
        </EmptyState>
      }
      columns={useOccupancyColumns(onConfirm, useBreakEven(list.map(({ departure_id }) => departure_id)))}
    />
  )
}

function useOccupancyColumns(
  onConfirm: OnConfirm,
  breakEven: ReturnType<typeof useBreakEven>,
): TableColumn<DepartureOccupancy>[] {
  const words = useText('occupancy')
  const localized = useLocalized()
  const { columns } = words
  return [
    {
      key: 'departure',
      title: columns.departure,
      fixed: true,
      cell: ({ departure_date, days_left }) => (
        <span className="grid whitespace-nowrap tabular-nums">
          {words.day(departure_date)}
          <span className="text-13 text-soft">{words.daysLeft(days_left)}</span>
        </span>
      ),
    },
    {
      key: 'trip',
      title: columns.trip,
      fixed: true,
      hasOwnLine: true,
      cell: ({ departure_id, page_title }) => (
        <OfficeLink
          to={`/filling/${departure_id}`}
          className="line-clamp-2 min-w-36 break-keep font-semibold underline-offset-4 hover:underline"
        >
          {localized(page_title)}
        </OfficeLink>
      ),
    },
    { key: 'bar', title: columns.bar, skipsTablet: true, cell: (row) => <OccupancyBar row={row} /> },
    {
      key: 'people',
      title: columns.people,
      number: true,
      cell: ({ taken, seats, paid_seats, reserved_seats, waiting_parties }) => (
        <span className="inline-grid justify-items-end">
          {words.seatsTaken(taken, seats)}
          {reserved_seats > 0 && (
            <span className="text-13 text-soft">{words.paidAndReserved(paid_seats, reserved_seats)}</span>
          )}
          {waiting_parties > 0 && (
            <span className="text-13 text-soft">{words.waiting.parties(waiting_parties)}</span>
          )}
        </span>
      ),
    },
    { key: 'state', title: columns.state, cell: (row) => <OccupancyBadge row={row} /> },
    {
      key: 'money',
      title: columns.money,
      number: true,
      cell: ({ paid, total }) =>
        total > 0 && <span className="whitespace-normal">{words.millions(paid, total)}</span>,
    },
    ...(breakEven ? [toBreakEvenColumn(breakEven, words)] : []),
    {
      key: 'acts',
      title: '',
      fixed: true,
      cell: (row) => <OccupancyActions row={row} onConfirm={onConfirm} />,
    },
  ]
}

function OccupancyActions({ row, onConfirm }: { row: DepartureOccupancy; onConfirm: OnConfirm }) {
  const words = useText('occupancy')
  const localized = useLocalized()
  const [trip, day] = [localized(row.page_title), words.day(row.departure_date)]
  return (
    <span className="flex justify-end gap-2">
      {onConfirm && isUndecided(row) && (
        <button
          type="button"
          aria-label={words.confirmLabel(trip, day)}
          className={row.taken >= row.minimum ? 'button-primary' : 'button-secondary'}
          onClick={() => onConfirm(row)}
        >
          {words.confirm}
        </button>
      )}
      <OfficeLink
        to={`/filling/${row.departure_id}`}
        aria-label={words.openLabel(trip, day)}
        className="button-secondary max-desktop:hidden" // the name of the trip leads there, too
      >
        {words.open}
      </OfficeLink>
    </span>
  )
}

type OccupancyText = ReturnType<typeof useText<'occupancy'>>

const toBreakEvenColumn = (
  breakEven: Map<number, number | null>,
  words: OccupancyText,
): TableColumn<DepartureOccupancy> => ({
  key: 'break_even',
  title: words.columns.breakEven,
  number: true,
  wide: true,
  cell: ({ departure_id }) => {
    const heads = breakEven.get(departure_id)
    if (heads === undefined) return ''
    return heads === null ? words.earnsNever : words.breakEven(heads)
  },
})

/** Departures that must be decided soon have groups of their own, the others one for each month. */
function describeGroup({ departure_date, days_left }: DepartureOccupancy, words: OccupancyText) {
  const isThisYear = departure_date.slice(0, 4) === getToday().slice(0, 4)
  if (days_left < 0) return { name: words.month(departure_date, isThisYear) }
  if (days_left <= todayLimits.minimumLastDays) return { name: words.week, tone: 'bad' }
  if (days_left <= todayLimits.minimumDays) return { name: words.tenDays, tone: 'warn' }
  return { name: words.month(departure_date, isThisYear) }
}

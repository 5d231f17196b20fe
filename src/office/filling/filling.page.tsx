// 모객 현황: all departures to come by day, how full, confirmed or not, what has come in.
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { fillingStates } from '#domain/filling/states.ts'
import { todayLimits } from '#limits/shown.ts'
import { useSay } from '#web/session.tsx'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { type Column, List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { ConfirmDepartures } from './confirm-departures.tsx'
import { type Filling, FillingBar, FillingState } from './filling-bar.tsx'

export function loader({ api, url }: Loading) {
  const of = (name: string) => url.searchParams.get(name) || undefined
  return api.filling.list({
    page: Number(of('page') ?? 1),
    q: of('q'),
    state: fillingStates.find((state) => state === of('state')),
    from: of('from'),
    to: of('to'),
  })
}

/** Somebody has booked it, it is still to be decided, and it is not off. */
const isUndecided = ({ is_confirmed, is_cancelled, taken }: Filling) =>
  !is_confirmed && !is_cancelled && taken > 0

export default function FillingPage() {
  const words = useOffice('filling')
  const { total, taken, seats, confirmed, list } = useLoaderData<typeof loader>()
  const may = useMay()
  const [asked, setAsked] = useState<Filling[]>()
  const mayConfirm = may('departures')
  const reached = list.filter((row) => isUndecided(row) && row.taken >= row.minimum)
  return (
    <>
      <Heading title={words.title} lead={words.lead(total, taken, seats, confirmed)}>
        {mayConfirm && reached.length > 1 && (
          <button type="button" className="act" onClick={() => setAsked(reached)}>
            {words.confirmAll(reached.length)}
          </button>
        )}
      </Heading>
      <FillingFilters />
      <Fillings onConfirm={mayConfirm ? (row) => setAsked([row]) : undefined} />
      {asked && <ConfirmDepartures rows={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function FillingFilters() {
  const words = useOffice('filling')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField type="search" name="q" label={words.search} {...limitsOf('filling.list', 'q')} />
      </div>
      <div className="grow tablet:grow-0">
        <FilterChoice
          name="state"
          label={words.state}
          choices={fillingStates.map((value) => ({ value, name: words.states[value] }))}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 tablet:w-auto">
        <FilterField type="date" name="from" label={words.from} />
        <FilterField type="date" name="to" label={words.to} />
      </div>
    </Filters>
  )
}

type Confirm = ((row: Filling) => void) | undefined

function Fillings({ onConfirm }: { onConfirm: Confirm }) {
  const words = useOffice('filling')
  const { menu } = useOffice('shell')
  const may = useMay()
  const { agency = '' } = useParams()
  const { list, ...paging } = useLoaderData<typeof loader>()
  return (
    <List<Filling>
      name="filling"
      label={words.title}
      rows={list}
      keyOf={({ departure_id }) => departure_id}
      {...paging}
      groupOf={(row) => groupOf(row, words)}
      empty={
        <Empty title={words.empty} lead={words.emptyLead}>
          {may('departures') && (
            <Link to={`/${agency}/trips`} className="act">
              {menu.trips}
            </Link>
          )}
        </Empty>
      }
      columns={useFillingColumns(onConfirm)}
    />
  )
}

function useFillingColumns(onConfirm: Confirm): Column<Filling>[] {
  const words = useOffice('filling')
  const say = useSay()
  const { agency = '' } = useParams()
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
      cell: ({ departure_id, page_title }) => (
        <Link
          to={`/${agency}/filling/${departure_id}`}
          className="line-clamp-2 min-w-36 break-keep font-semibold underline-offset-4 hover:underline"
        >
          {say(page_title)}
        </Link>
      ),
    },
    { key: 'bar', title: columns.bar, cell: (row) => <FillingBar row={row} /> },
    {
      key: 'people',
      title: columns.people,
      number: true,
      cell: ({ taken, seats, waiting_parties }) => (
        <span className="inline-grid justify-items-end">
          {words.takenOf(taken, seats)}
          {waiting_parties > 0 && (
            <span className="text-13 text-soft">{words.waiting.parties(waiting_parties)}</span>
          )}
        </span>
      ),
    },
    { key: 'state', title: columns.state, cell: (row) => <FillingState row={row} /> },
    {
      key: 'money',
      title: columns.money,
      number: true,
      cell: ({ paid, total }) =>
        total > 0 && <span className="whitespace-normal">{words.millions(paid, total)}</span>,
    },
    { key: 'acts', title: '', fixed: true, cell: (row) => <Acts {...{ row, onConfirm }} /> },
  ]
}

function Acts({ row, onConfirm }: { row: Filling; onConfirm: Confirm }) {
  const words = useOffice('filling')
  const say = useSay()
  const { agency = '' } = useParams()
  const [trip, day] = [say(row.page_title), words.day(row.departure_date)]
  return (
    <span className="flex justify-end gap-2">
      {onConfirm && isUndecided(row) && (
        <button
          type="button"
          aria-label={words.confirmOf(trip, day)}
          className={row.taken >= row.minimum ? 'act-main' : 'act'}
          onClick={() => onConfirm(row)}
        >
          {words.confirm}
        </button>
      )}
      <Link
        to={`/${agency}/filling/${row.departure_id}`}
        aria-label={words.openOf(trip, day)}
        className="act max-desktop:hidden" // the name of the trip leads there, too
      >
        {words.open}
      </Link>
    </span>
  )
}

type Words = ReturnType<typeof useOffice<'filling'>>

/** What must be decided first, then by month. */
function groupOf({ departure_date, days_left }: Filling, words: Words) {
  if (days_left <= todayLimits.minimumLastDays) return { name: words.week, tone: 'bad' }
  if (days_left <= todayLimits.minimumDays) return { name: words.tenDays, tone: 'warn' }
  const isThisYear = departure_date.slice(0, 4) === new Date().toISOString().slice(0, 4)
  return { name: words.month(departure_date, isThisYear) }
}

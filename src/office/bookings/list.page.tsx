// All bookings: found, filtered and sorted by the address.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { useBookingColumns } from './booking-columns.tsx'
import { isProgress } from './progress.tsx'

const moneys = ['due', 'owed'] as const
const toDos = ['papers', 'passports', 'tasks'] as const
const sorts = ['reg', '-reg', 'departure', '-departure'] as const

export function loader({ api, url: { searchParams } }: Loading) {
  const page = searchParams.get('page')
  return api.booking.list({ page: page ? Number(page) : undefined, ...filtersOf(searchParams) })
}

function filtersOf(search: URLSearchParams) {
  const of = (name: string) => search.get(name) || undefined
  const progress = of('progress')
  return {
    q: of('q'),
    progress: isProgress(progress) ? progress : undefined,
    money: moneys.find((each) => each === of('money')),
    to_do: toDos.find((each) => each === of('to_do')),
    from: of('from'),
    to: of('to'),
    sort: sorts.find((sort) => sort === of('sort')),
  }
}

export default function Bookings() {
  const words = useOffice('bookings')
  const { list, more, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { agency } = useParams()
  const columns = useBookingColumns()
  const may = useMay()
  const api = useApi()
  const book = may('change bookings') && (
    <Link to={`/${agency}/bookings/new`} className="act-main">
      {words.acts.newBooking}
    </Link>
  )
  return (
    <>
      <Heading title={words.title}>{paging.total > 0 && book}</Heading>
      <BookingFilters />
      <List
        name="bookings"
        label={words.title}
        rows={list}
        keyOf={({ booking_id }) => booking_id}
        {...paging}
        counted={more ? words.moreThan(withCommas(paging.total)) : undefined}
        hasViews
        exporting={(chosen, sending) => api.booking.exportList({ ...filtersOf(search), ...chosen }, sending)}
        empty={
          <Empty title={words.empty} lead={words.emptyLead}>
            {book}
          </Empty>
        }
        columns={columns}
      />
    </>
  )
}

function BookingFilters() {
  const words = useOffice('bookings')
  const [search] = useSearchParams()
  const sort = search.get('sort')
  const choices = [
    { name: 'progress', label: words.progressLabel, all: words.anyProgress, named: words.progress },
    { name: 'money', label: words.money, all: words.anyMoney, named: words.moneyIs },
    { name: 'to_do', label: words.toDo, all: words.anyMoney, named: words.toDoIs },
  ]
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField
          type="search"
          name="q"
          label={words.search}
          placeholder={words.searchHint}
          {...limitsOf('booking.list', 'q')}
        />
      </div>
      {choices.map(({ name, label, all, named }) => (
        <div key={name} className="grow tablet:grow-0">
          <FilterChoice
            {...{ name, label, all }}
            choices={Object.entries(named).map(([value, name]) => ({ value, name }))}
          />
        </div>
      ))}
      <div className="grid w-full grid-cols-[repeat(2,minmax(0,1fr))] gap-3 tablet:w-auto">
        <FilterField type="date" name="from" label={words.from} />
        <FilterField type="date" name="to" label={words.to} />
      </div>
      {sort && <input type="hidden" name="sort" value={sort} />}
    </Filters>
  )
}

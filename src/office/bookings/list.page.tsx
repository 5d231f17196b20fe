// All bookings: found, filtered and sorted by the address.
import { useLoaderData, useSearchParams } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
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
import { useBookingColumns } from './booking-columns.tsx'
import { isProgress } from './progress-badge.tsx'

const moneyFilters = ['due', 'owed'] as const
const pendingFilters = ['papers', 'passports', 'tasks'] as const
const sorts = ['reg', '-reg', 'departure', '-departure'] as const

export function loader({ api, url: { searchParams } }: LoaderArgs) {
  return api.booking.list({ page: readListQuery(searchParams).page, ...parseBookingFilters(searchParams) })
}

function parseBookingFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  const progress = text('progress')
  return {
    q: text('q'),
    progress: isProgress(progress) ? progress : undefined,
    money: choice('money', moneyFilters),
    to_do: choice('to_do', pendingFilters),
    from: text('from'),
    to: text('to'),
    sort: choice('sort', sorts),
  }
}

export default function BookingListPage() {
  const words = useText('bookings')
  const { list, more, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const columns = useBookingColumns()
  const may = useMay()
  const api = useApi()
  const book = may('change bookings') && (
    <OfficeLink to="/bookings/new" className="button-primary">
      {words.actions.newBooking}
    </OfficeLink>
  )
  return (
    <>
      <PageHeader title={words.title}>{paging.total > 0 && book}</PageHeader>
      <BookingFilters />
      <DataTable
        name="bookings"
        label={words.title}
        rows={list}
        getKey={({ booking_id }) => booking_id}
        {...paging}
        totalText={more ? words.moreThan(formatNumber(paging.total)) : undefined}
        hasSavedViews
        exportRows={(chosen, sending) =>
          api.booking.exportList({ ...parseBookingFilters(search), ...chosen }, sending)
        }
        empty={
          <EmptyState title={words.empty} lead={words.emptyLead}>
            {book}
          </EmptyState>
        }
        columns={columns}
      />
    </>
  )
}

function BookingFilters() {
  const words = useText('bookings')
  const [search] = useSearchParams()
  const sort = search.get('sort')
  const choices = [
    { name: 'progress', label: words.progressLabel, all: words.anyProgress, names: words.progress },
    { name: 'money', label: words.money, all: words.anyMoney, names: words.moneyKinds },
    { name: 'to_do', label: words.pending, all: words.anyMoney, names: words.pendingKinds },
  ]
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField
          type="search"
          name="q"
          label={words.search}
          placeholder={words.searchHint}
          {...getFieldLimits('booking.list', 'q')}
        />
      </div>
      {choices.map(({ name, label, all, names }) => (
        <div key={name} className="grow tablet:grow-0">
          <FilterSelect
            name={name}
            label={label}
            all={all}
            choices={Object.entries(names).map(([value, name]) => ({ value, name }))}
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

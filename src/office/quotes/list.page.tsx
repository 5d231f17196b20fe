// The quotes of the agency: what customers wrote comes first.
import { useLoaderData } from 'react-router'
import { quoteStates } from '#domain/quote/states.ts'
import { formatNumber } from '#lib/format.ts'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useSession } from '#web/session.tsx'
import { CreateQuoteButton } from './create-quote-button.tsx'
import { QuoteBadge } from './quote-badge.tsx'

export function loader({ api, url: { searchParams } }: LoaderArgs) {
  const { page, text, choice } = readListQuery(searchParams)
  return api.quote.quotes({
    page,
    state: choice('state', quoteStates),
    in_charge: Number(text('in_charge')) || undefined,
    query: text('query'),
  })
}

export default function QuoteListPage() {
  const words = useText('quotes')
  const { list, people, ...paging } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <CreateQuoteButton beginning={{}} label={words.createFree} isPrimary />
      </PageHeader>
      <Filters>
        <FilterSelect
          name="state"
          label={words.state}
          choices={quoteStates.map((value) => ({ value, name: words.states[value] }))}
        />
        <FilterSelect
          name="in_charge"
          label={words.person}
          choices={people.map(({ id, name }) => ({ value: String(id), name }))}
        />
        <FilterField type="search" name="query" label={words.find} />
      </Filters>
      <DataTable
        name="quotes"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        hasSavedViews
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={useQuoteColumns()}
      />
    </>
  )
}

type QuoteRow = Awaited<ReturnType<typeof loader>>['list'][number]

function useQuoteColumns(): TableColumn<QuoteRow, string>[] {
  const words = useText('quotes')
  const { language } = useSession()
  return [
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ state }) => <QuoteBadge state={state} />,
    },
    {
      key: 'trip',
      title: words.trip,
      fixed: true,
      cell: ({ id, title, name }) => (
        <OfficeLink to={`/quotes/${id}`} className="grid gap-0.5 hover:underline">
          <span className="font-medium">{title}</span>
          <span className="text-13 text-soft">{name || words.nobody}</span>
        </OfficeLink>
      ),
    },
    { key: 'departure', title: words.departureDate, cell: ({ departure_date }) => departure_date },
    {
      key: 'total',
      title: words.total,
      number: true,
      cell: ({ total }) => words.won(formatNumber(total)),
    },
    { key: 'valid', title: words.validUntil, cell: ({ valid_until }) => valid_until },
    { key: 'person', title: words.person, cell: ({ in_charge_name }) => in_charge_name ?? '' },
    {
      key: 'changed',
      title: words.changed,
      cell: ({ changed }) => <span className="whitespace-nowrap">{formatMoment(changed, language)}</span>,
    },
  ]
}

// Partner shops: who sends us customers, and what came of it.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { type Column, List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'

export const loader = ({ api, url: { searchParams } }: Loading) =>
  api.agency.shops({ page: Number(searchParams.get('page') ?? 1), ...filtersOf(searchParams) })

const states = ['open', 'ended'] as const

function filtersOf(search: URLSearchParams) {
  const of = (name: string) => search.get(name) || undefined
  return {
    state: states.find((state) => state === of('state')),
    query: of('query'),
    from: of('from'),
    to: of('to'),
  }
}

export default function ShopsPage() {
  const words = useOffice('shops')
  const may = useMay()
  const { agency = '' } = useParams()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        {may('change shops') && (
          <Link to={`/${agency}/shops/new`} className="act-main">
            {words.add}
          </Link>
        )}
      </Heading>
      <ShopFilters />
      <Shops />
    </>
  )
}

function ShopFilters() {
  const words = useOffice('shops')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField type="search" name="query" label={words.find} {...limitsOf('agency.shops', 'query')} />
      </div>
      <div className="grow tablet:grow-0">
        <FilterChoice
          name="state"
          label={words.state}
          choices={states.map((value) => ({ value, name: words[value] }))}
        />
      </div>
      <div className="grid w-full gap-3 tablet:w-auto tablet:grid-cols-2">
        <FilterField type="date" name="from" label={words.from} />
        <FilterField type="date" name="to" label={words.to} />
      </div>
    </Filters>
  )
}

function Shops() {
  const words = useOffice('shops')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <List
      name="shops"
      label={words.title}
      rows={list}
      keyOf={({ store_id }) => store_id}
      {...paging}
      exporting={(chosen, sending) => api.agency.exportShops({ ...filtersOf(search), ...chosen }, sending)}
      empty={<Empty title={words.none} lead={words.noneLead} />}
      columns={useShopColumns()}
    />
  )
}

type Shop = Awaited<ReturnType<typeof loader>>['list'][number]
/** Those that can be exported, by the same names. */
type Key = Parameters<Api['agency']['exportShops']>[0]['columns'][number]

function useShopColumns(): Column<Shop, Key>[] {
  const words = useOffice('shops')
  const say = useSay()
  const { language } = useSession()
  const { agency = '' } = useParams()
  return [
    {
      key: 'name',
      title: words.name,
      fixed: true,
      cell: ({ store_id, store_name, ended }) => (
        <span className="grid min-w-40">
          <Link
            to={`/${agency}/shops/${encodeURIComponent(store_id)}`}
            className="font-medium hover:underline"
          >
            {say(store_name)}
            {ended && <span className="badge ml-2">{words.ended}</span>}
          </Link>
          <span className="text-13 text-soft">{store_id}</span>
        </span>
      ),
    },
    {
      key: 'contact',
      title: words.contact,
      cell: ({ contact }) => <span className="whitespace-nowrap tabular-nums">{contact}</span>,
    },
    {
      key: 'bookings',
      title: words.bookings,
      number: true,
      fixed: true,
      cell: (row) => words.count(row.bookings),
    },
    { key: 'people', title: words.people, number: true, cell: (row) => words.heads(row.people) },
    { key: 'total', title: words.total, number: true, fixed: true, cell: (row) => withCommas(row.total) },
    { key: 'paid', title: words.paid, number: true, cell: (row) => withCommas(row.paid) },
    {
      key: 'last',
      title: words.last,
      cell: ({ last_booking }) => (
        <span className="whitespace-nowrap">{last_booking && when(last_booking, language)}</span>
      ),
    },
  ]
}

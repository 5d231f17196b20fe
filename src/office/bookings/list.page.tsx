// All bookings: found, filtered and sorted by the address.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { dayOf, withCommas } from '#plain/format.ts'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { Choose, Field } from '../kit/field.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { isProgress, ProgressBadge } from './progress.tsx'

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
  const say = useSay()
  const { list, more, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { agency } = useParams()
  const may = useMay()
  const api = useApi()
  const of = (name: string) => search.get(name) ?? ''
  const { columns } = words
  const choices = [
    { name: 'progress', label: words.progressLabel, any: words.anyProgress, named: words.progress },
    { name: 'money', label: words.money, any: words.anyMoney, named: words.moneyIs },
    { name: 'to_do', label: words.toDo, any: words.anyMoney, named: words.toDoIs },
  ]
  const book = may('change bookings') && (
    <Link to={`/${agency}/bookings/new`} className="act-main">
      {words.acts.newBooking}
    </Link>
  )
  return (
    <>
      <Heading title={words.title}>{paging.total > 0 && book}</Heading>
      <Filters>
        <div className="w-full tablet:w-64">
          <Field
            type="search"
            name="q"
            label={words.search}
            placeholder={words.searchHint}
            defaultValue={of('q')}
            {...limitsOf('booking.list', 'q')}
          />
        </div>
        {choices.map(({ name, label, any, named }) => (
          <div key={name} className="grow tablet:grow-0">
            <Choose
              name={name}
              label={label}
              defaultValue={of(name)}
              choices={[
                { value: '', name: any },
                ...Object.entries(named).map(([value, name]) => ({ value, name })),
              ]}
            />
          </div>
        ))}
        <div className="grid w-full grid-cols-[repeat(2,minmax(0,1fr))] gap-3 tablet:w-auto">
          <Field type="date" name="from" label={words.from} defaultValue={of('from')} />
          <Field type="date" name="to" label={words.to} defaultValue={of('to')} />
        </div>
        {of('sort') && <input type="hidden" name="sort" value={of('sort')} />}
      </Filters>
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
        columns={[
          {
            key: 'who',
            title: columns.who,
            fixed: true,
            cell: ({ booking_id, name, contact_masked }) => (
              <Link to={`/${agency}/bookings/${booking_id}`} className="grid min-w-28 gap-0.5">
                <span className="font-semibold underline-offset-4 hover:underline">{name}</span>
                <span className="text-13 text-soft tabular-nums whitespace-nowrap">{contact_masked}</span>
              </Link>
            ),
          },
          {
            key: 'progress',
            title: columns.progress,
            fixed: true,
            cell: ({ progress }) => <ProgressBadge progress={progress} />,
          },
          {
            key: 'departure',
            title: columns.departure,
            sort: 'departure',
            cell: ({ departure_date }) => (
              <span className="tabular-nums whitespace-nowrap">{departure_date}</span>
            ),
          },
          {
            key: 'trip',
            title: columns.trip,
            cell: ({ page_title }) => (
              <span className="line-clamp-2 min-w-32 break-keep">{say(page_title)}</span>
            ),
          },
          {
            key: 'people',
            title: columns.people,
            number: true,
            cell: ({ party: { adult, child, baby } }) => words.people(adult + child + baby),
          },
          {
            key: 'paid',
            title: columns.paid,
            number: true,
            cell: ({ paid, total }) => (
              <span className="whitespace-normal">{`${withCommas(paid)}\u00a0/ ${words.won(withCommas(total))}`}</span>
            ),
          },
          {
            key: 'number',
            wide: true,
            title: columns.number,
            cell: ({ booking_id }) => (
              <span className="text-13 text-soft tabular-nums whitespace-nowrap">{inFours(booking_id)}</span>
            ),
          },
          {
            key: 'reserved',
            wide: true,
            title: columns.reserved,
            sort: 'reg',
            cell: ({ reg_date }) => (
              <span className="text-soft tabular-nums whitespace-nowrap">{dayOf(reg_date)}</span>
            ),
          },
        ]}
      />
    </>
  )
}

// What was done in this office, by whom: filtered by the address.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { type Column, List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'

export function loader({ api, url: { searchParams } }: Loading) {
  const page = searchParams.get('page')
  return api.staff.log({ page: page ? Number(page) : undefined, ...filtersOf(searchParams) })
}

type Loaded = Awaited<ReturnType<typeof loader>>

function filtersOf(search: URLSearchParams) {
  const of = (name: string) => search.get(name) || undefined
  const person = of('staff_id')
  return {
    staff_id: person === undefined ? undefined : Number(person),
    call: of('call'),
    subject: of('subject'),
    from: of('from'),
    to: of('to'),
  }
}

export default function Log() {
  const { log: words } = useOffice('people')
  const { list, people, deeds, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <LogFilters people={people} deeds={deeds} />
      <List
        name="log"
        label={words.title}
        rows={list}
        keyOf={({ id }) => id}
        {...paging}
        hasViews
        exporting={(chosen, sending) => api.staff.exportLog({ ...filtersOf(search), ...chosen }, sending)}
        empty={<Empty title={words.empty} />}
        columns={useLogColumns()}
      />
    </>
  )
}

function LogFilters({ people, deeds }: Pick<Loaded, 'people' | 'deeds'>) {
  const { log: words } = useOffice('people')
  return (
    <Filters>
      <FilterField type="date" name="from" label={words.from} />
      <FilterField type="date" name="to" label={words.to} />
      <FilterChoice
        name="staff_id"
        label={words.who}
        all={words.everyone}
        choices={people.map(({ staff_id, name }) => ({ value: String(staff_id), name }))}
      />
      <FilterChoice
        name="call"
        label={words.what}
        all={words.anything}
        choices={deeds.map(({ call, what }) => ({ value: call, name: what }))}
      />
      <FilterField type="search" name="subject" label={words.subject} />
    </Filters>
  )
}

/** Those that can be exported, by the same names. */
type Key = Parameters<Api['staff']['exportLog']>[0]['columns'][number]

function useLogColumns(): Column<Loaded['list'][number], Key>[] {
  const { log: words } = useOffice('people')
  const { language } = useSession()
  return [
    {
      key: 'at',
      title: words.when,
      fixed: true,
      cell: ({ at }) => <Moment at={at} language={language} />,
    },
    {
      key: 'who',
      title: words.who,
      fixed: true,
      cell: ({ said, key_id }) => (key_id === null ? said.who : words.byKey(said.who)),
    },
    {
      key: 'what',
      title: words.what,
      cell: ({ said }) => <span className="whitespace-nowrap">{said.what}</span>,
    },
    {
      key: 'subject',
      title: words.subject,
      cell: ({ subject, said }) => <About subject={subject}>{said.about}</About>,
    },
    { key: 'change', title: words.change, cell: ({ said }) => <Change {...said} /> },
    {
      key: 'ip',
      wide: true,
      title: words.ip,
      cell: ({ ip }) => <span className="text-13 text-soft">{ip}</span>,
    },
  ]
}

function Moment({ at, language }: { at: string; language: 'ko' | 'en' }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {when(at, language)}
    </time>
  )
}

/** The booking it was about is one press away. */
function About({ subject, children }: { subject: string; children: string }) {
  const { agency } = useParams()
  const [, number] = /^booking (\w{12})$/.exec(subject) ?? []
  if (!number) return children
  return (
    <Link to={`/${agency}/bookings/${number}`} className="underline underline-offset-4">
      {children}
    </Link>
  )
}

function Change({ before, after }: { before: string; after: string }) {
  const { log: words } = useOffice('people')
  const lines = [
    [words.before, before],
    [words.after, after],
  ].filter(([, value]) => value)
  if (lines.length === 0) return null
  return (
    <dl className="grid min-w-48 grid-cols-[auto_1fr] gap-x-2 text-13">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

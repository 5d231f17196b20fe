// What was done in this office, by whom: filtered by the address.
import { useLoaderData, useSearchParams } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
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

export function loader({ api, url: { searchParams } }: LoaderArgs) {
  return api.staff.log({ page: readListQuery(searchParams).page, ...parseLogFilters(searchParams) })
}

type LogResult = Awaited<ReturnType<typeof loader>>

function parseLogFilters(search: URLSearchParams) {
  const { text } = readListQuery(search)
  const person = text('staff_id')
  return {
    staff_id: person === undefined ? undefined : Number(person),
    call: text('call'),
    subject: text('subject'),
    from: text('from'),
    to: text('to'),
  }
}

export default function LogPage() {
  const { log: words } = useText('team')
  const { list, people, actions, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <LogFilters people={people} actions={actions} />
      <DataTable
        name="log"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        hasSavedViews
        exportRows={(chosen, sending) =>
          api.staff.exportLog({ ...parseLogFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.empty} />}
        columns={useLogColumns()}
      />
    </>
  )
}

function LogFilters({ people, actions }: Pick<LogResult, 'people' | 'actions'>) {
  const { log: words } = useText('team')
  return (
    <Filters>
      <FilterField type="date" name="from" label={words.from} />
      <FilterField type="date" name="to" label={words.to} />
      <FilterSelect
        name="staff_id"
        label={words.who}
        all={words.everyone}
        choices={people.map(({ staff_id, name }) => ({ value: String(staff_id), name }))}
      />
      <FilterSelect
        name="call"
        label={words.what}
        all={words.anything}
        choices={actions.map(({ call, what }) => ({ value: call, name: what }))}
      />
      <FilterField type="search" name="subject" label={words.subject} />
    </Filters>
  )
}

/** The columns that can be exported, by the names that the call has for them. */
type LogExportColumn = Parameters<Api['staff']['exportLog']>[0]['columns'][number]

function useLogColumns(): TableColumn<LogResult['list'][number], LogExportColumn>[] {
  const { log: words } = useText('team')
  const { language } = useSession()
  return [
    {
      key: 'at',
      title: words.when,
      fixed: true,
      cell: ({ at }) => <TimeCell at={at} language={language} />,
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
      cell: ({ subject, said }) => <SubjectCell subject={subject}>{said.about}</SubjectCell>,
    },
    { key: 'change', title: words.change, cell: ({ said }) => <ChangeCell {...said} /> },
    {
      key: 'ip',
      wide: true,
      title: words.ip,
      cell: ({ ip }) => <span className="text-13 text-soft">{ip}</span>,
    },
  ]
}

function TimeCell({ at, language }: { at: string; language: 'ko' | 'en' }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(at, language)}
    </time>
  )
}

/** Links to the booking that the entry is about. */
function SubjectCell({ subject, children }: { subject: string; children: string }) {
  const [, number] = /^booking (\w{12})$/.exec(subject) ?? []
  if (!number) return children
  return (
    <OfficeLink to={`/bookings/${number}`} className="underline underline-offset-4">
      {children}
    </OfficeLink>
  )
}

function ChangeCell({ before, after }: { before: string; after: string }) {
  const { log: words } = useText('team')
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

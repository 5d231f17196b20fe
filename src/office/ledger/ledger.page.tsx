// 장부: the close of a day against bank and gateway, the figures of a month, and its file for the accountant.

import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { FilterField } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useSession } from '#web/session.tsx'
import { DayPanel } from './day-panel.tsx'

const MonthMargins = lazy(() => import('./month-margins.tsx'))

/** Without a day or a month: today and this month. A day of another month shows its own month. */
export async function loader({ api, url }: LoaderArgs) {
  const { text } = readListQuery(url.searchParams)
  const day = text('day')
  const [books, month] = await Promise.all([
    api.books.day({ day }),
    api.books.month({ month: text('month') ?? day?.slice(0, 7) }),
  ])
  return { books, month }
}
type MonthBooks = Awaited<ReturnType<Api['books']['month']>>

export default function LedgerPage() {
  const words = useText('ledger')
  const { books, month } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <OfficeLink to={`/tax-invoices?month=${month.month}`} className="button-secondary">
          {words.taxInvoices}
        </OfficeLink>
        <GatewayFile month={month.month} />
        <MonthFile month={month.month} />
      </PageHeader>
      <Filters>
        <FilterField type="date" name="day" label={words.day} shown={books.day} />
        <FilterField type="month" name="month" label={words.month} shown={month.month} />
      </Filters>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <DayPanel key={books.day} books={books} />
        <div className="grid min-w-0 gap-4">
          <MonthPanel books={month} />
          <Suspense>
            <MonthMargins key={month.month} month={month.month} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function MonthFile({ month }: { month: string }) {
  const words = useText('ledger')
  const { language } = useSession()
  const api = useApi()
  return (
    <ListExport
      title={`${words.file} ${month}`}
      lead={words.fileLead}
      get={(format, sending) => api.books.exportMonth({ month, format, language }, sending)}
    />
  )
}

function GatewayFile({ month }: { month: string }) {
  const { gatewayFile: words } = useText('ledger')
  const { language } = useSession()
  const api = useApi()
  return (
    <ListExport
      title={words.title}
      lead={words.lead}
      get={(format, sending) => api.books.exportGateway({ month, format, language }, sending)}
    />
  )
}

function MonthPanel({
  books: { month, received, returned, costs_paid, advances, groups, days },
}: {
  books: MonthBooks
}) {
  const words = useText('ledger')
  const sums = [
    [words.received, received],
    [words.returned, returned],
    [words.net, received - returned],
    [words.parts.costs_paid, costs_paid],
    [words.advances, advances],
  ] as const
  return (
    <Panel title={words.monthTitle(month)}>
      <dl className="grid grid-cols-2 gap-2">
        {sums.map(([label, sum]) => (
          <div key={label} className="grid">
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{words.won(formatNumber(sum))}</dd>
          </div>
        ))}
      </dl>
      {days.length === 0 && <p className="text-15 text-soft">{words.noMonth}</p>}
      {groups.map(
        ({ group, rows }) =>
          rows.length > 0 && <GroupTable key={group} title={words.groups[group]} rows={rows} />,
      )}
      {days.length > 0 && <DayTable days={days} />}
    </Panel>
  )
}

function GroupTable({ title, rows }: { title: string; rows: MonthBooks['groups'][number]['rows'] }) {
  const words = useText('ledger')
  return (
    <details open={rows.length <= 8}>
      <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-2 font-medium text-15">{title}</summary>
      <FigureTable
        heads={['', words.received, words.returned]}
        rows={rows.map(({ name, received, returned }) => ({
          key: name,
          name,
          figures: [formatNumber(received), formatNumber(returned)],
        }))}
      />
    </details>
  )
}

function DayTable({ days }: { days: MonthBooks['days'] }) {
  const words = useText('ledger')
  return (
    <details>
      <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-2 font-medium text-15">
        {words.days}
      </summary>
      <FigureTable
        rows={days.map(({ day, ledger, is_closed }) => ({
          key: day,
          name: (
            <>
              <OfficeLink to={`/books?day=${day}`} className="tabular-nums hover:underline">
                {day}
              </OfficeLink>
              {is_closed && <Badge className="ml-2">{words.isClosed}</Badge>}
            </>
          ),
          figures: [words.won(formatNumber(ledger))],
        }))}
      />
    </details>
  )
}

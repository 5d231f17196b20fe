// What the departures of a month left, by person, trip, channel and category.

import { calculateMonthLeft } from '#domain/books/month-left.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type MonthMarginsAnswer = Awaited<ReturnType<Api['books']['monthMargins']>>
type Group = MonthMarginsAnswer['groups'][number]

export default function MonthMargins({ month }: { month: string }) {
  const { margins: words } = useText('ledger')
  const describeError = useDescribeError()
  const api = useApi()
  const { answer, error } = useCall(`margins ${month}`, () => api.books.monthMargins({ month }))
  const groups = answer?.groups.filter(({ rows }) => rows.length > 0) ?? []
  return (
    <Panel title={`${words.title} ${month}`}>
      <p className="text-13 text-soft">{words.lead}</p>
      <Problem>{error === undefined ? '' : describeError(error)}</Problem>
      {answer && groups.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      {answer && <MonthLeft {...answer} />}
      {groups.map((each) => (
        <MarginTable key={each.group} {...each} />
      ))}
    </Panel>
  )
}

/** The margin of the trips less rent, salaries and the like, which no trip causes. */
function MonthLeft({ groups, overheads }: MonthMarginsAnswer) {
  const { margins: words, won } = useText('ledger')
  const margins = groups.flatMap(({ group, rows }) => rows.map(({ margin }) => ({ group, margin })))
  if (overheads.length === 0)
    return (
      <OfficeLink to="/cash" className="text-13 underline underline-offset-4">
        {words.noOverheads}
      </OfficeLink>
    )
  const left = calculateMonthLeft({ margins, overheads })
  const rows = [
    { what: words.sum, sum: calculateMonthLeft({ margins, overheads: [] }) },
    ...overheads.map(({ what, sum }) => ({ what, sum: -sum })),
  ]
  return (
    <section aria-label={words.left} className="text-15 tabular-nums">
      <h3 className="sr-only">{words.overheads}</h3>
      <ul className="grid gap-1">
        {rows.map(({ what, sum }) => (
          <li key={what} className="flex justify-between gap-3">
            <span>{what}</span>
            <span className="whitespace-nowrap">{won(formatNumber(sum))}</span>
          </li>
        ))}
        <li className="flex justify-between gap-3 border-line border-t pt-1 font-semibold">
          <span>{words.left}</span>
          <span className={`whitespace-nowrap ${left < 0 ? 'text-bad' : ''}`}>{won(formatNumber(left))}</span>
        </li>
      </ul>
    </section>
  )
}

function MarginTable({ group, rows }: Group) {
  const { margins: words, groups } = useText('ledger')
  const { columns } = words
  return (
    <details open={group === 'person'}>
      <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-2 font-medium text-15">
        {groups[group]}
      </summary>
      <FigureTable
        heads={[columns.name, columns.margin, columns.income, columns.cost, columns.heads]}
        rows={rows.map(({ name, heads, income, cost, margin }) => ({
          key: name,
          name,
          figures: [
            <span key="margin" className={`font-semibold ${margin < 0 ? 'text-bad' : ''}`}>
              {formatNumber(margin)}
            </span>,
            formatNumber(income),
            formatNumber(cost),
            formatNumber(heads),
          ],
        }))}
      />
    </details>
  )
}

// What the departures of a month left, by person, trip, channel and category.

import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type Group = Awaited<ReturnType<Api['books']['monthMargins']>>['groups'][number]

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
      {groups.map((each) => (
        <MarginTable key={each.group} {...each} />
      ))}
    </Panel>
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

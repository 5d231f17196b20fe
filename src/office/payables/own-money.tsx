// What of the money in the bank is the agency's own: today, and in thirty days.

import { formatNumber } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import type { Api } from '#office/api.ts'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'

type Position = Awaited<ReturnType<Api['books']['position']>>

export function OwnMoneyPanel({ position: { today, later } }: { position: Position }) {
  const { position: words, won } = useText('payables')
  const rows: [label: string, today: number | null, later: number | null][] = [
    [words.balance, today.balance, later.balance],
    [words.in_transit(bookLimits.gatewayPayoutDays), today.in_transit, later.in_transit],
    [words.coming, 0, later.coming],
    [words.held, -today.held, -later.held],
    [words.owed_customers, -today.owed_customers, -later.owed_customers],
    [words.owed_suppliers, -today.owed_suppliers, -later.owed_suppliers],
    [words.own, today.own, later.own],
  ]
  const format = (amount: number | null) => (amount === null ? '–' : won(formatNumber(amount)))
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.lead}</p>
      <FigureTable
        heads={['', words.today, words.later]}
        rows={rows.map(([label, now, then]) => ({
          key: label,
          name: label,
          figures: [format(now), format(then)],
          className: label === words.own ? 'font-semibold' : '',
        }))}
      />
      <p className="text-13 text-soft">
        {today.balance_on === null ? words.noBalance : words.balanceOn(today.balance_on)}
      </p>
    </Panel>
  )
}

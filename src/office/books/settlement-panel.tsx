// 정산서: the figures of a departure, as they are now or as they were closed, with VAT.

import { useState } from 'react'
import { correctSums } from '#domain/books/settlement.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { type FigureRow, FigureTable } from '#office/kit/figure-table.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { DepartureBooks } from './departure-books.ts'

type Props = { books: DepartureBooks }

/** Parts that are 0 are left out, but for the first and the last. Below the sums comes what they are compared with. */
function useSettlementRows({ closed, now, corrections }: DepartureBooks): FigureRow[] {
  const { settlement: words, won } = useText('books')
  const figures = closed?.figures ?? now
  const { heads, received, refunded, undone, compensated, to_refund, cancel_fees, vat_base } = figures
  const sums = correctSums(figures, corrections)
  const { by, income, cost, margin, margin_each, difference, pass_through, vat_of, supply, vat } = sums
  const toRow = (label: string, amount: number, className = ''): FigureRow => ({
    key: label,
    name: label,
    figures: [won(formatNumber(amount))],
    className,
  })
  const toPart = (label: string, amount: number) => (amount === 0 ? [] : [toRow(label, amount)])
  const soft = 'text-soft'
  return [
    { key: words.heads, name: words.heads, figures: [formatNumber(heads)] },
    toRow(words.received, received),
    ...toPart(words.refunded, -refunded),
    ...toPart(words.undone, -undone),
    ...toPart(words.compensated, -compensated),
    ...toPart(words.toRefund, -to_refund),
    ...toPart(words.correctionOf.income, by.income),
    toRow(words.income, income, 'font-semibold'),
    ...toPart(words.cancelFees, cancel_fees),
    ...toPart(words.advanceSpent, -figures.advance_spent),
    ...toPart(words.correctionOf.cost, by.cost),
    toRow(words.cost, cost, 'font-semibold'),
    toRow(words.margin, margin, `font-semibold ${margin < 0 ? '*:text-bad' : ''}`),
    toRow(words.marginEach, margin_each),
    toRow(`${words.cost} · ${words.columns.estimated}`, figures.estimated_cost, soft),
    toRow(words.columns.difference, difference, soft),
    ...(vat_base === 'fee' ? [toRow(words.passThrough, pass_through, soft)] : []),
    toRow(words.vatOf[vat_base], vat_of, soft),
    toRow(words.supply, supply, soft),
    toRow(words.vat, vat, soft),
  ]
}

export function SettlementPanel({ books }: Props) {
  const { settlement: words } = useText('books')
  const { language } = useSession()
  const { closed } = books
  const { concerns } = closed?.figures ?? books.now
  const rows = useSettlementRows(books)
  return (
    <Panel title={words.title} aside={<Badge>{closed ? words.closedBy(closed.by_name) : words.open}</Badge>}>
      {closed && (
        <p className="text-13 text-soft">
          {words.closedAt(closed.by_name, formatMoment(closed.at, language))}
        </p>
      )}
      <FigureTable rows={rows} />
      <BreakEven books={books} />
      {closed && concerns.length > 0 && <ConcernList concerns={concerns} title={words.accepted} />}
    </Panel>
  )
}

function BreakEven({ books: { break_even, costs, closed } }: Props) {
  const { settlement: words } = useText('books')
  if (costs.length === 0 || closed) return null
  return (
    <p className="text-15 text-soft">{break_even === null ? words.never : words.breakEven(break_even)}</p>
  )
}

/** Print, file and close. */
export function SettlementActions({ books }: Props) {
  const { settlement: words, close } = useText('books')
  const { language } = useSession()
  const api = useApi()
  const [isClosing, setClosing] = useState(false)
  const { departure_id, closed, is_over, now } = books
  const missing = now.open_lines > 0 ? close.missing(now.open_lines) : undefined
  const reason = is_over ? missing : close.notOver
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {!closed && reason && <span className="text-13 text-soft">{reason}</span>}
      <button type="button" className="button-secondary" onClick={() => window.print()}>
        {words.print}
      </button>
      <ListExport
        title={words.file}
        lead={words.fileLead}
        get={(format, sending) => api.books.exportSettlement({ departure_id, format, language }, sending)}
      />
      {!closed && (
        <button
          type="button"
          className="button-primary"
          disabled={reason !== undefined}
          onClick={() => setClosing(true)}
        >
          {close.open}
        </button>
      )}
      {isClosing && <CloseDialog books={books} onClose={() => setClosing(false)} />}
    </div>
  )
}

function CloseDialog({ books, onClose }: Props & { onClose: () => void }) {
  const {
    close: words,
    vat: { bases },
  } = useText('books')
  const api = useApi()
  const [isAccepted, setAccepted] = useState(false)
  const { departure_id, now, revision, concerns } = books
  const { income, cost, margin, vat_base, vat } = now
  return (
    <ConfirmAction
      title={words.title}
      lead={words.lead(formatNumber(income), formatNumber(cost), formatNumber(margin))}
      confirmLabel={words.open}
      canConfirm={isAccepted || concerns.length === 0}
      onClose={onClose}
      send={(sending) => api.books.close({ departure_id, income, cost, revision, concerns }, sending)}
      doneText={words.done}
    >
      <p className="text-15 text-soft">{words.vat(bases[vat_base], formatNumber(vat))}</p>
      {concerns.length > 0 && (
        <>
          <ConcernList concerns={concerns} title={words.concernsTitle} />
          <CheckBox checked={isAccepted} onCheck={setAccepted}>
            {words.accept}
          </CheckBox>
        </>
      )}
    </ConfirmAction>
  )
}

function ConcernList({ concerns, title }: { concerns: DepartureBooks['concerns']; title: string }) {
  const { close: words } = useText('books')
  return (
    <div role="status" className="grid gap-1 text-15">
      <p className="font-medium text-bad">{title}</p>
      <ul className="list-disc pl-5">
        {concerns.map(({ kind, count, amount }) => (
          <li key={kind}>{words.concerns[kind](count, formatNumber(amount))}</li>
        ))}
      </ul>
    </div>
  )
}

// One day: what moved, what does not fit together, and its close with corrections.

import { lazy, Suspense, useState } from 'react'
import { parseSum } from '#domain/books/currency.ts'
import { listDayDifferences } from '#domain/books/day-differences.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'

type DayBooks = Awaited<ReturnType<Api['books']['day']>>
type Props = { books: DayBooks }

const GatewayDay = lazy(() => import('./gateway-day.tsx'))

const parts = [
  'gateway_in',
  'gateway_out',
  'transfer_in',
  'transfer_out',
  'ledger',
  'bank_in',
  'bank_out',
  'costs_paid',
] as const
type Difference = [label: string, amount: number]

const keepDiffering = (rows: readonly Difference[]) => rows.filter(([, amount]) => amount !== 0)

/** What was entered as paid out by the gateway, beside what it took on the day; what it says itself names the parts. */
function listGatewayDifference({ closed }: DayBooks, words: DifferenceText): Difference[] {
  if (!closed) return []
  const { gateway_settled: settled, figures } = closed
  const { gateway_in, gateway_out, gateway } = figures
  const taken = gateway_in - gateway_out
  if (!gateway) return settled === null ? [] : keepDiffering([[words.settled, settled - taken]])
  const paidOut: Difference[] = [
    [words.otherDays, gateway.gross - taken],
    [words.fee, -gateway.fee],
    [words.settledRest, (settled ?? 0) - gateway.net],
  ]
  return keepDiffering([[words.sold, gateway.sold - taken], ...(settled === null ? [] : paidOut)])
}

/** Rows that were written for the day after its close, less what was corrected. */
function listChanges({ now, closed, corrections }: DayBooks, words: DifferenceText): Difference[] {
  if (!closed) return []
  const { figures } = closed
  const corrected = corrections.reduce((sum, { amount }) => sum + amount, 0)
  return keepDiffering([
    [words.since, now.ledger - figures.ledger - corrected],
    [words.sinceCosts, now.costs_paid - figures.costs_paid],
    [words.sinceBank, now.bank_in - figures.bank_in],
  ])
}
type DifferenceText = ReturnType<typeof useText<'ledger'>>['differences']

export function DayPanel({ books }: Props) {
  const words = useText('ledger')
  const { language } = useSession()
  const [opened, setOpened] = useState<'close' | 'correct'>()
  const { day, now, closed } = books
  const figures = closed?.figures ?? now
  return (
    <Panel
      title={words.dayTitle(day)}
      aside={
        <button
          type="button"
          className={closed ? 'button-secondary' : 'button-primary'}
          onClick={() => setOpened(closed ? 'correct' : 'close')}
        >
          {closed ? words.correct : words.close}
        </button>
      }
    >
      {closed && (
        <p className="text-13 text-soft">
          {words.closedAt(closed.by_name, formatMoment(closed.at, language))}
        </p>
      )}
      <FigureTable
        rows={parts.map((part) => ({
          key: part,
          name: words.parts[part],
          figures: [words.won(formatNumber(part.endsWith('_out') ? -figures[part] : figures[part]))],
          className: part === 'ledger' ? 'font-semibold' : '',
        }))}
      />
      <Differences books={books} />
      <Suspense>
        <GatewayDay day={day} />
      </Suspense>
      <CorrectionList books={books} />
      {opened === 'close' && <CloseDialog books={books} onClose={() => setOpened(undefined)} />}
      {opened === 'correct' && <CorrectDialog books={books} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}

function Differences({ books }: Props) {
  const { differences: words } = useText('ledger')
  const named = listDayDifferences(books.closed?.figures ?? books.now)
  const sum = named.reduce((sum, [, amount]) => sum + amount, 0)
  const others = [...listGatewayDifference(books, words), ...listChanges(books, words)]
  return (
    <section aria-label={words.title} className="grid gap-1 px-3">
      <h3 className="font-medium text-15">{words.title}</h3>
      {named.length + others.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      {named.length > 0 && (
        <>
          <DifferenceList rows={named.map(([name, amount]) => [words[name], amount])} />
          <DifferenceList rows={[[words.sum, sum]]} isSum />
        </>
      )}
      <DifferenceList rows={others} />
    </section>
  )
}

function DifferenceList({ rows, isSum = false }: { rows: readonly Difference[]; isSum?: boolean }) {
  const { won } = useText('ledger')
  if (rows.length === 0) return null
  return (
    <ul className={isSum ? 'border-line border-t pt-1 font-semibold' : ''}>
      {rows.map(([label, amount]) => (
        <li key={label} className="flex justify-between gap-3 text-15 tabular-nums">
          <span>{label}</span>
          <span className={`whitespace-nowrap ${isSum ? '' : 'text-bad'}`}>{won(formatNumber(amount))}</span>
        </li>
      ))}
    </ul>
  )
}

function CorrectionList({ books: { corrections } }: Props) {
  const words = useText('ledger')
  if (corrections.length === 0) return null
  return (
    <section aria-label={words.corrections} className="grid gap-1 px-3">
      <h3 className="font-medium text-15">{words.corrections}</h3>
      <ul>
        {corrections.map(({ id, amount, reason, by_name }) => (
          <li key={id} className="flex justify-between gap-3 text-15 tabular-nums">
            <span>
              {reason} <span className="text-13 text-soft">{by_name}</span>
            </span>
            <span>{words.won(formatNumber(amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DialogProps = Props & { onClose: () => void }

function CloseDialog({ books: { day, now }, onClose }: DialogProps) {
  const words = useText('ledger')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.closeDay,
    toInput: ({ gateway_settled = '' }) => ({
      day,
      ledger: now.ledger,
      gateway_settled: gateway_settled === '' ? null : parseSum(gateway_settled, 'KRW'),
    }),
    send: (input, sending) => api.books.closeDay(input, sending),
    onSaved: () => {
      toast(words.closed)
      onClose()
    },
  })
  return (
    <Dialog title={words.closeTitle(day)} onClose={onClose} className="max-w-2xl">
      <form className="grid grid-cols-1 gap-3" onSubmit={submit}>
        <p className="text-15 text-soft">{words.closeLead}</p>
        <WaysTable day={day} now={now} />
        <Field
          {...bind('gateway_settled')}
          label={words.settledLabel}
          hint={words.settledHint}
          inputMode="numeric"
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.close} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** What the books say was moved, what bank and gateway say, and the difference, by way of payment. */
function WaysTable({ day, now }: Pick<DayBooks, 'day' | 'now'>) {
  const { ways: words, differences, won } = useText('ledger')
  const api = useApi()
  const { answer } = useCall(`gateway ${day}`, () => api.books.gatewayDay({ day }))
  const { gateway_in, gateway_out, transfer_in, transfer_out, costs_paid, bank_in, bank_out } = now
  const ways: [name: string, expected: number, found: number | undefined][] = [
    [words.transfer, transfer_in - transfer_out - costs_paid, bank_in - bank_out],
    [words.gateway, gateway_in - gateway_out, answer?.figures?.sold],
  ]
  const named = listDayDifferences(now)
  return (
    <>
      <FigureTable
        heads={['', words.expected, words.found, words.difference]}
        rows={ways.map(([name, expected, found]) => ({
          key: name,
          name,
          figures: [
            won(formatNumber(expected)),
            found === undefined ? words.unknown : won(formatNumber(found)),
            <span key="difference" className={found === expected ? '' : 'font-semibold text-bad'}>
              {found === undefined ? '–' : won(formatNumber(found - expected))}
            </span>,
          ],
        }))}
      />
      <DifferenceList rows={named.map(([name, amount]) => [differences[name], amount])} />
    </>
  )
}

function CorrectDialog({ books: { day }, onClose }: DialogProps) {
  const words = useText('ledger')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.correctDay,
    toInput: ({ amount = '', reason }) => ({ day, amount: parseSum(amount, 'KRW'), reason }),
    send: (input, sending) => api.books.correctDay(input, sending),
    onSaved: () => {
      toast(words.corrected)
      onClose()
    },
  })
  return (
    <Dialog title={words.correct} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <Field {...bind('amount')} label={words.amount} hint={words.amountHint} required />
        <Field {...bind('reason')} label={words.reason} required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.correct} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

// The costs of a departure: estimated and actual, what was paid of each, and what is left.
import { lazy, Suspense, useState } from 'react'
import { formatSum } from '#domain/books/currency.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { GuidePictureButton } from '#office/occupancy/guide-picture.tsx'
import { Plus } from '#ui/more-icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DepartureBooks, DepartureCost } from './departure-books.ts'
import { UndoPayment } from './undo-payment.tsx'

// What few people open comes when it is asked for.
const PayDialog = lazy(() => import('./pay-dialog.tsx'))
const CommissionDialog = lazy(() => import('./commission-dialog.tsx'))

type Props = { books: DepartureBooks; onEdit: (cost: DepartureCost | 'new') => void }
type CostListProps = Props & { onType: () => void }

export function CostList({ books, onEdit, onType }: CostListProps) {
  const { costs: words, grid } = useText('books')
  const { costs, closed } = books
  const [paying, setPaying] = useState<DepartureCost>()
  return (
    <Panel
      title={words.title}
      aside={
        !closed && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <CopyButton books={books} />
            <CommissionButton books={books} />
            <button type="button" className="button-secondary" onClick={onType}>
              {grid.open}
            </button>
            <button type="button" className="button-secondary" onClick={() => onEdit('new')}>
              <Plus size={18} />
              {words.add}
            </button>
          </div>
        )
      }
    >
      {costs.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {costs.map((cost) => (
          <CostItem key={cost.id} books={books} cost={cost} onEdit={onEdit} onPay={setPaying} />
        ))}
      </ul>
      {paying && (
        <Suspense>
          <PayDialog cost={paying} onClose={() => setPaying(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}

type CostItemProps = Props & { cost: DepartureCost; onPay: (cost: DepartureCost) => void }

function CostItem({ books, cost, onEdit, onPay }: CostItemProps) {
  const { costs: words, corrections, kinds, bases, won, payments: payWords } = useText('books')
  const {
    what,
    kind,
    basis,
    currency,
    estimate,
    bill,
    bill_won,
    paid,
    due_on,
    supplier_name,
    payments,
    is_late,
    is_paid_from_advance,
    left,
  } = cost
  const line = (books.closed?.figures ?? books.now).lines.find(({ id }) => id === cost.id)
  return (
    <li className="grid gap-1 py-3 text-15">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span className="font-semibold">{what}</span>{' '}
          <span className="text-13 text-soft">
            <NonBreakingText>
              {[
                kinds[kind],
                supplier_name ?? words.noSupplier,
                due_on && `${words.due} ${due_on}`,
                is_late && corrections.late,
                is_paid_from_advance && words.fromAdvance,
              ]
                .filter(Boolean)
                .join(' · ')}
            </NonBreakingText>
          </span>
        </span>
        <span className="tabular-nums">
          {words.bill} <b>{bill_won === null ? '–' : won(formatNumber(bill_won))}</b>
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-13 text-soft tabular-nums">
        <span>
          {words.estimated} {won(formatNumber(line?.estimated ?? 0))} ({bases[basis]}{' '}
          {formatSum(estimate, currency)} {currency})
        </span>
        <span>
          {bill !== null && currency !== 'KRW' && `${formatSum(bill, currency)} ${currency} · `}
          {words.paid} {won(formatNumber(paid))} · {words.left} {won(formatNumber(left))}
        </span>
      </div>
      {payments.map((payment) => (
        <UndoPayment key={payment.id} payment={payment} />
      ))}
      <div className="flex flex-wrap gap-2 print:hidden">
        {left > 0 && (
          <button
            type="button"
            className="button-secondary"
            aria-label={payWords.payLabel(what)}
            onClick={() => onPay(cost)}
          >
            {payWords.pay}
          </button>
        )}
        {cost.slip_picture && (
          <GuidePictureButton of="slip" id={cost.slip_picture} at={0} label={words.slipPicture(what)} />
        )}
        {!books.closed && (
          <button
            type="button"
            className="button-secondary"
            aria-label={words.editLabel(what)}
            onClick={() => onEdit(cost)}
          >
            {words.edit}
          </button>
        )}
      </div>
    </li>
  )
}

function CopyButton({ books: { copy_from, departure_id, costs } }: { books: DepartureBooks }) {
  const { costs: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  if (!copy_from || costs.length > 0) return null
  const copy = () =>
    save(async (sending) => {
      const { added } = await api.books.copyCosts({ departure_id, from: copy_from.departure_id }, sending)
      toast(words.copied(added))
    })
  return (
    <>
      <button type="button" className="button-primary" disabled={saving} onClick={() => void copy()}>
        {words.copy(copy_from.departure_date, copy_from.lines)}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}

function CommissionButton({ books }: { books: DepartureBooks }) {
  const { costs: words } = useText('books')
  const [isOpen, setOpen] = useState(false)
  if (books.shops.every(({ is_taken }) => is_taken)) return null
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
        {words.commissions}
      </button>
      {isOpen && (
        <Suspense>
          <CommissionDialog books={books} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

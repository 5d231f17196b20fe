// One cost of a departure as a form: what it is for, from whom, and what it is expected to be.
import { useState } from 'react'
import { costBases, costKinds } from '#domain/books/cost-kind.ts'
import { formatRate, formatSum, parseRate, parseSum } from '#domain/books/currency.ts'
import { type Currency, currencies } from '#lib/currencies.ts'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import type { Bind } from '#web/use-form.ts'
import type { DepartureBooks, DepartureCost } from './departure-books.ts'

type Props = { books: DepartureBooks; cost: DepartureCost | undefined; onClose: () => void }

export function CostDialog({ books, cost, onClose }: Props) {
  const { costs: words } = useText('books')
  const { save } = useText('kit')
  const [currency, setCurrency] = useState<Currency>(cost?.currency ?? 'KRW')
  const [isRemoving, setRemoving] = useState(false)
  const { submit, bind, sending, problem } = useCostForm(books, cost, currency, onClose)
  return (
    <Dialog title={cost ? words.editLabel(cost.what) : words.add} onClose={onClose} className="max-w-xl">
      <form className="grid gap-3" onSubmit={submit}>
        <AboutFields books={books} cost={cost} bind={bind} />
        <SumFields cost={cost} currency={currency} onCurrency={setCurrency} bind={bind} />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          {cost && (
            <button type="button" className="button-danger mr-auto" onClick={() => setRemoving(true)}>
              {words.remove}
            </button>
          )}
          <button type="submit" className="button-primary" disabled={sending}>
            {save}
          </button>
        </div>
      </form>
      {isRemoving && cost && (
        <RemoveDialog cost={cost} onClose={() => setRemoving(false)} onRemoved={onClose} />
      )}
    </Dialog>
  )
}

function useCostForm(
  { departure_id }: DepartureBooks,
  cost: DepartureCost | undefined,
  currency: Currency,
  onClose: () => void,
) {
  const { costs: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const toLine = ({
    supplier,
    kind,
    what,
    basis,
    estimate = '',
    rate = '',
    rate_on,
    due_on,
  }: FormValues) => ({
    supplier: supplier ? Number(supplier) : null,
    kind,
    what,
    basis,
    currency,
    estimate: parseSum(estimate, currency),
    rate: currency === 'KRW' ? null : parseRate(rate),
    rate_on: currency === 'KRW' ? null : rate_on,
    due_on: due_on || null,
  })
  const onSaved = () => {
    toast(words.saved)
    onClose()
  }
  const adding = useCallForm({
    call: ({ books }) => books.addCosts,
    toInput: (values) => ({ departure_id, lines: [toLine(values)] }),
    send: (input, sending) => api.books.addCosts(input, sending),
    onSaved,
  })
  const changing = useCallForm({
    call: ({ books }) => books.changeCost,
    toInput: (values) => ({ id: cost?.id, revision: cost?.revision, ...toLine(values) }),
    send: (input) => api.books.changeCost(input),
    onSaved,
  })
  const bindLine = (name: string) => ({ ...adding.bind(`lines.0.${name}`), name })
  return cost ? changing : { ...adding, bind: bindLine }
}

export function AboutFields({ books, cost, bind }: Omit<Props, 'onClose'> & { bind: Bind }) {
  const { costs: words, kinds } = useText('books')
  const { fields } = words
  // A supplier that ended is offered no more, and a line that has it keeps it.
  const isEnded = cost?.supplier && !books.suppliers.some(({ id }) => id === cost.supplier)
  const suppliers = [
    { value: '', name: words.noSupplier },
    ...(isEnded ? [{ value: String(cost.supplier), name: cost.supplier_name ?? '' }] : []),
    ...books.suppliers.map(({ id, name }) => ({ value: String(id), name })),
  ]
  return (
    <>
      <Field {...bind('what')} label={fields.what} required defaultValue={cost?.what} />
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          {...bind('kind')}
          label={fields.kind}
          defaultValue={cost?.kind ?? 'land'}
          choices={costKinds.map((value) => ({ value, name: kinds[value] }))}
        />
        <Select
          {...bind('supplier')}
          label={fields.supplier}
          defaultValue={String(cost?.supplier ?? '')}
          choices={suppliers}
        />
      </div>
    </>
  )
}

type SumFieldsProps = {
  cost: DepartureCost | undefined
  currency: Currency
  onCurrency: (currency: Currency) => void
  bind: Bind
}

function SumFields({ cost, currency, onCurrency, bind }: SumFieldsProps) {
  const { costs: words, bases } = useText('books')
  const { fields } = words
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        {...bind('basis')}
        label={fields.basis}
        defaultValue={cost?.basis ?? 'head'}
        choices={costBases.map((value) => ({ value, name: bases[value] }))}
      />
      <Select
        {...bind('currency')}
        label={fields.currency}
        value={currency}
        onChange={({ target }) => onCurrency(currencies.find((each) => each === target.value) ?? 'KRW')}
        choices={currencies.map((value) => ({ value, name: value }))}
      />
      <Field
        {...bind('estimate')}
        label={fields.estimate}
        inputMode="decimal"
        required
        defaultValue={cost && formatSum(cost.estimate, cost.currency)}
      />
      <Field type="date" {...bind('due_on')} label={fields.due_on} defaultValue={cost?.due_on ?? ''} />
      {currency !== 'KRW' && (
        <>
          <Field
            {...bind('rate')}
            label={fields.rate}
            inputMode="decimal"
            required
            defaultValue={cost?.rate ? formatRate(cost.rate) : ''}
          />
          <Field
            type="date"
            {...bind('rate_on')}
            label={fields.rate_on}
            defaultValue={cost?.rate_on ?? getToday()}
          />
        </>
      )}
    </div>
  )
}

type RemoveDialogProps = { cost: DepartureCost; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ cost: { id, revision, what }, onClose, onRemoved }: RemoveDialogProps) {
  const { costs: words } = useText('books')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk(what)}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      onClose={onClose}
      send={() => api.books.removeCost({ id, revision })}
      doneText={words.removed}
      onDone={onRemoved}
    />
  )
}

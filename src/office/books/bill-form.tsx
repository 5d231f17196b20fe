// What suppliers really asked for: one field a line, saved together.
import { useState } from 'react'
import { formatRate, formatSum, parseRate, parseSum } from '#domain/books/currency.ts'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import type { Bind } from '#web/use-form.ts'
import type { DepartureBooks, DepartureCost } from './departure-books.ts'

type BillText = { bill: string; rate: string; rate_on: string }

const toText = ({ bill, bill_rate, bill_rate_on, currency }: DepartureCost): BillText => ({
  bill: bill === null ? '' : formatSum(bill, currency),
  rate: bill_rate === null ? '' : formatRate(bill_rate),
  rate_on: bill_rate_on ?? getToday(),
})

/** As it was estimated, for as many as travel. */
const toEstimateText = (
  { estimate, basis, currency, rate, rate_on }: DepartureCost,
  heads: number,
): BillText => ({
  bill: formatSum(basis === 'head' ? estimate * heads : estimate, currency),
  rate: rate === null ? '' : formatRate(rate),
  rate_on: rate_on ?? getToday(),
})

function toBill({ id, revision, currency }: DepartureCost, { bill, rate, rate_on }: BillText) {
  const isForeign = currency !== 'KRW' && bill !== ''
  return {
    id,
    revision,
    bill: bill === '' ? null : parseSum(bill, currency),
    bill_rate: isForeign ? parseRate(rate) : null,
    bill_rate_on: isForeign ? rate_on : null,
  }
}

export function BillForm({ books }: { books: DepartureBooks }) {
  const { bills: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const { departure_id, costs, now } = books
  const [texts, setTexts] = useState<Record<number, BillText>>({})
  const getText = (cost: DepartureCost) => texts[cost.id] ?? toText(cost)
  const changed = costs.filter(({ id }) => texts[id])
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.saveBills,
    toInput: () => ({ departure_id, bills: changed.map((cost) => toBill(cost, getText(cost))) }),
    send: (input) => api.books.saveBills(input),
    onSaved: () => toast(words.saved),
  })
  const fillBlanks = () =>
    setTexts({
      ...texts,
      ...Object.fromEntries(
        costs
          .filter((cost) => getText(cost).bill === '')
          .map((cost) => [cost.id, toEstimateText(cost, now.heads)]),
      ),
    })
  return (
    <Panel title={words.title}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-13 text-soft">{words.lead}</p>
        {costs.map((cost) => (
          <BillFields
            key={cost.id}
            cost={cost}
            text={getText(cost)}
            bind={bind}
            at={changed.indexOf(cost)}
            onChange={(text) => setTexts({ ...texts, [cost.id]: text })}
          />
        ))}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button-secondary" onClick={fillBlanks}>
            {words.asEstimated}
          </button>
          <button type="submit" className="button-primary" disabled={sending || changed.length === 0}>
            {words.save}
          </button>
        </div>
      </form>
    </Panel>
  )
}

type BillFieldsProps = {
  cost: DepartureCost
  text: BillText
  /** Its place among those that are sent. */
  at: number
  bind: Bind
  onChange: (text: BillText) => void
}

function BillFields({ cost: { what, currency }, text, at, bind, onChange }: BillFieldsProps) {
  const { bills: words } = useText('books')
  return (
    <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_6rem_11rem]">
      <div className="max-tablet:col-span-2">
        <Field
          {...bind(`bills.${at}.bill`)}
          label={words.amountOf(what, currency)}
          inputMode="decimal"
          value={text.bill}
          onChange={({ target }) => onChange({ ...text, bill: target.value })}
        />
      </div>
      {currency !== 'KRW' && (
        <>
          <Field
            {...bind(`bills.${at}.bill_rate`)}
            label={words.rateOf(what)}
            inputMode="decimal"
            value={text.rate}
            onChange={({ target }) => onChange({ ...text, rate: target.value })}
          />
          <Field
            {...bind(`bills.${at}.bill_rate_on`)}
            type="date"
            label={words.rateDayOf(what)}
            value={text.rate_on}
            onChange={({ target }) => onChange({ ...text, rate_on: target.value })}
          />
        </>
      )}
    </div>
  )
}

// What the guide spent on the way and is no cost yet: chosen slips become costs, each currency with a rate.
import { useState } from 'react'
import { parseRate } from '#domain/books/currency.ts'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { formatCents } from '#office/guide/cents.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { GuidePictureButton } from '#office/occupancy/guide-picture.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DepartureBooks } from './departure-books.ts'

export function SlipsPanel({ books: { departure_id, slips } }: { books: DepartureBooks }) {
  const { slips: words, costs } = useText('books')
  const api = useApi()
  const toast = useToast()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = slips.filter(({ id }) => !left.has(id))
  const foreign = [...new Set(chosen.map(({ currency }) => currency))].filter((each) => each !== 'KRW')
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.takeSlips,
    toInput: (values) => ({
      departure_id,
      slips: chosen.map(({ id }) => id),
      rates: foreign.map((currency, at) => ({
        currency,
        rate: parseRate(values[`rates.${at}.rate`] ?? ''),
        rate_on: values[`rates.${at}.rate_on`],
      })),
    }),
    send: (input, sending) => api.books.takeSlips(input, sending),
    onSaved: ({ added }) => toast(words.taken(added)),
  })
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Panel title={words.title}>
      <form className="grid gap-3 print:hidden" onSubmit={submit}>
        <p className="text-13 text-soft">{words.lead}</p>
        <ul className="divide-y divide-line">
          {slips.map((slip) => (
            <li key={slip.id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-15">
              <CheckBox checked={!left.has(slip.id)} onCheck={(isChecked) => choose(slip.id, isChecked)}>
                <span>
                  {slip.what}{' '}
                  <span className="text-13 text-soft tabular-nums">
                    {slip.day} · {slip.by_name}
                  </span>
                </span>
              </CheckBox>
              <span className="tabular-nums">{formatCents(slip)}</span>
              {slip.has_picture && (
                <GuidePictureButton of="slip" id={slip.id} at={0} label={costs.slipPicture(slip.what)} />
              )}
            </li>
          ))}
        </ul>
        {foreign.map((currency, at) => (
          <div key={currency} className="grid grid-cols-2 gap-3">
            <Field
              {...bind(`rates.${at}.rate`)}
              label={words.rateOf(currency)}
              inputMode="decimal"
              required
            />
            <Field
              type="date"
              {...bind(`rates.${at}.rate_on`)}
              label={words.rateDayOf(currency)}
              defaultValue={getToday()}
            />
          </div>
        ))}
        <Problem>{problem}</Problem>
        <button
          type="submit"
          className="button-primary justify-self-end"
          disabled={sending || chosen.length === 0}
        >
          {words.take(chosen.length)}
        </button>
      </form>
    </Panel>
  )
}

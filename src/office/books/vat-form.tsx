// Which sum counts for VAT: all that was received, or the agency's fee.
import { useState } from 'react'
import { vatBases } from '#domain/books/cost-kind.ts'
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber } from '#lib/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field, Select } from '../kit/field.tsx'
import { Panel } from '../kit/panel.tsx'
import { useToast } from '../kit/toast.tsx'
import { useCallForm } from '../kit/use-call-form.ts'
import { useText } from '../kit/use-text.ts'
import type { DepartureBooks } from './departure-books.ts'

export function VatForm({ books: { departure_id, revision, fee, now } }: { books: DepartureBooks }) {
  const { vat: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const [base, setBase] = useState<string>(now.vat_base)
  const { submit, sending, problem, wrong } = useCallForm({
    call: ({ books }) => books.saveVat,
    toInput: (values) => ({
      departure_id,
      revision,
      vat_base: values.vat_base,
      fee: values.vat_base === 'fee' ? parseSum(values.fee ?? '', 'KRW') : 0,
    }),
    send: (input) => api.books.saveVat(input),
    onSaved: () => toast(words.saved),
  })
  return (
    <Panel title={words.title}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-13 text-soft">{words.lead}</p>
        <Select
          name="vat_base"
          label={words.title}
          value={base}
          onChange={({ target }) => setBase(target.value)}
          choices={vatBases.map((value) => ({ value, name: words.bases[value] }))}
          error={wrong.vat_base}
        />
        {base === 'fee' && (
          <Field
            name="fee"
            label={words.fee}
            inputMode="numeric"
            required
            defaultValue={formatNumber(fee)}
            error={wrong.fee}
          />
        )}
        <Problem>{problem}</Problem>
        <button type="submit" className="button-secondary justify-self-end" disabled={sending}>
          {words.save}
        </button>
      </form>
    </Panel>
  )
}

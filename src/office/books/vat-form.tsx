// Which sum counts for VAT: all that was received, or the agency's fee.
import { useState } from 'react'
import { vatBases } from '#domain/books/cost-kind.ts'
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import type { DepartureBooks } from './departure-books.ts'

export function VatForm({ books }: { books: DepartureBooks }) {
  const { departure_id, revision, fee, now, proposed_fee } = books
  const { vat: words, won } = useText('books')
  const api = useApi()
  const toast = useToast()
  const [base, setBase] = useState<string>(now.vat_base)
  const asksForFees = base === 'whole' && now.cancel_fees !== 0
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.saveVat,
    toInput: (values) => ({
      departure_id,
      revision,
      vat_base: values.vat_base,
      fee: values.vat_base === 'fee' ? parseSum(values.fee ?? '', 'KRW') : 0,
      cancel_fees_taxed: asksForFees ? values.cancel_fees_taxed !== undefined : now.cancel_fees_taxed,
    }),
    send: (input) => api.books.saveVat(input),
    onSaved: () => toast(words.saved),
  })
  return (
    <Panel title={words.title}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-13 text-soft">{words.lead}</p>
        <Select
          {...bind('vat_base')}
          label={words.title}
          value={base}
          onChange={({ target }) => setBase(target.value)}
          choices={vatBases.map((value) => ({ value, name: words.bases[value] }))}
        />
        {base === 'fee' && (
          <Field
            {...bind('fee')}
            label={words.fee}
            inputMode="numeric"
            required
            defaultValue={formatNumber(fee || (proposed_fee ?? 0))}
            hint={proposed_fee === null ? undefined : words.proposed(won(formatNumber(proposed_fee)))}
          />
        )}
        {asksForFees && (
          <CheckBox name="cancel_fees_taxed" defaultChecked={now.cancel_fees_taxed}>
            {words.cancelFeesTaxed(won(formatNumber(now.cancel_fees)))}
          </CheckBox>
        )}
        <Problem>{problem}</Problem>
        <button type="submit" className="button-secondary justify-self-end" disabled={sending}>
          {words.save}
        </button>
      </form>
    </Panel>
  )
}

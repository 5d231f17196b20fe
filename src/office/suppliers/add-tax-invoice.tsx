// Entering a tax invoice: of whom, its number and sums, and for which costs.

import { useState } from 'react'
import { parseSum } from '#domain/books/currency.ts'
import { splitVat } from '#domain/books/settlement.ts'
import { taxInvoiceKinds } from '#domain/books/tax-invoice-kind.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import type { Bind } from '#web/use-form.ts'
import type { UninvoicedCost } from './uninvoiced-cost.ts'

type Suppliers = Awaited<ReturnType<Api['books']['taxInvoices']>>['suppliers']
type Props = { cost?: UninvoicedCost; suppliers: Suppliers; onClose: () => void }

export default function AddTaxInvoice({ cost, suppliers, onClose }: Props) {
  const words = useText('invoices')
  const api = useApi()
  const toast = useToast()
  const [supplier, setSupplier] = useState(cost ? String(cost.supplier) : '')
  const sums = useSums(cost?.won)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.addTaxInvoice,
    fieldByRefusal: { INVOICE_ENTERED: 'number' },
    toInput: ({ number, issued_on, kind, supply = '', vat = '', as_bill }, listTicked) => ({
      supplier: Number(supplier),
      number,
      issued_on,
      kind,
      supply: parseSum(supply, 'KRW'),
      vat: parseSum(vat, 'KRW'),
      costs: listTicked('costs').map(Number),
      as_bill: as_bill === 'yes',
    }),
    send: (input, sending) => api.books.addTaxInvoice(input, sending),
    onSaved: () => {
      toast(words.added)
      onClose()
    },
  })
  return (
    <Dialog title={words.add} onClose={onClose} className="max-w-xl">
      <form className="grid gap-3" onSubmit={submit}>
        <Select
          {...bind('supplier')}
          label={words.fields.supplier}
          value={supplier}
          required
          onChange={({ target }) => setSupplier(target.value)}
          choices={[
            { value: '', name: words.choose },
            ...suppliers.map(({ id, name }) => ({ value: String(id), name })),
          ]}
        />
        <div className="grid gap-3 tablet:grid-cols-2">
          <Field {...bind('number')} label={words.fields.number} hint={words.fields.numberHint} required />
          <Field
            {...bind('issued_on')}
            type="date"
            label={words.fields.issued_on}
            defaultValue={getToday()}
            required
          />
        </div>
        <SumFields sums={sums} bind={bind} />
        {supplier !== '' && (
          <CostChoices key={supplier} supplier={Number(supplier)} chosenFirst={cost?.id} sum={sums.sum} />
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** VAT follows from the supply value until somebody types it; `bill` holds its VAT. */
function useSums(bill: number | undefined) {
  const split = bill === undefined ? undefined : splitVat(bill)
  const [kind, setKind] = useState('taxed')
  const [supply, setSupply] = useState(split ? formatNumber(split.supply) : '')
  const [vat, setVat] = useState(split ? formatNumber(split.vat) : '')
  const toVat = (of: string, typed: string) => {
    const value = of === 'taxed' ? parseSum(typed, 'KRW') / 10 : 0
    return Number.isNaN(value) ? '' : formatNumber(Math.trunc(value) || 0)
  }
  const sum = parseSum(supply, 'KRW') + parseSum(vat, 'KRW')
  return {
    kind,
    supply,
    vat,
    setVat,
    sum: Number.isNaN(sum) ? 0 : sum,
    chooseKind(chosen: string) {
      setKind(chosen)
      setVat(toVat(chosen, supply))
    },
    typeSupply(typed: string) {
      setSupply(typed)
      setVat(toVat(kind, typed))
    },
  }
}

type SumFieldsProps = {
  sums: ReturnType<typeof useSums>
  bind: Bind
}

function SumFields({ sums, bind }: SumFieldsProps) {
  const { fields, kinds } = useText('invoices')
  return (
    <div className="grid gap-3 tablet:grid-cols-3">
      <Select
        {...bind('kind')}
        label={fields.kind}
        value={sums.kind}
        onChange={({ target }) => sums.chooseKind(target.value)}
        choices={taxInvoiceKinds.map((value) => ({ value, name: kinds[value] }))}
      />
      <Field
        {...bind('supply')}
        label={fields.supply}
        inputMode="text"
        value={sums.supply}
        onChange={({ target }) => sums.typeSupply(target.value)}
        required
      />
      <Field
        {...bind('vat')}
        label={fields.vat}
        {...(sums.kind === 'taxed' && { hint: fields.vatHint })}
        inputMode="text"
        value={sums.vat}
        onChange={({ target }) => sums.setVat(target.value)}
        required
      />
    </div>
  )
}

type CostChoicesProps = { supplier: number; chosenFirst: number | undefined; sum: number }

/** The costs of the supplier that have no invoice yet, and whether what was chosen comes to the same. */
function CostChoices({ supplier, chosenFirst, sum }: CostChoicesProps) {
  const words = useText('invoices')
  const api = useApi()
  const [chosen, setChosen] = useState(chosenFirst === undefined ? [] : [chosenFirst])
  const { answer } = useCall(`costs ${supplier}`, () =>
    api.books.costsWithoutInvoice({ supplier, show: 'all' }),
  )
  if (!answer) return null
  const costs = answer.list
  const ticked = costs.filter(({ id }) => chosen.includes(id))
  const bills = ticked.reduce((all, { won }) => all + won, 0)
  const unbilled = ticked.filter(({ is_estimated }) => is_estimated)
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.fields.costs}</legend>
      {costs.length === 0 && <p className="text-15 text-soft">{words.noCosts}</p>}
      {costs.length > 0 && (
        <div className="grid max-h-60 overflow-y-auto">
          {costs.map(({ id, what, departure_date, won, is_estimated }) => (
            <CheckBox
              key={id}
              name="costs"
              value={String(id)}
              checked={chosen.includes(id)}
              onCheck={(isChosen) =>
                setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              <span className="flex grow flex-wrap justify-between gap-x-3">
                <span>
                  {departure_date} {what} {is_estimated && <Badge>{words.estimated}</Badge>}
                </span>
                <span className="tabular-nums">{words.won(formatNumber(won))}</span>
              </span>
            </CheckBox>
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <p className={`text-13 tabular-nums ${bills === sum ? 'text-soft' : 'text-warn'}`}>
          {words.chosen(formatNumber(sum), formatNumber(bills))}
        </p>
      )}
      {unbilled.length === 1 && (
        <CheckBox name="as_bill" value="yes" defaultChecked>
          {words.asBill}
        </CheckBox>
      )}
    </fieldset>
  )
}

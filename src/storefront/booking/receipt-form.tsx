// The form for a cash receipt, where money is paid in cash.
import { useState } from 'react'
import { type ReceiptPurpose, receiptPurposes } from '#domain/booking/receipt-purposes.ts'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Wish = Parameters<Api['payment']['receiptWish']>[0]['receipt']
/** `save`: by the booking, or by a link to pay it. */
type Props = {
  receipt_wish: BookingDetails['receipt_wish']
  save: (api: Api, receipt: Wish) => Promise<unknown>
}

export function ReceiptForm({ receipt_wish, save }: Props) {
  const { cashReceipt: words } = useText('booking')
  const [isEditing, setEditing] = useState(receipt_wish === null)
  const [purpose, setPurpose] = useState<ReceiptPurpose>(receipt_wish?.purpose ?? 'personal')
  const { bind, problem, sending, submit } = useApiForm({
    schema: async () => (await import('#domain/payment/forms.ts')).ReceiptForm,
    toInput: (typed) => ({
      receipt: purpose === 'unnamed' ? { purpose } : { purpose, number: typed['receipt.number'] },
    }),
    send: async (api, { receipt }) => {
      await save(api, receipt)
      setEditing(false)
    },
  })
  if (receipt_wish && !isEditing)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4 text-15">
        <span>
          <span className="text-soft">{words.title}</span> {words.purposes[receipt_wish.purpose]}
          {receipt_wish.ending && ` …${receipt_wish.ending}`}
        </span>
        <button type="button" className="button-secondary" onClick={() => setEditing(true)}>
          {words.change}
        </button>
      </p>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-line border-t pt-4">
      <label className="grid gap-1.5 text-15">
        {words.title}
        <select
          className="field"
          value={purpose}
          onChange={({ currentTarget }) =>
            setPurpose(receiptPurposes.find((each) => each === currentTarget.value) ?? 'unnamed')
          }
        >
          {receiptPurposes.map((each) => (
            <option key={each} value={each}>
              {words.purposes[each]}
            </option>
          ))}
        </select>
      </label>
      {purpose === 'unnamed' ? (
        <p className="text-13 text-soft">{words.none}</p>
      ) : (
        <Field
          {...bind('receipt.number')}
          label={words.number[purpose]}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-secondary">
        {words.save}
      </Submit>
    </form>
  )
}

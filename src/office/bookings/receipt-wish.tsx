// For whom the cash receipts of a booking are: what a caller says on the telephone.
import { useState } from 'react'
import type { ReceiptPurpose } from '#domain/booking/receipt-purposes.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { BookingDetails } from './load-booking.ts'

/** Who calls most often wants it for themselves. */
const purposes: readonly ReceiptPurpose[] = ['personal', 'business', 'unnamed']

export default function ReceiptWishDialog({
  booking: { booking_id, receipt_wish },
  onClose,
}: Pick<BookingDetails, 'booking'> & { onClose: () => void }) {
  const { receiptWish: words } = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const [purpose, setPurpose] = useState<ReceiptPurpose>(receipt_wish?.purpose ?? 'personal')
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ payment }) => payment.saveReceiptWish,
    toInput: (typed) => ({
      booking_id,
      receipt: purpose === 'unnamed' ? { purpose } : { purpose, number: typed['receipt.number'] },
    }),
    send: (input) => api.payment.saveReceiptWish(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.lead}</p>
        <Select
          label={words.purpose}
          choices={purposes.map((value) => ({ value, name: words.purposes[value] }))}
          value={purpose}
          onChange={({ target }) => setPurpose(purposes.find((each) => each === target.value) ?? 'unnamed')}
        />
        {purpose !== 'unnamed' && (
          <Field
            label={words.number[purpose]}
            inputMode="numeric"
            autoComplete="off"
            {...bind('receipt.number')}
          />
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

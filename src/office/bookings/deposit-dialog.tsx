// Money that stands on no bank line is confirmed with a reason; the lines are one press away.
import { type ComponentProps, useState } from 'react'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'

type Props = Omit<ComponentProps<typeof ReasonDialog>, 'label' | 'limits' | 'children' | 'onConfirm'> & {
  /** The sum that is asked; a part may have come. */
  amount: number
  amountError: string | undefined
  onConfirm: (reason: string, amount: number) => void
}

export default function DepositDialog({ amount, amountError, onConfirm, ...props }: Props) {
  const words = useText('bookings')
  const [typed, setTyped] = useState(String(amount))
  return (
    <ReasonDialog
      {...props}
      label={words.confirmDepositReason}
      limits={getFieldLimits('payment.confirmDeposit', 'reason')}
      onConfirm={(reason) => onConfirm(reason, Number(typed))}
    >
      <Field
        type="number"
        label={words.confirmDepositAmount}
        required
        {...getFieldLimits('payment.confirmDeposit', 'amount')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={amountError}
      />
      <OfficeLink to="/deposits" className="justify-self-start text-15 underline">
        {words.confirmDepositLines}
      </OfficeLink>
    </ReasonDialog>
  )
}

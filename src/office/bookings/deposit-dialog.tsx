// Money that stands on no bank line is confirmed with a reason; the lines are one press away.
import type { ComponentProps } from 'react'
import { getFieldLimits } from '../kit/field-limits.ts'
import { OfficeLink } from '../kit/office-link.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useText } from '../kit/use-text.ts'

type Props = Omit<ComponentProps<typeof ReasonDialog>, 'label' | 'limits' | 'children'>

export default function DepositDialog(props: Props) {
  const words = useText('bookings')
  return (
    <ReasonDialog
      {...props}
      label={words.confirmDepositReason}
      limits={getFieldLimits('payment.confirmDeposit', 'reason')}
    >
      <OfficeLink to="/deposits" className="justify-self-start text-15 underline">
        {words.confirmDepositLines}
      </OfficeLink>
    </ReasonDialog>
  )
}

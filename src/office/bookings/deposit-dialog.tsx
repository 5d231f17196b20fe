// Money that is on no bank line is confirmed with a reason; the lines are one press away.
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { ReasonDialog, type ReasonTexts } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'

/** `amount`: the sum that is asked; a part may have come. Of a test booking no money has come, and the reason is known. */
type Props = ReasonTexts & { booking_id: string; amount: number; isTest: boolean; onClose: () => void }

export default function DepositDialog({ booking_id, amount: asked, isTest, ...props }: Props) {
  const words = useText('bookings')
  const api = useApi()
  return (
    <ReasonDialog
      {...props}
      label={words.confirmDepositReason}
      defaultReason={isTest ? words.test.reason : undefined}
      call={({ bank }) => bank.confirmDeposit}
      toInput={({ amount, reason }) => ({ booking_id, amount: Number(amount), reason })}
      send={(input, sending) => api.bank.confirmDeposit(input, sending)}
      doneText={({ is_waiting }) => (is_waiting ? words.awaitsSecond : words.confirmed)}
    >
      {(bind) => (
        <>
          <Field
            {...bind('amount')}
            type="number"
            label={words.confirmDepositAmount}
            required
            defaultValue={asked}
          />
          <OfficeLink to="/deposits" className="justify-self-start text-15 underline">
            {words.confirmDepositLines}
          </OfficeLink>
        </>
      )}
    </ReasonDialog>
  )
}

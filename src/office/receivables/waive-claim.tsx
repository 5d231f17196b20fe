// The owner does not ask for a cancellation fee above what was paid, with a reason that stays.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Receivable } from './receivable.ts'

export function WaiveClaim({ receivable, onClose }: { receivable: Receivable; onClose: () => void }) {
  const words = useText('receivables')
  const api = useApi()
  const { booking_id, amount, name } = receivable
  return (
    <ReasonDialog
      title={words.waiveTitle(name, formatNumber(amount))}
      lead={words.waiveLead}
      label={words.reason}
      confirmLabel={words.waive}
      call={({ payment }) => payment.waiveClaim}
      toInput={({ reason }) => ({ booking_id, amount, reason })}
      send={(input, sending) => api.payment.waiveClaim(input, sending)}
      doneText={words.waived}
      onClose={onClose}
    />
  )
}

// A refund that waits for an account the customer does not give by the link: staff send it instead.
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Payout } from './payout.ts'

export function SendByHand({
  payout: { refund_id: id, name, is_share },
  onClose,
}: {
  payout: Payout
  onClose: () => void
}) {
  const words = useText('payouts')
  const api = useApi()
  if (id === null) return null
  return (
    <ConfirmAction
      title={words.byHandTitle(name)}
      lead={is_share ? words.byHandShareLead : words.byHandLead}
      confirmLabel={words.byHand}
      send={(sending) => api.payment.sendByTransfer({ id }, sending)}
      onClose={onClose}
    />
  )
}

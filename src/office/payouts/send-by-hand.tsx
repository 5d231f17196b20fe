// A refund that waits for an account the customer does not give by the link: staff send it instead.
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { Payout } from './payout.ts'

export function SendByHand({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const words = useText('payouts')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const { refund_id: id, name } = payout
  const confirm = async () => {
    if (id !== null && (await save((sending) => api.payment.sendByTransfer({ id }, sending)))) onClose()
  }
  return (
    <ConfirmDialog
      title={words.byHandTitle(name)}
      lead={words.byHandLead}
      confirmLabel={words.byHand}
      saving={saving}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}

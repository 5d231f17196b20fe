// The owner does not ask for a cancellation fee above what was paid, with a reason that stays.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { Receivable } from './receivable-columns.tsx'

export function WaiveClaim({ receivable, onClose }: { receivable: Receivable; onClose: () => void }) {
  const words = useText('receivables')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const { booking_id, amount, name } = receivable
  const waive = async (reason: string) => {
    const input = { booking_id, amount, reason }
    if (!(await save((sending) => api.payment.waiveClaim(input, sending)))) return
    toast(words.waived)
    onClose()
  }
  return (
    <ReasonDialog
      title={words.waiveTitle(name, formatNumber(amount))}
      lead={words.waiveLead}
      label={words.reason}
      limits={getFieldLimits('payment.waiveClaim', 'reason')}
      confirmLabel={words.waive}
      saving={saving}
      problem={problem}
      error={wrong.reason}
      onConfirm={(reason) => void waive(reason)}
      onClose={onClose}
    />
  )
}

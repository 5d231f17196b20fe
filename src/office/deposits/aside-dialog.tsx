// A transfer that no booking fits is set aside, with a reason.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { OpenLine } from './open-line.ts'

export function AsideDialog({ line, onClose }: { line: OpenLine; onClose: () => void }) {
  const words = useText('deposits')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const setAside = async (reason: string) => {
    if (!(await save((sending) => api.bank.setAside({ id: line.id, reason }, sending)))) return
    toast(words.asideDone)
    onClose()
  }
  return (
    <ReasonDialog
      title={words.asideTitle(line.payer, formatNumber(line.rest))}
      lead={words.asideLead}
      label={words.reason}
      limits={getFieldLimits('bank.setAside', 'reason')}
      confirmLabel={words.aside}
      saving={saving}
      problem={problem}
      error={wrong.reason}
      onConfirm={(reason) => void setAside(reason)}
      onClose={onClose}
    />
  )
}

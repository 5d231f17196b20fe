// A transfer that no booking fits is set aside, with a reason.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { OpenLine } from './open-line.ts'

export function AsideDialog({ line, onClose }: { line: OpenLine; onClose: () => void }) {
  const words = useText('deposits')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.asideTitle(line.payer, formatNumber(line.rest))}
      lead={words.asideLead}
      label={words.reason}
      confirmLabel={words.aside}
      call={({ bank }) => bank.setAside}
      toInput={({ reason }) => ({ id: line.id, reason })}
      send={(input, sending) => api.bank.setAside(input, sending)}
      doneText={words.asideDone}
      onClose={onClose}
    />
  )
}

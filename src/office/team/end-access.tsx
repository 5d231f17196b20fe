// Ends a colleague's access: removed, logged out everywhere, or the second factor reset.
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Colleague } from './colleague-row.tsx'

type Props = { colleague: Colleague; onClose: () => void }

export function RemoveDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk(colleague.name)}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      onClose={onClose}
      send={() => api.staff.removePerson({ staff_id: colleague.staff_id })}
      doneText={words.removed(colleague.name)}
    />
  )
}

export function EndLogInsDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.endLogInsAsk(colleague.name)}
      lead={words.endLogInsLead}
      confirmLabel={words.endLogIns}
      onClose={onClose}
      send={() => api.staff.endLogIns({ staff_id: colleague.staff_id })}
      doneText={({ ended }) => words.logInsEnded(colleague.name, ended)}
    />
  )
}

export function ResetFactorDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.resetAsk(colleague.name)}
      lead={words.resetLead}
      confirmLabel={words.resetFactor}
      danger
      onClose={onClose}
      send={() => api.staff.resetFactor({ staff_id: colleague.staff_id })}
      doneText={words.reset}
    />
  )
}

// Ends a colleague's access: removed, logged out everywhere, or the second factor reset.
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { Colleague } from './colleague-row.tsx'

type Props = { colleague: Colleague; onClose: () => void }

export function RemoveDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const remove = async () => {
    if (!(await save(() => api.staff.removePerson({ staff_id: colleague.staff_id })))) return
    toast(words.removed(colleague.name))
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.removeAsk(colleague.name)}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      saving={saving}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  )
}

export function EndLogInsDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const end = async () => {
    const done = await save(async () => {
      const { ended } = await api.staff.endLogIns({ staff_id: colleague.staff_id })
      toast(words.logInsEnded(colleague.name, ended))
    })
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      title={words.endLogInsAsk(colleague.name)}
      lead={words.endLogInsLead}
      confirmLabel={words.endLogIns}
      saving={saving}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void end()}
    />
  )
}

export function ResetFactorDialog({ colleague, onClose }: Props) {
  const { people: words } = useText('team')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const reset = async () => {
    if (!(await save(() => api.staff.resetFactor({ staff_id: colleague.staff_id })))) return
    toast(words.reset)
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.resetAsk(colleague.name)}
      lead={words.resetLead}
      confirmLabel={words.resetFactor}
      danger
      saving={saving}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void reset()}
    />
  )
}

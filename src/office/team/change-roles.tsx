// Other roles for a colleague; where somebody else changed them meanwhile, one of both is chosen.
import { useState } from 'react'
import type { Role } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'
import type { Colleague } from './colleague-row.tsx'
import { RoleCheckboxes, readRoles } from './role-checkboxes.tsx'

export function ChangeRoles({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { people: words } = useText('team')
  const { save: saveWord, saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { staff_id } = colleague
  const [mine, setMine] = useState(colleague.roles)
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(async () => {
    const { list } = await api.staff.people()
    return list.find((each) => each.staff_id === staff_id)
  })
  async function send(chosen: Role[], revision: number): Promise<void> {
    setMine(chosen)
    if (!(await save(() => api.staff.changeRoles({ staff_id, revision, roles: chosen })))) return
    toast(saved)
    onClose()
  }
  const toRoleLines = (heldRoles: readonly Role[]): [string, string][] => [
    [words.roles, heldRoles.map((role) => words.role[role]).join(', ')],
  ]
  if (conflict.theirs)
    return (
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toRoleLines(theirs.roles)}
        mine={() => toRoleLines(mine)}
        onKeepMine={(revision) => void send(mine, revision)}
        onTakeTheirs={onClose}
      />
    )
  return (
    <Dialog title={`${colleague.name} · ${words.change}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(readRoles(event.currentTarget), colleague.revision)
        }}
      >
        <RoleCheckboxes chosen={mine} error={wrong.roles} />
        <Problem>{problem}</Problem>
        <FormActions submit={saveWord} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

// Other roles for a colleague; where somebody else changed them meanwhile, one of both is chosen.

import { useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { Role } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Colleague } from './colleague-row.tsx'
import { RoleCheckboxes } from './role-checkboxes.tsx'

export function ChangeRoles({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { people: words } = useText('team')
  const { save: saveWord, saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { staff_id, revision } = colleague
  const { submit, bind, sending, problem, conflict, sent, sendAgain } = useCallForm({
    call: ({ staff }) => staff.changeRoles,
    toInput: (_values, listTicked) => ({ staff_id, revision, roles: listTicked('roles') }),
    send: (input) => api.staff.changeRoles(input),
    onSaved: () => {
      toast(saved)
      onClose()
    },
    loadTheirs: async () => {
      const { list } = await api.staff.team()
      return list.find((each) => each.staff_id === staff_id)
    },
  })
  const toRoleLines = (heldRoles: readonly Role[]): VersionLines => [
    [words.roles, heldRoles.map((role) => words.role[role]).join(', ')],
  ]
  if (conflict.theirs && sent)
    return (
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toRoleLines(theirs.roles)}
        mine={() => toRoleLines(sent.roles)}
        onKeepMine={(current) => sendAgain({ ...sent, revision: current })}
        onTakeTheirs={onClose}
      />
    )
  return (
    <Dialog title={`${colleague.name} · ${words.change}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <RoleCheckboxes chosen={sent?.roles ?? colleague.roles} {...bind('roles')} />
        <Problem>{problem}</Problem>
        <FormActions submit={saveWord} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

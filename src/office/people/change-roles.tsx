// Other roles for a colleague; where somebody else changed them meanwhile, one of both is chosen.
import { useState } from 'react'
import type { Role } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { FormEnds } from '../kit/form-ends.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Colleague } from './person.tsx'
import { RoleBoxes, rolesOf } from './role-boxes.tsx'

export function ChangeRoles({ who, onClose }: { who: Colleague; onClose: () => void }) {
  const { people: words } = useOffice('people')
  const { save: saveWord, saved } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { staff_id } = who
  const [mine, setMine] = useState(who.roles)
  const { save, saving, problem, wrong, meeting } = useSaveOver(async () => {
    const { list } = await api.staff.people()
    return list.find((each) => each.staff_id === staff_id)
  })
  async function send(chosen: Role[], revision: number): Promise<void> {
    setMine(chosen)
    if (!(await save(() => api.staff.changeRoles({ staff_id, revision, roles: chosen })))) return
    tell(saved)
    onClose()
  }
  const named = (held: readonly Role[]): [string, string][] => [
    [words.roles, held.map((role) => words.role[role]).join(', ')],
  ]
  if (meeting.theirs)
    return (
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => named(theirs.roles)}
        mine={() => named(mine)}
        onKeepMine={(revision) => void send(mine, revision)}
        onTakeTheirs={onClose}
      />
    )
  return (
    <Dialog title={`${who.name} · ${words.change}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(rolesOf(event.currentTarget), who.revision)
        }}
      >
        <RoleBoxes chosen={mine} error={wrong.roles} />
        <Problem>{problem}</Problem>
        <FormEnds submit={saveWord} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

// What ends a colleague's access: removed, logged out everywhere, the second factor taken off.
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Colleague } from './person.tsx'

type Props = { who: Colleague; onClose: () => void }

export function Remove({ who, onClose }: Props) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const remove = async () => {
    if (!(await save(() => api.staff.removePerson({ staff_id: who.staff_id })))) return
    tell(words.removed(who.name))
    onClose()
  }
  return (
    <Ask
      title={words.removeAsk(who.name)}
      lead={words.removeLead}
      act={words.remove}
      danger
      {...{ saving, problem, onClose }}
      onAct={() => void remove()}
    />
  )
}

export function EndLogIns({ who, onClose }: Props) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const end = async () => {
    const done = await save(async () => {
      const { ended } = await api.staff.endLogIns({ staff_id: who.staff_id })
      tell(words.logInsEnded(who.name, ended))
    })
    if (done) onClose()
  }
  return (
    <Ask
      title={words.endLogInsAsk(who.name)}
      lead={words.endLogInsLead}
      act={words.endLogIns}
      {...{ saving, problem, onClose }}
      onAct={() => void end()}
    />
  )
}

export function ResetFactor({ who, onClose }: Props) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const reset = async () => {
    if (!(await save(() => api.staff.resetFactor({ staff_id: who.staff_id })))) return
    tell(words.reset)
    onClose()
  }
  return (
    <Ask
      title={words.resetAsk(who.name)}
      lead={words.resetLead}
      act={words.resetFactor}
      danger
      {...{ saving, problem, onClose }}
      onAct={() => void reset()}
    />
  )
}

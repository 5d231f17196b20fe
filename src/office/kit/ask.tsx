// Asking once more before something that cannot be taken back.
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useOffice } from './use-words.ts'

type Props = {
  title: string
  lead: string
  act: string
  danger?: boolean
  saving: boolean
  problem: string
  onAct: () => void
  onClose: () => void
}

export function Ask({ title, lead, act, danger = false, saving, problem, onAct, onClose }: Props) {
  const words = useOffice('kit')
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-15 text-soft">{lead}</p>
      <Problem>{problem}</Problem>
      <div className="flex justify-end gap-2">
        <button type="button" className="act" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className={danger ? 'act-danger' : 'act-main'}
          disabled={saving}
          onClick={onAct}
        >
          {act}
        </button>
      </div>
    </Dialog>
  )
}

// The dialogs on the page of the kit: a confirmation, and a conflict with somebody else's change.
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useToast } from './toast.tsx'
import { useText } from './use-text.ts'

export default function SampleDialogs() {
  const { dialogs: words } = useText('pieces')
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button-danger" onClick={() => setConfirming(true)}>
        {words.act}
      </button>
      <button type="button" className="button-secondary" onClick={() => setConflict(true)}>
        {words.changed}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={words.ask}
          lead={words.askLead}
          confirmLabel={words.act}
          danger
          saving={false}
          problem=""
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            toast(words.done, () => toast(words.undone))
          }}
        />
      )}
      {hasConflict && (
        <ConflictDialog
          theirs={[[words.memo, words.theirs]]}
          mine={[[words.memo, words.mine]]}
          onClose={() => setConflict(false)}
          onKeepMine={() => setConflict(false)}
          onTakeTheirs={() => setConflict(false)}
        />
      )}
    </div>
  )
}

// The dialogs on the page of the kit: before a step of no return, and after somebody else's change.
import { useState } from 'react'
import { Ask } from './ask.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useTell } from './toast.tsx'
import { useOffice } from './use-words.ts'

export function SampleDialogs() {
  const { dialogs: words } = useOffice('pieces')
  const tell = useTell()
  const [asking, setAsking] = useState(false)
  const [changed, setChanged] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="act-danger" onClick={() => setAsking(true)}>
        {words.act}
      </button>
      <button type="button" className="act" onClick={() => setChanged(true)}>
        {words.changed}
      </button>
      {asking && (
        <Ask
          title={words.ask}
          lead={words.askLead}
          act={words.act}
          danger
          saving={false}
          problem=""
          onClose={() => setAsking(false)}
          onAct={() => {
            setAsking(false)
            tell(words.done, () => tell(words.undone))
          }}
        />
      )}
      {changed && (
        <ChangedMeanwhile
          theirs={[[words.memo, words.theirs]]}
          mine={[[words.memo, words.mine]]}
          onClose={() => setChanged(false)}
          onKeepMine={() => setChanged(false)}
          onTakeTheirs={() => setChanged(false)}
        />
      )}
    </div>
  )
}

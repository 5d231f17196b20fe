// Confirming departures by hand: asked once more, because everybody who has paid is told.
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Filling } from './filling-bar.tsx'

type Row = Pick<Filling, 'departure_id' | 'taken' | 'minimum'>

export function ConfirmDepartures({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const words = useOffice('filling')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const confirm = async () => {
    const departures = rows.map(({ departure_id }) => departure_id)
    if (!(await save(() => api.filling.confirm({ departures })))) return
    tell(words.confirmed(departures.length))
    onClose()
  }
  return (
    <Ask
      title={words.confirmAsk}
      lead={words.confirmLead(rows.every(({ taken, minimum }) => taken >= minimum))}
      act={words.confirm}
      saving={saving}
      problem={problem}
      onAct={() => void confirm()}
      onClose={onClose}
    />
  )
}

// Confirming departures by hand: asked once more, because everybody who has paid is told.
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { DepartureOccupancy } from './occupancy-bar.tsx'

type Row = Pick<DepartureOccupancy, 'departure_id' | 'taken' | 'minimum'>

export function ConfirmDepartures({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const words = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const confirm = async () => {
    const departures = rows.map(({ departure_id }) => departure_id)
    if (!(await save(() => api.filling.confirm({ departures })))) return
    toast(words.confirmed(departures.length))
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.confirmAsk}
      lead={words.confirmLead(rows.every(({ taken, minimum }) => taken >= minimum))}
      confirmLabel={words.confirm}
      saving={saving}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

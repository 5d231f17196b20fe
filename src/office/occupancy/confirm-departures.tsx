// Confirming departures by hand: asked once more, because everybody who has paid is told.
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { DepartureOccupancy } from './occupancy-bar.tsx'

type Row = Pick<DepartureOccupancy, 'departure_id' | 'taken' | 'minimum'>

export function ConfirmDepartures({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const words = useText('occupancy')
  const api = useApi()
  const departures = rows.map(({ departure_id }) => departure_id)
  return (
    <ConfirmAction
      title={words.confirmAsk}
      lead={words.confirmLead(rows.every(({ taken, minimum }) => taken >= minimum))}
      confirmLabel={words.confirm}
      send={() => api.departure.confirm({ departures })}
      doneText={words.confirmed(departures.length)}
      onClose={onClose}
    />
  )
}

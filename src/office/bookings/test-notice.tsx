// Says that a booking was made to try the site, and turns it into a real one where it was none.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'

export default function TestNotice({ booking_id }: { booking_id: string }) {
  const words = useText('bookings').test
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="panel mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-15">
      <p className="min-w-0 grow basis-64">{words.lead}</p>
      {may('change bookings') && (
        <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
          {words.real}
        </button>
      )}
      {isOpen && <RealDialog booking_id={booking_id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function RealDialog({ booking_id, onClose }: { booking_id: string; onClose: () => void }) {
  const words = useText('bookings').test
  const api = useApi()
  return (
    <ConfirmAction
      title={words.realTitle}
      lead={words.realLead}
      confirmLabel={words.real}
      send={() => api.reservation.countAsReal({ booking_id })}
      doneText={words.isReal}
      onClose={onClose}
    />
  )
}

// What can be sent to the customer again, because its content still holds.

import { useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import type { BookingDetails } from './load-booking.ts'

export function ResendMessages({
  booking: { booking_id, resendable, reached_by },
}: Pick<BookingDetails, 'booking'>) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const may = useMay()
  const { save, saving, problem } = useSave()
  if (resendable.length === 0 || !may('change bookings')) return null
  const resend = async (kind: (typeof resendable)[number]) => {
    if (await save((sending) => api.booking.resend({ booking_id, kind }, sending)))
      toast(words.resent[reached_by])
  }
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{words.resend}</span>
        {resendable.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button-secondary"
            disabled={saving}
            onClick={() => void resend(kind)}
          >
            {words.occasions[kind]}
          </button>
        ))}
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}

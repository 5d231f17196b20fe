// Mails that can be sent again, as far as they are still true.

import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import type { Loaded } from './load.ts'

export function Mails({ booking: { booking_id, resendable } }: Pick<Loaded, 'booking'>) {
  const words = useOffice('bookings')
  const api = useApi()
  const tell = useTell()
  const may = useMay()
  const { save, saving, problem } = useSave()
  if (resendable.length === 0 || !may('change bookings')) return null
  const resend = async (kind: (typeof resendable)[number]) => {
    if (await save((sending) => api.booking.resend({ booking_id, kind }, sending))) tell(words.resent)
  }
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{words.mails}</span>
        {resendable.map((kind) => (
          <button
            key={kind}
            type="button"
            className="act"
            disabled={saving}
            onClick={() => void resend(kind)}
          >
            {words.resend[kind]}
          </button>
        ))}
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}

// How far the cancelling of a departure is, once it was decided.

import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'
import type { DepartureDetails } from './occupancy-bar.tsx'

export function CancelProgress({ cancel }: { cancel: NonNullable<DepartureDetails['cancel']> }) {
  const words = useText('occupancy')
  const { reason, note, told, by_name, done, all, choosing, until } = cancel
  const { language } = useSession()
  const may = useMay()
  return (
    <section className="panel grid gap-2 p-4" aria-label={words.states.cancelled}>
      <p className="font-semibold text-15">{words.cancel.reasons[reason]}</p>
      {all > 0 && (
        <progress
          className="progress-bar h-2"
          max={all}
          value={done}
          aria-label={words.cancel.done(done, all)}
        />
      )}
      <p className="text-15">
        <span role="status">{words.cancel.done(done, all)}</span>
      </p>
      {choosing > 0 && (
        <p className="text-15">{words.cancel.choosing(choosing, formatMoment(until, language))}</p>
      )}
      <p className="text-13 text-soft">
        {words.byWhom(by_name, told)} · {note}
      </p>
      {all > 0 && may('money') && (
        <OfficeLink to="/payouts" className="button-secondary justify-self-start">
          {words.cancel.toPayouts}
        </OfficeLink>
      )}
    </section>
  )
}

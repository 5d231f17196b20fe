// Books the seats that are held for somebody who waits and says yes on the telephone.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { DepartureDetails } from './occupancy-bar.tsx'

type Props = { row: DepartureDetails['waiting'][number]; onClose: () => void }

export default function BookOffer({ row: { id, name, adult, child, baby }, onClose }: Props) {
  const { waiting: words, won } = useText('occupancy')
  const { language } = useSession()
  const api = useApi()
  const describeError = useDescribeError()
  const navigate = useOfficeNavigate()
  const { answer: offer, error } = useCall(String(id), () => api.reservation.waitingOffer({ id }))
  return (
    <ConfirmAction
      title={words.bookAsk(name)}
      lead={words.bookLead}
      confirmLabel={words.book}
      canConfirm={offer !== undefined}
      send={(sending) => api.reservation.bookWaiting({ id, total: offer?.total ?? 0 }, sending)}
      doneText={words.booked(name)}
      onDone={({ booking_id }) => navigate(`/bookings/${booking_id}`)}
      onClose={onClose}
    >
      {offer && (
        <p className="flex flex-wrap justify-between gap-x-3 text-15">
          <span>
            {words.party(adult, child, baby)}
            <span className="block text-13 text-soft">
              {words.offered(formatMoment(offer.until, language))}
            </span>
          </span>
          <span className="font-semibold tabular-nums">{won(formatNumber(offer.total))}</span>
        </p>
      )}
      <Problem>{error === undefined ? '' : describeError(error)}</Problem>
    </ConfirmAction>
  )
}

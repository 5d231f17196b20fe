// Asks for three pictures, and says how the agency's own trips are booked with and without them.
import { tripLimits } from '#limits/trip.ts'
import { useApi } from '#office/api.ts'
import { useText } from '#office/kit/use-text.ts'
import { useCall } from '#web/use-call.ts'

/** From so many trips on either side a comparison says something. */
const tripsCompared = 3

export function PictureGoal({ count }: { count: number }) {
  const { pictureGoal: words } = useText('trips')
  const api = useApi()
  const { answer } = useCall('pictures', () => api.trip.pictureFigures({}))
  const wanted = tripLimits.picturesWanted
  const canCompare = answer && answer.enough.trips >= tripsCompared && answer.fewer.trips >= tripsCompared
  const perTrip = ({ trips, bookings }: { trips: number; bookings: number }) => (bookings / trips).toFixed(1)
  return (
    <div className="panel flex items-start gap-4 p-4">
      <span aria-hidden className="flex shrink-0 gap-1 pt-1">
        {Array.from({ length: wanted }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no names
            key={at}
            className={`h-6 w-8 rounded-sm border ${at < count ? 'border-brand-600 bg-brand-200' : 'border-edge border-dashed'}`}
          />
        ))}
      </span>
      <div className="grid gap-1 text-15">
        <p className="font-semibold">{words.ask(wanted, count)}</p>
        <p className="text-soft">{count === 0 ? words.without : words.withFew(count)}</p>
        {canCompare && (
          <p className="text-soft">
            {words.measured(
              perTrip(answer.enough),
              perTrip(answer.fewer),
              answer.enough.trips,
              answer.fewer.trips,
            )}
          </p>
        )}
      </div>
    </div>
  )
}

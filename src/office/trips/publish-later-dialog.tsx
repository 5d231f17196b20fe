// When a trip is to be published: a day and a time of Seoul.
import { formatSeoulDay, getToday, parseSeoulMoment } from '#lib/format.ts'
import { Field } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'

const day_ms = 86_400_000

type Props = {
  saving: boolean
  problem: string
  onClose: () => void
  onSet: (at: string) => void
}

/** Typed as Seoul's clock shows it, wherever the person sits. */
export default function PublishLaterDialog({ saving, problem, onClose, onSet }: Props) {
  const words = useText('trips')
  const { close } = useText('kit')
  const form = usePlainForm({
    call: ({ trip }) => ({ input: trip.publishTrip.input.pick({ at: true }) }),
    toInput: ({ day, time }) => ({ at: parseSeoulMoment(`${day}T${time}`) }),
    send: async ({ at }) => at && onSet(at),
  })
  return (
    <Dialog title={words.publishLater} onClose={onClose} closeLabel={close}>
      <form className="grid gap-3" onSubmit={form.submit}>
        <p className="text-15 text-soft">{words.publishLead}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field
            {...form.bind('day', 'at')}
            type="date"
            label={words.publishDay}
            min={getToday()}
            defaultValue={formatSeoulDay(new Date(Date.now() + day_ms))}
            required
          />
          <Field {...form.bind('time')} type="time" label={words.publishTime} defaultValue="09:00" required />
        </div>
        <Problem>{form.problem || problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {words.setTime}
        </button>
      </form>
    </Dialog>
  )
}

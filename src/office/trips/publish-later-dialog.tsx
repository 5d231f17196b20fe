// When a trip is to be published: a day and a time of Seoul.
import { useState } from 'react'
import { formatSeoulDay, getToday, parseSeoulMoment } from '#lib/format.ts'
import { Field } from '#office/kit/field.tsx'
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
  const [at, setAt] = useState(`${formatSeoulDay(new Date(Date.now() + day_ms))}T09:00`)
  const [day = '', time = ''] = at.split('T')
  return (
    <Dialog title={words.publishLater} onClose={onClose} closeLabel={close}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSet(parseSeoulMoment(at))
        }}
      >
        <p className="text-15 text-soft">{words.publishLead}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field
            type="date"
            label={words.publishDay}
            min={getToday()}
            value={day}
            onChange={({ target }) => setAt(`${target.value}T${time}`)}
            required
          />
          <Field
            type="time"
            label={words.publishTime}
            value={time}
            onChange={({ target }) => setAt(`${day}T${target.value}`)}
            required
          />
        </div>
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {words.setTime}
        </button>
      </form>
    </Dialog>
  )
}

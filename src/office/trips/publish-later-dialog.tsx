// When a trip is to be published: a day and a time of Seoul.
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from '../kit/field.tsx'
import { useText } from '../kit/use-text.ts'

const day_ms = 86_400_000
const toSeoulInput = (moment: number) => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 16)

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
  const [at, setAt] = useState(`${toSeoulInput(Date.now() + day_ms).slice(0, 10)}T09:00`)
  const [day = '', time = ''] = at.split('T')
  return (
    <Dialog title={words.publishLater} onClose={onClose} closeLabel={close}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSet(new Date(`${at}:00+09:00`).toISOString())
        }}
      >
        <p className="text-15 text-soft">{words.publishLead}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field
            type="date"
            label={words.publishDay}
            min={toSeoulInput(Date.now()).slice(0, 10)}
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

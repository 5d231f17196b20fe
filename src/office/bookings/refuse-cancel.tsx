// A cancel that was asked for is refused, with a reason that staff read.
import { type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loaded } from './load.ts'

type Props = Pick<Loaded, 'booking'> & { onClose: () => void }

export function RefuseCancel({ booking: { booking_id, email }, onClose }: Props) {
  const words = useOffice('bookings')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [note, setNote] = useState('')
  const refuse = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save(() => api.booking.refuseCancel({ booking_id, note })))) return
    tell(words.refused)
    onClose()
  }
  return (
    <Dialog title={words.refuseCancel} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void refuse(event)}>
        <p className="text-15 text-soft">
          {words.refuseCancelLead} {words.acts.told(email !== '')}
        </p>
        <Field
          label={words.refuseNote}
          required
          {...limitsOf('booking.refuseCancel', 'note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={wrong.note}
        />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.refuseCancel} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

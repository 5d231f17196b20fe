// Puts somebody on the telephone onto the waiting list of a departure.
import { travellerKinds } from '#domain/booking/ages.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = { departure_id: number; onClose: () => void }

export function AddWaitingForm({ departure_id, onClose }: Props) {
  const { waiting: words } = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ reservation }) => reservation.addWaiting,
    toInput: ({ name, contact, email, adult, child, baby }) => ({
      departure_id,
      party: { adult: Number(adult), child: Number(child), baby: Number(baby) },
      name,
      contact,
      email,
    }),
    send: (input, how) => api.reservation.addWaiting(input, how),
    onSaved: ({ place }) => {
      toast(words.addDone(place))
      onClose()
    },
  })
  return (
    <Dialog title={words.add} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.addLead}</p>
        <Field {...bind('name')} label={words.fields.name} required />
        <Field {...bind('contact')} label={words.fields.contact} type="tel" required />
        <Field {...bind('email')} label={words.fields.email} type="email" />
        <div className="grid grid-cols-3 gap-3">
          {travellerKinds.map((kind) => (
            <Field
              key={kind}
              {...bind(kind)}
              label={words.fields[kind]}
              type="number"
              min={0}
              max={99}
              defaultValue={kind === 'adult' ? 1 : 0}
            />
          ))}
        </div>
        <Problem>{problem}</Problem>
        <FormActions submit={words.addSubmit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

// Whom to call if something happens to a traveller: shown in full, which is logged, and entered for a caller.
import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type Stored = Awaited<ReturnType<Api['document']['emergencyContact']>>
type Props = {
  booking_id: string
  traveller: number
  /** The traveller's; empty while nobody has given it. */
  name: string
  onClose: () => void
}

const fields = ['name', 'contact', 'relation'] as const

export default function EmergencyForm({ booking_id, traveller, name, onClose }: Props) {
  const words = useText('emergency')
  const api = useApi()
  const describeError = useDescribeError()
  const { answer, error } = useCall(`${booking_id} ${traveller}`, () =>
    api.document.emergencyContact({ booking_id, traveller }),
  )
  return (
    <Dialog title={words.title(name || words.unnamed)} onClose={onClose} ignoresBackdropClick>
      <p className="text-15 text-soft">{words.lead}</p>
      {error !== undefined && <Problem>{describeError(error)}</Problem>}
      {answer && (
        <Form booking_id={booking_id} traveller={traveller} name={name} stored={answer} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Form({ booking_id, traveller, stored, onClose }: Props & { stored: Stored }) {
  const words = useText('emergency')
  const api = useApi()
  const toast = useToast()
  const place = { booking_id, traveller }
  const removing = useSave()
  const form = useCallForm({
    call: ({ document }) => document.saveEmergencyContact,
    toInput: (values) => ({
      ...place,
      person: Object.fromEntries(fields.map((field) => [field, values[`person.${field}`]])),
      revision: stored.revision,
    }),
    send: (input) => api.document.saveEmergencyContact(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
    loadTheirs: () => api.document.emergencyContact(place),
  })
  const remove = async () => {
    const { revision } = stored
    if (!(await removing.save(() => api.document.saveEmergencyContact({ ...place, person: null, revision }))))
      return
    toast(words.removed)
    onClose()
  }
  return (
    <SaveForm
      form={form}
      toLines={({ person }: Pick<Stored, 'person'>) =>
        fields.map((field) => [words.fields[field], person?.[field] ?? ''] as const)
      }
      className="grid gap-4"
      onClose={onClose}
      actions={
        stored.person && (
          <button
            type="button"
            className="button-danger mr-auto"
            disabled={removing.saving}
            onClick={() => void remove()}
          >
            {words.remove}
          </button>
        )
      }
    >
      {fields.map((field) => (
        <Field
          key={field}
          {...form.bind(`person.${field}`)}
          label={words.fields[field]}
          hint={field === 'relation' ? words.relationHint : undefined}
          type={field === 'contact' ? 'tel' : 'text'}
          autoComplete="off"
          defaultValue={stored.person?.[field]}
          required={field !== 'relation'}
        />
      ))}
      <Problem>{removing.problem}</Problem>
    </SaveForm>
  )
}

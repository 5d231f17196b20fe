// What staff note of one traveller: group, meals, seat, a remark, and what was looked after.
import { useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Check, Person } from './departure-people.ts'

const fields = ['group_name', 'diet', 'seat', 'note'] as const
const checkStates = ['todo', 'done', 'not_needed'] as const

type Props = { departure_id: number; person: Person; checks: readonly Check[]; onClose: () => void }
type Note = Pick<Person, (typeof fields)[number] | 'checks'>

export function NoteForm({ departure_id, person, checks, onClose }: Props) {
  const words = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const { booking_id, traveller, revision } = person
  const form = useCallForm({
    call: ({ people }) => people.saveNote,
    toInput: (values) => {
      const states = checks.map(({ id }) => [id, values[`checks.${id}`]] as const)
      return {
        ...values,
        booking_id,
        traveller,
        revision,
        checks: Object.fromEntries(states.filter(([, state]) => state !== 'todo')),
      }
    },
    send: (input) => api.people.saveNote(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
    loadTheirs: async () =>
      (await api.people.list({ departure_id })).people.find((each) => each.person === person.person),
  })
  const toLines = (note: Note): VersionLines => [
    ...checks.map(({ id, name }) => [name, words.checkStates[note.checks[id] ?? 'todo']] as const),
    ...fields.map((field) => [words.fields[field], note[field]] as const),
  ]
  return (
    <Dialog title={words.editTitle(person.name || words.unnamed)} onClose={onClose} ignoresBackdropClick>
      <SaveForm form={form} toLines={toLines} className="grid gap-4" onClose={onClose}>
        {checks.map(({ id, name }) => (
          <Select
            key={id}
            name={`checks.${id}`}
            label={name}
            defaultValue={person.checks[id] ?? 'todo'}
            choices={checkStates.map((value) => ({ value, name: words.checkStates[value] }))}
          />
        ))}
        {fields.map((field) => (
          <Field
            key={field}
            {...form.bind(field)}
            label={words.fields[field]}
            hint={words.hints[field]}
            defaultValue={person[field]}
          />
        ))}
      </SaveForm>
    </Dialog>
  )
}

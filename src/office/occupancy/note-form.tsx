// What staff note of one traveller: group, meals, seat, a remark, and what was looked after.
import { type FormEvent, useState } from 'react'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Check, Person } from './people-types.ts'

const fields = ['group_name', 'diet', 'seat', 'note'] as const
const checkStates = ['todo', 'done', 'not_needed'] as const

type Props = { person: Person; checks: readonly Check[]; onClose: () => void }

export function NoteForm({ person, checks, onClose }: Props) {
  const words = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const { booking_id, traveller, revision } = person
  const [entered, setEntered] = useState({
    group_name: person.group_name,
    diet: person.diet,
    seat: person.seat,
    note: person.note,
  })
  const [states, setStates] = useState(person.checks)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { booking_id, traveller, revision, ...entered, checks: states }
    if (!(await save(() => api.people.saveNote(input)))) return
    toast(words.saved)
    onClose()
  }
  const setCheck = (id: number, state: string) => {
    const { [id]: _before, ...others } = states
    setStates(state === 'done' || state === 'not_needed' ? { ...others, [id]: state } : others)
  }
  return (
    <Dialog title={words.editTitle(person.name || words.unnamed)} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {checks.map(({ id, name }) => (
          <Select
            key={id}
            label={name}
            value={states[id] ?? 'todo'}
            onChange={({ target }) => setCheck(id, target.value)}
            choices={checkStates.map((value) => ({ value, name: words.checkStates[value] }))}
          />
        ))}
        {fields.map((field) => (
          <Field
            key={field}
            label={words.fields[field]}
            hint={words.hints[field]}
            {...getFieldLimits('people.saveNote', field)}
            value={entered[field]}
            onChange={({ target }) => setEntered({ ...entered, [field]: target.value })}
            error={wrong[field]}
          />
        ))}
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

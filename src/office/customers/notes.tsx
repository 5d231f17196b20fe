// What staff note about a customer, beside the notes of the bookings.
import { type FormEvent, useId, useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { getFieldLimits } from '../kit/field-limits.ts'
import { formatMoment } from '../kit/format-moment.ts'
import { Panel } from '../kit/panel.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { CustomerDetails } from './load-customer.ts'

export function CustomerNotes({ customer, notes }: CustomerDetails) {
  const { card: words } = useText('customers')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const id = useId()
  const { save, saving, problem } = useSave()
  const [text, setText] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save((sending) => api.customer.addNote({ customer, text }, sending)))) return
    setText('')
    toast(words.noteAdded)
  }
  return (
    <Panel title={words.notes}>
      <form className="grid gap-2" onSubmit={(event) => void add(event)}>
        <label htmlFor={id} className="font-medium text-13 text-soft">
          {words.noteText}
        </label>
        <textarea
          id={id}
          rows={3}
          required
          {...getFieldLimits('customer.addNote', 'text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-describedby={`${id}-hint`}
          className="form-control py-2"
        />
        <p id={`${id}-hint`} className="text-13 text-soft">
          {words.noteHint}
        </p>
        <Problem>{problem}</Problem>
        <button type="submit" className="button-secondary" disabled={saving || text.trim() === ''}>
          {words.addNote}
        </button>
      </form>
      <ol className="divide-y divide-line">
        {notes.map((note) => (
          <li key={`${note.booking_id} ${note.id}`} className="grid gap-0.5 py-2 text-15">
            <span className="whitespace-pre-line break-words">{note.text}</span>
            <span className="text-13 text-soft">
              {note.by_name} · {formatMoment(note.at, language)}
              {note.booking_id && ` · ${formatInFours(note.booking_id)}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

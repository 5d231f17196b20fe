// Notes that staff write about a booking or a customer, the newest first, with the field for another.
import { type FormEvent, useId, useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import type { FieldLimits } from '#platform/wire/field-limits.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { formatMoment } from './format-moment.ts'
import { Panel } from './panel.tsx'
import { useToast } from './toast.tsx'
import { type SendWithKey, useSave } from './use-save.ts'

/** `booking_id`: where notes of several bookings stand together. */
type Note = { id: number; text: string; by_name: string; at: string; booking_id?: string | null }
type Props = {
  words: Record<'notes' | 'noteText' | 'noteHint' | 'addNote' | 'noteAdded', string> & { noNotes?: string }
  notes: readonly Note[]
  limits: FieldLimits
  add: (text: string, sending: Parameters<SendWithKey<unknown>>[0]) => Promise<unknown>
}

export function NotesPanel({ words, notes, limits, add }: Props) {
  const { language } = useSession()
  const toast = useToast()
  const id = useId()
  const { save, saving, problem } = useSave()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save((sending) => add(text, sending)))) return
    setText('')
    toast(words.noteAdded)
  }
  return (
    <Panel title={words.notes}>
      <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
        <label htmlFor={id} className="font-medium text-13 text-soft">
          {words.noteText}
        </label>
        <textarea
          id={id}
          rows={3}
          required
          {...limits}
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
      {notes.length === 0 && words.noNotes && <p className="text-15 text-soft">{words.noNotes}</p>}
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

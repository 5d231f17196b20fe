// Notes that staff write about a booking or a customer, the newest first, with the field for another.
import { useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { ToInput } from '#web/use-form.ts'
import { Textarea } from './field.tsx'
import { formatMoment } from './format-moment.ts'
import { Panel } from './panel.tsx'
import { useToast } from './toast.tsx'
import { type CallForm, useCallForm } from './use-call-form.ts'

/** `booking_id`: where notes of several bookings are together. */
type Note = { id: number; text: string; by_name: string; at: string; booking_id?: string | null }
type Props<T> = Pick<CallForm<T, unknown, never>, 'call' | 'send'> & {
  words: Record<'notes' | 'noteText' | 'noteHint' | 'addNote' | 'noteAdded', string> & { noNotes?: string }
  notes: readonly Note[]
  toInput: ToInput
}

export function NotesPanel<T>({ words, notes, ...form }: Props<T>) {
  const { language } = useSession()
  const toast = useToast()
  const [added, setAdded] = useState(0)
  const { submit, bind, sending, problem } = useCallForm<T, unknown>({
    ...form,
    onSaved: () => {
      setAdded(added + 1)
      toast(words.noteAdded)
    },
  })
  return (
    <Panel title={words.notes}>
      <form className="grid gap-2" onSubmit={submit}>
        <Textarea
          key={added}
          {...bind('text')}
          label={words.noteText}
          hint={words.noteHint}
          rows={3}
          required
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-secondary" disabled={sending}>
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

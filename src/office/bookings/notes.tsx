// What staff tell each other about a booking, the newest first.
import { type FormEvent, useId, useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loaded } from './load.ts'

export function Notes({ booking: { booking_id, notes } }: Loaded) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const id = useId()
  const { save, saving, problem } = useSave()
  const [text, setText] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save((sending) => api.booking.addNote({ booking_id, text }, sending)))) return
    setText('')
    tell(words.noteAdded)
  }
  return (
    <Part title={words.notes}>
      <form className="grid gap-2" onSubmit={(event) => void add(event)}>
        <label htmlFor={id} className="font-medium text-13 text-soft">
          {words.noteText}
        </label>
        <textarea
          id={id}
          rows={3}
          required
          {...limitsOf('booking.addNote', 'text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-describedby={`${id}-hint`}
          className="box py-2"
        />
        <p id={`${id}-hint`} className="text-13 text-soft">
          {words.noteHint}
        </p>
        <Problem>{problem}</Problem>
        <button type="submit" className="act" disabled={saving || text.trim() === ''}>
          {words.addNote}
        </button>
      </form>
      {notes.length === 0 && <p className="text-15 text-soft">{words.noNotes}</p>}
      <ol className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-0.5 py-2 text-15">
            <span className="whitespace-pre-line break-words">{note.text}</span>
            <span className="text-13 text-soft">
              {note.by_name} · {when(note.at, language)}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

// A mail to everybody on a departure, typed once.
import { type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Area, Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Departure } from './filling-bar.tsx'

export function MessageForm({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const words = useOffice('filling')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [subject, setSubject] = useState('')
  const [contents, setContents] = useState('')
  const { departure_id, list } = departure
  const without = list.filter(({ has_email }) => !has_email).length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { departure_id, subject, contents }
    if (!(await save((sending) => api.filling.message(asked, sending)))) return
    tell(words.sending(list.length - without))
    onClose()
  }
  return (
    <Dialog title={words.message} onClose={onClose} className="max-w-lg" keepsOpen>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-soft">{words.messageLead(list.length - without, without)}</p>
        <Field
          label={words.subject}
          required
          {...limitsOf('filling.message', 'subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          error={wrong.subject}
        />
        <Area
          label={words.contents}
          hint={words.contentsHint}
          required
          rows={8}
          {...limitsOf('filling.message', 'contents')}
          value={contents}
          onChange={({ target }) => setContents(target.value)}
          error={wrong.contents}
        />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.send} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

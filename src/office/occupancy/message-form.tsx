// A mail to everybody on a departure, typed once.
import { type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field, Textarea } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { DepartureDetails } from './occupancy-bar.tsx'

export function MessageForm({ departure, onClose }: { departure: DepartureDetails; onClose: () => void }) {
  const words = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [subject, setSubject] = useState('')
  const [contents, setContents] = useState('')
  const { departure_id, list } = departure
  const withoutEmail = list.filter(({ has_email }) => !has_email).length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { departure_id, subject, contents }
    if (!(await save((sending) => api.filling.message(input, sending)))) return
    toast(words.sending(list.length - withoutEmail))
    onClose()
  }
  return (
    <Dialog title={words.message} onClose={onClose} className="max-w-lg" ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-soft">{words.messageLead(list.length - withoutEmail, withoutEmail)}</p>
        <Field
          label={words.subject}
          required
          {...getFieldLimits('filling.message', 'subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          error={wrong.subject}
        />
        <Textarea
          label={words.contents}
          hint={words.contentsHint}
          required
          rows={8}
          {...getFieldLimits('filling.message', 'contents')}
          value={contents}
          onChange={({ target }) => setContents(target.value)}
          error={wrong.contents}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.send} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

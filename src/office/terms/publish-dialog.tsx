// Publishes the draft for a day: today, or a later one.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { TermsDraftState, TermsSettings, TermsType } from './use-terms-draft.ts'

type Props = { type: TermsType; settings: TermsSettings; draft: TermsDraftState; onClose: () => void }

export function PublishDialog({ type, settings, draft, onClose }: Props) {
  const words = useText('terms')
  const { close } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const [effective_date, setDay] = useState(settings.today)
  /** What is on the screen is saved first, so that it is what is published. */
  const publish = async () => {
    const revision = await draft.saveDraft()
    if (revision === undefined) return
    const published = await draft.save(() => api.terms.publish({ type, effective_date, revision }))
    if (!published) return
    draft.begin({ title: { ko: '', en: '' }, contents: { ko: '', en: '' } }, true)
    onClose()
    toast(words.published(published.answer.version))
  }
  const { effective_date: wrongDay, ...wrongTexts } = draft.wrong
  return (
    <Dialog title={words.publishTitle(words.kinds[type])} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <p className="text-15 text-soft">{words.publishLead}</p>
        <Field
          type="date"
          label={words.day}
          min={settings.today}
          required
          value={effective_date}
          error={wrongDay}
          onChange={({ target }) => setDay(target.value)}
        />
        <Problem>{draft.problem}</Problem>
        {Object.entries(wrongTexts).map(([field, sentence]) => (
          <Problem key={field}>{sentence}</Problem>
        ))}
        <div className="flex justify-end gap-2">
          <button type="button" className="button-secondary" onClick={onClose}>
            {close}
          </button>
          <button type="submit" className="button-primary" disabled={draft.saving}>
            {words.publish}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

// Publishes the draft for a day: today, or a later one.
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
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
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ terms }) => terms.publish,
    toInput: ({ effective_date }) => ({ type, effective_date, revision: settings.revision }),
    /** What is on the screen is saved first, so that it is what is published. */
    send: async (input) => {
      const revision = await draft.saveDraft()
      return revision === undefined ? undefined : api.terms.publish({ ...input, revision })
    },
    onSaved: (published) => {
      if (!published) return
      draft.begin({ title: { ko: '', en: '' }, contents: { ko: '', en: '' } }, true)
      onClose()
      toast(words.published(published.version))
    },
  })
  return (
    <Dialog title={words.publishTitle(words.kinds[type])} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.publishLead}</p>
        <Field
          {...bind('effective_date')}
          type="date"
          label={words.day}
          min={settings.today}
          required
          defaultValue={settings.today}
        />
        <Problem>{problem || draft.problem}</Problem>
        {Object.entries(draft.wrong).map(([field, sentence]) => (
          <Problem key={field}>{sentence}</Problem>
        ))}
        <div className="flex justify-end gap-2">
          <button type="button" className="button-secondary" onClick={onClose}>
            {close}
          </button>
          <button type="submit" className="button-primary" disabled={sending}>
            {words.publish}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

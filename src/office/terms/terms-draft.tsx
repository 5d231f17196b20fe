// The draft: begun with the terms in force or a standard text, written, saved, published for a day.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { Panel } from '#office/kit/panel.tsx'
import { RichTextField } from '#office/kit/rich-text-field.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { GapFields } from './gap-fields.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { StartWith } from './start-with.tsx'
import type { TermsDraftState, TermsSettings, TermsText, TermsType } from './use-terms-draft.ts'

type Props = { type: TermsType; settings: TermsSettings; draft: TermsDraftState }

export function TermsDraft({ type, settings, draft }: Props) {
  const words = useText('terms')
  const { language } = useSession()
  const [dialog, setDialog] = useState<'publish' | 'compare' | 'discard'>()
  const stored = settings.draft
  const close = () => setDialog(undefined)
  return (
    <Panel
      title={words.draft}
      aside={
        stored && (
          <span className="text-13 text-soft">
            {words.draftSaved(stored.staff_name, formatMoment(stored.saved, language))}
          </span>
        )
      }
    >
      {!stored && !draft.isChanged && <p className="text-15 text-soft">{words.noDraft}</p>}
      <StartWith type={type} settings={settings} draft={draft} />
      <form ref={draft.element} className="grid grid-cols-1 gap-4" onSubmit={draft.submit}>
        <DraftFields draft={draft} languages={settings.languages} />
        <GapFields draft={draft} languages={settings.languages} />
        {dialog === undefined && <Problem>{draft.problem}</Problem>}
        <div className="flex flex-wrap justify-end gap-2">
          {stored && (
            <button type="button" className="button-secondary" onClick={() => setDialog('discard')}>
              {words.discard}
            </button>
          )}
          {settings.versions.length > 0 && (
            <button type="button" className="button-secondary" onClick={() => setDialog('compare')}>
              {words.compare}
            </button>
          )}
          <button type="submit" className="button-secondary" disabled={draft.sending}>
            {words.saveDraft}
          </button>
          <button type="button" className="button-primary" onClick={() => setDialog('publish')}>
            {words.publish}
          </button>
        </div>
      </form>
      {dialog === 'publish' && (
        <PublishDialog type={type} settings={settings} draft={draft} onClose={close} />
      )}
      {dialog === 'compare' && (
        <CompareDialog type={type} settings={settings} draft={draft.read()} onClose={close} />
      )}
      {dialog === 'discard' && (
        <DiscardDialog type={type} settings={settings} draft={draft} onClose={close} />
      )}
      <DraftConflict draft={draft} />
    </Panel>
  )
}

function DraftFields({ draft, languages }: { draft: TermsDraftState; languages: readonly ('ko' | 'en')[] }) {
  const words = useText('terms')
  const languageLabel = useLanguageLabel()
  return languages.map((language) => (
    <div key={`${language} ${draft.begun.round}`} className="grid grid-cols-1 gap-2">
      <Field
        {...draft.bind(`title.${language}`)}
        label={languageLabel(language, words.name)}
        lang={language}
        value={draft.title[language]}
        onChange={({ target }) => draft.setTitle(language, target.value)}
      />
      <RichTextField
        ref={draft.editors[language]}
        label={languageLabel(language, words.contents)}
        initial={draft.initialHtml(language)}
        {...draft.bind(`contents.${language}`)}
        onChange={draft.markChanged}
      />
    </div>
  ))
}

type DialogProps = Props & { onClose: () => void }

function DiscardDialog({ type, settings, draft, onClose }: DialogProps) {
  const words = useText('terms')
  const api = useApi()
  const toast = useToast()
  const { discarding } = draft
  const discard = async () => {
    const { revision } = settings
    if (!(await discarding.save(() => api.terms.discardDraft({ type, revision })))) return
    draft.begin({ title: { ko: '', en: '' }, contents: { ko: '', en: '' } }, true)
    onClose()
    toast(words.discarded)
  }
  return (
    <ConfirmDialog
      danger
      title={words.discardTitle}
      lead={words.discardLead}
      confirmLabel={words.discard}
      saving={discarding.saving}
      problem={discarding.problem}
      onConfirm={() => void discard()}
      onClose={onClose}
    />
  )
}

/** Somebody else saved the draft, or published it: both texts are shown, and one is taken. */
function DraftConflict({ draft }: { draft: TermsDraftState }) {
  const words = useText('terms')
  const languages = useSiteLanguages()
  const languageLabel = useLanguageLabel()
  const toLines = ({ title, contents }: TermsText): VersionLines =>
    languages.flatMap(
      (language): VersionLines => [
        [languageLabel(language, words.name), title[language]],
        [languageLabel(language, words.contents), htmlToText(contents[language])],
      ],
    )
  const empty = { title: { ko: '', en: '' }, contents: { ko: '', en: '' } }
  return (
    <SaveConflictDialog
      conflict={draft.conflict}
      toLines={(theirs) => toLines(theirs.draft ?? empty)}
      mine={() => toLines(draft.read())}
      onKeepMine={draft.keepMine}
      onTakeTheirs={(theirs) => draft.begin(theirs.draft ?? empty, true)}
    />
  )
}

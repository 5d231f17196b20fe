// Edits one template: when it goes out and how, its words in the languages of the site, and a preview.

import { type FormEvent, useState } from 'react'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { MessagePreview } from './message-preview.tsx'
import type { Template } from './template.ts'
import { VariableList } from './variable-list.tsx'

type FormProps = { template: Template; package_code: string; onClose: () => void }
const ways = ['mail', 'text', 'both'] as const

export function TemplateForm({ template, package_code, onClose }: FormProps) {
  const words = useText('messages')
  const { save: saveLabel } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const { moment } = template
  const [draft, setDraft] = useState(template)
  // a trip without words of its own gets a first version of them
  const revision = template.package_code === package_code ? template.revision : 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { is_on, day, by, subject, contents } = draft
    const input = { moment, package_code, revision, is_on, day, by, subject, contents }
    if (!(await save(() => api.message.saveTemplate(input)))) return
    toast(words.saved)
    onClose()
  }
  return (
    <Dialog title={words.moments[moment]} onClose={onClose} className="max-w-3xl" ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <SendingFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <WordsFields draft={draft} wrong={wrong} onChange={(change) => setDraft({ ...draft, ...change })} />
        <VariableList />
        <MessagePreview words={draft} />
        <KakaoReview template={template} package_code={package_code} />
        <Problem>{problem}</Problem>
        {package_code && template.is_own && (
          <ResetButton template={template} package_code={package_code} onClose={onClose} />
        )}
        <FormActions submit={saveLabel} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type WordsFieldsProps = {
  draft: Template
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (change: Partial<Template>) => void
}

function WordsFields({ draft, wrong, onChange }: WordsFieldsProps) {
  const { departure: words } = useText('messages')
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const isBilingual = languages.length > 1
  return (
    <div className={`grid gap-3 ${isBilingual ? 'tablet:grid-cols-2' : ''}`}>
      {languages.map((language) => {
        return (
          <div key={language} className="grid content-start gap-3">
            <Field
              label={languageLabel(language, words.subject)}
              required
              maxLength={100}
              value={draft.subject[language]}
              error={wrong[`subject.${language}`]}
              onChange={({ target }) => onChange({ subject: { ...draft.subject, [language]: target.value } })}
            />
            <Textarea
              label={languageLabel(language, words.contents)}
              required
              rows={6}
              maxLength={2_000}
              value={draft.contents[language]}
              error={wrong[`contents.${language}`]}
              onChange={({ target }) =>
                onChange({ contents: { ...draft.contents, [language]: target.value } })
              }
            />
          </div>
        )
      })}
    </div>
  )
}

function SendingFields({
  draft: { moment, is_on, day, by },
  onChange,
}: {
  draft: Template
  onChange: (change: Partial<Template>) => void
}) {
  const words = useText('messages')
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-3">
      <CheckBox checked={is_on} onCheck={(isChecked) => onChange({ is_on: isChecked })}>
        {words.isOn}
      </CheckBox>
      {moment !== 'balance' && (
        <Field
          label={moment === 'review' ? words.dayAfter : words.day}
          type="number"
          min={0}
          max={365}
          required
          value={day}
          onChange={({ target }) => onChange({ day: target.valueAsNumber || 0 })}
        />
      )}
      <Select
        label={words.by}
        value={by}
        choices={ways.map((value) => ({ value, name: words.ways[value] }))}
        onChange={({ target }) => onChange({ by: ways.find((way) => way === target.value) ?? 'mail' })}
      />
    </div>
  )
}

function KakaoReview({ template, package_code }: Omit<FormProps, 'onClose'>) {
  const { kakao: words } = useText('messages')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const { moment, revision, kakao_state, kakao_reason, is_kakao_current } = template
  const isStored = revision > 0 && template.package_code === package_code
  const isOver = kakao_state !== 'none' && !is_kakao_current
  const submit = async () => {
    if (await save(() => api.message.submitTemplate({ moment, package_code, revision }))) toast(words.done)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-15">
      <span className="badge">{words[kakao_state]}</span>
      {kakao_reason && <span className="text-bad">{kakao_reason}</span>}
      {isOver && <span className="text-soft">{words.changed}</span>}
      {isStored && (kakao_state === 'none' || kakao_state === 'refused' || isOver) && (
        <button type="button" className="button-secondary" disabled={saving} onClick={() => void submit()}>
          {words.submit}
        </button>
      )}
      <Problem>{problem}</Problem>
    </div>
  )
}

function ResetButton({ template: { moment, revision }, package_code, onClose }: FormProps) {
  const words = useText('messages')
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <button type="button" className="button-danger" onClick={() => setAsking(true)}>
        {words.reset}
      </button>
      {isAsking && (
        <ConfirmAction
          title={words.resetAsk}
          lead={words.resetLead}
          confirmLabel={words.reset}
          danger
          send={() => api.message.deleteTemplate({ moment, package_code, revision })}
          doneText={words.wasReset}
          onDone={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

// Edits one template: when it goes out and how, its words in the languages of the site, and a preview.

import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Bind } from '#web/use-form.ts'
import { MessagePreview } from './message-preview.tsx'
import type { Template } from './template.ts'
import { VariableList } from './variable-list.tsx'

type FormProps = { template: Template; package_code: string; onClose: () => void }
const ways = ['mail', 'text', 'both'] as const

export function TemplateForm({ template, package_code, onClose }: FormProps) {
  const words = useText('messages')
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const api = useApi()
  const toast = useToast()
  const { moment } = template
  const [draft, setDraft] = useState(template)
  // a trip without words of its own gets a first version of them
  const getRevision = (stored: Template) => (stored.package_code === package_code ? stored.revision : 0)
  const change = (part: Partial<Template>) => setDraft({ ...draft, ...part })
  const form = useCallForm({
    call: ({ message }) => message.saveTemplate,
    toInput: () => ({ ...draft, package_code, revision: getRevision(template) }),
    send: (input) => api.message.saveTemplate(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
    loadTheirs: async () => {
      const { list } = await api.message.templates({ package_code })
      const theirs = list.find((each) => each.moment === moment)
      return theirs && { ...theirs, revision: getRevision(theirs) }
    },
  })
  const toLines = ({ is_on, day, by, subject, contents }: TemplateWords): VersionLines => [
    [words.isOn, is_on ? words.on : words.off],
    [moment === 'review' ? words.dayAfter : words.day, String(day)],
    [words.by, words.ways[by]],
    ...languages.flatMap(
      (language): VersionLines => [
        [languageLabel(language, words.departure.subject), subject[language]],
        [languageLabel(language, words.departure.contents), contents[language]],
      ],
    ),
  ]
  return (
    <Dialog title={words.moments[moment]} onClose={onClose} className="max-w-3xl" ignoresBackdropClick>
      <SaveForm form={form} toLines={toLines} className="grid gap-4" onClose={onClose}>
        <SendingFields draft={draft} bind={form.bind} onChange={change} />
        <WordsFields draft={draft} bind={form.bind} onChange={change} />
        <VariableList />
        <MessagePreview words={draft} />
        <KakaoReview template={template} package_code={package_code} />
        {package_code && template.is_own && (
          <ResetButton template={template} package_code={package_code} onClose={onClose} />
        )}
      </SaveForm>
    </Dialog>
  )
}

type TemplateWords = Pick<Template, 'is_on' | 'day' | 'by' | 'subject' | 'contents'>
type TemplateFieldsProps = {
  draft: Template
  bind: Bind
  onChange: (change: Partial<Template>) => void
}

function WordsFields({ draft, bind, onChange }: TemplateFieldsProps) {
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
              {...bind(`subject.${language}`)}
              required
              value={draft.subject[language]}
              onChange={({ target }) => onChange({ subject: { ...draft.subject, [language]: target.value } })}
            />
            <Textarea
              label={languageLabel(language, words.contents)}
              required
              rows={6}
              {...bind(`contents.${language}`)}
              value={draft.contents[language]}
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

function SendingFields({ draft: { moment, is_on, day, by }, bind, onChange }: TemplateFieldsProps) {
  const words = useText('messages')
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-3">
      <CheckBox checked={is_on} onCheck={(isChecked) => onChange({ is_on: isChecked })}>
        {words.isOn}
      </CheckBox>
      {moment !== 'balance' && (
        <Field
          label={moment === 'review' ? words.dayAfter : words.day}
          {...bind('day')}
          type="number"
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
      <Badge>{words[kakao_state]}</Badge>
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
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button type="button" className="button-danger" onClick={() => setOpen(true)}>
        {words.reset}
      </button>
      {isOpen && (
        <ConfirmAction
          title={words.resetAsk}
          lead={words.resetLead}
          confirmLabel={words.reset}
          danger
          send={() => api.message.deleteTemplate({ moment, package_code, revision })}
          doneText={words.wasReset}
          onDone={onClose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

// The draft of one kind of terms while it is written: begun with a text, saved, published.
import { type FormEvent, useRef, useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'

export type TermsSettings = Awaited<ReturnType<Api['terms']['terms']>>
export type TermsType = Parameters<Api['terms']['terms']>[0]['type']
export type TermsText = { title: LocalizedText; contents: LocalizedText }

const empty: TermsText = { title: { ko: '', en: '' }, contents: { ko: '', en: '' } }

export function useTermsDraft(type: TermsType, { draft, languages, revision }: TermsSettings) {
  const [begun, setBegun] = useState({ text: draft ?? empty, round: 0 })
  const [title, setTitle] = useState(begun.text.title)
  const [isChanged, setChanged] = useState(false)
  /** What is on the screen, as it was after the last change. */
  const [text, setText] = useState(begun.text)
  const editors = { ko: useRef<EditorHandle>(null), en: useRef<EditorHandle>(null) }
  const form = useDraftForm({ type, revision, read, onSaved: () => setChanged(false) })
  useUnsavedChangesPrompt(isChanged)

  /** What is on the screen. A language that the site does not speak keeps what was written in it. */
  function read(): TermsText {
    const readContents = (language: 'ko' | 'en') =>
      languages.includes(language)
        ? (editors[language].current?.toUpload().contents ?? begun.text.contents[language])
        : begun.text.contents[language]
    return { title, contents: { ko: readContents('ko'), en: readContents('en') } }
  }
  function begin(text: TermsText, isStored = false): void {
    setBegun(({ round }) => ({ text, round: round + 1 }))
    setTitle(text.title)
    setText(text)
    setChanged(!isStored)
  }
  return {
    ...form,
    begun,
    editors,
    title,
    text: { title, contents: text.contents },
    isChanged,
    setTitle: (language: 'ko' | 'en', value: string) => {
      setTitle({ ...title, [language]: value })
      setChanged(true)
    },
    markChanged: () => {
      setChanged(true)
      setText(read())
    },
    isEmpty: () => languages.every((language) => editors[language].current?.isEmpty() ?? true),
    read,
    begin,
    initialHtml: (language: 'ko' | 'en') => toEditorHtml(begun.text.contents[language]),
  }
}

type DraftForm = { type: TermsType; revision: number; read: () => TermsText; onSaved: () => void }

/** Saves what is on the screen, as a draft or to publish it; over what somebody else saved, both are shown. */
function useDraftForm({ type, revision, read, onSaved }: DraftForm) {
  const words = useText('terms')
  const api = useApi()
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const savedRevision = useRef(revision)
  const loadTheirs = () => api.terms.terms({ type })
  const form = useCallForm({
    call: ({ terms }) => terms.saveDraft,
    toInput: () => ({ type, ...read(), revision }),
    send: (input) => api.terms.saveDraft(input),
    onSaved: (saved) => {
      savedRevision.current = saved.revision
      onSaved()
    },
    loadTheirs,
  })
  const discarding = useSaveWithConflict(loadTheirs)
  return {
    ...form,
    conflict: form.conflict.theirs ? form.conflict : discarding.conflict,
    element,
    discarding,
    submit: async (event: FormEvent<HTMLFormElement>) => {
      if (await form.submit(event)) toast(words.draftStored)
    },
    keepMine: (current: number) => void form.sendAgain({ type, ...read(), revision: current }),
    /** The revision it was saved with; undefined where it was not. */
    async saveDraft(): Promise<number | undefined> {
      const isSaved = element.current !== null && (await form.submitForm(element.current))
      return isSaved ? savedRevision.current : undefined
    },
  }
}

export type TermsDraftState = ReturnType<typeof useTermsDraft>

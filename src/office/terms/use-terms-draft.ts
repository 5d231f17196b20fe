// The draft of one kind of terms while it is written: begun with a text, saved, published.
import { useRef, useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'

export type TermsSettings = Awaited<ReturnType<Api['terms']['terms']>>
export type TermsType = Parameters<Api['terms']['terms']>[0]['type']
export type TermsText = { title: LocalizedText; contents: LocalizedText }

const empty: TermsText = { title: { ko: '', en: '' }, contents: { ko: '', en: '' } }

export function useTermsDraft(type: TermsType, { draft, languages, revision }: TermsSettings) {
  const api = useApi()
  const [begun, setBegun] = useState({ text: draft ?? empty, round: 0 })
  const [title, setTitle] = useState(begun.text.title)
  const [isChanged, setChanged] = useState(false)
  /** What is on the screen, as it was after the last change. */
  const [text, setText] = useState(begun.text)
  const editors = { ko: useRef<EditorHandle>(null), en: useRef<EditorHandle>(null) }
  const { save, ...saving } = useSaveWithConflict(() => api.terms.terms({ type }))
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
  /** The revision it was saved with; undefined where it was not. */
  async function saveDraft(seen = revision): Promise<number | undefined> {
    const saved = await save(() => api.terms.saveDraft({ type, ...read(), revision: seen }))
    if (saved) setChanged(false)
    return saved?.answer.revision
  }
  return {
    ...saving,
    save,
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
    saveDraft,
    initialHtml: (language: 'ko' | 'en') => toEditorHtml(begun.text.contents[language]),
  }
}
export type TermsDraftState = ReturnType<typeof useTermsDraft>

// A title and a rich text in each language the site speaks, as the screens of pages write them.
import { type RefObject, useRef } from 'react'
import type { Language, LocalizedText } from '#i18n/language.ts'
import { Field } from '#office/kit/field.tsx'
import { RichTextField } from '#office/kit/rich-text-field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import type { Bind } from '#web/use-form.ts'

export type WordsEditors = Record<Language, RefObject<EditorHandle | null>>

export const useWordsEditors = (): WordsEditors => ({
  ko: useRef<EditorHandle>(null),
  en: useRef<EditorHandle>(null),
})

/** What was written; a language that the site does not speak keeps its text. */
export const readContents = (editors: WordsEditors, stored: LocalizedText): LocalizedText => ({
  ko: editors.ko.current?.toUpload().contents ?? stored.ko,
  en: editors.en.current?.toUpload().contents ?? stored.en,
})

type Props = {
  languages: readonly Language[]
  title: LocalizedText
  contents: LocalizedText
  editors: WordsEditors
  bind: Bind
  onTitle: (title: LocalizedText) => void
  onChange: () => void
}

export function RichWords({ languages, title, contents, editors, bind, onTitle, onChange }: Props) {
  const words = useText('pages')
  const languageLabel = useLanguageLabel()
  return languages.map((language) => (
    <div key={language} className="grid grid-cols-1 gap-2">
      <Field
        label={languageLabel(language, words.name)}
        lang={language}
        {...bind(`title.${language}`)}
        value={title[language]}
        onChange={({ target }) => onTitle({ ...title, [language]: target.value })}
      />
      <RichTextField
        ref={editors[language]}
        label={languageLabel(language, words.contents)}
        initial={toEditorHtml(contents[language])}
        {...bind(`contents.${language}`)}
        onChange={onChange}
      />
    </div>
  ))
}

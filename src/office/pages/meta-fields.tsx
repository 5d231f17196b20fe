// Titles and descriptions for search engines and messengers, in the languages of the site.
import type { Language, LocalizedText } from '#i18n/language.ts'
import { Field, Textarea } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import type { Bind } from '#web/use-form.ts'

type WordsName = 'title' | 'description' | 'keywords' | 'list_title' | 'list_description'

type Props<Name extends WordsName> = {
  names: readonly Name[]
  words: Record<Name, LocalizedText>
  languages: readonly Language[]
  bind: Bind
  update: (change: Partial<Record<Name, LocalizedText>>) => void
}

export function MetaFields<Name extends WordsName>({ names, words, languages, bind, update }: Props<Name>) {
  const { findability } = useText('pages')
  const languageLabel = useLanguageLabel()
  return names.flatMap((name) =>
    languages.map((language) => {
      const fieldProps = {
        label: languageLabel(language, findability.fields[name]),
        lang: language,
        value: words[name][language],
        ...bind(`${name}.${language}`),
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
          const change: Partial<Record<Name, LocalizedText>> = {}
          change[name] = { ...words[name], [language]: currentTarget.value }
          update(change)
        },
      }
      const key = `${name} ${language}`
      return name.endsWith('description') ? (
        <Textarea key={key} rows={2} {...fieldProps} />
      ) : (
        <Field key={key} {...fieldProps} />
      )
    }),
  )
}

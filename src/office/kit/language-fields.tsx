// A text in the languages of the site, its own first. What it does not speak stays as it is, unseen.
import type { LocalizedText } from '#i18n/language.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import type { Bind } from '#web/use-form.ts'
import { Field, Textarea } from './field.tsx'

type Props = {
  label: string
  /** Of the first field. */
  hint?: string | undefined
  /** The field of the call: `title` for title.ko and title.en. What is wrong with it as a whole is at each. */
  field: string
  bind: Bind
  value: LocalizedText | null | undefined
  /** The site's own language must say something. */
  isRequired?: boolean
  /** So many lines. */
  rows?: number
  disabled?: boolean
}

export function LanguageFields({
  label,
  hint,
  field,
  bind,
  value,
  isRequired = false,
  rows,
  disabled = false,
}: Props) {
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const unseen = (['ko', 'en'] as const).filter((language) => !languages.includes(language))
  return (
    <>
      {languages.map((language, at) => {
        const fieldProps = {
          ...bind(`${field}.${language}`, field),
          label: languageLabel(language, label),
          lang: language,
          defaultValue: value?.[language] ?? '',
          required: isRequired && at === 0,
          disabled,
          ...(at === 0 && { hint }),
        }
        return rows ? (
          <Textarea key={language} rows={rows} {...fieldProps} />
        ) : (
          <Field key={language} {...fieldProps} />
        )
      })}
      {unseen.map((language) => (
        <input
          key={language}
          type="hidden"
          name={`${field}.${language}`}
          defaultValue={value?.[language]}
          disabled={disabled}
        />
      ))}
    </>
  )
}

// A text in the languages of the site, its own first. What it does not speak stays as it is, unseen.
import type { Language, LocalizedText } from '#i18n/language.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Field, Textarea } from './field.tsx'

type Props = {
  label: string
  /** Of the first field. */
  hint?: string | undefined
  /** The name of the field in the form. */
  getName: (language: Language) => string
  value: LocalizedText | null | undefined
  getError: (language: Language) => string | undefined
  getLimits?: (language: Language) => { maxLength?: number }
  /** The site's own language must say something. */
  isRequired?: boolean
  /** So many lines. */
  rows?: number
  disabled?: boolean
}

export function LanguageFields({
  label,
  hint,
  getName,
  value,
  getError,
  getLimits,
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
          name: getName(language),
          label: languageLabel(language, label),
          lang: language,
          defaultValue: value?.[language] ?? '',
          error: getError(language),
          required: isRequired && at === 0,
          disabled,
          ...(at === 0 && { hint }),
          ...getLimits?.(language),
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
          name={getName(language)}
          defaultValue={value?.[language]}
          disabled={disabled}
        />
      ))}
    </>
  )
}

// Words of the site in its languages: one field where it speaks one, two side by side where it speaks two.
import type { LocalizedText } from '#i18n/language.ts'
import { Field, Textarea } from '#office/kit/field.tsx'
import { findFieldLimits } from '#office/kit/field-limits.ts'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'

type Props = {
  label: string
  hint?: string
  value: LocalizedText | null
  onChange: (value: LocalizedText) => void
  /** Its way in the draft, for its limits and for what is wrong with it. */
  path: string
  isMultiline?: boolean
}

export function WordsField({ label, hint, value, onChange, path, isMultiline = false }: Props) {
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const error = useFieldError(path)
  const now = value ?? { ko: '', en: '' }
  return (
    <div className={`grid min-w-0 gap-2 ${languages.length > 1 ? 'tablet:grid-cols-2' : ''}`}>
      {languages.map((language, at) => {
        const fieldProps = {
          label: languageLabel(language, label),
          value: now[language],
          lang: language,
          ...(at === 0 && { error, ...(hint && { hint }) }),
          ...findFieldLimits('look.saveLook', `content.${path}.${language}`),
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...now, [language]: currentTarget.value }),
        }
        return isMultiline ? (
          <Textarea key={language} rows={5} {...fieldProps} />
        ) : (
          <Field key={language} {...fieldProps} />
        )
      })}
    </div>
  )
}

/** Empty in both languages becomes null. */
export const toOptional = (words: LocalizedText): LocalizedText | null =>
  words.ko || words.en ? words : null

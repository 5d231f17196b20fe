// A name in the languages of the site. What it does not speak stays as it is, unseen.
import type { Language, LocalizedText } from '#i18n/language.ts'
import { useSiteLanguages } from '../shell/me.ts'
import { Field } from './field.tsx'
import { useText } from './use-text.ts'

type Props = {
  label: string
  /** The name of the field in the form. */
  getName: (language: Language) => string
  value: LocalizedText | undefined
  getError: (language: Language) => string | undefined
  getLimits?: (language: Language) => { maxLength?: number }
  isRequired?: boolean
}

export function LanguageFields({ label, getName, value, getError, getLimits, isRequired = false }: Props) {
  const { inLanguage } = useText('kit')
  const languages = useSiteLanguages()
  return (['ko', 'en'] as const).map((language) =>
    languages.includes(language) ? (
      <Field
        key={language}
        name={getName(language)}
        label={languages.length > 1 ? inLanguage[language](label) : label}
        defaultValue={value?.[language]}
        error={getError(language)}
        required={isRequired}
        {...getLimits?.(language)}
      />
    ) : (
      <input key={language} type="hidden" name={getName(language)} defaultValue={value?.[language]} />
    ),
  )
}

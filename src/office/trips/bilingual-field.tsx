// A text in the languages of the site; of two, they are side by side and a missing one is marked.
import { useId } from 'react'
import { emptyText, type LocalizedText } from '#i18n/language.ts'
import { findFieldLimits } from '#office/kit/field-limits.ts'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'

type Props = {
  /** Its name in the draft, by which a publish blocker leads here. */
  field: string
  label: string
  value: LocalizedText | null
  onChange: (value: LocalizedText) => void
  /** The way to the text in the draft, where the field is called after what it belongs to. */
  path?: string
  /** Written before: chosen in one language, both are filled. */
  suggest?: readonly LocalizedText[]
  /** The text may have several lines. */
  isMultiline?: boolean
  /** The label is read aloud and not drawn, where the heading above says it. */
  hidesLabel?: boolean
}

export function BilingualField({
  field,
  label,
  value,
  onChange,
  path = field,
  suggest,
  isMultiline,
  hidesLabel = false,
}: Props) {
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const isBilingual = languages.length > 1
  const error = useFieldError(field)
  const id = useId()
  const now = value ?? emptyText
  function update(language: 'ko' | 'en', text: string): void {
    const next = { ...now, [language]: text }
    const suggestions = suggest?.find((each) => each[language] === text)
    const other = getOtherLanguage(language)
    onChange(suggestions && !now[other] ? { ...next, [other]: suggestions[other] } : next)
  }
  return (
    <div data-field={field} className="@container grid gap-1">
      <div className={`grid min-w-0 gap-2 ${isBilingual ? '@xl:grid-cols-2' : ''}`}>
        {languages.map((language) => {
          const name = languageLabel(language, label)
          const inputProps = {
            id: `${id}-${language}`,
            value: now[language],
            ...findFieldLimits('trip.saveDraft', `content.${path}.${language}`),
            lang: language,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
            'data-missing': isBilingual && now[getOtherLanguage(language)] && !now[language] ? '' : undefined,
            onChange: ({ target }: { target: { value: string } }) => update(language, target.value),
          }
          return (
            <div key={language} className="grid min-w-0 content-start gap-1">
              <label
                htmlFor={inputProps.id}
                className={hidesLabel ? 'sr-only' : 'font-medium text-13 text-soft'}
              >
                {name}
              </label>
              {isMultiline ? (
                <textarea
                  {...inputProps}
                  rows={3}
                  className="form-control py-2 data-missing:bg-[oklch(0.975_0.025_75)]"
                />
              ) : (
                <input
                  {...inputProps}
                  placeholder={hidesLabel ? name : undefined}
                  list={suggest && `${inputProps.id}-list`}
                  className="form-control data-missing:bg-[oklch(0.975_0.025_75)]"
                />
              )}
              {suggest && (
                <datalist id={`${inputProps.id}-list`}>
                  {suggest.map(
                    (each) => each[language] && <option key={each[language]} value={each[language]} />,
                  )}
                </datalist>
              )}
            </div>
          )
        })}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

const getOtherLanguage = (language: 'ko' | 'en') => (language === 'ko' ? 'en' : 'ko')

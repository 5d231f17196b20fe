// A text in both languages side by side; the one that is still missing is marked.
import { type AriaAttributes, useId } from 'react'
import type { FieldLimits } from '#platform/wire/field-limits.ts'
import type { Words } from '#words/language.ts'
import { limitsAt } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import { useWrong } from './use-draft.ts'

type Props = {
  /** Its name in the draft, by which a hindrance leads here. */
  field: string
  label: string
  value: Words | null
  onChange: (value: Words) => void
  /** The way to the text in the draft, where the field is called after what it belongs to. */
  of?: string
  /** Written before: chosen in one language, both are filled. */
  suggest?: readonly Words[]
  /** Several lines. */
  tall?: boolean
  /** The label is read aloud and not drawn, where the heading above says it. */
  quiet?: boolean
}

const languages = ['ko', 'en'] as const
const nothing: Words = { ko: '', en: '' }

export function Both({ field, label, value, onChange, of = field, suggest, tall, quiet = false }: Props) {
  const words = useOffice('trips')
  const error = useWrong(field)
  const id = useId()
  const now = value ?? nothing
  function type(language: 'ko' | 'en', text: string): void {
    const next = { ...now, [language]: text }
    const known = suggest?.find((each) => each[language] === text)
    const other = otherThan(language)
    onChange(known && !now[other] ? { ...next, [other]: known[other] } : next)
  }
  return (
    <div data-field={field} className="grid gap-1">
      <div className="grid min-w-0 gap-2 tablet:grid-cols-2">
        {languages.map((language) => (
          <InOne
            key={language}
            name={words.inLanguage(label, words.languages[language])}
            {...{ tall, quiet }}
            known={suggest?.map((each) => each[language]).filter(Boolean)}
            about={{
              id: `${id}-${language}`,
              value: now[language],
              ...limitsAt('trip.saveDraft', `content.${of}.${language}`),
              lang: language,
              'aria-invalid': error ? true : undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
              'data-missing': now[otherThan(language)] && !now[language] ? '' : undefined,
            }}
            onType={(text) => type(language, text)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

const otherThan = (language: 'ko' | 'en') => (language === 'ko' ? 'en' : 'ko')

type InOneProps = {
  name: string
  known: readonly string[] | undefined
  tall: boolean | undefined
  quiet: boolean
  onType: (text: string) => void
  about: Record<'id' | 'value' | 'lang', string> & { 'data-missing': '' | undefined } & FieldLimits &
    AriaAttributes
}

/** The text in one of the languages. */
function InOne({ name, known, tall, quiet, onType, about }: InOneProps) {
  const list = `${about.id}-list`
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={about.id} className={quiet ? 'sr-only' : 'font-medium text-13 text-soft'}>
        {name}
      </label>
      {tall ? (
        <textarea
          {...about}
          rows={3}
          className="box py-2 data-missing:bg-[oklch(0.975_0.025_75)]"
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <input
          {...about}
          placeholder={quiet ? name : undefined}
          list={known && list}
          className="box data-missing:bg-[oklch(0.975_0.025_75)]"
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {known && (
        <datalist id={list}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  )
}

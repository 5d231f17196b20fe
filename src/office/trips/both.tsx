// A text in both languages side by side; the one that is still missing is marked.
import { type ComponentProps, useId } from 'react'
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
    const other = language === 'ko' ? 'en' : 'ko'
    onChange(known && !now[other] ? { ...next, [other]: known[other] } : next)
  }
  return (
    <div data-field={field} className="grid gap-1">
      <div className="grid min-w-0 gap-2 tablet:grid-cols-2">
        {languages.map((language) => {
          const other = language === 'ko' ? 'en' : 'ko'
          const shared = {
            id: `${id}-${language}`,
            value: now[language],
            ...limitsAt('trip.saveDraft', `content.${of}.${language}`),
            lang: language,
            'aria-invalid': error ? (true as const) : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
            'data-missing': now[other] && !now[language] ? '' : undefined,
          }
          const name = words.inLanguage(label, words.languages[language])
          return (
            <div key={language} className="grid min-w-0 content-start gap-1">
              <label
                htmlFor={`${id}-${language}`}
                className={quiet ? 'sr-only' : 'font-medium text-13 text-soft'}
              >
                {name}
              </label>
              {tall ? (
                <textarea
                  {...shared}
                  rows={3}
                  className="box py-2 data-missing:bg-[oklch(0.975_0.025_75)]"
                  onChange={({ target }) => type(language, target.value)}
                />
              ) : (
                <Typed
                  {...shared}
                  placeholder={quiet ? name : undefined}
                  list={suggest ? `${id}-${language}-list` : undefined}
                  onChange={({ target }) => type(language, target.value)}
                />
              )}
              {suggest && (
                <datalist id={`${id}-${language}-list`}>
                  {suggest
                    .filter((each) => each[language])
                    .map((each) => (
                      <option key={each[language]} value={each[language]} />
                    ))}
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

const Typed = (input: ComponentProps<'input'>) => (
  <input {...input} className="box data-missing:bg-[oklch(0.975_0.025_75)]" />
)

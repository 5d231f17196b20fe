// The gaps a text still has, with a field for each: what is typed takes their place wherever they are.
import { useState } from 'react'
import { fillGapsWith, listGaps } from '#domain/agency/terms/terms-gaps.ts'
import type { Language } from '#i18n/language.ts'
import { Field } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { TermsDraftState } from './use-terms-draft.ts'

type Props = { draft: TermsDraftState; languages: readonly Language[] }

export function GapFields({ draft, languages }: Props) {
  const words = useText('terms')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const { title, contents } = draft.text
  const gaps = listGaps(languages.map((language) => `${title[language]} ${contents[language]}`).join(' '))
  if (gaps.length === 0) return null
  const fill = () => {
    const fillBoth = ({ ko, en }: typeof title) => ({
      ko: fillGapsWith(ko, values),
      en: fillGapsWith(en, values),
    })
    draft.begin({ title: fillBoth(title), contents: fillBoth(contents) })
    setValues({})
  }
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line bg-wash p-3">
      <legend className="px-1 font-medium text-15">{words.gaps(gaps.length)}</legend>
      <p className="text-13 text-soft">{words.gapsHint}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        {gaps.map((gap) => (
          <Field
            key={gap}
            label={gap}
            maxLength={200}
            value={values[gap] ?? ''}
            onChange={({ target }) => setValues({ ...values, [gap]: target.value })}
          />
        ))}
      </div>
      <button
        type="button"
        className="button-secondary justify-self-end"
        disabled={gaps.every((gap) => !values[gap]?.trim())}
        onClick={fill}
      >
        {words.fillGaps}
      </button>
    </fieldset>
  )
}

// The consents of a reservation: each text can be read in place, nothing is agreed to beforehand.
// Special terms are confirmed by themselves.
import { useContext, useState } from 'react'
import { ApiContext } from '#storefront/api.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import type { FieldErrors } from '#web/use-submit.ts'
import type { ReserveForm } from './form.ts'

type ConsentType = 'tour' | 'privacy' | 'special'

type Props = {
  given: ReserveForm['consents']
  special: boolean
  wrong: FieldErrors
  give: (given: Partial<ReserveForm['consents']>) => void
}

/**
 * Terms that one tick may agree to. Special terms come before the standard ones, so they are read and ticked
 * alone.
 */
const required = ['tour', 'privacy'] as const

export function ReserveConsents({ given, special, wrong, give }: Props) {
  const words = useText('reserve')
  const types: ConsentType[] = special ? ['tour', 'privacy', 'special'] : ['tour', 'privacy']
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold text-18">{words.consents}</legend>
      <label className="flex min-h-11 items-center gap-3 rounded-card bg-wash px-4 font-semibold">
        <input
          type="checkbox"
          checked={required.every((type) => given[type])}
          onChange={({ currentTarget: { checked } }) => give({ tour: checked, privacy: checked })}
          className="size-6 shrink-0 accent-brand-600"
        />
        {words.agreeRequired}
      </label>
      {types.map((type) => (
        <div key={type} className="rounded-card border border-line bg-card p-4">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={`consents.${type}`}
              aria-describedby={`consent-${type}`}
              aria-invalid={wrong[`consents.${type}`] ? true : undefined}
              checked={given[type]}
              onChange={({ currentTarget }) => give({ [type]: currentTarget.checked })}
              className="size-6 shrink-0 accent-brand-600"
            />
            {words.agree[type]}
          </label>
          <p id={`consent-${type}`} role="alert" className="text-13 text-bad empty:hidden">
            {wrong[`consents.${type}`]}
          </p>
          <TermsText type={type} />
        </div>
      ))}
    </fieldset>
  )
}

/** Fetched when it is opened first. */
function TermsText({ type }: { type: ConsentType }) {
  const words = useText('reserve')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [html, setHtml] = useState<string>()
  const [failed, setFailed] = useState(false)
  async function load(isOpen: boolean): Promise<void> {
    if (!isOpen || html !== undefined || !api) return
    setFailed(false)
    try {
      const { list } = await api.agency.terms({ type })
      setHtml(localized(list[0]?.contents))
    } catch {
      setFailed(true)
    }
  }
  return (
    <details onToggle={({ currentTarget }) => void load(currentTarget.open)} className="mt-1 pl-9">
      <summary className="min-h-11 content-center text-15 text-brand-700">{words.read[type]}</summary>
      {html === undefined ? (
        <p role="status" className="text-15 text-soft">
          {failed ? words.textFailed : words.loading}
        </p>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard, too
          tabIndex={0}
          aria-label={words.read[type]}
          className="max-h-80 overflow-y-auto rounded-input bg-wash p-4 text-15"
        >
          <RichText html={html} />
        </section>
      )}
    </details>
  )
}

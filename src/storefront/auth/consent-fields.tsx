// §2 Consents: one by one or all at once, none given in advance, each text to be read in place.
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { ApiContext } from '#storefront/api.ts'
import { ChevronDown } from '#ui/icons.ts'
import { RichText } from '#ui/rich-text.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized, useText } from '#web/session.tsx'
import type { FieldErrors } from '#web/use-submit.ts'

const joinConsents = ['age', 'use', 'privacy', 'tour'] as const
export type Consent = (typeof joinConsents)[number] | 'passport'

/** The consents of joining, unless others are given; a single one has no box for all. */
export function ConsentFields({
  error,
  requested = joinConsents,
  title,
}: {
  error?: string
  requested?: readonly Consent[]
  title?: string
}) {
  const { consents: words } = useText('auth')
  const group = useRef<HTMLUListElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const [isGiven, setIsGiven] = useState(false)
  // The boxes keep their own ticks, so that one made before hydration is not lost.
  const updateAll = useCallback(() => {
    const areAll = listCheckboxes(group.current).every(({ checked }) => checked)
    if (all.current) all.current.checked = areAll
    setIsGiven(areAll)
  }, [])
  const tickAll = useCallback(() => {
    for (const box of listCheckboxes(group.current)) box.checked = all.current?.checked ?? false
    updateAll()
  }, [updateAll])
  useEffect(() => (all.current?.checked ? tickAll() : updateAll()), [tickAll, updateAll])
  return (
    <fieldset>
      <legend className="sr-only">{title ?? words.title}</legend>
      {requested.length > 1 && (
        <label className="flex min-h-13 items-center gap-3 rounded-input bg-wash px-4 font-semibold">
          <input ref={all} type="checkbox" onChange={tickAll} className="size-5 accent-brand-600" />
          {words.all}
        </label>
      )}
      <ul ref={group} onChange={updateAll} className="mt-1 divide-y divide-line px-4">
        {requested.map((consent) => (
          <li key={consent} className="relative">
            <label
              className={`flex min-h-13 items-center gap-3 py-2 text-15 ${consent === 'age' ? '' : 'pr-26'}`}
            >
              <input
                type="checkbox"
                name={getFieldName(consent)}
                className="size-5 shrink-0 accent-brand-600"
              />
              <span>
                <span className="text-brand-700">[{words.required}]</span> {words[consent]}
              </span>
            </label>
            {consent !== 'age' && <TermsText type={consent} />}
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-13 text-bad empty:hidden">
        {!isGiven && error}
      </p>
    </fieldset>
  )
}

const listCheckboxes = (group: HTMLElement | null) => [...(group?.querySelectorAll('input') ?? [])]

const getFieldName = (consent: Consent) => `consents.${consent}`

/** The consents that were asked for, and whether each was given. */
export const readConsents = (typed: FormValues, requested: readonly Consent[] = joinConsents) =>
  Object.fromEntries(requested.map((consent) => [consent, typed[getFieldName(consent)] === 'on']))

export const findConsentError = (fieldErrors: FieldErrors, requested: readonly Consent[] = joinConsents) =>
  requested.map((consent) => fieldErrors[getFieldName(consent)]).find(Boolean)

function TermsText({ type }: { type: Exclude<Consent, 'age'> }) {
  const { consents: words } = useText('auth')
  const api = useContext(ApiContext)
  const localized = useLocalized()
  const [text, setText] = useState<{ html?: string; failed?: boolean }>({})

  async function load(isOpen: boolean): Promise<void> {
    if (!isOpen || !api || text.html) return
    setText({})
    const terms = await api.agency.terms({ type }).catch(() => undefined)
    const [shown] = terms?.list ?? []
    setText(shown ? { html: localized(shown.contents) } : { failed: true })
  }
  return (
    <details onToggle={({ currentTarget }) => void load(currentTarget.open)} className="group">
      <summary
        className="absolute top-1 right-0 flex min-h-11 list-none items-center gap-1 text-15 text-soft [&::-webkit-details-marker]:hidden"
        aria-label={`${words.text[type]} ${words.read}`}
      >
        {words.read}
        <ChevronDown size={18} className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard, too
        tabIndex={0}
        aria-label={words.text[type]}
        className="mb-3 max-h-64 overflow-y-auto rounded-input border border-line bg-ground p-4 text-15"
      >
        {text.html ? (
          <RichText html={text.html} />
        ) : (
          <p className="text-soft">{text.failed ? words.notLoaded : words.loading}</p>
        )}
      </section>
      {type !== 'passport' && (
        <a
          href={`/terms/${type}`}
          target="_blank"
          rel="noopener"
          className="mb-3 inline-flex min-h-11 items-center text-15 text-brand-700 underline"
        >
          {words.newWindow}
        </a>
      )}
    </details>
  )
}

// §2 The search field, as a plain form that works without scripts. What it suggests comes when it is used.
import {
  type FormEvent,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { loadTexts } from '#i18n/load-texts.ts'
import { keywordLength } from '#limits/display.ts'
import { isPhoneWide, openHeaderSearch } from '#storefront/kit/open-search.ts'
import { rememberKeyword } from '#storefront/kit/recent.ts'
import { useDismiss } from '#ui/use-dismiss.ts'
import { readFormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'

const SearchPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./search-panel.tsx'), loadTexts(['search', 'catalog'])])
  return panel
})

type SearchBoxProps = { header: RefObject<Element | null>; keyword?: string; close: () => void }

export function SearchBox({ header, keyword, close }: SearchBoxProps) {
  const words = useText('shell').search
  useDismiss(header, close)
  return (
    <search className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-line border-y bg-card text-ink">
      <div className="content grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
        <SearchForm isOpen keyword={keyword} />
        <button type="button" className="sr-only focus:not-sr-only" onClick={close}>
          {words.close}
        </button>
      </div>
    </search>
  )
}

/** Alone in its line where letters are twice as large, and what it asks is not cut. */
const fieldClass = 'field min-w-[min(100%,11rem)] flex-1 placeholder:text-[min(1em,5.4vw)]'

/** A touch of the field opens the header's search on a phone, and does not raise the keyboard here. */
const openAtTop = {
  onMouseDown: (event: MouseEvent) => isPhoneWide() && event.preventDefault(),
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) =>
    isPhoneWide() && openHeaderSearch(currentTarget.value),
}

/** `isOpen`: it was opened to be typed in, and stays so; elsewhere its suggestions lie over the page. */
export function SearchForm({
  isOpen = false,
  keyword: initialKeyword,
}: {
  isOpen?: boolean
  keyword?: string
}) {
  const words = useText('shell').search
  const blankId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [blank, setBlank] = useState(false)
  const [typed, setTyped] = useState<string>()
  const dismiss = useCallback(() => setTyped(undefined), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { page_title: keyword, who, month } = readFormValues(event.currentTarget)
    const isBlank = !keyword && !who && !month
    setBlank(isBlank)
    if (isBlank) return event.preventDefault()
    if (keyword) rememberKeyword(keyword)
    dismiss()
  }
  return (
    <form ref={form} action="/travel" onSubmit={submit} className="relative w-full">
      <div className="flex flex-wrap gap-2">
        <input
          type="search"
          name="page_title"
          maxLength={keywordLength.most}
          autoComplete="off"
          defaultValue={initialKeyword}
          aria-label={words.label}
          placeholder={words.label}
          aria-invalid={blank || undefined}
          aria-describedby={blank ? blankId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the box was opened to type in it
          autoFocus={isOpen}
          onFocus={({ target }) => (isOpen || !isPhoneWide()) && setTyped(target.value)}
          {...(!isOpen && openAtTop)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          className={fieldClass}
        />
        <button type="submit" className="button-primary shrink-0">
          {words.submit}
        </button>
      </div>
      <p id={blankId} role="alert" className="mt-2 text-15 text-bad empty:hidden">
        {blank && words.empty}
      </p>
      {(isOpen || typed !== undefined) && (
        <Suspense fallback={isOpen && <div className="search-wait skeleton mt-5" />}>
          <SearchPanel
            typed={typed ?? ''}
            placement={isOpen ? 'below' : 'over'}
            form={form}
            dismiss={dismiss}
          />
        </Suspense>
      )}
    </form>
  )
}

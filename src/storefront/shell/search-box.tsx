// §2 Search box with recent keywords and recently viewed products. It works without scripts as a plain form.
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { travelHref } from '#storefront/catalog/travel-href.ts'
import { forgetKeyword, rememberKeyword, useRecentKeywords, useRecentProducts } from '#storefront/recent.ts'
import { X } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLeave } from '#ui/use-leave.ts'
import { useSay, useWords } from '#web/session.tsx'

export function SearchBox({ header, close }: { header: RefObject<Element | null>; close: () => void }) {
  const words = useWords('shell').search
  useLeave(header, close)
  return (
    <search className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-line border-y bg-card">
      <div className="content grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
        <SearchForm autoFocus />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 tablet:grid-cols-2">
          <RecentKeywords />
          <RecentProducts />
        </div>
        <button type="button" className="sr-only focus:not-sr-only" onClick={close}>
          {words.close}
        </button>
      </div>
    </search>
  )
}

export function SearchForm({ autoFocus = false, keyword: asked }: { autoFocus?: boolean; keyword?: string }) {
  const words = useWords('shell').search
  const blankId = useId()
  const [blank, setBlank] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const keyword = String(new FormData(event.currentTarget).get('page_title')).trim()
    setBlank(keyword === '')
    if (keyword === '') event.preventDefault()
    else rememberKeyword(keyword)
  }
  return (
    <form action="/travel" onSubmit={submit} className="w-full">
      <div className="flex gap-2">
        <input
          type="search"
          name="page_title"
          maxLength={100}
          defaultValue={asked}
          aria-label={words.label}
          placeholder={words.label}
          aria-invalid={blank || undefined}
          aria-describedby={blank ? blankId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the box was opened to type in it
          autoFocus={autoFocus}
          className="field"
        />
        <button type="submit" className="button-main shrink-0">
          {words.submit}
        </button>
      </div>
      <p id={blankId} role="alert" className="mt-2 text-15 text-bad empty:hidden">
        {blank ? words.empty : ''}
      </p>
    </form>
  )
}

function RecentKeywords() {
  const words = useWords('shell').search
  const keywords = useRecentKeywords()
  return (
    <section>
      <h2 className="text-15">{words.recentKeywords}</h2>
      {keywords.length === 0 && <p className="mt-2 text-15 text-soft">{words.noKeywords}</p>}
      <ul className="mt-3 flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="chip max-w-full gap-1 pr-1">
            <a
              href={travelHref({ page_title: keyword })}
              className="flex min-h-11 min-w-0 items-center"
              onClick={() => rememberKeyword(keyword)}
            >
              <span className="truncate">{keyword}</span>
            </a>
            <button
              type="button"
              aria-label={words.remove(keyword)}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-soft hover:bg-wash"
              onClick={() => forgetKeyword(keyword)}
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentProducts() {
  const words = useWords('shell').search
  const say = useSay()
  const products = useRecentProducts()
  return (
    <section>
      <h2 className="text-15">{words.recentProducts}</h2>
      {products.length === 0 && <p className="mt-2 text-15 text-soft">{words.noProducts}</p>}
      <ul className="mt-3 grid gap-2">
        {products.map(({ package_code, thumbnail_path, page_title }) => (
          <li key={package_code}>
            <a
              href={`/travel/detail/${package_code}`}
              className="flex items-center gap-3 rounded-card hover:bg-wash"
            >
              <Picture
                path={thumbnail_path}
                alt=""
                sizes="80px"
                className="aspect-4/3 w-20 shrink-0 rounded-input object-cover"
              />
              <span className="line-clamp-2 text-15">{say(page_title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

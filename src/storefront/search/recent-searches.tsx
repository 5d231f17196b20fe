// Recent searches and recently viewed trips, on this device.
import {
  forgetKeyword,
  rememberKeyword,
  useRecentKeywords,
  useRecentProducts,
} from '#storefront/kit/recent.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { X } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'

export function RecentSearches() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @lg:grid-cols-2">
      <RecentKeywords />
      <RecentProducts />
    </div>
  )
}

function RecentKeywords() {
  const words = useText('shell').search
  const keywords = useRecentKeywords()
  return (
    <section aria-label={words.recentKeywords}>
      <h2 className="text-15">{words.recentKeywords}</h2>
      {keywords.length === 0 && <p className="mt-2 text-15 text-soft">{words.noKeywords}</p>}
      <ul className="mt-3 flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="chip max-w-full gap-1 pr-1">
            <a
              href={buildTravelHref({ page_title: keyword })}
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
  const words = useText('shell').search
  const localized = useLocalized()
  const products = useRecentProducts()
  return (
    <section aria-label={words.recentProducts}>
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
              <span className="line-clamp-2 text-15">{localized(page_title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

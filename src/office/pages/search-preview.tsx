// A page as a search engine lists it and as KakaoTalk shows its link.
import type { LocalizedText } from '#i18n/language.ts'
import { findPictureUrl } from '#office/kit/find-picture-url.ts'
import { useAgency } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'

type Props = {
  site: string
  path: string
  title: LocalizedText
  description: LocalizedText
  company_name: LocalizedText
  picture: string | null
  /** The home page's title is alone. */
  isHome?: boolean
}

export function SearchPreview({
  site,
  path,
  title,
  description,
  company_name,
  picture,
  isHome = false,
}: Props) {
  const words = useText('pages')
  const localized = useLocalized()
  const agency = useAgency()
  const name = localized(title)
  const url = findPictureUrl(agency, picture)
  return (
    <section aria-label={`${words.found}: ${name || path}`} className="grid gap-3 tablet:grid-cols-2">
      <figure className="grid content-start gap-1 rounded-lg border border-line p-3">
        <figcaption className="text-13 text-soft">{words.asSearch}</figcaption>
        <span className="truncate text-13 text-soft">
          {site}
          {path}
        </span>
        <span className="line-clamp-1 text-18 text-brand-700">
          {isHome ? name : `${name} | ${localized(company_name)}`}
        </span>
        <span className="line-clamp-2 text-13">{localized(description)}</span>
      </figure>
      <figure className="grid content-start gap-1 rounded-lg border border-line p-3">
        <figcaption className="text-13 text-soft">{words.asMessenger}</figcaption>
        <span className="grid max-w-72 overflow-hidden rounded-card border border-line">
          {url && <img src={url} alt="" className="aspect-[1.91/1] w-full object-cover" />}
          <span className="grid gap-0.5 bg-card p-3">
            <span className="line-clamp-2 font-medium text-15">{name}</span>
            <span className="line-clamp-2 text-13 text-soft">{localized(description)}</span>
            <span className="truncate text-13 text-soft">{site}</span>
          </span>
        </span>
      </figure>
    </section>
  )
}

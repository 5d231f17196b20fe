// The page as data for search engines. A data block is never executed, so the CSP lets it be.

import { toScriptJson } from '#lib/script-json.ts'
import type { TravelQuery } from '#storefront/kit/travel-href.ts'
import { useAbsoluteUrl } from '#storefront/kit/use-absolute-url.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { type Breadcrumb, buildBreadcrumbs, type JsonLdContext, listPlaceBreadcrumbs } from './breadcrumbs.ts'

/** On a list: its place among the others. */
export function ListJsonLd({ query }: { query: TravelQuery }) {
  return <JsonLd value={buildBreadcrumbs(useBreadcrumbs(query), useJsonLdContext())} />
}

export function useJsonLdContext(): JsonLdContext {
  return { localized: useLocalized(), address: useAbsoluteUrl(), origin: useSession().origin }
}

export function useBreadcrumbs(query: TravelQuery): Breadcrumb[] {
  const localized = useLocalized()
  const home = useText('shell').home
  const all = useText('catalog').title
  return [
    { name: home, path: '/' },
    { name: all, path: '/travel' },
    ...listPlaceBreadcrumbs(useSite()?.categories ?? [], query, localized),
  ]
}

export function JsonLd({ value }: { value: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element's text is not parsed as HTML; toScriptJson keeps it inside
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />
}

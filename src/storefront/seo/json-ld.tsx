// What a page is about, as data for search engines. A data block is never executed, so the CSP lets it be.

import { asScript } from '#plain/as-script.ts'
import type { TravelQuery } from '#storefront/catalog/travel-href.ts'
import { useSite } from '#storefront/shell/use-site.ts'
import { useSay, useSession, useWords } from '#web/session.tsx'
import { breadcrumbs, type Crumb, placesTo, type Voice } from './things.ts'
import { useAddress } from './use-address.ts'

/** On a list: where it stands among the others. */
export function ListJsonLd({ query }: { query: TravelQuery }) {
  return <DataBlock of={breadcrumbs(useCrumbs(query), useVoice())} />
}

export function useVoice(): Voice {
  return { say: useSay(), address: useAddress(), origin: useSession().origin }
}

export function useCrumbs(place: TravelQuery): Crumb[] {
  const say = useSay()
  const home = useWords('shell').home
  const all = useWords('catalog').title
  return [
    { name: home, path: '/' },
    { name: all, path: '/travel' },
    ...placesTo(useSite()?.categories ?? [], place, say),
  ]
}

export function DataBlock({ of }: { of: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element's text is not parsed as HTML; asScript keeps it inside
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(of) }} />
}

// What a page is about, as data for search engines. A data block is never executed, so the CSP lets it be.
import type { PackageInfo } from '#domain/catalog/calls.ts'
import type { TravelQuery } from '#storefront/catalog/travel-href.ts'
import type { Review } from '#storefront/review/review-item.tsx'
import { useSay, useSession, useSite, useWords } from '#storefront/session.tsx'
import { asScript } from '#ui/as-script.ts'
import { breadcrumbs, type Crumb, placesTo, travelAgency, trip, type Voice } from './things.ts'
import { useAddress } from './use-address.ts'

/** On the home page: who these people are. */
export function AgencyJsonLd() {
  const site = useSite()
  const voice = useVoice()
  return site && <DataBlock of={travelAgency(site, voice)} />
}

/** On a list: where it stands among the others. */
export function ListJsonLd({ query }: { query: TravelQuery }) {
  return <DataBlock of={breadcrumbs(useCrumbs(query), useVoice())} />
}

/** On a trip: what it is, what it costs, what people say of it. */
export function TripJsonLd({ info, reviews }: { info: PackageInfo; reviews: Review[] }) {
  const voice = useVoice()
  const { package_code, page_title, tour_category_id, tour_area_id, tour_area_detail_id } = info
  const crumbs = useCrumbs({ tour_category: tour_category_id, tour_area: tour_area_id ?? undefined, tour_area_detail: tour_area_detail_id ?? undefined })
  return (
    <>
      <DataBlock of={trip(info, reviews, voice)} />
      <DataBlock of={breadcrumbs([...crumbs, { name: voice.say(page_title), path: `/travel/detail/${package_code}` }], voice)} />
    </>
  )
}

function useVoice(): Voice {
  return { say: useSay(), address: useAddress(), origin: useSession().origin }
}

function useCrumbs(place: TravelQuery): Crumb[] {
  const say = useSay()
  const home = useWords('shell').home
  const all = useWords('catalog').title
  return [{ name: home, path: '/' }, { name: all, path: '/travel' }, ...placesTo(useSite()?.categories ?? [], place, say)]
}

function DataBlock({ of }: { of: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element's text is not parsed as HTML; asScript keeps it inside
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(of) }} />
}

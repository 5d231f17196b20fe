// Loads what the home page shows: its hero, the sections the agency chose, and what each of them needs.
import type { PackageCard } from '#domain/catalog/card.ts'
import type { HomeSection, SectionByKind } from '#lib/home-section.ts'
import { homeLimits } from '#limits/display.ts'
import type { Api } from '#storefront/api.ts'
import type { PageArgs } from '#storefront/page.ts'
import type { ReviewDetails } from '#storefront/review/review-item.tsx'

export async function loader({ api, session }: PageArgs) {
  const { home, sections } = await api.agency.homepageInfo()
  const has = (kind: HomeSection['kind']) => sections.some((section) => section.kind === kind)
  const type = session.language === 'en' ? 'NOTICEen' : 'NOTICE'
  const [listed, nextDepartures, notices, reviews] = await Promise.all([
    Promise.all(sections.map((section) => (section.kind === 'trips' ? listTrips(api, section) : []))),
    has('dates') ? api.departure.nextDepartures().then(({ list }) => list) : [],
    has('notices') ? api.board.list({ type, page_size: 3 }).then(({ list }) => list) : [],
    has('reviews') ? listReviewsWithPhotos(api) : [],
  ])
  const cards = dropRepeatedTrips(sections, listed)
  const shown = cards.flat().flatMap(({ thumbnail_path }) => thumbnail_path ?? [])
  return { home, sections, cards, nextDepartures, notices, reviews: pickDistinctReviews(reviews, shown) }
}

/** Picked trips in the order they were picked in; one that is no longer on sale is left out. */
async function listPickedTrips(api: Api, codes: readonly string[]): Promise<PackageCard[]> {
  if (codes.length === 0) return []
  const { list } = await api.catalog.packageList({
    package_codes: codes.join(','),
    page_size: homeLimits.trips,
  })
  return codes.flatMap((code) => list.find(({ package_code }) => package_code === code) ?? [])
}

async function listTrips(api: Api, { by, of, codes }: SectionByKind<'trips'>): Promise<PackageCard[]> {
  if (by === 'picked') return listPickedTrips(api, codes ?? [])
  const input = {
    chosen: {},
    reviewed: { sort: 'reviewed' },
    newest: { sort: 'newest' },
    category: { tour_category: Number(of) },
    tag: { page_title: of ?? '' },
  } as const
  return (await api.catalog.packageList({ ...input[by], page_size: homeLimits.trips * 2 })).list
}

/**
 * No trip, and so no picture, appears twice on the page: a later section leaves out the trips of earlier
 * ones.
 */
function dropRepeatedTrips(sections: HomeSection[], cards: PackageCard[][]): PackageCard[][] {
  const seen = new Set<string>()
  return sections.map((_, at) => {
    const fresh = (cards[at] ?? []).filter(({ package_code }) => !seen.has(package_code))
    const shown = fresh.slice(0, homeLimits.trips)
    for (const { package_code } of shown) seen.add(package_code)
    return shown
  })
}

/** The newest reviews with a photo. */
async function listReviewsWithPhotos(api: Api): Promise<ReviewDetails[]> {
  const { list } = await api.review.reviewList({ sort: 'photos', page_size: homeLimits.reviews * 4 })
  return list.filter(({ photos }) => photos.length > 0)
}

/** One review for each trip, with a picture and a beginning that nothing else on the page has. */
function pickDistinctReviews(reviews: ReviewDetails[], shown: string[]): ReviewDetails[] {
  const seen = new Set(shown)
  const fresh = reviews.filter(({ package_code, photos: [photo = ''], contents }) => {
    const keys = [package_code, photo, contents.slice(0, 20)]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
  return fresh.slice(0, homeLimits.reviews)
}

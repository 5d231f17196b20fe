// The reviews of an agency's trips: nought to eleven a trip, some with photos. What is said is chosen over the
// whole agency, so that no page of reviews says the same thing twice.
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { replies } from './more-reviews.ts'
import { pickLeastRepeated, type UsedText } from './pick-least-repeated.ts'
import { describeMemory, listTripSights, pickCompanions, reviewerNames, reviewTexts } from './reviews.ts'

type ReviewPhoto = { path: string }
type TripReviewText = (typeof reviewTexts)[number]

const day_ms = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day_ms).toISOString()

const kindByAgency: Record<number, TripReviewText['kind']> = {
  5: 'couple',
  6: 'golf',
  7: 'parents',
  8: 'trek',
  10: 'solo',
}
const kindByTag: Record<string, TripReviewText['kind']> = {
  가족여행: 'family',
  아이와: 'family',
  커플: 'couple',
  부모님과: 'parents',
  친구끼리: 'friends',
  '혼자 환영': 'solo',
}

/** `photos`: by trip, in the order of the agency's trips. */
export function createReviews(agency: DemoAgency, photos: ReviewPhoto[][]) {
  const { travel_agency, default_language, packages } = agency
  const names = reviewerNames[default_language]
  // Each agency begins elsewhere, so that no two say the same first.
  const texts = rotate(reviewTexts, travel_agency * 11)
  const answers = rotate(replies[default_language], travel_agency * 5)
  const used: UsedText[] = []
  const answered: UsedText[] = []
  const written = packages
    .flatMap((trip, at) => Array.from({ length: countReviews(at) }, (_, index) => ({ trip, at, index })))
    .map((one) => ({ ...one, days: 11 + ((one.at * 37 + one.index * 53) % 300) }))
    .toSorted((one, two) => one.days - two.days)
  const usedTexts = new Map<DemoPackage, Set<TripReviewText>>()
  return written.map(({ trip, at, index, days }) => {
    const kind = pickReviewKind(agency, trip)
    const taken = usedTexts.get(trip) ?? new Set()
    const shown = pickPhotos(photos[at] ?? [], at + index, index)
    const place = { at: -days, hasPhotos: shown.length > 0 }
    const text = pickLeastRepeated(
      texts.filter((one) => (one.kind === kind || one.kind === 'any') && !taken.has(one)),
      ({ contents }) => contents.ko,
      { used, ...place },
    )
    usedTexts.set(trip, taken.add(text))
    used.push({ text: text.contents.ko, ...place })
    const isAnswered = (at + index) % 5 > 0
    const reply = isAnswered ? pickLeastRepeated(answers, String, { used: answered, ...place }) : undefined
    if (reply) answered.push({ text: reply, ...place })
    const seen = listTripSights(agency, trip)
    return {
      package_code: trip.package_code,
      stars: text.stars,
      who: pickCompanions(text, at + index),
      contents: [text.contents, describeMemory(seen[index % seen.length], at + index)]
        .map((said?: Words) => said?.[default_language])
        .filter(Boolean)
        .join(' '),
      reg_name: names[(at * 7 + index * 3) % names.length] ?? '',
      photos: shown,
      reg_date: daysAgo(days),
      ...(reply && { reply, reply_date: daysAgo(days - 2) }),
    }
  })
}

const countReviews = (at: number): number => [4, 1, 11, 0, 2, 6, 1, 3][at % 8] ?? 0

const pickReviewKind = ({ travel_agency }: DemoAgency, { tags }: DemoPackage): TripReviewText['kind'] =>
  kindByAgency[travel_agency] ?? tags.map(([ko]) => kindByTag[ko]).find(Boolean) ?? 'any'

function rotate<T>(all: T[], start: number): T[] {
  const first = start % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** Two pictures for every third review, none of which another review of the trip shows. */
const pickPhotos = (photos: ReviewPhoto[], turn: number, index: number): string[] =>
  turn % 3 === 1
    ? photos.slice(Math.floor(index / 3) * 2, Math.floor(index / 3) * 2 + 2).map(({ path }) => path)
    : []

// The reviews of an agency's trips: nought to eleven a trip, some with photos. What is said is chosen over the
// whole agency, so that no page of reviews says the same thing twice.
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { type Heard, leastHeard } from './least-heard.ts'
import { replies } from './more-reviews.ts'
import { remembered, reviewerNames, reviewTexts, seenOn, whoOf } from './reviews.ts'

type Photo = { path: string }
type Text = (typeof reviewTexts)[number]

const day_ms = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day_ms).toISOString()

const kindOfAgency: Record<number, Text['kind']> = {
  5: 'couple',
  6: 'golf',
  7: 'parents',
  8: 'trek',
  10: 'solo',
}
const kindOfTag: Record<string, Text['kind']> = {
  가족여행: 'family',
  아이와: 'family',
  커플: 'couple',
  부모님과: 'parents',
  친구끼리: 'friends',
  '혼자 환영': 'solo',
}

/** `photos`: by trip, in the order of the agency's trips. */
export function reviewsOf(agency: DemoAgency, photos: Photo[][]) {
  const { travel_agency, default_language, packages } = agency
  const names = reviewerNames[default_language]
  // Each agency begins elsewhere, so that no two say the same first.
  const texts = from(reviewTexts, travel_agency * 11)
  const answers = from(replies[default_language], travel_agency * 5)
  const heard: Heard[] = []
  const answered: Heard[] = []
  const written = packages
    .flatMap((trip, at) => Array.from({ length: countOf(at) }, (_, index) => ({ trip, at, index })))
    .map((one) => ({ ...one, days: 11 + ((one.at * 37 + one.index * 53) % 300) }))
    .toSorted((one, two) => one.days - two.days)
  const saidOf = new Map<DemoPackage, Set<Text>>()
  return written.map(({ trip, at, index, days }) => {
    const kind = kindOf(agency, trip)
    const taken = saidOf.get(trip) ?? new Set()
    const shown = photosOf(photos[at] ?? [], at + index, index)
    const place = { at: -days, hasPhotos: shown.length > 0 }
    const text = leastHeard(
      texts.filter((one) => (one.kind === kind || one.kind === 'any') && !taken.has(one)),
      ({ contents }) => contents.ko,
      { heard, ...place },
    )
    saidOf.set(trip, taken.add(text))
    heard.push({ text: text.contents.ko, ...place })
    const isAnswered = (at + index) % 5 > 0
    const reply = isAnswered ? leastHeard(answers, String, { heard: answered, ...place }) : undefined
    if (reply) answered.push({ text: reply, ...place })
    const seen = seenOn(agency, trip)
    return {
      package_code: trip.package_code,
      stars: text.stars,
      who: whoOf(text, at + index),
      contents: [text.contents, remembered(seen[index % seen.length], at + index)]
        .map((said?: Words) => said?.[default_language])
        .filter(Boolean)
        .join(' '),
      reg_name: names[(at * 7 + index * 3) % names.length] ?? '',
      photos: shown,
      reg_date: ago(days),
      ...(reply && { reply, reply_date: ago(days - 2) }),
    }
  })
}

const countOf = (at: number): number => [4, 1, 11, 0, 2, 6, 1, 3][at % 8] ?? 0

const kindOf = ({ travel_agency }: DemoAgency, { tags }: DemoPackage): Text['kind'] =>
  kindOfAgency[travel_agency] ?? tags.map(([ko]) => kindOfTag[ko]).find(Boolean) ?? 'any'

function from<T>(all: T[], start: number): T[] {
  const first = start % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** Of every third review two, and none that another review of the trip shows. */
const photosOf = (photos: Photo[], turn: number, index: number): string[] =>
  turn % 3 === 1
    ? photos.slice(Math.floor(index / 3) * 2, Math.floor(index / 3) * 2 + 2).map(({ path }) => path)
    : []

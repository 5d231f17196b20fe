// The reviews of those whose trips are among the bookings, and what the demo agencies reply.
import type { Companion } from '#domain/catalog/companion.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { DemoAgency, Words } from './demo-types.ts'
import type { BookingStory, CreatedBooking } from './make-bookings.ts'
import { repliesToMembers } from './more-reviews.ts'
import { pickLeastRepeated } from './pick-least-repeated.ts'
import { describeMemory, listTripSights, reviewTexts } from './reviews.ts'

type ReviewSeed = { agency: DemoAgency; bookings: CreatedBooking[] }
const day_ms = 86_400_000

/** By members who are back. The account everybody logs in to has still to write its own. */
export async function fillReviews(db: Db, { agency, bookings }: ReviewSeed): Promise<void> {
  const { travel_agency, default_language: language } = agency
  const back = bookings.filter(
    ({ story }) =>
      story.who.member_id !== undefined &&
      story.who.email !== 'demo@naru.example' &&
      story.steps.at(-1)?.progress === 'travel_completed',
  )
  if (back.length === 0) return
  const stand = await db
    .selectFrom('review')
    .select(['package_code', 'contents', 'reply', 'reg_date', 'photos'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  const known = stand.map(({ reg_date, photos, ...review }) => ({
    ...review,
    place: { at: Date.parse(reg_date), hasPhotos: photos.length > 0 },
  }))
  const used = known.map(({ contents, package_code, place }) => ({
    text: reviewTexts.find((one) => contents.startsWith(one.contents[language]))?.contents[language] ?? '',
    package_code,
    ...place,
  }))
  const answered = known.flatMap(({ reply, place }) => (reply === null ? [] : [{ text: reply, ...place }]))
  await db
    .insertInto('review')
    .values(
      back.map(({ id, story }, at) => {
        const home = Date.parse(story.steps.at(-1)?.at ?? '')
        const place = { at: home + 2 * day_ms, hasPhotos: false }
        const { package_code } = story.trip
        const who = getCompanions(story.party)
        const taken = used.filter((one) => one.package_code === package_code).map(({ text }) => text)
        const { contents, stars } = pickLeastRepeated(
          reviewTexts.filter(
            (one) => (one.kind === who || one.kind === 'any') && !taken.includes(one.contents[language]),
          ),
          (one) => one.contents[language],
          { used, ...place },
        )
        used.push({ text: contents[language], package_code, ...place })
        const reply = pickLeastRepeated(repliesToMembers[language], String, { used: answered, ...place })
        const isNew = home > Date.now() - 60 * day_ms
        if (!isNew) answered.push({ text: reply, ...place })
        return {
          travel_agency,
          package_code,
          booking: id,
          who,
          stars,
          ...(at % 3 < 2 && scoreFacts(stars, at)),
          contents: [contents, pickSight(agency, package_code, at)]
            .flatMap((words) => words?.[language] ?? [])
            .join(' '),
          reg_name: maskName(story.who.name),
          reg_date: new Date(home + 2 * day_ms).toISOString(),
          ...(!isNew && {
            reply,
            reply_date: new Date(home + 4 * day_ms).toISOString(),
          }),
        }
      }),
    )
    .execute()
}

/** What two of three answered beside the stars, near to them. */
function scoreFacts(stars: number, nth: number) {
  const [high, low] = [Math.min(5, stars + 1), Math.max(1, stars - 1)]
  return {
    walking: [stars, low, high][nth % 3],
    meals: [high, stars, stars][nth % 3],
    guide: high,
    hotel: nth % 4 === 0 ? null : stars,
  }
}

/** What one of them saw there. */
function pickSight(agency: DemoAgency, package_code: string, nth: number): Words | undefined {
  const trip = agency.packages.find((one) => one.package_code === package_code)
  const seen = trip ? listTripSights(agency, trip) : []
  return describeMemory(seen[nth % seen.length], nth)
}

function getCompanions({ adult, child, baby }: BookingStory['party']): Companion {
  if (child + baby > 0) return 'family'
  if (adult === 1) return 'solo'
  return adult === 2 ? 'couple' : 'friends'
}

// The reviews of those whose trips are among the bookings, and what the demo agencies reply.
import type { Who } from '#domain/catalog/who.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { DemoAgency, Words } from './demo-types.ts'
import { leastHeard } from './least-heard.ts'
import type { Made, Story } from './make-bookings.ts'
import { repliesToMembers } from './more-reviews.ts'
import { remembered, reviewTexts, seenOn } from './reviews.ts'

type Filling = { agency: DemoAgency; made: Made[] }
const day_ms = 86_400_000

/** By members who are back. The account everybody logs in to has still to write its own. */
export async function fillReviews(db: Db, { agency, made }: Filling): Promise<void> {
  const { travel_agency, default_language: language } = agency
  const back = made.filter(
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
  const heard = known.map(({ contents, package_code, place }) => ({
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
        const who = withWhom(story.party)
        const taken = heard.filter((one) => one.package_code === package_code).map(({ text }) => text)
        const { contents, stars } = leastHeard(
          reviewTexts.filter(
            (one) => (one.kind === who || one.kind === 'any') && !taken.includes(one.contents[language]),
          ),
          (one) => one.contents[language],
          { heard, ...place },
        )
        heard.push({ text: contents[language], package_code, ...place })
        const reply = leastHeard(repliesToMembers[language], String, { heard: answered, ...place })
        const isNew = home > Date.now() - 60 * day_ms
        if (!isNew) answered.push({ text: reply, ...place })
        return {
          travel_agency,
          package_code,
          booking: id,
          who,
          stars,
          contents: [contents, sawOn(agency, package_code, at)]
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

/** What one of them saw there. */
function sawOn(agency: DemoAgency, package_code: string, nth: number): Words | undefined {
  const trip = agency.packages.find((one) => one.package_code === package_code)
  const seen = trip ? seenOn(agency, trip) : []
  return remembered(seen[nth % seen.length], nth)
}

function withWhom({ adult, child, baby }: Story['party']): Who {
  if (child + baby > 0) return 'family'
  if (adult === 1) return 'solo'
  return adult === 2 ? 'couple' : 'friends'
}

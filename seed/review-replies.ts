// What the demo agencies reply to reviews, and the reviews of those whose trips are among the bookings.
import type { Who } from '#domain/catalog/who.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { DemoAgency } from './demo-types.ts'
import type { Made, Story } from './make-bookings.ts'
import { remembered, reviewTexts, seenOn } from './reviews.ts'

const replies = {
  ko: [
    '소중한 후기 고맙습니다. 다음 여행도 편안하게 준비하겠습니다.',
    '좋은 시간을 보내셨다니 저희도 기쁩니다. 말씀해 주신 점은 현지 가이드에게 꼭 전하겠습니다.',
    '함께해 주셔서 고맙습니다. 아쉬우셨던 부분은 다음 출발부터 바로 고치겠습니다.',
  ],
  en: [
    'Thank you for writing. We look forward to your next trip.',
    'How good to read this. We passed it on to your guide.',
    'Thank you for coming along. What was not right we mend before the next departure.',
  ],
}

export const replyTo = (language: 'ko' | 'en', at: number) => replies[language][at % 3] ?? ''

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
  await db
    .insertInto('review')
    .values(
      back.map(({ id, story }, at) => {
        const home = Date.parse(story.steps.at(-1)?.at ?? '')
        const isNew = home > Date.now() - 60 * day_ms
        return {
          travel_agency,
          package_code: story.trip.package_code,
          booking: id,
          ...saidOf(agency, story, at),
          reg_name: maskName(story.who.name),
          reg_date: new Date(home + 2 * day_ms).toISOString(),
          ...(!isNew && {
            reply: replyTo(language, at),
            reply_date: new Date(home + 4 * day_ms).toISOString(),
          }),
        }
      }),
    )
    .execute()
}

/** What people who travelled in such a party say, and what they saw there. */
function saidOf(agency: DemoAgency, { trip, party }: Story, at: number) {
  const who = withWhom(party)
  const texts = reviewTexts.filter(({ kind }) => kind === who)
  const text = texts[(at * 5 + 4) % texts.length]
  const written = agency.packages.find(({ package_code }) => package_code === trip.package_code)
  const seen = written ? seenOn(agency, written) : []
  const said = [text?.contents, remembered(seen[at % seen.length], at)]
  return {
    who,
    stars: text?.stars ?? 5,
    contents: said
      .map((words) => words?.[agency.default_language])
      .filter(Boolean)
      .join(' '),
  }
}

function withWhom({ adult, child, baby }: Story['party']): Who {
  if (child + baby > 0) return 'family'
  if (adult === 1) return 'solo'
  return adult === 2 ? 'couple' : 'friends'
}

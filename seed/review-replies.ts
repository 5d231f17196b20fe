// What the demo agencies reply to reviews, and the reviews of those whose trips are among the bookings.
import { maskName } from '#domain/member/mask-name.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Made } from './make-bookings.ts'

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

const texts = {
  ko: [
    '처음부터 끝까지 챙겨 주셔서 걱정 없이 다녀왔습니다. 부모님도 좋아하셨어요.',
    '일정이 빡빡하지 않아 좋았습니다. 식사도 입에 맞았습니다.',
    '숙소 위치가 좋았고 가이드님이 친절했습니다. 하루만 더 길었으면 했네요.',
    '사진보다 실제가 더 좋았습니다. 버스 이동이 조금 길었던 점만 아쉬웠습니다.',
  ],
  en: [
    'Everything was looked after from start to end. My parents loved it.',
    'Never rushed, and the food was just right.',
    'A well-placed hotel and a kind guide. One more day would have been perfect.',
    'Better than the pictures. Only the coach ride was a little long.',
  ],
}

type Filling = { travel_agency: number; language: 'ko' | 'en'; made: Made[] }
const day_ms = 86_400_000

/** By members who are back. The account everybody logs in to has still to write its own. */
export async function fillReviews(db: Db, { travel_agency, language, made }: Filling): Promise<void> {
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
          stars: at % 4 === 3 ? 4 : 5,
          contents: texts[language][at % 4] ?? '',
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

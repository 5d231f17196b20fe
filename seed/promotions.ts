// The popups and banners of the demo: one agency has a popup on its home page, another a banner.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'

const promotions: Record<number, { kind: 'popup' | 'banner'; title: string; text: string; href: string }> = {
  9: {
    kind: 'banner',
    title: '겨울 살롱 여행 예약을 받고 있어요.',
    text: '호스트와 함께 떠나는 날짜를 확인해 보세요.',
    href: '/travel',
  },
  10: {
    kind: 'popup',
    title: '출발이 확정된 여행만 모았어요',
    text: '혼자 와도 함께 떠나요. 인원이 모인 여행을 먼저 보세요.',
    href: '/travel?confirmed=Y',
  },
}

/** From the day the demo is filled on, for a season. */
export async function fillPromotions(db: Db, travel_agency: number): Promise<void> {
  const promotion = promotions[travel_agency]
  if (!promotion) return
  const { kind, title, text, href } = promotion
  await db
    .insertInto('promotion')
    .values({
      travel_agency,
      kind,
      href,
      title: { ko: title, en: '' },
      text: { ko: text, en: '' },
      shown_from: seoulToday,
      shown_until: sql<string>`${seoulToday} + 90`,
      pages: JSON.stringify(['home']),
      audience: 'all',
      staff_name: '',
    })
    .execute()
}

// The popups and banners of the demo: one agency has a popup on its home page, another a banner.
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { words } from './faces/brand-kit.ts'

type SeedPromotion = { kind: 'popup' | 'banner'; title: LocalizedText; text: LocalizedText; href: string }

const promotions: Record<number, SeedPromotion> = {
  9: {
    kind: 'banner',
    title: words('겨울 살롱 여행 예약을 받고 있어요.', 'Our winter salons are open for booking.'),
    text: words('호스트와 함께 떠나는 날짜를 확인해 보세요.', 'See the dates your host travels on.'),
    href: '/travel',
  },
  10: {
    kind: 'popup',
    title: words('출발이 확정된 여행만 모았어요', 'Trips that leave for certain'),
    text: words(
      '혼자 와도 함께 떠나요. 인원이 모인 여행을 먼저 보세요.',
      'Come alone, leave together: these have enough people already.',
    ),
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
      title,
      text,
      shown_from: seoulToday,
      shown_until: sql<string>`${seoulToday} + 90`,
      pages: JSON.stringify(['home']),
      audience: 'all',
      staff_name: '',
    })
    .execute()
}

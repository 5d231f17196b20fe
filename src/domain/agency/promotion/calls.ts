// §7 Popups and banners on the site: how often each was seen and followed.
import { z } from 'zod'
import { promotionLimits } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { Id, Nothing } from '#platform/wire/shapes.ts'

const CountedIds = z.array(Id).max(promotionLimits.counted).default([])

export const promotionCalls = {
  /**
   * Adds to the counts of the day, without a trace of the visitor. Promotions not shown today are ignored.
   */
  countPromotions: call({
    method: 'POST',
    path: '/api/landing/promotions/count',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ seen: CountedIds, clicked: CountedIds }),
    output: Nothing,
  }),
}

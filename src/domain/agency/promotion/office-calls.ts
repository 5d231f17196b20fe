// Popups and banners as the office writes them.
import { z } from 'zod'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { ChangedPromotion, NewPromotion, PromotionRef, ShownPromotion } from './promotion.ts'

export const promotionOfficeCalls = {
  promotions: call({
    method: 'GET',
    path: '/api/office/promotions',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      list: z.array(
        ShownPromotion.extend({
          shown_from: Day,
          shown_until: Day,
          revision: Revision,
          staff_name: z.string(),
          reg_date: Moment,
          state: z.enum(['now', 'waiting', 'ended']),
          seen: z.int(),
          clicked: z.int(),
        }),
      ),
      today: Day,
      company_name: Words,
    }),
  }),
  addPromotion: call({
    method: 'POST',
    path: '/api/office/promotions',
    takes: 'json',
    may: 'site',
    tx: 'own',
    input: NewPromotion,
    output: z.object({ promotion_id: Id }),
    refuses: [
      'LINK_OF_ANOTHER',
      'DATES_CROSS',
      'POPUP_OVER_PRICE',
      'PICTURE_NOT_FOUND',
      'TOO_MANY_PROMOTIONS',
      ...idempotencyRefusals,
    ],
  }),
  changePromotion: call({
    method: 'PUT',
    path: '/api/office/promotions',
    takes: 'json',
    may: 'site',
    input: ChangedPromotion,
    output: z.object({ revision: Revision }),
    refuses: [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'DATES_CROSS',
      'POPUP_OVER_PRICE',
      'PICTURE_NOT_FOUND',
      'LINK_OF_ANOTHER',
    ],
  }),
  /** The counts are deleted with the promotion. */
  deletePromotion: call({
    method: 'DELETE',
    path: '/api/office/promotions',
    takes: 'json',
    may: 'site',
    input: PromotionRef,
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}

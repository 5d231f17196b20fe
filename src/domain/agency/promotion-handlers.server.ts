// Handlers of popups and banners, for the office and the site.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { countPromotions } from './count-promotions.server.ts'
import type { promotionCalls, promotionOfficeCalls } from './promotion-calls.ts'
import { addPromotion, changePromotion, deletePromotion, listPromotions } from './promotions.server.ts'

export const promotionOfficeHandlers: Handlers<typeof promotionOfficeCalls> = {
  promotions: listPromotions,
  addPromotion,
  changePromotion,
  deletePromotion,
}

export const promotionHandlers: Handlers<typeof promotionCalls> = { countPromotions }

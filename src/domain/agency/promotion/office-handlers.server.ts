// Office handlers: popups and banners.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { promotionOfficeCalls } from './office-calls.ts'
import { addPromotion, changePromotion, deletePromotion, listPromotions } from './promotions.server.ts'

export const promotionOfficeHandlers: Handlers<typeof promotionOfficeCalls> = {
  promotions: listPromotions,
  addPromotion,
  changePromotion,
  deletePromotion,
}

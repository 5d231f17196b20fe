// §7 Popups and banners on the site: what their call does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { promotionCalls } from './calls.ts'
import { countPromotions } from './count-promotions.server.ts'

export const promotionHandlers: Handlers<typeof promotionCalls> = { countPromotions }

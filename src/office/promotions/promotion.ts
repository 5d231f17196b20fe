// A popup or banner as the office lists it, and what its form is open for.
import type { Api } from '#office/api.ts'

export type PromotionList = Awaited<ReturnType<Api['promotion']['promotions']>>
export type Promotion = PromotionList['list'][number]
/** A promotion that is there, or a new one of a kind. */
export type EditedPromotion = Promotion | { kind: Promotion['kind'] }

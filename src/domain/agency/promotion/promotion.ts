// A popup or banner as it is written in the office, and as the site shows it.
import { z } from 'zod'
import { PicturePath } from '#domain/agency/look/theme.ts'
import { popupPages, promotionAudiences, promotionKinds, promotionPages } from '#lib/promotion.ts'
import { promotionLimits } from '#limits/display.ts'
import {
  Day,
  Id,
  line,
  optionalText,
  Revision,
  requiredText,
  Words,
  withError,
} from '#platform/wire/shapes.ts'

/** A page of the site, or a page elsewhere by a safe address. */
const PromotionHref = line(300).regex(/^(\/(?![/\\])|https:\/\/[^\s/@\\]+([/?#]|$))/, withError('linkForm'))

const PromotionFields = z.object({
  kind: z.enum(promotionKinds),
  shown_from: Day,
  shown_until: Day,
  pages: z.array(z.enum(promotionPages)).min(1, withError('choosePages')).max(promotionPages.length),
  audience: z.enum(promotionAudiences),
  title: requiredText(promotionLimits.title),
  text: optionalText(promotionLimits.text),
  href: PromotionHref.nullable(),
  picture: PicturePath.nullable(),
})
export type PromotionFields = z.output<typeof PromotionFields>

const isForDays = ({ shown_from, shown_until }: Pick<PromotionFields, 'shown_from' | 'shown_until'>) =>
  shown_from <= shown_until
const coversNoPrice = ({ kind, pages }: Pick<PromotionFields, 'kind' | 'pages'>) =>
  kind === 'banner' || pages.every((page) => popupPages.some((each) => each === page))

const daysRule = { path: ['shown_until'], error: 'DATES_CROSS' }
const pagesRule = { path: ['pages'], error: 'POPUP_OVER_PRICE' }

export const PromotionRef = z.object({ promotion_id: Id, revision: Revision })
export const NewPromotion = PromotionFields.refine(isForDays, daysRule).refine(coversNoPrice, pagesRule)
export const ChangedPromotion = PromotionFields.extend(PromotionRef.shape)
  .refine(isForDays, daysRule)
  .refine(coversNoPrice, pagesRule)

/** A promotion as the visitor's browser gets it. */
export const ShownPromotion = z.object({
  promotion_id: Id,
  kind: z.enum(promotionKinds),
  pages: z.array(z.enum(promotionPages)),
  audience: z.enum(promotionAudiences),
  title: Words,
  text: Words,
  href: z.string().nullable(),
  picture: z.string().nullable(),
})
export type ShownPromotion = z.output<typeof ShownPromotion>

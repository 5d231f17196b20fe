// Where popups and banners may stand, and for whom they are. Never where somebody reserves, pays or agrees.

export const promotionKinds = ['popup', 'banner'] as const
export const promotionPages = ['home', 'list', 'trip', 'boards'] as const
export type PromotionPage = (typeof promotionPages)[number]
export const promotionAudiences = ['all', 'guest', 'member'] as const

/** A popup lies over the page, so it is none of a trip's, where the price is. A banner covers nothing. */
export const popupPages = ['home', 'list', 'boards'] as const satisfies PromotionPage[]

/** Which of them a path is; undefined where nothing is ever shown. */
export function findPromotionPage(pathname: string): PromotionPage | undefined {
  if (pathname === '/') return 'home'
  if (pathname === '/travel') return 'list'
  if (/^\/travel\/detail\/[^/]+$/.test(pathname)) return 'trip'
  if (/^\/(board\/[^/]+(\/[^/]+)?|about)$/.test(pathname) && !pathname.endsWith('/write')) return 'boards'
  return undefined
}

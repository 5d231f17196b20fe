// The places of popups and banners, and their audiences. Never where somebody reserves, pays or agrees.

export const promotionKinds = ['popup', 'banner'] as const
export const promotionPages = ['home', 'list', 'trip', 'boards'] as const
export type PromotionPage = (typeof promotionPages)[number]
export const promotionAudiences = ['all', 'guest', 'member'] as const

/** A popup covers the page, so a trip's page, which has the price, shows none. A banner covers nothing. */
export const popupPages = ['home', 'list', 'boards'] as const satisfies PromotionPage[]

/** The kind of page at a path; undefined where no promotion is ever shown. */
export function findPromotionPage(pathname: string): PromotionPage | undefined {
  if (pathname === '/') return 'home'
  if (pathname === '/travel') return 'list'
  if (/^\/travel\/detail\/[^/]+$/.test(pathname)) return 'trip'
  if (/^\/(board\/[^/]+(\/[^/]+)?|about)$/.test(pathname) && !pathname.endsWith('/write')) return 'boards'
  return undefined
}

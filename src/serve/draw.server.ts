// Draws a page with the bundle: for a reader in their language, with the brand of the site.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SiteHere } from '#context.server.ts'
import { httpLimits } from '#limits/machine.ts'
import { brandHex } from '#plain/theme.ts'
import { inShare } from '#platform/fair-share.server.ts'
import { openTurns } from '#platform/turns.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Api } from '#storefront/api.ts'
import type { Assets, Brand } from '#storefront/document.ts'
import type { Rendered, render } from '#storefront/render.server.tsx'
import type { Language } from '#words/language.ts'
import type { OfficeBundle } from './office.server.ts'
import { themeFile } from './theme-file.server.ts'

/** The built bundle, or in development the module as Vite serves it now. */
export type Bundle = {
  render: () => Promise<typeof render>
  assetsOf: (page: string | undefined, language: Language) => Assets
  /** In development the office, too, comes from its sources. */
  office?: OfficeBundle
}

/**
 * `site`: null if the host has no agency. `api`: a client other than the reader's own. `word`: marks the
 * places that differ for members.
 */
type Sheet = {
  site: SiteHere | null
  address: string
  origin: string
  asking: Asking
  api?: Api
  word?: string
}
export type Draw = (sheet: Sheet) => Promise<Rendered>

const turns = openTurns({
  atOnce: 1,
  waiting: httpLimits.drawnLater,
  retryAfter_s: httpLimits.retryAfter_s,
})

/**
 * React draws one page at a time. Agencies take turns, and between two pages other work gets its turn. In the
 * order of arrival, a flood of one agency's searches would hold up everybody.
 */
const inTurn = <T>(travel_agency: number, draw: () => T): Promise<T> =>
  turns(travel_agency, async () => {
    const drawn = draw()
    await nextTurn()
    return drawn
  })

export const drawWith =
  (bundle: Bundle, clientFor: (asking: Asking) => Api): Draw =>
  async ({ site, address, origin, asking, api, word }) => {
    const { language } = asking
    const draw = await bundle.render()
    const page = () =>
      draw(new Request(`${origin || 'http://nobody'}${address}`), {
        api: api ?? clientFor(asking),
        session: { travel_agency: site?.travel_agency ?? null, language, origin, ...loggedIn(asking) },
        assetsOf: (page) => bundle.assetsOf(page, language),
        brand: site ? brandOf(site) : undefined,
        inTurn: (draw) => inTurn(site?.travel_agency ?? 0, draw),
        ...(word !== undefined && { word }),
      })
    return site ? inShare(site.travel_agency, page) : page()
  }

const loggedIn = ({ member, unready, tokenUntil }: Asking) => ({
  isLoggedIn: member !== null,
  mustChange: unready !== null,
  tokenSeconds: secondsLeft(tokenUntil),
})

/** How long an access token is still good. */
export const secondsLeft = (tokenUntil: number | null) =>
  tokenUntil === null ? null : Math.round(tokenUntil - Date.now() / 1000)

// The site is the same object until its revision moves, so its theme is hashed once.
const brands = new WeakMap<object, Brand>()

export function brandOf({ agency, info, travel_agency }: SiteHere): Brand {
  const known = brands.get(agency)
  if (known) return known
  const hash = createHash('sha256').update(themeFile(agency.theme)).digest('base64url').slice(0, 10)
  const brand = {
    themeHref: `/theme/${travel_agency}-${hash}.css`,
    colour: brandHex(agency.theme),
    font: agency.theme.font,
    logo: info?.logo ?? null,
  }
  brands.set(agency, brand)
  return brand
}

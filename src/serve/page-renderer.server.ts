// Renders a page with the bundle: in the reader's language, with the brand of the site.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CurrentSite } from '#context.server.ts'
import type { Language } from '#i18n/language.ts'
import { getBrandHex } from '#lib/theme.ts'
import { httpLimits } from '#limits/machine.ts'
import { createFairQueue } from '#platform/fair-queue.server.ts'
import { runInShare } from '#platform/fair-share.server.ts'
import { buildPreviewQuery } from '#platform/preview.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'
import type { Assets, Brand } from '#storefront/document.ts'
import type { RenderResult, render } from '#storefront/render.server.tsx'
import type { OfficeBundle } from './office.server.ts'
import { renderThemeFile } from './theme-file.server.ts'

/** The built bundle, or in development the module as Vite serves it now. */
export type Bundle = {
  render: () => Promise<typeof render>
  getAssets: (page: string | undefined, language: Language) => Assets
  /** In development the office also comes from its sources. */
  office?: OfficeBundle
}

/**
 * `site`: null if the host has no agency. `api`: a client other than the reader's own. `marker`: marks the
 * places that differ for members.
 */
type PageRequest = {
  site: CurrentSite | null
  address: string
  origin: string
  requestContext: RequestContext
  api?: Api
  marker?: string
  /** The token of a look's draft, which the page's style sheet needs. */
  previewToken?: string
}
export type RenderPage = (pageRequest: PageRequest) => Promise<RenderResult>

const fairQueue = createFairQueue({
  atOnce: 1,
  waiting: httpLimits.queuedRenders,
  retryAfter_s: httpLimits.retryAfter_s,
})

/**
 * React draws one page at a time. Agencies take turns, and between two pages other work gets its turn. In the
 * order of arrival, a flood of one agency's searches would hold up everybody.
 */
const renderInFairQueue = <T>(travel_agency: number, renderPage: () => T): Promise<T> =>
  fairQueue(travel_agency, async () => {
    const rendered = renderPage()
    await nextTurn()
    return rendered
  })

export const createPageRenderer =
  (bundle: Bundle, clientFor: (requestContext: RequestContext) => Api): RenderPage =>
  async ({ site, address, origin, requestContext, api, marker, previewToken }) => {
    const { language } = requestContext
    const renderPage = await bundle.render()
    const page = () =>
      renderPage(new Request(`${origin || 'http://nobody'}${address}`), {
        api: api ?? clientFor(requestContext),
        session: {
          travel_agency: site?.travel_agency ?? null,
          language,
          origin,
          ...describeSession(requestContext),
        },
        getAssets: (page) => bundle.getAssets(page, language),
        brand: site ? getPageBrand(site, previewToken) : undefined,
        runInTurn: (renderPage) => renderInFairQueue(site?.travel_agency ?? 0, renderPage),
        ...(marker !== undefined && { marker }),
      })
    return site ? runInShare(site.travel_agency, page) : page()
  }

const describeSession = ({ member, temporaryLogin, tokenUntil }: RequestContext) => ({
  isLoggedIn: member !== null,
  mustChange: temporaryLogin !== null,
  tokenSeconds: countSecondsLeft(tokenUntil),
})

/** How long an access token is still good. */
export const countSecondsLeft = (tokenUntil: number | null) =>
  tokenUntil === null ? null : Math.round(tokenUntil - Date.now() / 1000)

const getPageBrand = (site: CurrentSite, previewToken?: string): Brand => {
  const brand = getBrand(site)
  return previewToken ? { ...brand, themeHref: brand.themeHref + buildPreviewQuery(previewToken) } : brand
}

// The site is the same object until its revision moves, so its theme is hashed once.
const brands = new WeakMap<object, Brand>()

export function getBrand({ agency, info, travel_agency }: CurrentSite): Brand {
  const known = brands.get(agency)
  if (known) return known
  const hash = createHash('sha256').update(renderThemeFile(agency.theme)).digest('base64url').slice(0, 10)
  const brand = {
    themeHref: `/theme/${travel_agency}-${hash}.css`,
    colour: getBrandHex(agency.theme),
    font: agency.theme.font,
    logo: info?.logo ?? null,
  }
  brands.set(agency, brand)
  return brand
}

// The information of a site for all its pages and its first one, from its rows or from a draft of its look.
import { refuse } from '#errors.ts'
import { defaultTheme } from '#lib/theme.ts'
import { createDefaultSections } from './look/default-sections.ts'
import type { SiteLook } from './look/look.ts'
import type { Site } from './site.server.ts'

export function describeHomepage({ agency, info, meta, chat, home, categories, promotions, menu }: Site) {
  const { home: chosen, list: kind, facts, measure } = agency?.theme ?? defaultTheme
  const sections =
    chosen.length > 0 ? chosen.filter(({ hidden }) => !hidden) : createDefaultSections(categories)
  const list = { kind, facts, measure }
  const state = agency?.state ?? 'open'
  const shown = { info, meta: meta ?? refuse('AGENCY_NOT_FOUND'), chat, home, promotions, menu }
  return { ...shown, state, sections, list }
}

type LookRows = Pick<Site, 'agency' | 'info' | 'home'>

/** The site as it would be if this look were published. */
export const withLook = <S extends LookRows & { travel_agency: number }>(
  site: S,
  { theme, home, logo }: SiteLook,
): S => ({
  ...site,
  agency: site.agency && { ...site.agency, theme },
  info: site.info && { ...site.info, logo },
  home: { travel_agency: site.travel_agency, ...home },
})

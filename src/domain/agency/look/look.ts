// The look of a site as it is drafted and published: brand kit, home page and logo. Decision 87
import { z } from 'zod'
import { homeLimits } from '#limits/display.ts'
import { HomeWords, Href, PicturePath, Theme } from './theme.ts'

/** The wide picture of the home page with its headline, more pictures, and the reasons to trust. */
const HomeHero = z.strictObject({
  hero_path: PicturePath,
  headline: HomeWords,
  line: HomeWords,
  reasons: z.array(z.strictObject({ heading: HomeWords, line: HomeWords })).max(homeLimits.reasons),
  pictures: z
    .array(z.strictObject({ path: PicturePath, caption: HomeWords.nullable(), href: Href.nullable() }))
    .max(homeLimits.pictures),
})

export const SiteLook = z.strictObject({ theme: Theme, home: HomeHero, logo: PicturePath.nullable() })
export type SiteLook = z.output<typeof SiteLook>

/** A home page needs a heading for screen readers and for search engines. */
export const PublishedLook = SiteLook.refine(
  ({ home: { headline } }) => headline.ko !== '' || headline.en !== '',
  { path: ['home', 'headline'], error: 'WORDS_REQUIRED' },
)

export const emptyHome: SiteLook['home'] = {
  hero_path: '',
  headline: { ko: '', en: '' },
  line: { ko: '', en: '' },
  reasons: [],
  pictures: [],
}

/** Its links out of the site, each with the field it is in; all others are pages of the site. */
export const listLinksOut = ({ theme }: SiteLook): { field: string; href: string | null }[] =>
  theme.home.flatMap((section, at) =>
    section.kind === 'people'
      ? section.people.map(({ chat = null }, person) => ({
          field: `theme.home.${at}.people.${person}.chat`,
          href: chat,
        }))
      : [],
  )

/** Every picture of the look, with the field it is in. */
export function listLookPictures({ theme, home, logo }: SiteLook): [field: string, path: string][] {
  const inSections = theme.home.flatMap((section, at): [string, string | null][] => {
    const field = `theme.home.${at}`
    if (section.kind === 'banner') return [[`${field}.picture`, section.picture]]
    if (section.kind === 'choices')
      return section.items.map(({ picture }, item) => [`${field}.items.${item}.picture`, picture])
    if (section.kind === 'people')
      return section.people.map(({ picture }, person) => [`${field}.people.${person}.picture`, picture])
    return []
  })
  const all: [string, string | null][] = [
    ['logo', logo],
    ['home.hero_path', home.hero_path],
    ...home.pictures.map(({ path }, at): [string, string] => [`home.pictures.${at}.path`, path]),
    ...inSections,
  ]
  return all.flatMap(([field, path]): [string, string][] => (path ? [[field, path]] : []))
}

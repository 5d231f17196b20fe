// What the brand kit of a demo agency is written in. Scenes and names of categories become paths and numbers
// when it is filled.

import type { LocalizedText } from '#i18n/language.ts'
import type { HomeSection, SimpleSection } from '#lib/home-section.ts'
import { defaultTheme, type Theme } from '#lib/theme.ts'
import { type Hour, hours, type SceneName, sceneNames } from '../scenes/scene-names.ts'

export type SceneShot = { scene: SceneName; hour: Hour }

export const words = (ko: string, en: string): LocalizedText => ({ ko, en })

/** A picture to be drawn, as the text that stands for its path. */
export const shot = (scene: SceneName, hour: Hour) => `${scene} ${hour}`

export function parseShot(text: string): { name: SceneName; hour: Hour } {
  const [scene, at] = text.split(' ')
  const name = sceneNames.find((known) => known === scene)
  const hour = hours.find((known) => known === at)
  if (!name || !hour) throw new Error(`there is no scene ${text}`)
  return { name, hour }
}

/** Every picture that the sections of a kit ask for. */
export const listPictures = ({ home }: Theme): string[] => [
  ...new Set(
    home.flatMap((section) => {
      if (section.kind === 'choices') return section.items.flatMap(({ picture }) => picture ?? [])
      return section.kind === 'people' ? section.people.flatMap(({ picture }) => picture ?? []) : []
    }),
  ),
]

type SectionTitle = [title: LocalizedText, line?: LocalizedText]

const toTitle = ([title, line]: SectionTitle, at: 'hero' | 'page' = 'page') => ({
  title,
  line: line ?? null,
  at,
})

export const plainSection = (kind: SimpleSection, ...titleWords: SectionTitle): HomeSection => ({
  kind,
  ...toTitle(titleWords),
})
export const placeInHero = <S extends HomeSection>(section: S): S => ({ ...section, at: 'hero' })
export const placeAside = <S extends HomeSection>(section: S): S => ({ ...section, at: 'aside' })

type TripsSection = Extract<HomeSection, { kind: 'trips' }>
export const trips = (
  by: TripsSection['by'],
  shape: TripsSection['shape'],
  of: string | null,
  ...titleWords: SectionTitle
): HomeSection => ({ kind: 'trips', by, shape, of, ...toTitle(titleWords) })

type DatesSection = Extract<HomeSection, { kind: 'dates' }>
export const dates = (
  {
    by = 'soon',
    shape = 'table',
    facts = [],
    action = words('보기', 'See'),
    alone = false,
  }: Partial<DatesSection>,
  ...titleWords: SectionTitle
): HomeSection => ({ kind: 'dates', by, shape, facts, action, alone, ...toTitle(titleWords) })

type ChoiceItem = Extract<HomeSection, { kind: 'choices' }>['items'][number]
export const choices = (items: ChoiceItem[], ...titleWords: SectionTitle): HomeSection => ({
  kind: 'choices',
  items,
  ...toTitle(titleWords),
})

type MeasuresSection = Extract<HomeSection, { kind: 'measures' }>
export const measures = (
  shape: MeasuresSection['shape'],
  unit: LocalizedText,
  items: MeasuresSection['items'],
  ...titleWords: SectionTitle
): HomeSection => ({ kind: 'measures', shape, unit, items, ...toTitle(titleWords) })

type PeopleList = Extract<HomeSection, { kind: 'people' }>['people']
export const people = (list: PeopleList, ...titleWords: SectionTitle): HomeSection => ({
  kind: 'people',
  people: list,
  ...toTitle(titleWords),
})

export const kit = (look: Partial<Theme>, home: HomeSection[]): Theme => ({ ...defaultTheme, ...look, home })
export const tripPath = (code: string) => `/travel/detail/${code}`
export const searchPath = (keyword: string) => `/travel?page_title=${encodeURIComponent(keyword)}`

// What the brand kit of a demo agency is written in. Scenes and names of categories become paths and numbers
// when it is filled.
import type { HomeSection, PlainPart } from '#plain/home-section.ts'
import { type Look, plainLook, type Theme } from '#plain/theme.ts'
import type { Words } from '#words/language.ts'
import { type Hour, hours, type SceneName, sceneNames } from '../scenes/scene-names.ts'

export type Shot = { scene: SceneName; hour: Hour }

export const w = (ko: string, en: string): Words => ({ ko, en })

/** A picture to be drawn, as the text that stands for its path. */
export const drawn = (scene: SceneName, hour: Hour) => `${scene} ${hour}`

export function shotOf(text: string): { name: SceneName; hour: Hour } {
  const [scene, at] = text.split(' ')
  const name = sceneNames.find((known) => known === scene)
  const hour = hours.find((known) => known === at)
  if (!name || !hour) throw new Error(`there is no scene ${text}`)
  return { name, hour }
}

/** Every picture that the sections of a kit ask for. */
export const picturesIn = ({ home }: Theme): string[] => [
  ...new Set(
    home.flatMap((section) => {
      if (section.kind === 'choices') return section.items.flatMap(({ picture }) => picture ?? [])
      return section.kind === 'people' ? section.people.flatMap(({ picture }) => picture ?? []) : []
    }),
  ),
]

type Said = [title: Words, line?: Words]

const named = ([title, line]: Said, at: 'hero' | 'page' = 'page') => ({ title, line: line ?? null, at })

export const part = (kind: PlainPart, ...said: Said): HomeSection => ({ kind, ...named(said) })
export const inHero = <S extends HomeSection>(section: S): S => ({ ...section, at: 'hero' })

type Trips = Extract<HomeSection, { kind: 'trips' }>
export const trips = (
  by: Trips['by'],
  shape: Trips['shape'],
  of: string | null,
  ...said: Said
): HomeSection => ({ kind: 'trips', by, shape, of, ...named(said) })

type Dates = Extract<HomeSection, { kind: 'dates' }>
export const dates = (
  { by = 'soon', shape = 'table', facts = [], action = w('보기', 'See'), alone = false }: Partial<Dates>,
  ...said: Said
): HomeSection => ({ kind: 'dates', by, shape, facts, action, alone, ...named(said) })

type Choice = Extract<HomeSection, { kind: 'choices' }>['items'][number]
export const choices = (items: Choice[], ...said: Said): HomeSection => ({
  kind: 'choices',
  items,
  ...named(said),
})

type Measures = Extract<HomeSection, { kind: 'measures' }>
export const measures = (
  shape: Measures['shape'],
  unit: Words,
  items: Measures['items'],
  ...said: Said
): HomeSection => ({ kind: 'measures', shape, unit, items, ...named(said) })

type People = Extract<HomeSection, { kind: 'people' }>['people']
export const people = (list: People, ...said: Said): HomeSection => ({
  kind: 'people',
  people: list,
  ...named(said),
})

export const kit = (look: Partial<Look>, home: HomeSection[]): Theme => ({ ...plainLook, ...look, home })
export const trip = (code: string) => `/travel/detail/${code}`
export const found = (keyword: string) => `/travel?page_title=${encodeURIComponent(keyword)}`

// The home page of an agency that chose no sections: places, trips, notices and reasons.

import type { Category } from '#domain/agency/calls.ts'
import type { HomeSection } from '#lib/home-section.ts'

const untitled = { title: { ko: '', en: '' }, line: null } as const
const categoriesShown = 3

export const createDefaultSections = (categories: Category[]): HomeSection[] => [
  { kind: 'search', at: 'hero', ...untitled },
  { kind: 'areas', at: 'page', ...untitled },
  { kind: 'trips', by: 'chosen', of: null, shape: 'row', at: 'page', ...untitled },
  ...categories.slice(0, categoriesShown).map(
    ({ tour_category_id, tour_category_name }): HomeSection => ({
      kind: 'trips',
      by: 'category',
      of: String(tour_category_id),
      shape: 'row',
      at: 'page',
      title: tour_category_name,
      line: null,
    }),
  ),
  { kind: 'notices', at: 'page', ...untitled },
  { kind: 'why', at: 'page', ...untitled },
]

// Turns a trip of another Naru into a new one of ours, without what is valid only there.
import type { LocalizedText } from '#i18n/language.ts'
import type { Categories, ExportedTrip, ImportedTrip } from './import-export.ts'

type NamedCategory = { id: number; name: LocalizedText }
type CategoryMapping = {
  theirs: Categories
  ours: Categories
  /** Used when none of our categories has the same name. */
  otherwise: number
  today: string
}

/** Its pictures are stored there, and its places and departures have other numbers here. */
export function toNewTrip(
  { content, departures }: ExportedTrip,
  { today, ...mapping }: CategoryMapping,
): ImportedTrip {
  return {
    package_code: null,
    revision: 0,
    content: {
      ...content,
      ...findCategoryIds(content, mapping),
      pictures: [],
      schedule: content.schedule.map((day) => ({
        ...day,
        places: day.places.map((place) => ({ ...place, place_id: null })),
      })),
    },
    rows: departures
      .filter(({ departure_date, adult_price }) => departure_date > today && adult_price > 0)
      .map(({ departure_id: _, ...row }) => ({ ...row, revision: 0 })),
  }
}

/** Categories are the same if one of their names is. */
const findSameName = <N extends NamedCategory>(
  nodes: readonly N[],
  other: NamedCategory | undefined,
): N | undefined =>
  nodes.find(
    ({ name }) =>
      (name.ko !== '' && name.ko === other?.name.ko) || (name.en !== '' && name.en === other?.name.en),
  )

function findCategoryIds(
  content: ExportedTrip['content'],
  { theirs, ours, otherwise }: Omit<CategoryMapping, 'today'>,
) {
  const theirCategory = theirs.find(({ id }) => id === content.tour_category_id)
  const theirArea = theirCategory?.areas.find(({ id }) => id === content.tour_area_id)
  const theirDetail = theirArea?.details.find(({ id }) => id === content.tour_area_detail_id)
  const category = findSameName(ours, theirCategory)
  const area = findSameName(category?.areas ?? [], theirArea)
  const detail = findSameName(area?.details ?? [], theirDetail)
  return {
    tour_category_id: category?.id ?? otherwise,
    tour_area_id: area?.id ?? null,
    tour_area_detail_id: detail?.id ?? null,
  }
}

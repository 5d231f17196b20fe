// Turns a trip of another Naru into a new one of ours, without what is valid only there.
import type { Words } from '#words/language.ts'
import type { Categories, TripIn, TripOut } from './exchange.ts'

type Node = { id: number; name: Words }
type Placing = {
  theirs: Categories
  ours: Categories
  /** Used when none of our categories has the same name. */
  otherwise: number
  today: string
}

/** Its pictures are stored there, and its places and departures have other numbers here. */
export function asNew({ content, departures }: TripOut, { today, ...placing }: Placing): TripIn {
  return {
    package_code: null,
    revision: 0,
    content: {
      ...content,
      ...standingOf(content, placing),
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
const sameAs = <N extends Node>(nodes: readonly N[], other: Node | undefined): N | undefined =>
  nodes.find(
    ({ name }) =>
      (name.ko !== '' && name.ko === other?.name.ko) || (name.en !== '' && name.en === other?.name.en),
  )

function standingOf(content: TripOut['content'], { theirs, ours, otherwise }: Omit<Placing, 'today'>) {
  const over = theirs.find(({ id }) => id === content.tour_category_id)
  const overArea = over?.areas.find(({ id }) => id === content.tour_area_id)
  const overDetail = overArea?.details.find(({ id }) => id === content.tour_area_detail_id)
  const category = sameAs(ours, over)
  const area = sameAs(category?.areas ?? [], overArea)
  const detail = sameAs(area?.details ?? [], overDetail)
  return {
    tour_category_id: category?.id ?? otherwise,
    tour_area_id: area?.id ?? null,
    tour_area_detail_id: detail?.id ?? null,
  }
}

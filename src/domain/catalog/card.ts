// A trip as a list shows it.
import { z } from 'zod'
import { Day, Won, Words } from '#platform/wire/shapes.ts'
import { PackageCode } from './package-code.ts'

const Tags = z.array(z.object({ tag: z.string() }))

/** The point of a picture that stays in sight when it is cut, in percent. */
export const Focus = z.object({ path: z.string(), x: z.int(), y: z.int() })

export const PackageCard = z.object({
  package_code: PackageCode,
  thumbnail_path: z.string().nullable(),
  page_title: Words,
  /** The lowest adult price of open departures; null when none is open. */
  page_price: Won.nullable(),
  tag_list: Tags,
  tag_list_en: Tags,
  is_wish: z.boolean(),
  tour_area_name: Words.nullable(),
  nights: z.int(),
  days: z.int(),
  review_count: z.int(),
  review_average: z.number().nullable(),
  /** The first departure that is not closed and passes the filters. Seats are not part of it. */
  next_date: Day.nullable(),
  /** The lowest adult price of that day, so that a card shows the price of the date it shows. */
  next_price: Won.nullable(),
  airline: Words.nullable(),
  /** The cities its open departures fly from. */
  departure_cities: z.array(Words),
  /** The first few pictures, to swipe through. */
  gallery: z.array(z.string()),
  /** For pictures that are not cut around their middle: the point that stays in sight, in percent. */
  focus: z.array(Focus),
})
export type PackageCard = z.output<typeof PackageCard>

// The list's rows as the call answers them, written by hand as a floor would.
import { citiesOf } from '#domain/catalog/airports.ts'
import type { Words } from '#words/language.ts'

export type PackageRow = {
  total: number
  package_code: string
  thumbnail_path: string | null
  page_title: Words
  page_price: number | null
  tag_list: string[]
  tag_list_en: string[]
  nights: number
  days: number
  review_count: number
  review_stars: number
  tour_area_name: Words | null
  next_date: string | null
  airline: Words | null
  airports: string[]
  gallery: string[]
  focus: { path: string; x: number; y: number }[]
}

const tagged = (tags: string[]) => tags.map((tag) => ({ tag }))

export function packageList(rows: PackageRow[]) {
  const list = rows.map(
    ({
      package_code,
      thumbnail_path,
      page_title,
      page_price,
      tag_list,
      tag_list_en,
      tour_area_name,
      nights,
      days,
      review_count,
      review_stars,
      next_date,
      airline,
      airports,
      gallery,
      focus,
    }) => ({
      package_code,
      thumbnail_path,
      page_title,
      page_price,
      tag_list: tagged(tag_list),
      tag_list_en: tagged(tag_list_en),
      is_wish: false,
      tour_area_name,
      nights,
      days,
      review_count,
      next_date,
      airline,
      departure_cities: citiesOf(airports),
      gallery,
      focus,
      review_average: review_count === 0 ? null : Math.round((review_stars / review_count) * 10) / 10,
    }),
  )
  return { total: rows[0]?.total ?? 0, page: 1, page_size: 20, list }
}

// The list's rows as the call answers them, written by hand as a floor would.
import { listCityNames } from '#domain/catalog/airports.ts'
import type { LocalizedText } from '#i18n/language.ts'

export type PackageRow = {
  total: number
  package_code: string
  thumbnail_path: string | null
  page_title: LocalizedText
  page_price: number | null
  tag_list: string[]
  tag_list_en: string[]
  nights: number
  days: number
  review_count: number
  review_stars: number
  tour_area_name: LocalizedText | null
  next_date: string | null
  airline: LocalizedText | null
  airports: string[]
  gallery: string[]
  focus: { path: string; x: number; y: number }[]
}

const toTags = (tags: string[]) => tags.map((tag) => ({ tag }))

export function buildPackageList(rows: PackageRow[]) {
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
      tag_list: toTags(tag_list),
      tag_list_en: toTags(tag_list_en),
      is_wish: false,
      tour_area_name,
      nights,
      days,
      review_count,
      next_date,
      airline,
      departure_cities: listCityNames(airports),
      gallery,
      focus,
      review_average: review_count === 0 ? null : Math.round((review_stars / review_count) * 10) / 10,
    }),
  )
  return { total: rows[0]?.total ?? 0, page: 1, page_size: 20, list }
}

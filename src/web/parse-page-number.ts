// The page number in an address: 1 without one, undefined where it is invalid.
import { lastPage } from '#limits/display.ts'

export function parsePageNumber(search: URLSearchParams): number | undefined {
  const value = search.get('page') || '1'
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= lastPage ? Number(value) : undefined
}

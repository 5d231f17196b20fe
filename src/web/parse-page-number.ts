// The page number of an address: the first when it names none, undefined when what it names is none.
import { lastPage } from '#limits/display.ts'

export function parsePageNumber(search: URLSearchParams): number | undefined {
  const value = search.get('page') || '1'
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= lastPage ? Number(value) : undefined
}

// The page number of an address: the first when it names none, undefined when what it names is none.
import { lastPage } from '#limits/shown.ts'

export function readPage(search: URLSearchParams): number | undefined {
  const sent = search.get('page') || '1'
  return /^[1-9]\d{0,5}$/.test(sent) && Number(sent) <= lastPage ? Number(sent) : undefined
}

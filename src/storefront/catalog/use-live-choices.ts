// The trips that are certain to leave, or have so many seats: counted after the page, which may not keep it.
import { useContext } from 'react'
import { isSearchable } from '#domain/catalog/hangul.ts'
import type { FilterChoice } from '#domain/catalog/search-calls.ts'
import { ApiContext } from '#storefront/api.ts'
import { buildTravelHref, type TravelQuery, toListInput } from '#storefront/kit/travel-href.ts'
import { useCall } from '#web/use-call.ts'

const none: FilterChoice[] = []

export function useLiveChoices(query: TravelQuery): FilterChoice[] {
  const api = useContext(ApiContext)
  const { page: _, sort: __, ...input } = toListInput(query)
  const isShort = input.page_title !== undefined && !isSearchable(input.page_title)
  const { answer } = useCall(
    api && !isShort ? buildTravelHref({ ...query, page: undefined, sort: undefined }) : undefined,
    async () => api?.catalog.choicesOpen(input),
    { keepsPrevious: true },
  )
  return answer?.list.filter(({ filter }) => filter === 'confirmed' || filter === 'seats') ?? none
}

// How many trips are certain to leave, or have so many seats: asked after the page, which may not keep it.
import { useContext } from 'react'
import type { Choice } from '#domain/catalog/search-calls.ts'
import { keywordLength } from '#limits/shown.ts'
import { ApiContext } from '#storefront/api.ts'
import { useCall } from '#web/use-call.ts'
import { listInput, type TravelQuery, travelHref } from './travel-href.ts'

const none: Choice[] = []

export function useLiveChoices(query: TravelQuery): Choice[] {
  const api = useContext(ApiContext)
  const { page: _, sort: __, ...asked } = listInput(query)
  const isShort = asked.page_title !== undefined && [...asked.page_title].length < keywordLength.least
  const { answer } = useCall(
    api && !isShort ? travelHref({ ...query, page: undefined, sort: undefined }) : undefined,
    async () => api?.catalog.choicesOpen(asked),
    { keepsOld: true },
  )
  return answer?.list.filter(({ filter }) => filter === 'confirmed' || filter === 'seats') ?? none
}

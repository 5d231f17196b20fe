// Whether the address of a list asks for some of its rows only.
import { useLocation, useSearchParams } from 'react-router'

/** These say how a list is shown, or which of several lists, and leave nothing out. */
const nonFilterParams = ['page', 'sort', 'type']

export function useIsFiltered(): boolean {
  const [search] = useSearchParams()
  return [...search.keys()].some((name) => !nonFilterParams.includes(name))
}

/** The address of all its rows: the same list, in the same order. */
export function useUnfilteredUrl(): string {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const params = new URLSearchParams([...search].filter(([name]) => name === 'sort' || name === 'type'))
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

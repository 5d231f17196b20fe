// Whether the address of a list asks for some of its rows only.
import { useLocation, useSearchParams } from 'react-router'

/** These say how a list is shown, or which of several lists, and leave nothing out. */
const notFiltering = ['page', 'sort', 'type']

export function useFiltered(): boolean {
  const [search] = useSearchParams()
  return [...search.keys()].some((name) => !notFiltering.includes(name))
}

/** The address of all its rows: the same list, in the same order. */
export function useUnfiltered(): string {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const kept = new URLSearchParams([...search].filter(([name]) => name === 'sort' || name === 'type'))
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}

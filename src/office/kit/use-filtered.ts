// Whether the address of a list asks for some of its rows only.
import { useSearchParams } from 'react-router'

/** These say how a list is shown, or which of several lists, and leave nothing out. */
const notFiltering = ['page', 'sort', 'type']

export function useFiltered(): boolean {
  const [search] = useSearchParams()
  return [...search.keys()].some((name) => !notFiltering.includes(name))
}

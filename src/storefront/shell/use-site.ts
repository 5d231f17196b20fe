// What the shell loaded of the agency, for every component inside it.
import { useRouteLoaderData } from 'react-router'
import type { loader } from './load-shell.ts'

/** Null where there is no agency. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('shell') ?? null
}

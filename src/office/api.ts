// The office's client: every call by name, with the agency in the address.
// Where a second proof is due it asks for one.
import { createContext, useContext } from 'react'
import type { ClientOf } from '#platform/wire/call.ts'
import { createApi } from '#web/api.ts'
import type { calls } from './calls.ts'

export type Api = ClientOf<typeof calls>

/** The agency of the address: `/3/bookings` is agency 3's. */
const agencyAt = (pathname: string): number => Number(/^\/(\d{1,9})(?:\/|$)/.exec(pathname)?.[1] ?? 0)

/** Asks for the second factor; false when the person thinks better of it. */
export type ProveAgain = () => Promise<boolean>

export function openApi(proveAgain: ProveAgain): Api {
  return createApi<typeof calls>({
    table: () => import('virtual:office-calls').then((table) => table.default),
    agencyKey: async () => agencyAt(location.pathname) || undefined,
    agencyIn: 'query',
    send: async (address, init) => {
      const answer = await fetch(address, init)
      if (answer.status !== 403 || (await codeOf(answer)) !== 'STEP_UP_REQUIRED') return answer
      return (await proveAgain()) ? fetch(address, init) : answer
    },
  })
}

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

const ApiContext = createContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('a screen stands outside of the office')
  return api
}

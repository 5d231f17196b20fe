// The office's client: every call by name, with the agency in the address.
// Where a second proof is due it asks for one.
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { ClientOf } from '#platform/wire/call.ts'
import { createApi } from '#web/api.ts'
import type { calls } from './calls.ts'

export type Api = ClientOf<typeof calls>

/** The agency of the address: `/3/bookings` is agency 3's. */
export const agencyAt = (pathname: string): number => Number(/^\/(\d{1,9})(?:\/|$)/.exec(pathname)?.[1] ?? 0)

/** Asks for the second factor; false when the person thinks better of it. */
export type ProveAgain = () => Promise<boolean>

/** The client of an agency's calls; 0 is that of one's own log-in. */
export type ApiOf = (agency: number) => Api

/**
 * A screen is loaded before the browser's address says so: whoever asks names the agency, and gets the same
 * client, with what it keeps, each time.
 */
export function openApis(proveAgain: ProveAgain): ApiOf {
  const opened = new Map<number, Api>()
  return (agency) => {
    const api = opened.get(agency) ?? openApi(agency, proveAgain)
    opened.set(agency, api)
    return api
  }
}

function openApi(agency: number, proveAgain: ProveAgain): Api {
  return createApi<typeof calls>({
    table: () => import('virtual:office-calls').then((table) => table.default),
    agencyKey: async () => agency || undefined,
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

const ApiContext = createContext<ApiOf | null>(null)
export const ApiProvider = ApiContext.Provider

/** The client of the agency whose screen this is, unless another is named. */
export function useApi(agency?: number): Api {
  const apiOf = useContext(ApiContext)
  const { pathname } = useLocation()
  if (!apiOf) throw new Error('a screen stands outside of the office')
  return apiOf(agency ?? agencyAt(pathname))
}

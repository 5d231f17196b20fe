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

/** The refusals after which the same call may be sent again: the person proves who they are first. */
const provable = ['STEP_UP_REQUIRED', 'PASSWORD_REQUIRED', 'FACTOR_REQUIRED'] as const
export type Provable = (typeof provable)[number]

/** Asks for what the refusal wants; false when the person thinks better of it. */
export type ProveAgain = (refusal: Provable) => Promise<boolean>

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

/** `proveAgain`: none for the client that proves, whose own refusals are shown where it asks. */
export function openApi(agency: number, proveAgain?: ProveAgain): Api {
  const send: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init)
    const code = answer.status === 403 && proveAgain ? await codeOf(answer) : undefined
    const refusal = provable.find((each) => each === code)
    return refusal && (await proveAgain?.(refusal)) ? send(address, init) : answer
  }
  return createApi<typeof calls>({
    table: () => import('virtual:office-calls').then((table) => table.default),
    agencyKey: async () => agency || undefined,
    agencyIn: 'query',
    send,
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

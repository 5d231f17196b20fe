// The office's client: every call by name, with the agency in the address.
// Where a second proof is due it asks for one.
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { ApiClient } from '#platform/wire/call.ts'
import { createApi } from '#web/api.ts'
import type { calls } from './calls.ts'

export type Api = ApiClient<typeof calls>

/** The agency of the address: `/3/bookings` is agency 3's. */
export const parseAgency = (pathname: string): number =>
  Number(/^\/(\d{1,9})(?:\/|$)/.exec(pathname)?.[1] ?? 0)

/** The refusals after which the same call may be sent again: the person proves who they are first. */
const stepUpRefusals = ['STEP_UP_REQUIRED', 'PASSWORD_REQUIRED', 'FACTOR_REQUIRED'] as const
export type StepUpRefusal = (typeof stepUpRefusals)[number]

/** Asks for what the refusal wants; false when the person thinks better of it. */
export type RequestStepUp = (refusal: StepUpRefusal) => Promise<boolean>

/** The client of an agency's calls; 0 is that of one's own log-in. */
export type ApiForAgency = (agency: number) => Api

/**
 * A screen is loaded before the browser's address says so: whoever asks names the agency, and gets the same
 * client, with what it keeps, each time.
 */
export function createApis(requestStepUp: RequestStepUp): ApiForAgency {
  const apis = new Map<number, Api>()
  return (agency) => {
    const api = apis.get(agency) ?? createAgencyApi(agency, requestStepUp)
    apis.set(agency, api)
    return api
  }
}

/** `requestStepUp`: none for the client that proves, whose own refusals are shown where it asks. */
export function createAgencyApi(agency: number, requestStepUp?: RequestStepUp): Api {
  const send: typeof fetch = async (address, init) => {
    const response = await fetch(address, init)
    const code = response.status === 403 && requestStepUp ? await readRefusalCode(response) : undefined
    const refusal = stepUpRefusals.find((each) => each === code)
    return refusal && (await requestStepUp?.(refusal)) ? send(address, init) : response
  }
  return createApi<typeof calls>({
    table: () => import('virtual:office-calls').then((table) => table.default),
    agencyKey: async () => agency || undefined,
    agencyIn: 'query',
    send,
  })
}

async function readRefusalCode(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

const ApiContext = createContext<ApiForAgency | null>(null)
export const ApiProvider = ApiContext.Provider

/** The client of the agency whose screen this is, unless another is named. */
export function useApi(agency?: number): Api {
  const apiForAgency = useContext(ApiContext)
  const { pathname } = useLocation()
  if (!apiForAgency) throw new Error('a screen stands outside of the office')
  return apiForAgency(agency ?? parseAgency(pathname))
}

// The address of trips side by side: it names them, in their order. §2 /travel/compare
import { comparedTrips } from '#limits/display.ts'

export const buildCompareHref = (codes: string[]): string =>
  codes.length === 0
    ? '/travel/compare'
    : `/travel/compare?trips=${[...new Set(codes)].slice(-comparedTrips).join()}`

/** What an address names; `odd` when it names one twice, too many, or what is no code. */
export function parseComparedTrips(search: URLSearchParams): { codes: string[]; odd: boolean } {
  const sent = search.get('trips')
  const fit = (sent ?? '').split(',').filter((code) => /^[\w-]{1,40}$/.test(code))
  const codes = [...new Set(fit)].slice(0, comparedTrips)
  return { codes, odd: sent !== null && sent !== codes.join() }
}

// Every trip of the agency as it is written now, fetched page by page.

import type { Api } from '#office/api.ts'
import type { CallOptions } from '#platform/wire/call.ts'

type ExportPage = Awaited<ReturnType<Api['trip']['exportTrips']>>
export type AllTrips = Pick<ExportPage, 'categories' | 'trips'>

export async function loadAllTrips(api: Api, { onProgress, signal }: CallOptions = {}): Promise<AllTrips> {
  const trips: ExportPage['trips'] = []
  for (let after: string | undefined; ; ) {
    const page = await api.trip.exportTrips({ after })
    trips.push(...page.trips)
    onProgress?.(page.total === 0 ? 1 : trips.length / page.total)
    signal?.throwIfAborted()
    if (page.next === null) return { categories: page.categories, trips }
    after = page.next
  }
}

// Cities of the world for whoever types a place, found in a thread beside the pages.
import { createWorkerThread } from '#platform/worker-thread.server.ts'
import type { City } from './cities.server.ts'

export type CityQuery = { query: string; most: number }

const findInWorker = createWorkerThread<CityQuery, City[]>(new URL('./cities.worker.ts', import.meta.url))

/** One letter begins too many names to be of help. Asked with no transaction open: the first takes a while. */
export const findCities = (travel_agency: number, { query, most }: CityQuery): Promise<City[]> =>
  most <= 0 || query.normalize('NFC').length < 2
    ? Promise.resolve([])
    : findInWorker(travel_agency, { query, most })

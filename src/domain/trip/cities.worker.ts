// The thread that knows the cities of the world: reading them would keep every request waiting.
import { parentPort } from 'node:worker_threads'
import { listCities } from './cities.server.ts'
import type { CityQuery } from './find-cities.server.ts'

parentPort?.on('message', async ({ query, most }: CityQuery) =>
  parentPort?.postMessage(await listCities(query, most)),
)

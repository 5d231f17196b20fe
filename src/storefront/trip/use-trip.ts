// The trip a page is about, for its parts.
import { useLoaderData } from 'react-router'
import type { loadTrip } from './load-trip.ts'

export const useTrip = () => useLoaderData<typeof loadTrip>()

// The trip a page is about, for its parts.
import { useLoaderData } from 'react-router'
import type { loadTrip } from './load-trip.ts'

export const useTrip = () => useLoaderData<typeof loadTrip>()

type TripData = ReturnType<typeof useTrip>

/** A trip without a summary has no such part, and no tab for it. */
export const hasSummary = (info: TripData['info'], detail: TripData['detail']) =>
  [info.summary, ...detail.summary_points].some(({ ko, en }) => ko.trim() !== '' || en.trim() !== '')

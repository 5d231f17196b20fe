// From how many travellers the departures of a list earn: for those who may see costs.

import { useApi } from '#office/api.ts'
import { useMay } from '#office/shell/me.ts'
import { useCall } from '#web/use-call.ts'

/** By departure; undefined where nobody may know, null of one that never earns. */
export function useBreakEven(departures: number[]): Map<number, number | null> | undefined {
  const api = useApi()
  const canSee = useMay()('books') && departures.length > 0
  const { answer } = useCall(canSee ? departures.join() : undefined, () =>
    api.books.breakEven({ departures }),
  )
  return canSee
    ? new Map(answer?.list.map(({ departure_id, break_even }) => [departure_id, break_even]))
    : undefined
}

// From how many travellers the departures of a list earn: for those who may see costs.
import { useCall } from '#web/use-call.ts'
import { useApi } from '../api.ts'
import { useMay } from '../shell/me.ts'

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

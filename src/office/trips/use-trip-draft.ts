// The draft of a trip while it is typed.
import { type Api, useApi } from '#office/api.ts'
import { useDraft } from '#office/kit/use-draft.ts'

export type TripDetails = Awaited<ReturnType<Api['trip']['trip']>>
export type TripContent = TripDetails['content']
export type TripDraft = ReturnType<typeof useTripDraft>
type SaveStatus = Pick<TripDetails, 'revision' | 'saved' | 'staff_name' | 'changed' | 'blockers'>

export function useTripDraft(loaded: TripDetails) {
  const api = useApi()
  const { package_code } = loaded
  const { status, ...draft } = useDraft<TripContent, SaveStatus, TripDetails>(loaded, {
    load: () => api.trip.trip({ package_code }),
    send: (input) => api.trip.saveDraft({ package_code, ...input }),
  })
  return { ...draft, saved: status }
}

// The draft of the look while it is changed, shared by the screens of design and home page.
import type { SiteLook } from '#domain/agency/look/look.ts'
import { type Api, useApi } from '#office/api.ts'
import { useDraft } from '#office/kit/use-draft.ts'

export type LookDetails = Awaited<ReturnType<Api['look']['look']>>
type SaveStatus = Pick<LookDetails, 'revision' | 'saved' | 'staff_name' | 'changed'>
export type LookDraft = ReturnType<typeof useLookDraft>

export function useLookDraft(loaded: LookDetails) {
  const api = useApi()
  const load = () => api.look.look()
  const draft = useDraft<SiteLook, SaveStatus, LookDetails>(loaded, {
    load,
    send: (input) => api.look.saveLook(input),
  })
  const { change, conflict } = draft
  return {
    ...draft,
    changeTheme: (part: Partial<SiteLook['theme']>) =>
      change((now) => ({ theme: { ...now.theme, ...part } })),
    changeHome: (part: Partial<SiteLook['home']>) => change((now) => ({ home: { ...now.home, ...part } })),
    reload: async () => conflict.take(await load()),
  }
}

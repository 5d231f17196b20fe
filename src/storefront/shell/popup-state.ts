// §4 Global popup: closed, or open with a name. It lives in the history entry, so the back button closes it.
import { partsOf } from '#plain/parts-of.ts'
export const popups = ['login', 'look-up', 'find-password'] as const
export type PopupName = (typeof popups)[number]

const isPopup = (name: unknown): name is PopupName => popups.some((known) => known === name)

export function popupOf(state: unknown): PopupName | undefined {
  const name: unknown = partsOf(state).popup
  return isPopup(name) ? name : undefined
}

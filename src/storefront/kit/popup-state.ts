// §4 Global popup: closed, or open with a name. It lives in the history entry, so the back button closes it.
import { readFields } from '#lib/read-fields.ts'
export const popupNames = ['login', 'look-up', 'find-password'] as const
export type PopupName = (typeof popupNames)[number]

const isPopupName = (name: unknown): name is PopupName => popupNames.some((known) => known === name)

export function readPopupName(state: unknown): PopupName | undefined {
  const name: unknown = readFields(state).popup
  return isPopupName(name) ? name : undefined
}

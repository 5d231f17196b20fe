// Renders a page for everybody: marks what differs for members, in its markup and in its data.
import type { ReactNode } from 'react'
import {
  createMarkers,
  memberSlot,
  renderSlot,
  renderSlotValue,
  secondsSlot,
  wishSlot,
} from '#lib/personal-slots.ts'
import { readFields } from '#lib/read-fields.ts'

export type PersonalSlots = ReturnType<typeof createPersonalSlots>

export function createPersonalSlots(marker: string) {
  const { open, or, close } = createMarkers(marker)
  /** Members for whom the page differs as a whole: they wrote something that it shows. */
  const owners = new Set<number>()
  return {
    owners,
    renderBothVariants: (slot: string, render: (value: boolean) => ReactNode) => (
      <>
        {open(slot)}
        {render(true)}
        {or}
        {render(false)}
        {close}
      </>
    ),
    markAttribute: (slot: string, yes: string) => renderSlot(marker, slot, [yes, '']),
    /** For JSON.stringify: the value, or its mark. */
    markJsonValue(this: void, holder: unknown, name: string, value: unknown): unknown {
      const { package_code, user_id } = readFields(holder)
      if (name === 'is_wish' && typeof package_code === 'string')
        return renderSlotValue(marker, wishSlot(package_code), ['true', 'false'])
      if (name === 'isLoggedIn') return renderSlotValue(marker, memberSlot, ['true', 'false'])
      if (name === 'tokenSeconds') return renderSlotValue(marker, secondsSlot, ['', 'null'])
      if (name === 'is_mine' && typeof user_id === 'number') owners.add(user_id)
      return value
    },
  }
}

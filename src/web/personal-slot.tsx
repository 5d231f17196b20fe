// The parts of a page that differ by reader, so that one cached page serves everybody.
import { createContext, type ReactNode, useContext } from 'react'

type RenderVariant = (value: boolean) => ReactNode

/** Set where a page is rendered for everybody: each slot is rendered both ways, between its marks. */
export const PersonalSlotContext = createContext<
  ((slot: string, render: RenderVariant) => ReactNode) | undefined
>(undefined)

/**
 * `place` names the slot for the server. No child may use useId: its two renderings would get different ids.
 */
export function PersonalSlot({
  slot,
  value,
  render,
}: {
  slot: string
  value: boolean
  render: RenderVariant
}): ReactNode {
  const renderBothVariants = useContext(PersonalSlotContext)
  return renderBothVariants ? renderBothVariants(slot, render) : render(value)
}

// What of a page differs by who looks at it, so that one cached page serves everybody.
import { createContext, type ReactNode, useContext } from 'react'

type RenderVariant = (value: boolean) => ReactNode

/** Given where a page is drawn for everybody: both ways, each between its marks. */
export const PersonalSlotContext = createContext<
  ((slot: string, render: RenderVariant) => ReactNode) | undefined
>(undefined)

/**
 * `place` names it for the server. Nothing in it may ask for a useId, which would be another where both are
 * drawn.
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

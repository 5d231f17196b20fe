// What of a page differs by who looks at it, so that one kept page serves everybody.
import { createContext, type ReactNode, useContext } from 'react'

type Draw = (isSo: boolean) => ReactNode

/** Given where a page is drawn for everybody: both ways, each between its marks. */
export const BothWaysContext = createContext<((place: string, draw: Draw) => ReactNode) | undefined>(
  undefined,
)

/**
 * `place` names it for the server. Nothing in it may ask for a useId, which would be another where both are
 * drawn.
 */
export function Differing({ place, isSo, draw }: { place: string; isSo: boolean; draw: Draw }): ReactNode {
  const bothWays = useContext(BothWaysContext)
  return bothWays ? bothWays(place, draw) : draw(isSo)
}

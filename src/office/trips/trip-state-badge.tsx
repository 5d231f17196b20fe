// The state of a trip as a badge: whether customers see it.
import { Badge } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'

type TripState = 'draft' | 'on_sale' | 'hidden' | 'ended'

const tones = { draft: 'brand', on_sale: 'good', hidden: undefined, ended: 'warn' } as const

export function TripStateBadge({ state }: { state: TripState }) {
  const words = useText('trips')
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}

// Whether customers see a trip, in a word.
import { useOffice } from '../kit/use-words.ts'

type State = 'draft' | 'on_sale' | 'hidden' | 'ended'

const tones = { draft: 'brand', on_sale: 'good', hidden: undefined, ended: 'warn' } as const

export function StateBadge({ state }: { state: State }) {
  const words = useOffice('trips')
  return (
    <span className="badge" data-tone={tones[state]}>
      {words.states[state]}
    </span>
  )
}

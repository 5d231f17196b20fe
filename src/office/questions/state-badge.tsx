// How far a consultation is.
import { useOffice } from '../kit/use-words.ts'

export const states = ['new', 'under_way', 'done'] as const
export type State = (typeof states)[number]
export const isState = (value: unknown): value is State => states.some((state) => state === value)

const tones: Record<State, string> = { new: 'warn', under_way: 'brand', done: 'good' }

export function StateBadge({ state }: { state: State }) {
  const words = useOffice('questions')
  return (
    <span className="badge" data-tone={tones[state]}>
      {words.states[state]}
    </span>
  )
}

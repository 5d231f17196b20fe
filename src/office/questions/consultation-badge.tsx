// The state of a consultation.
import { useText } from '#office/kit/use-text.ts'

export const consultationStates = ['new', 'under_way', 'done'] as const
export type ConsultationState = (typeof consultationStates)[number]
export const isConsultationState = (value: unknown): value is ConsultationState =>
  consultationStates.some((state) => state === value)

const tones: Record<ConsultationState, string> = { new: 'warn', under_way: 'brand', done: 'good' }

export function ConsultationBadge({ state }: { state: ConsultationState }) {
  const words = useText('questions')
  return (
    <span className="badge" data-tone={tones[state]}>
      {words.states[state]}
    </span>
  )
}

// The state of a consultation.
import { type ConsultationState, consultationStates } from '#domain/board/consultation-states.ts'
import { useText } from '#office/kit/use-text.ts'

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

// The state of a consultation.

import { type ConsultationState, consultationStates } from '#domain/board/consultation-states.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'

export const isConsultationState = (value: unknown): value is ConsultationState =>
  consultationStates.some((state) => state === value)

const tones: Record<ConsultationState, Tone> = { new: 'warn', under_way: 'brand', done: 'good' }

export function ConsultationBadge({ state }: { state: ConsultationState }) {
  const words = useText('questions')
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}

// The state of a booking as a badge whose colour says how urgent it is.
import { Badge } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'

const tones = {
  waiting_for_payment: 'warn',
  deposit_paid: 'brand',
  payment_completed: 'brand',
  preparing: 'brand',
  ready: 'good',
  travel_completed: undefined,
  cancel_requested: 'bad',
  cancel_completed: undefined,
} as const
export type Progress = keyof typeof tones

export const isProgress = (value: unknown): value is Progress =>
  typeof value === 'string' && Object.hasOwn(tones, value)

/** `isHindered`: something is missing still, so that no state of it is good. */
export function ProgressBadge({
  progress,
  isHindered = false,
}: {
  progress: Progress
  isHindered?: boolean
}) {
  const words = useText('bookings')
  return (
    <Badge tone={isHindered && progress === 'ready' ? 'warn' : tones[progress]}>
      {words.progress[progress]}
    </Badge>
  )
}

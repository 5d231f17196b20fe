// Where a booking stands, in words on the tint of what it asks for.
import { useOffice } from '../kit/use-words.ts'

const tones = {
  waiting_for_payment: 'warn',
  payment_completed: 'brand',
  preparing: 'brand',
  ready: 'good',
  travel_completed: '',
  cancel_requested: 'bad',
  cancel_completed: '',
} as const
export type Progress = keyof typeof tones

const progresses: Progress[] = [
  'waiting_for_payment',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
  'cancel_requested',
  'cancel_completed',
]
export const isProgress = (value: unknown): value is Progress =>
  progresses.some((progress) => progress === value)

export function ProgressBadge({ progress }: { progress: Progress }) {
  const words = useOffice('bookings')
  return (
    <span className="badge" data-tone={tones[progress]}>
      {words.progress[progress]}
    </span>
  )
}

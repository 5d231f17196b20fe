// §4 The seven states in one line: how far a booking has come.
import { isCancelled } from '#domain/booking/progress.ts'
import { useText } from '#web/session.tsx'
import type { BookingDetails } from './booking-details.ts'
import { listProgressSteps } from './list-progress-steps.ts'

export function ProgressLine({ progress }: Pick<BookingDetails, 'progress'>) {
  const words = useText('booking')
  const steps = listProgressSteps(progress, [{ progress: 'waiting_for_payment' }, { progress }])
  const currentIndex = steps.indexOf(progress)
  const reached = isCancelled(progress) ? 'bg-soft' : 'bg-brand-600'
  return (
    <ol aria-label={words.progressTitle} className="flex gap-1">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === currentIndex ? 'step' : undefined}
          className={`h-1.5 grow rounded-full ${at <= currentIndex ? reached : 'bg-line'}`}
        >
          <span className="sr-only">{words.progress[step]}</span>
        </li>
      ))}
    </ol>
  )
}

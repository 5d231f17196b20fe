// §4 The seven states in one line: how far a booking has come.
import { useWords } from '#web/session.tsx'
import type { Booking } from './booking.ts'
import { stepsOf } from './steps-of.ts'

export function ProgressLine({ progress }: Pick<Booking, 'progress'>) {
  const words = useWords('booking')
  const steps = stepsOf(progress, [{ progress: 'waiting_for_payment' }, { progress }])
  const here = steps.indexOf(progress)
  return (
    <ol aria-label={words.progressTitle} className="flex gap-1">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === here ? 'step' : undefined}
          className={`h-1.5 grow rounded-full ${at <= here ? 'bg-brand-600' : 'bg-line'}`}
        >
          <span className="sr-only">{words.progress[step]}</span>
        </li>
      ))}
    </ol>
  )
}

// §4 Reservation progress: where the booking is, where it was and when, and what comes.

import { useDates } from '#storefront/kit/use-dates.ts'
import { Check } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import type { BookingDetails } from './booking-details.ts'
import { listProgressSteps } from './list-progress-steps.ts'
import { ProgressLine } from './progress-line.tsx'

type ProgressState = BookingDetails['progress']

type StepsProps = Pick<BookingDetails, 'progress' | 'history'> & { hasDeposit: boolean }

export function ProgressSteps({ progress, history, hasDeposit }: StepsProps) {
  const { formatMoment } = useDates()
  const words = useText('booking')
  const steps = listProgressSteps(progress, history, hasDeposit)
  const currentIndex = steps.indexOf(progress)
  const stepTexts = [words.stepDone, words.stepHere, words.stepAhead]
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title" className="text-22">
        {words.progressTitle}
      </h2>
      <p className="mt-1 mb-4 text-soft">{words.progressLines[progress]}</p>
      <ProgressLine progress={progress} />
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-15 text-soft">
          {words.allSteps}
        </summary>
        <ol className="mt-2 grid">
          {steps.map((step, at) => {
            const reached = at > currentIndex ? undefined : history.find((move) => move.progress === step)
            const isLast = at === steps.length - 1
            return (
              <li
                key={step}
                aria-current={at === currentIndex ? 'step' : undefined}
                className="grid grid-cols-[1.75rem_1fr] gap-x-3"
              >
                <span aria-hidden className="flex flex-col items-center">
                  <span
                    className={`flex size-7 items-center justify-center rounded-full text-13 ${at > currentIndex ? 'border border-edge text-soft' : 'bg-brand text-on-brand'} ${at === currentIndex ? 'ring-4 ring-brand-100' : ''}`}
                  >
                    {at < currentIndex || (at === currentIndex && isLast) ? <Check size={16} /> : at + 1}
                  </span>
                  {!isLast && (
                    <span className={`w-0.5 grow ${at < currentIndex ? 'bg-brand-600' : 'bg-line'}`} />
                  )}
                </span>
                <span className={`pb-5 ${at === currentIndex ? 'font-semibold' : 'text-soft'}`}>
                  {words.progress[step]}{' '}
                  <span className="sr-only">{stepTexts[Math.sign(at - currentIndex) + 1]}</span>
                  {reached && (
                    <time dateTime={reached.at} className="money block font-normal text-13 text-soft">
                      {formatMoment(reached.at)}
                    </time>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      </details>
    </section>
  )
}

const stateColours: Record<ProgressState, string> = {
  waiting_for_payment: 'text-warn',
  deposit_paid: 'text-good',
  payment_completed: 'text-good',
  preparing: 'text-good',
  ready: 'text-good',
  travel_completed: 'text-soft',
  cancel_requested: 'text-warn',
  cancel_completed: 'text-soft',
}

export function ProgressBadge({ progress }: { progress: ProgressState }) {
  const words = useText('booking')
  return (
    <span
      className={`rounded-full border border-current px-3 font-semibold text-15 leading-8 ${stateColours[progress]}`}
    >
      {words.progress[progress]}
    </span>
  )
}

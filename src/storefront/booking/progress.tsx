// §4 Reservation progress: where the booking is, where it was and when, and what comes.

import { dayOf, timeOf } from '#plain/format.ts'
import { Check } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'
import type { Booking } from './booking.ts'
import { stepsOf } from './steps-of.ts'

type State = Booking['progress']

export function Progress({ progress, history }: Pick<Booking, 'progress' | 'history'>) {
  const words = useWords('booking')
  const steps = stepsOf(progress, history)
  const here = steps.indexOf(progress)
  const said = [words.stepDone, words.stepHere, words.stepAhead]
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title" className="text-22">
        {words.progressTitle}
      </h2>
      <p className="mt-1 text-soft">{words.progressLines[progress]}</p>
      <ol className="mt-4 grid">
        {steps.map((step, at) => {
          const moved = at > here ? undefined : history.find((move) => move.progress === step)
          const isLast = at === steps.length - 1
          return (
            <li
              key={step}
              aria-current={at === here ? 'step' : undefined}
              className="grid grid-cols-[1.75rem_1fr] gap-x-3"
            >
              <span aria-hidden className="flex flex-col items-center">
                <span
                  className={`flex size-7 items-center justify-center rounded-full text-13 ${at > here ? 'border border-edge text-soft' : 'bg-brand text-on-brand'} ${at === here ? 'ring-4 ring-brand-100' : ''}`}
                >
                  {at < here || (at === here && isLast) ? <Check size={16} /> : at + 1}
                </span>
                {!isLast && <span className={`w-0.5 grow ${at < here ? 'bg-brand-600' : 'bg-line'}`} />}
              </span>
              <span className={`pb-5 ${at === here ? 'font-semibold' : 'text-soft'}`}>
                {words.progress[step]} <span className="sr-only">{said[Math.sign(at - here) + 1]}</span>
                {moved && (
                  <time dateTime={moved.at} className="money block font-normal text-13 text-soft">
                    {words.at(dayOf(moved.at), timeOf(moved.at))}
                  </time>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const looks: Record<State, string> = {
  waiting_for_payment: 'text-warn',
  payment_completed: 'text-good',
  preparing: 'text-good',
  ready: 'text-good',
  travel_completed: 'text-soft',
  cancel_requested: 'text-warn',
  cancel_completed: 'text-soft',
}

export function ProgressBadge({ progress }: { progress: State }) {
  const words = useWords('booking')
  return (
    <span
      className={`rounded-full border border-current px-3 font-semibold text-15 leading-8 ${looks[progress]}`}
    >
      {words.progress[progress]}
    </span>
  )
}

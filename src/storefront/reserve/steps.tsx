// The three steps: which one is on the screen, which are done; one can go back to those.
import { Check } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { useReservation } from './reservation.tsx'

export function Steps() {
  const { step, form, correct } = useReservation()
  const { steps: words } = useText('reserve')
  const isLast = step === 'check'
  const hasTrip = form.departure_date !== ''
  // A member's data is there from the beginning, so no step is ticked before the one before it.
  const hasPeople = hasTrip && form.name !== '' && form.contact !== '' && form.email !== ''
  const steps = [
    { label: words.trip, isHere: !isLast, isDone: hasTrip, part: 'trip' as const },
    { label: words.people, isHere: !isLast, isDone: hasPeople, part: 'people' as const },
    { label: words.check, isHere: isLast, isDone: false, part: undefined },
  ]
  return (
    <ol aria-label={words.name} className="mt-4 mb-5 grid grid-cols-3 gap-2 tablet:mt-6 tablet:mb-8">
      {steps.map(({ label, isHere, isDone, part }, at) => (
        <li
          key={label}
          aria-current={isHere ? 'step' : undefined}
          className={`border-t-2 pt-2 text-13 tablet:text-15 ${isHere || isDone ? 'border-brand-600 font-semibold text-brand-700' : 'border-line text-soft'}`}
        >
          {isLast && part ? (
            <button
              type="button"
              className="-mt-2 flex min-h-11 w-full items-start pt-2 text-left"
              onClick={() => correct(part)}
            >
              <span>
                <StepMark at={at} isDone={isDone} /> <span className="underline">{label}</span>
              </span>
            </button>
          ) : (
            <>
              <StepMark at={at} isDone={isDone} /> {label}
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

const StepMark = ({ at, isDone }: { at: number; isDone: boolean }) =>
  isDone ? (
    <Check size={16} className="inline shrink-0 align-[-0.15em]" />
  ) : (
    <span className="money">{at + 1}</span>
  )

// The three steps, and which one is on the screen.
import { useWords } from '#web/session.tsx'

export function Steps({ here }: { here: 'edit' | 'check' }) {
  const { steps: words } = useWords('reserve')
  const steps = [
    { label: words.trip, isHere: here === 'edit' },
    { label: words.people, isHere: here === 'edit' },
    { label: words.check, isHere: here === 'check' },
  ]
  return (
    <ol aria-label={words.name} className="mt-6 mb-8 grid grid-cols-3 gap-2">
      {steps.map(({ label, isHere }, at) => (
        <li
          key={label}
          aria-current={isHere ? 'step' : undefined}
          className={`border-t-2 pt-2 text-13 tablet:text-15 ${isHere ? 'border-brand-600 font-semibold text-brand-700' : 'border-line text-soft'}`}
        >
          <span className="money">{at + 1}</span> {label}
        </li>
      ))}
    </ol>
  )
}

// Walking, meals, guide and hotel from one to five. Each may be left open; a second press takes it back.
import { type ReviewFact, reviewFacts } from '#domain/review/facts.ts'
import { useText } from '#web/session.tsx'

export type FactScores = Partial<Record<ReviewFact, number>>
type Props = { scores: FactScores; change: (scores: FactScores) => void }

export function FactChoice({ scores, change }: Props) {
  const { review: words } = useText('booking')
  const { facts } = useText('review')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <p className="text-15 tablet:col-span-2">{words.facts}</p>
      {reviewFacts.map((fact) => (
        <fieldset key={fact}>
          <legend className="mb-1 text-15 text-soft">{facts[fact]}</legend>
          <div className="flex gap-1">
            {[1, 2, 3, 4, 5].map((score) => (
              <button
                key={score}
                type="button"
                aria-pressed={scores[fact] === score}
                onClick={() => change({ ...scores, [fact]: scores[fact] === score ? undefined : score })}
                className="money flex size-11 items-center justify-center rounded-full border border-line bg-card text-15 aria-pressed:border-brand-600 aria-pressed:bg-brand-600 aria-pressed:font-bold aria-pressed:text-on-brand"
              >
                <span aria-hidden>{score}</span>
                <span className="sr-only">{words.star(score)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

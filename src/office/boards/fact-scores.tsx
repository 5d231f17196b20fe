// What a review scores beside its stars: only what was answered.
import { type ReviewFact, reviewFacts } from '#domain/review/facts.ts'
import { useText } from '#office/kit/use-text.ts'

export function FactScores({ review }: { review: Record<ReviewFact, number | null> }) {
  const words = useText('boards')
  const answered = reviewFacts.filter((fact) => review[fact] !== null)
  if (answered.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-13 text-soft">
      {answered.map((fact) => (
        <span key={fact} className="whitespace-nowrap">
          {words.facts[fact]} <span className="font-semibold text-ink">{review[fact]}/5</span>
        </span>
      ))}
    </span>
  )
}

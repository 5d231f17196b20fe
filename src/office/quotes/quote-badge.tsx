// The state of a quote.
import type { QuoteState } from '#domain/quote/states.ts'
import { useText } from '#office/kit/use-text.ts'

const tones: Record<QuoteState, string> = {
  draft: 'plain',
  sent: 'brand',
  commented: 'warn',
  accepted: 'good',
  declined: 'plain',
  expired: 'plain',
  withdrawn: 'plain',
}

export function QuoteBadge({ state }: { state: QuoteState }) {
  const words = useText('quotes')
  return (
    <span className="badge whitespace-nowrap" data-tone={tones[state]}>
      {words.states[state]}
    </span>
  )
}

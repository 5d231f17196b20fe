// The state of a quote.

import type { QuoteState } from '#domain/quote/states.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'

const tones: Record<QuoteState, Tone | undefined> = {
  draft: undefined,
  sent: 'brand',
  commented: 'warn',
  accepted: 'good',
  declined: undefined,
  expired: undefined,
  withdrawn: undefined,
}

export function QuoteBadge({ state }: { state: QuoteState }) {
  const words = useText('quotes')
  return (
    <Badge className="whitespace-nowrap" tone={tones[state]}>
      {words.states[state]}
    </Badge>
  )
}

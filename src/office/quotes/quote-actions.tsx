// Taking a quote back, and deleting one that nobody saw.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { QuoteDetails, QuoteForm } from './use-quote-form.ts'

type Props = { quote: QuoteDetails; form: QuoteForm }

export function QuoteActions({ quote: { id, state, version }, form }: Props) {
  const words = useText('quotes')
  const api = useApi()
  const navigate = useOfficeNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const isDraft = version === 0
  if (state === 'accepted' || state === 'withdrawn') return null
  const revision = form.base
  const act = async () => {
    if (isDraft) {
      await api.quote.deleteQuote({ id, revision })
      await navigate('/quotes')
    } else form.setBase((await api.quote.withdrawQuote({ id, revision })).revision)
  }
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setConfirming(true)}>
        {isDraft ? words.remove : words.withdraw}
      </button>
      {isConfirming && (
        <ConfirmAction
          title={isDraft ? words.removeAsk : words.withdrawAsk}
          lead={isDraft ? words.removeLead : words.withdrawLead}
          confirmLabel={isDraft ? words.remove : words.withdraw}
          danger
          send={act}
          doneText={isDraft ? words.removed : words.withdrawn}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

// Taking a quote back, and deleting one that nobody saw.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { QuoteDetails, QuoteForm } from './use-quote-form.ts'

type Props = { quote: QuoteDetails; form: QuoteForm }

export function QuoteActions({ quote: { id, state, version }, form }: Props) {
  const words = useText('quotes')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { save, saving, problem } = useSave()
  const isDraft = version === 0
  if (state === 'accepted' || state === 'withdrawn') return null
  const revision = form.base
  const act = async () => {
    const isDone = await save(async () => {
      if (isDraft) {
        await api.quote.deleteQuote({ id, revision })
        await navigate('/quotes')
      } else form.setBase((await api.quote.withdrawQuote({ id, revision })).revision)
    })
    if (!isDone) return
    setConfirming(false)
    toast(isDraft ? words.removed : words.withdrawn)
  }
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setConfirming(true)}>
        {isDraft ? words.remove : words.withdraw}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={isDraft ? words.removeAsk : words.withdrawAsk}
          lead={isDraft ? words.removeLead : words.withdrawLead}
          confirmLabel={isDraft ? words.remove : words.withdraw}
          danger
          saving={saving}
          problem={problem}
          onClose={() => setConfirming(false)}
          onConfirm={() => void act()}
        />
      )}
    </>
  )
}

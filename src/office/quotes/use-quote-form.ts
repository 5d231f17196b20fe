// What is typed into a quote, and how it is saved and sent: over what a colleague saved, both are shown.
import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'

export type QuoteDetails = Awaited<ReturnType<Api['quote']['quote']>>
export type QuoteContent = QuoteDetails['content']
export type QuoteFields = Pick<QuoteDetails, 'recipient' | 'content'>

/** What each part of the form is given. */
export type PartProps = {
  content: QuoteContent
  change: (changed: Partial<QuoteContent>) => void
  wrong: Readonly<Record<string, string | undefined>>
}

const pickFields = ({ recipient, content }: QuoteDetails): QuoteFields => ({ recipient, content })

export function useQuoteForm(quote: QuoteDetails) {
  const words = useText('quotes')
  const api = useApi()
  const toast = useToast()
  const { id } = quote
  const [fields, setFields] = useState(() => pickFields(quote))
  const [base, setBase] = useState(quote.revision)
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(() => api.quote.quote({ id }))

  async function saveIt(revision = base): Promise<void> {
    const saved = await save(() => api.quote.saveQuote({ id, revision, ...fields }))
    if (!saved) return
    setBase(saved.answer.revision)
    toast(words.saved)
  }
  /** True when the customer has it. */
  async function send(): Promise<boolean> {
    const sent = await save(() => api.quote.sendQuote({ id, revision: base, ...fields }))
    if (!sent) return false
    setBase(sent.answer.revision)
    toast(sent.answer.is_mailed ? words.sentNow : words.sentWithoutMail)
    return true
  }
  const takeTheirs = (theirs: QuoteDetails) => {
    setFields(pickFields(theirs))
    setBase(theirs.revision)
  }
  return {
    fields,
    base,
    setBase,
    wrong,
    problem,
    saving,
    conflict,
    saveIt,
    send,
    takeTheirs,
    changeRecipient: (changed: Partial<QuoteFields['recipient']>) =>
      setFields({ ...fields, recipient: { ...fields.recipient, ...changed } }),
    changeContent: (changed: Partial<QuoteContent>) =>
      setFields({ ...fields, content: { ...fields.content, ...changed } }),
  }
}
export type QuoteForm = ReturnType<typeof useQuoteForm>

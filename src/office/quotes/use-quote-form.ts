// What is typed into a quote, and how it is saved and sent: over what a colleague saved, both are shown.
import { type FormEvent, useRef, useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { Bind } from '#web/use-form.ts'

export type QuoteDetails = Awaited<ReturnType<Api['quote']['quote']>>
export type QuoteContent = QuoteDetails['content']
export type QuoteFields = Pick<QuoteDetails, 'recipient' | 'content'>

/** What each part of the form is given. */
export type PartProps = {
  content: QuoteContent
  change: (changed: Partial<QuoteContent>) => void
  bind: Bind
}

const pickFields = ({ recipient, content }: QuoteDetails): QuoteFields => ({ recipient, content })

export function useQuoteForm(quote: QuoteDetails) {
  const words = useText('quotes')
  const api = useApi()
  const toast = useToast()
  const { id } = quote
  const [fields, setFields] = useState(() => pickFields(quote))
  const [base, setBase] = useState(quote.revision)
  const isSent = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  // saved and sent it takes the same fields
  const form = useCallForm({
    call: ({ quote }) => quote.saveQuote,
    toInput: () => ({ id, revision: base, ...fields }),
    send: async (input): Promise<{ revision: number; doneText: string }> => {
      if (!isSent.current) return { ...(await api.quote.saveQuote(input)), doneText: words.saved }
      const { revision, is_mailed } = await api.quote.sendQuote(input)
      return { revision, doneText: is_mailed ? words.sentNow : words.sentWithoutMail }
    },
    onSaved: ({ revision, doneText }) => {
      setBase(revision)
      toast(doneText)
    },
    loadTheirs: () => api.quote.quote({ id }),
  })
  const takeTheirs = (theirs: QuoteDetails) => {
    setFields(pickFields(theirs))
    setBase(theirs.revision)
  }
  return {
    ...form,
    element,
    fields,
    base,
    setBase,
    submit: (event: FormEvent<HTMLFormElement>) => {
      isSent.current = false
      void form.submit(event)
    },
    /** To the customer, as it is on the screen. */
    sendToCustomer: async () => {
      isSent.current = true
      if (element.current) await form.submitForm(element.current)
    },
    /** Over what a colleague saved; the customer does not get it yet. */
    keepMine: (revision: number) => {
      isSent.current = false
      if (form.sent) void form.sendAgain({ ...form.sent, revision })
    },
    takeTheirs,
    changeRecipient: (changed: Partial<QuoteFields['recipient']>) =>
      setFields({ ...fields, recipient: { ...fields.recipient, ...changed } }),
    changeContent: (changed: Partial<QuoteContent>) =>
      setFields({ ...fields, content: { ...fields.content, ...changed } }),
  }
}
export type QuoteForm = ReturnType<typeof useQuoteForm>

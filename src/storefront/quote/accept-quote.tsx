// Booking a quote: the terms, what the quote does not say yet, one button. Or declining it.
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiContext } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { ReserveConsents } from '#storefront/reserve/consents.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { QuoteProps } from './quote.ts'

export function AcceptQuote(props: QuoteProps) {
  const words = useText('quote')
  const { state } = props.quote
  const [isDeclining, setDeclining] = useState(false)
  if (state === 'accepted' || state === 'expired') return null
  return (
    <section
      aria-labelledby="quote-accept"
      className="grid gap-4 rounded-card border border-line bg-card p-5"
    >
      <div className="grid gap-1">
        <h2 id="quote-accept" className="text-22">
          {words.acceptTitle}
        </h2>
        <p className="text-pretty text-15 text-soft">{words.acceptLine}</p>
      </div>
      <AcceptForm {...props} />
      {state !== 'declined' && (
        <button type="button" className="button-secondary" onClick={() => setDeclining(true)}>
          {words.decline}
        </button>
      )}
      {isDeclining && <DeclineDialog {...props} onClose={() => setDeclining(false)} />}
    </section>
  )
}

function AcceptForm({ quote, token, onShown }: QuoteProps) {
  const words = useText('quote')
  const navigate = useNavigate()
  const { version, special, lacks } = quote
  const [given, setGiven] = useState({ tour: false, privacy: false, special: false })
  const api = useContext(ApiContext)
  const { wrong, problem, sending, submit, clearError, bind } = useApiForm({
    schema: () =>
      import('#domain/quote/forms.ts').then(({ AcceptForm, AcceptFormWithSpecialTerms }) =>
        special ? AcceptFormWithSpecialTerms : AcceptForm,
      ),
    toInput: (values) => ({
      ...Object.fromEntries(lacks.map((field) => [field, values[field] ?? ''])),
      consents: given,
    }),
    send: async (api, input) => {
      const { booking_id } = await api.quote.accept({ token, version, ...input })
      if (booking_id === null) onShown(await api.quote.show({ token }))
      else await navigate(`/travel/booking/${booking_id}`)
    },
    // The quote was changed, accepted elsewhere or has ended: its present state is shown beside the sentence.
    onRefusal: () => {
      void api?.quote.show({ token }).then(onShown, () => {})
      return false
    },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {lacks.includes('contact') && (
        <Field label={words.contactField} type="tel" autoComplete="tel" {...bind('contact')} />
      )}
      {lacks.includes('email') && (
        <Field label={words.emailField} type="email" autoComplete="email" {...bind('email')} />
      )}
      <ReserveConsents
        given={given}
        special={special}
        wrong={wrong}
        give={(changed) => {
          for (const type of Object.keys(changed)) clearError(`consents.${type}`)
          setGiven({ ...given, ...changed })
        }}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.accept}</Submit>
    </form>
  )
}

function DeclineDialog({
  quote: { version },
  token,
  onShown,
  onClose,
}: QuoteProps & { onClose: () => void }) {
  const words = useText('quote')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [problem, setProblem] = useState('')
  const decline = async () => {
    try {
      const shown = await api?.quote.decline({ token, version })
      if (shown) onShown(shown)
      onClose()
    } catch (error) {
      setProblem(localized(parseRefusal(error).description) || words.failed)
    }
  }
  return (
    <Dialog title={words.declineAsk} onClose={onClose}>
      <p className="text-15 text-soft">{words.declineLine}</p>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.back}
        </button>
        <button type="button" className="button-primary" onClick={() => void decline()}>
          {words.decline}
        </button>
      </div>
    </Dialog>
  )
}

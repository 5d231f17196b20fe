// One quote: written on the left, what it costs, its link and what the customer says on the right.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { DaysPart } from './days-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { PricePart } from './price-part.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteComments } from './quote-comments.tsx'
import { QuoteLink } from './quote-link.tsx'
import { QuoteSum } from './quote-sum.tsx'
import { QuoteVersions } from './quote-versions.tsx'
import { RecipientPart } from './recipient-part.tsx'
import { TripPart } from './trip-part.tsx'
import { type QuoteDetails, type QuoteForm, useQuoteForm } from './use-quote-form.ts'

export const loader = ({ api, params }: LoaderArgs) => api.quote.quote({ id: Number(params.id) })

export default function QuotePage() {
  const quote = useLoaderData<typeof loader>()
  return <QuoteEditor key={quote.id} quote={quote} />
}

function QuoteEditor({ quote }: { quote: QuoteDetails }) {
  const words = useText('quotes')
  const form = useQuoteForm(quote)
  const { content } = form.fields
  const isAccepted = quote.state === 'accepted'
  const part = { content, change: form.changeContent, bind: form.bind }
  return (
    <>
      <PageHeader title={content.title} lead={<QuoteBadge state={quote.state} />}>
        <OfficeLink to="/quotes" className="button-secondary">
          {words.toList}
        </OfficeLink>
        <QuoteActions quote={quote} form={form} />
      </PageHeader>
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <form ref={form.element} className="grid gap-4" onSubmit={form.submit}>
          {isAccepted && <p className="panel p-4 text-15">{words.acceptedLead}</p>}
          <fieldset disabled={isAccepted} className="contents">
            <RecipientPart form={form} />
            <TripPart {...part} />
            <PricePart {...part} />
            <PlanPart {...part} usual={quote.usual_plan} />
            <DaysPart {...part} />
          </fieldset>
          {!isAccepted && <FormButtons quote={quote} form={form} />}
        </form>
        <div className="grid gap-4">
          <QuoteSum content={content} usual={quote.usual_plan} />
          <QuoteLink quote={quote} />
          <QuoteComments quote={quote} form={form} />
          <QuoteVersions versions={quote.versions} />
        </div>
      </div>
      <SaveConflictDialog
        conflict={form.conflict}
        toLines={({ content, recipient }) => toConflictLines({ content, recipient }, words)}
        mine={() => toConflictLines(form.fields, words)}
        onKeepMine={form.keepMine}
        onTakeTheirs={form.takeTheirs}
      />
    </>
  )
}

type QuoteText = ReturnType<typeof useText<'quotes'>>

const toConflictLines = ({ content, recipient }: QuoteForm['fields'], words: QuoteText): VersionLines => [
  [words.name, recipient.name],
  [words.titleField, content.title],
  [words.departureDate, content.departure_date],
  [words.validUntil, content.valid_until],
]

function FormButtons({ quote, form }: { quote: QuoteDetails; form: QuoteForm }) {
  const words = useText('quotes')
  const [isSending, setSending] = useState(false)
  const { email } = form.fields.recipient
  const lead = email ? words.sendLead(email) : words.sendWithoutMail
  // what is wrong is at its field, under the dialog
  const send = async () => {
    await form.sendToCustomer()
    setSending(false)
  }
  return (
    <div className="panel sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 p-3">
      <Problem>{isSending ? '' : form.problem}</Problem>
      <button type="submit" className="button-secondary" disabled={form.sending}>
        {words.save}
      </button>
      <button
        type="button"
        className="button-primary"
        disabled={form.sending}
        onClick={() => setSending(true)}
      >
        {quote.version > 0 ? words.sendAgain : words.send}
      </button>
      {isSending && (
        <ConfirmDialog
          title={words.sendAsk}
          lead={quote.version > 0 ? `${lead} ${words.sendAgainLead}` : lead}
          confirmLabel={words.send}
          saving={form.sending}
          problem=""
          onClose={() => setSending(false)}
          onConfirm={() => void send()}
        />
      )}
    </div>
  )
}

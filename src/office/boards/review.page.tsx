// One review: the agency replies, or hides it with a reason.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Textarea } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { FactScores } from './fact-scores.tsx'

export const loader = ({ api, params }: LoaderArgs) => api.review.review({ id: Number(params.id) })

type Review = ReturnType<typeof useLoaderData<typeof loader>>

export default function ReviewPage() {
  const words = useText('boards')
  const { language } = useSession()
  const localized = useLocalized()
  const may = useMay()
  const review = useLoaderData<typeof loader>()
  const { page_title, reg_name, reg_date, stars, contents, booking_id } = review
  return (
    <>
      <PageHeader title={localized(page_title)} lead={`${reg_name} · ${formatMoment(reg_date, language)}`}>
        {booking_id && may('bookings') && (
          <OfficeLink to={`/bookings/${booking_id}`} className="button-secondary">
            {words.booking}
          </OfficeLink>
        )}
        <OfficeLink to="/boards/reviews" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <div className="grid max-w-3xl gap-4">
        <Panel title={words.review} aside={<VisibilityButton review={review} />}>
          <p role="img" aria-label={words.starsLabel(stars)}>
            {'★'.repeat(stars)}
            {'☆'.repeat(5 - stars)}
          </p>
          <FactScores review={review} />
          <p className="whitespace-pre-line text-15 empty:hidden">{contents}</p>
          {review.hidden_reason !== null && (
            <p className="text-15 text-bad">{words.hiddenFor(review.hidden_reason)}</p>
          )}
        </Panel>
        <ReplyForm key={review.id} review={review} />
      </div>
    </>
  )
}

function ReplyForm({ review }: { review: Review }) {
  const words = useText('boards')
  const api = useApi()
  const toast = useToast()
  const { id, revision, reply } = review
  const { submit, bind, sending, problem, conflict, sent, sendAgain } = useCallForm({
    call: ({ review }) => review.reply,
    toInput: (values) => ({ ...values, id, revision }),
    send: (input) => api.review.reply(input),
    onSaved: () => toast(words.repliedNow),
    loadTheirs: () => api.review.review({ id }),
  })
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <Textarea
        key={reply}
        {...bind('reply')}
        label={words.reply}
        hint={words.replyHint}
        defaultValue={reply ?? ''}
        rows={5}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {words.replyNow}
      </button>
      {sent && (
        <SaveConflictDialog
          conflict={conflict}
          toLines={(theirs) => [[words.reply, theirs.reply ?? '']]}
          mine={() => [[words.reply, sent.reply]]}
          onKeepMine={(current) => sendAgain({ ...sent, revision: current })}
        />
      )}
    </form>
  )
}

function VisibilityButton({ review }: { review: Review }) {
  const words = useText('boards')
  const api = useApi()
  const toast = useToast()
  const [isHiding, setHiding] = useState(false)
  const { save, saving } = useSave()
  const { id, revision, hidden_yn } = review
  async function show(): Promise<void> {
    if (await save(() => api.review.show({ id, revision }))) toast(words.shownNow)
  }
  if (hidden_yn === 'Y')
    return (
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void show()}>
        {words.showReview}
      </button>
    )
  return (
    <>
      <button type="button" className="button-danger" onClick={() => setHiding(true)}>
        {words.hideReview}
      </button>
      {isHiding && <HideForm review={review} onClose={() => setHiding(false)} />}
    </>
  )
}

type HideProps = { review: Review; onClose: () => void }

function HideForm({ review: { id, revision, told }, onClose }: HideProps) {
  const words = useText('boards')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.hideReview}
      lead={told ? words.hideLead : words.hideUntold}
      label={words.reason}
      confirmLabel={words.hideReview}
      danger
      call={({ review }) => review.hide}
      toInput={({ reason }) => ({ id, revision, reason })}
      send={(input) => api.review.hide(input)}
      doneText={words.hiddenNow}
      onClose={onClose}
    />
  )
}

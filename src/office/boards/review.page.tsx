// One review: the agency replies, or hides it and tells why.
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSay, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Area, Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'

export const loader = ({ api, params }: Loading) => api.review.review({ id: Number(params.id) })

type Review = ReturnType<typeof useLoaderData<typeof loader>>

export default function ReviewPage() {
  const words = useOffice('boards')
  const { language } = useSession()
  const say = useSay()
  const may = useMay()
  const { agency = '' } = useParams()
  const review = useLoaderData<typeof loader>()
  const { page_title, reg_name, reg_date, stars, contents, booking_id } = review
  return (
    <>
      <Heading title={say(page_title)} lead={`${reg_name} · ${when(reg_date, language)}`}>
        {booking_id && may('bookings') && (
          <Link to={`/${agency}/bookings/${booking_id}`} className="act">
            {words.booking}
          </Link>
        )}
        <Link to={`/${agency}/boards/reviews`} className="act">
          {words.toList}
        </Link>
      </Heading>
      <div className="grid max-w-3xl gap-4">
        <Part title={words.review} aside={<Hiding review={review} />}>
          <p role="img" aria-label={words.starsOf(stars)}>
            {'★'.repeat(stars)}
            {'☆'.repeat(5 - stars)}
          </p>
          <p className="whitespace-pre-line text-15">{contents}</p>
          {review.hidden_reason !== null && (
            <p className="text-15 text-bad">{words.hiddenFor(review.hidden_reason)}</p>
          )}
        </Part>
        <Reply key={review.id} review={review} />
      </div>
    </>
  )
}

function Reply({ review }: { review: Review }) {
  const words = useOffice('boards')
  const api = useApi()
  const tell = useTell()
  const [reply, setReply] = useState(review.reply ?? '')
  const { save, saving, problem, wrong, meeting } = useSaveOver(() => api.review.review({ id: review.id }))
  async function send(revision: number): Promise<void> {
    if (await save(() => api.review.reply({ id: review.id, revision, reply }))) tell(words.repliedNow)
  }
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(review.revision)
      }}
    >
      <Area
        label={words.reply}
        hint={words.replyHint}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
        error={wrong.reply}
        rows={5}
        {...limitsOf('review.reply', 'reply')}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="act-main justify-self-end" disabled={saving}>
        {words.replyNow}
      </button>
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => [[words.reply, theirs.reply ?? '']]}
        mine={() => [[words.reply, reply]]}
        onKeepMine={(revision) => void send(revision)}
        onTakeTheirs={(theirs) => {
          setReply(theirs.reply ?? '')
          void save(async () => {})
        }}
      />
    </form>
  )
}

function Hiding({ review }: { review: Review }) {
  const words = useOffice('boards')
  const api = useApi()
  const tell = useTell()
  const [asking, setAsking] = useState(false)
  const { save, saving } = useSave()
  const { id, revision, hidden_yn } = review
  async function show(): Promise<void> {
    if (await save(() => api.review.show({ id, revision }))) tell(words.shownNow)
  }
  if (hidden_yn === 'Y')
    return (
      <button type="button" className="act" disabled={saving} onClick={() => void show()}>
        {words.showReview}
      </button>
    )
  return (
    <>
      <button type="button" className="act-danger" onClick={() => setAsking(true)}>
        {words.hideReview}
      </button>
      {asking && <HideForm review={review} onClose={() => setAsking(false)} />}
    </>
  )
}

type HideProps = { review: Review; onClose: () => void }

function HideForm({ review: { id, revision, told }, onClose }: HideProps) {
  const words = useOffice('boards')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function hide(reason: string): Promise<void> {
    if (!(await save(() => api.review.hide({ id, revision, reason })))) return
    tell(words.hiddenNow)
    onClose()
  }
  return (
    <Dialog title={words.hideReview} onClose={onClose}>
      <p className="text-15 text-soft">{told ? words.hideLead : words.hideUntold}</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void hide(String(new FormData(event.currentTarget).get('reason')))
        }}
      >
        <Field
          name="reason"
          label={words.reason}
          error={wrong.reason}
          {...limitsOf('review.hide', 'reason')}
          required
        />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.hideReview} disabled={saving} danger onClose={onClose} />
      </form>
    </Dialog>
  )
}

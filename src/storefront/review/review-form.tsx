// Stars, with whom, words and photos of a trip: written, or changed by who wrote them.

import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnReview } from '#domain/review/calls.ts'
import { reviewFacts } from '#domain/review/facts.ts'
import { buildRecord } from '#lib/build-record.ts'
import { uploadLimits } from '#limits/files.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { FilePicker } from '#ui/file-picker.tsx'
import type { PickedFile } from '#ui/pick-files.ts'
import { Problem } from '#ui/problem.tsx'
import { Textarea } from '#web/field.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { CompanionChoice } from './companion-choice.tsx'
import { FactChoice, type FactScores } from './fact-choice.tsx'
import { StarChoice } from './star-choice.tsx'
import { StoredPhotos } from './stored-photos.tsx'

/** `own`: the member's earlier review. */
export function ReviewForm({ booking_id, own }: { booking_id: string; own?: OwnReview }) {
  const { review: words } = useText('booking')
  const shell = useText('shell')
  const storedPhotos = own?.photos ?? []
  const [stars, setStars] = useState(own?.stars ?? 0)
  const [facts, setFacts] = useState<FactScores>(() => pickScores(own))
  const [photos, setPhotos] = useState<PickedFile[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const { bind, wrong, problem, sending, submit, sent } = useReviewForm({
    booking_id,
    own,
    stars,
    facts,
    removed,
    photos: photos.map(({ file }) => file),
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      {own?.is_hidden && <p className="rounded-input bg-wash px-4 py-3 text-15">{words.hidden}</p>}
      <StarChoice value={stars} change={setStars} error={wrong.stars} />
      <FactChoice scores={facts} change={setFacts} />
      <CompanionChoice chosen={own?.who} />
      <Textarea
        {...bind('contents')}
        label={words.contents}
        rows={8}
        placeholder={words.placeholder}
        defaultValue={own?.contents}
      />
      <StoredPhotos photos={storedPhotos} removed={removed} onRemove={setRemoved} />
      <FilePicker
        label={words.photos}
        accept="pictures"
        most={uploadLimits.files - (storedPhotos.length - removed.length)}
        items={photos}
        onPick={setPhotos}
        sent={sent}
        words={shell.files}
      />
      <Problem>{problem || wrong.photos}</Problem>
      <Submit sending={sending}>{sending ? words.sending : words[own ? 'save' : 'send']}</Submit>
    </form>
  )
}

type ReviewSubmission = {
  booking_id: string
  own?: OwnReview
  stars: number
  facts: FactScores
  photos: File[]
  removed: string[]
}

/** A new review and a changed one are two calls, each with its schema. `sent`: how much has gone out. */
function useReviewForm({ booking_id, own, stars, facts, photos, removed }: ReviewSubmission) {
  const { review: words } = useText('booking')
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const finish = (said: string) => navigate('/mypage/reservations', { replace: true, state: { said } })
  const options = { onProgress: setShare }
  const toInput = ({ contents, who }: FormValues) => ({ stars, ...facts, contents, who: who || undefined })
  const writing = useApiForm({
    schema: () => import('#domain/review/forms.ts').then(({ ReviewFields }) => ReviewFields),
    toInput: (typed) => ({ booking_id, ...toInput(typed) }),
    send: async (api, review) => {
      setShare(0)
      await api.review.write({ ...review, photos }, options)
      await finish(words.sent)
    },
    fallbackError: words.failed,
  })
  const changing = useApiForm({
    schema: () => import('#domain/review/forms.ts').then(({ ReviewChangeForm }) => ReviewChangeForm),
    toInput: (typed) => ({ id: own?.id, removed_photos: removed, ...toInput(typed) }),
    send: async (api, review) => {
      setShare(0)
      await api.review.change({ ...review, photos }, options)
      await finish(words.saved)
    },
    fallbackError: words.notSaved,
  })
  const form = own ? changing : writing
  return { ...form, sent: form.sending ? share : undefined }
}

const pickScores = (own: OwnReview | undefined): FactScores =>
  buildRecord(reviewFacts, (fact) => own?.[fact] ?? undefined)

// Stars, with whom, words and photos of a trip: written, or changed by who wrote them.

import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnReview } from '#domain/review/calls.ts'
import { uploadLimits } from '#limits/machine.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import { Problem } from '#ui/problem.tsx'
import { StarChoice } from '#ui/star-choice.tsx'
import { Area } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { Typed } from '#web/use-form.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { WhoChoice } from './who-choice.tsx'

/** `own`: what one has written before. */
export function ReviewForm({ booking_id, own }: { booking_id: string; own?: OwnReview }) {
  const { review: words } = useWords('booking')
  const [stars, setStars] = useState(own?.stars ?? 0)
  const [photos, setPhotos] = useState<Picked[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const { bind, wrong, problem, sending, submit, mendTyped, sent } = useSendReview({
    ...{ booking_id, own, stars, removed },
    photos: photos.map(({ file }) => file),
  })
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid grid-cols-1 gap-6">
      {own?.is_hidden && <p className="rounded-input bg-wash px-4 py-3 text-15">{words.hidden}</p>}
      <StarChoice
        name="stars"
        legend={words.stars}
        value={stars}
        labelOf={words.star}
        meanings={words.meanings}
        error={wrong.stars}
        change={setStars}
      />
      <WhoChoice chosen={own?.who} />
      <Area
        {...bind('contents')}
        label={words.contents}
        rows={8}
        placeholder={words.placeholder}
        defaultValue={own?.contents}
      />
      <Photos
        {...{ photos, removed, sent }}
        kept={own?.photos ?? []}
        onPick={setPhotos}
        onRemove={setRemoved}
      />
      <Problem>{problem || wrong.photos}</Problem>
      <Submit sending={sending}>{sending ? words.sending : words[own ? 'save' : 'send']}</Submit>
    </form>
  )
}

type PhotosProps = {
  /** Those it has, and of them those that go. */
  kept: string[]
  removed: string[]
  onRemove: (removed: string[]) => void
  /** Those that come. */
  photos: Picked[]
  onPick: (photos: Picked[]) => void
  sent: number | undefined
}

function Photos({ kept, removed, onRemove, photos, onPick, sent }: PhotosProps) {
  const { review: words } = useWords('booking')
  const { files } = useWords('shell')
  return (
    <>
      <KeptPhotos photos={kept} removed={removed} onRemove={onRemove} />
      <FilePick
        {...{ onPick, sent }}
        label={words.photos}
        accept="pictures"
        most={uploadLimits.files - (kept.length - removed.length)}
        items={photos}
        words={files}
      />
    </>
  )
}

type Sending = { booking_id: string; own?: OwnReview; stars: number; photos: File[]; removed: string[] }

/** A new review and a changed one are two calls, each with its schema. `sent`: how much has gone out. */
function useSendReview({ booking_id, own, stars, photos, removed }: Sending) {
  const { review: words } = useWords('booking')
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const leave = (said: string) => navigate('/mypage/reservations', { replace: true, state: { said } })
  const how = { onProgress: setShare }
  const read = ({ contents, who }: Typed) => ({ stars, contents, who: who || undefined })
  const writing = useSend({
    schema: () => import('#domain/review/forms.ts').then(({ WrittenReview }) => WrittenReview),
    read: (typed) => ({ booking_id, ...read(typed) }),
    send: async (api, review) => {
      setShare(0)
      await api.review.write({ ...review, photos }, how)
      await leave(words.sent)
    },
    failed: words.failed,
  })
  const changing = useSend({
    schema: () => import('#domain/review/forms.ts').then(({ ChangedReview }) => ChangedReview),
    read: (typed) => ({ id: own?.id, removed_photos: removed, ...read(typed) }),
    send: async (api, review) => {
      setShare(0)
      await api.review.change({ ...review, photos }, how)
      await leave(words.saved)
    },
    failed: words.notSaved,
  })
  const form = own ? changing : writing
  return { ...form, sent: form.sending ? share : undefined }
}

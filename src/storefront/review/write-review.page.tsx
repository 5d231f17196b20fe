// §2 review writing: stars, words and photos of a trip that was made.
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { spanOf } from '#domain/booking/days.ts'
import type { PageArgs } from '#storefront/page.ts'
import { EmptyState } from '#storefront/shell/empty-state.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import { Picture } from '#ui/picture.tsx'
import { StarChoice } from '#ui/star-choice.tsx'
import { Area } from '#web/field.tsx'
import { useSay, useWords } from '#web/session.tsx'

export const loader = ({ api, params }: PageArgs) => api.booking.info({ booking_id: params.booking_id ?? '' })

export default function WriteReviewPage() {
  const { page_title, thumbnail_path, departure_date, return_date, to_do } = useLoaderData<typeof loader>()
  const words = useWords('booking')
  const say = useSay()
  if (!to_do.includes('review'))
    return (
      <>
        <PageHead title={words.review.title} />
        <EmptyState
          level="h1"
          sentence={words.review.notYet}
          href="/mypage/reservations"
          action={words.review.back}
        />
      </>
    )
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.review.title} />
      <div className="max-w-2xl">
        <h1 className="text-28 tablet:text-36">{words.review.title}</h1>
        <div className="mt-4 mb-8 flex items-center gap-4">
          <Picture
            path={thumbnail_path}
            alt=""
            sizes="112px"
            className="aspect-4/3 w-28 shrink-0 rounded-input object-cover"
          />
          <p>
            <span className="block font-semibold">{say(page_title)}</span>
            <span className="money text-15 text-soft">{spanOf(departure_date, return_date, words)}</span>
          </p>
        </div>
        <ReviewForm />
      </div>
    </div>
  )
}

function ReviewForm() {
  const { booking_id } = useLoaderData<typeof loader>()
  const { review: words } = useWords('booking')
  const { files } = useWords('shell')
  const navigate = useNavigate()
  const [stars, setStars] = useState(0)
  const [photos, setPhotos] = useState<Picked[]>([])
  const [share, setShare] = useState(0)
  const { bind, missing, problem, sending, submit, mend } = useSend({
    schema: () => import('#domain/review/forms.ts').then(({ WrittenReview }) => WrittenReview),
    read: ({ contents }) => ({ booking_id, stars, contents }),
    send: async (api, review) => {
      setShare(0)
      await api.review.write({ ...review, photos: photos.map(({ file }) => file) }, { onProgress: setShare })
      await navigate('/mypage/reservations', { replace: true, state: { said: words.sent } })
    },
    failed: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <StarChoice
        name="stars"
        legend={words.stars}
        value={stars}
        labelOf={words.star}
        meanings={words.meanings}
        error={missing.stars}
        change={(given) => {
          mend('stars')
          setStars(given)
        }}
      />
      <Area
        {...bind('contents')}
        label={words.contents}
        rows={8}
        placeholder={words.placeholder}
        onInput={() => mend('contents')}
      />
      <FilePick
        label={words.photos}
        accept="pictures"
        items={photos}
        onPick={setPhotos}
        sent={sending ? share : undefined}
        words={files}
      />
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem || missing.photos}
      </p>
      <button type="submit" disabled={sending} className="button-main">
        {sending ? words.sending : words.send}
      </button>
    </form>
  )
}

// §2 review writing: of a trip that was made, once; then its writer changes it here, or takes it away.
import { useLoaderData } from 'react-router'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { RemoveReview } from './remove-review.tsx'
import { ReviewForm } from './review-form.tsx'

export async function loader({ api, params, session }: PageArgs) {
  const booking = await api.booking.info({ booking_id: params.booking_id ?? '' })
  const { booking_id, progress, to_do } = booking
  const isWritten = session.isLoggedIn && progress === 'travel_completed' && !to_do.includes('review')
  return { ...booking, own: isWritten ? await api.review.own({ booking_id }) : undefined }
}

export default function WriteReviewPage() {
  const { formatSpan } = useDates()
  const { booking_id, own, ...booking } = useLoaderData<typeof loader>()
  const { page_title, thumbnail_path, departure_date, return_date, to_do } = booking
  const words = useText('booking')
  const localized = useLocalized()
  const title = own ? words.review.edit : words.review.title
  if (!own && !to_do.includes('review')) return <ReviewNotPossible />
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={title} />
      <div className="max-w-2xl">
        <h1 className="text-28 tablet:text-36">{title}</h1>
        <div className="mt-4 mb-8 flex items-center gap-4">
          <Picture
            path={thumbnail_path}
            alt=""
            sizes="112px"
            className="aspect-4/3 w-28 shrink-0 rounded-input object-cover"
          />
          <p>
            <span className="block font-semibold">{localized(page_title)}</span>
            <span className="money text-15 text-soft">{formatSpan(departure_date, return_date)}</span>
          </p>
        </div>
        <ReviewForm booking_id={booking_id} own={own} />
        {own && <RemoveReview id={own.id} />}
      </div>
    </div>
  )
}

function ReviewNotPossible() {
  const { review: words } = useText('booking')
  return (
    <>
      <PageHead title={words.title} />
      <EmptyState level="h1" sentence={words.notYet} href="/mypage/reservations" action={words.back} />
    </>
  )
}

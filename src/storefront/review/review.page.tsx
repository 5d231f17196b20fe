// §2 /board/review/{id}: one review, to be sent to a friend.
import { useLoaderData } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { ReviewItem } from './review-item.tsx'

export const loader = ({ api, params }: PageArgs) => api.review.reviewInfo({ id: Number(params.detail) })

export default function ReviewPage() {
  const review = useLoaderData<typeof loader>()
  const words = useText('review')
  const localized = useLocalized()
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead
        title={`${localized(review.page_title)} – ${words.title}`}
        description={review.contents.slice(0, 150)}
        path={`/board/review/${review.id}`}
      />
      <div className="max-w-3xl">
        <h1 className="text-28">{words.title}</h1>
        <ReviewItem review={review} withTrip />
        <a href="/board/review" className="button-secondary mt-8">
          {words.back}
        </a>
      </div>
    </div>
  )
}

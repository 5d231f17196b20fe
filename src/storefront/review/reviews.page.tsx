// §2 /board/review: what travellers say. Average and bars first, then the reviews in the order one chooses.
import { redirect, useLoaderData } from 'react-router'
import type { PageArgs } from '#storefront/page.ts'
import { EmptyState } from '#storefront/shell/empty-state.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { SortChips, WhoChips } from './review-choices.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { readReviewsQuery, reviewsHref } from './reviews-href.ts'

export async function loader({ api, url }: PageArgs) {
  if (url.pathname !== '/board/review') throw redirect('/board/review', 301) // in another case
  const { query, odd } = readReviewsQuery(url.searchParams)
  if (odd) throw redirect(reviewsHref({ ...query, page: 1 }))
  const { package_code } = query
  const [reviews, summary] = await Promise.all([
    api.review.reviewList(query),
    api.review.reviewSummary({ package_code }),
  ])
  if (reviews.page > 1 && reviews.total > 0 && reviews.list.length === 0)
    throw redirect(reviewsHref({ ...query, page: 1 })) // §4 empty page
  return { ...reviews, query, summary }
}

export default function ReviewsPage() {
  const { total, page, page_size, list, query, summary } = useLoaderData<typeof loader>()
  const words = useWords('review')
  const shell = useWords('shell')
  const say = useSay()
  const isPlain = reviewsHref({ ...query, page: 1 }) === reviewsHref()
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} path={isPlain ? reviewsHref({ page }) : undefined} />
      <div className="max-w-3xl">
        <h1 className="brand-words text-28 tablet:text-36">{words.title}</h1>
        {query.package_code && list[0] ? (
          <a
            href={`/travel/detail/${query.package_code}`}
            className="mt-2 inline-flex min-h-11 items-center text-brand-700 hover:underline"
          >
            {say(list[0].page_title)}
          </a>
        ) : (
          <p className="mt-2 text-soft">{words.line}</p>
        )}
        <ReviewSummary summary={summary} query={query} stay />
        <WhoChips summary={summary} query={query} stay />
        {summary.total > 1 && <SortChips query={query} stay />}
        {list.length === 0 && <NoReviews isPlain={isPlain} />}
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} withTrip={!query.package_code} />
        ))}
        <Pagination
          page={page}
          total={total}
          page_size={page_size}
          hrefOf={(page) => reviewsHref({ ...query, page })}
          labels={shell.pagination}
        />
      </div>
    </div>
  )
}

/** `isPlain`: nobody has chosen which. */
function NoReviews({ isPlain }: { isPlain: boolean }) {
  const words = useWords('review')
  if (isPlain)
    return <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
  return <EmptyState sentence={words.noneSuch} href={reviewsHref()} action={words.clear} />
}

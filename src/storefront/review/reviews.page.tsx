// §2 /board/review: what travellers say. Average and bars first, then the reviews in the order one chooses.
import { redirect, useLoaderData } from 'react-router'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { WordedPageHead } from '#storefront/kit/worded-page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Pagination } from '#ui/pagination.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { CompanionChips, SortChips } from './review-chips.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { buildReviewsHref, parseReviewsQuery, usualReviewSort } from './reviews-href.ts'

export async function loader({ api, url }: PageArgs) {
  if (url.pathname !== '/board/review') throw redirect('/board/review', 301) // in another case
  const { query, odd } = parseReviewsQuery(url.searchParams)
  if (odd) throw redirect(buildReviewsHref({ ...query, page: 1 }))
  const { package_code } = query
  const page = 'board/review'
  const [reviews, summary, words] = await Promise.all([
    api.review.reviewList({ ...query, sort: query.sort ?? usualReviewSort }),
    api.review.reviewSummary({ package_code }),
    api.agency.pageWords({ page }),
  ])
  if (reviews.page > 1 && reviews.total > 0 && reviews.list.length === 0)
    throw redirect(buildReviewsHref({ ...query, page: 1 })) // §4 empty page
  return { ...reviews, query, summary, head: { page, words } }
}

export default function ReviewsPage() {
  const { total, page, page_size, list, query, summary, head } = useLoaderData<typeof loader>()
  const words = useText('review')
  const shell = useText('shell')
  const localized = useLocalized()
  const isPlain = buildReviewsHref({ ...query, page: 1 }) === buildReviewsHref()
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <WordedPageHead {...head} title={words.title} path={isPlain ? buildReviewsHref({ page }) : undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 desktop:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="desktop:sticky desktop:top-36">
          <h1 className="brand-text text-28 tablet:text-36">{words.title}</h1>
          {query.package_code && list[0] ? (
            <a
              href={`/travel/detail/${query.package_code}`}
              className="mt-2 inline-flex min-h-11 items-center text-brand-700 hover:underline"
            >
              {localized(list[0].page_title)}
            </a>
          ) : (
            <p className="mt-2 text-soft">{words.line}</p>
          )}
          <ReviewSummary summary={summary} query={query} stay />
          <CompanionChips summary={summary} query={query} stay />
        </div>
        <div className="min-w-0">
          {summary.total > 1 && <SortChips query={query} stay />}
          {list.length === 0 && <NoReviews isPlain={isPlain} />}
          {list.map((review) => (
            <ReviewItem key={review.id} review={review} withTrip={!query.package_code} />
          ))}
          <Pagination
            page={page}
            total={total}
            page_size={page_size}
            getHref={(page) => buildReviewsHref({ ...query, page })}
            labels={shell.pagination}
          />
        </div>
      </div>
    </div>
  )
}

/** `isPlain`: nobody has chosen which. */
function NoReviews({ isPlain }: { isPlain: boolean }) {
  const words = useText('review')
  if (isPlain)
    return <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
  return <EmptyState sentence={words.noneSuch} href={buildReviewsHref()} action={words.clear} />
}

// §2 /board/review: what travellers say, the newest first.
import { redirect, useLoaderData } from 'react-router'
import { withCommas } from '#plain/format.ts'
import type { PageArgs } from '#storefront/page.ts'
import { EmptyState } from '#storefront/shell/empty-state.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { readPage } from '#web/read-page.ts'
import { useWords } from '#web/session.tsx'
import { ReviewItem } from './review-item.tsx'

const hrefOf = (page: number) => (page === 1 ? '/board/review' : `/board/review?page=${page}`)

export async function loader({ api, url }: PageArgs) {
  if (url.pathname !== '/board/review') throw redirect('/board/review', 301) // in another case
  const page = readPage(url.searchParams)
  if (page === undefined) throw redirect(hrefOf(1))
  const reviews = await api.review.reviewList({ page })
  if (page > 1 && reviews.total > 0 && reviews.list.length === 0) throw redirect(hrefOf(1)) // §4 empty page
  return reviews
}

export default function ReviewsPage() {
  const { total, page, page_size, list } = useLoaderData<typeof loader>()
  const words = useWords('review')
  const shell = useWords('shell')
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} path={hrefOf(page)} />
      <div className="max-w-3xl">
        <h1 className="text-28 tablet:text-36">
          {words.title}{' '}
          {total > 0 && <span className="money font-normal text-soft">{withCommas(total)}</span>}
        </h1>
        <p className="mt-2 text-soft">{words.line}</p>
        {list.length === 0 && (
          <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
        )}
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} withTrip />
        ))}
        <Pagination
          page={page}
          total={total}
          page_size={page_size}
          hrefOf={hrefOf}
          labels={shell.pagination}
        />
      </div>
    </div>
  )
}

// What travellers say, with what the agency said to it.

import { useLoaderData, useSearchParams } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { FactScores } from './fact-scores.tsx'

const states = ['waiting', 'replied', 'hidden'] as const

export async function loader({ api, url: { searchParams } }: LoaderArgs) {
  const { page } = readListQuery(searchParams)
  return {
    boards: (await api.board.boards()).list,
    reviews: await api.review.reviews({ page, ...parseReviewFilters(searchParams) }),
  }
}

function parseReviewFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  const stars = Number(text('stars') ?? 0)
  return { state: choice('state', states), stars: stars >= 1 && stars <= 5 ? stars : undefined }
}

export default function ReviewsPage() {
  const words = useText('boards')
  const [search] = useSearchParams()
  const api = useApi()
  const {
    boards,
    reviews: { list, ...paging },
  } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <BoardTabs boards={boards} current="reviews" />
      <ReviewFilters />
      <DataTable
        name="reviews"
        label={words.reviews}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        hasSavedViews
        exportRows={(chosen, sending) =>
          api.review.exportReviews({ ...parseReviewFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.noReviews} lead={words.noReviewsLead} />}
        columns={useReviewColumns()}
      />
    </>
  )
}

function ReviewFilters() {
  const words = useText('boards')
  return (
    <Filters>
      <FilterSelect
        name="state"
        label={words.state}
        choices={states.map((value) => ({ value, name: words[value] }))}
      />
      <FilterSelect
        name="stars"
        label={words.stars}
        choices={['1', '2', '3', '4', '5'].map((value) => ({ value, name: '★'.repeat(Number(value)) }))}
      />
    </Filters>
  )
}

type ReviewRow = Awaited<ReturnType<typeof loader>>['reviews']['list'][number]
/** The columns that can be exported, by the same names. */
type ReviewExportColumn = Parameters<Api['review']['exportReviews']>[0]['columns'][number]

function useReviewColumns(): TableColumn<ReviewRow, ReviewExportColumn>[] {
  const words = useText('boards')
  const { language } = useSession()
  const localized = useLocalized()
  return [
    { key: 'state', title: words.state, fixed: true, cell: (review) => <ReviewState review={review} /> },
    { key: 'review', title: words.review, fixed: true, cell: (review) => <ReviewExcerpt review={review} /> },
    { key: 'trip', title: words.trip, cell: ({ page_title }) => localized(page_title) },
    {
      key: 'who',
      title: words.who,
      cell: ({ reg_name }) => <span className="whitespace-nowrap">{reg_name}</span>,
    },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{formatMoment(reg_date, language)}</span>,
    },
  ]
}

function ReviewState({ review: { reply, hidden_yn } }: { review: ReviewRow }) {
  const words = useText('boards')
  if (hidden_yn === 'Y') return <Badge>{words.hidden}</Badge>
  return (
    <Badge tone={reply === null ? 'warn' : 'good'}>{reply === null ? words.waiting : words.replied}</Badge>
  )
}

function ReviewExcerpt({ review }: { review: ReviewRow }) {
  const words = useText('boards')
  const { id, stars, contents } = review
  return (
    <OfficeLink to={`/boards/reviews/${id}`} className="grid gap-0.5 hover:underline">
      <span role="img" aria-label={words.starsLabel(stars)} className="whitespace-nowrap">
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <FactScores review={review} />
      <span className="line-clamp-2 empty:hidden">{contents}</span>
    </OfficeLink>
  )
}

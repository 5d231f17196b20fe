// What travellers say, with what the agency said to it.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { useSay, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { type Column, List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { BoardTabs } from './board-tabs.tsx'

const states = ['waiting', 'replied', 'hidden'] as const
const stateOf = (value: string | null) => states.find((state) => state === value)

export async function loader({ api, url: { searchParams } }: Loading) {
  const page = Number(searchParams.get('page') ?? 1)
  return {
    boards: (await api.board.boards()).list,
    reviews: await api.review.reviews({ page, ...filtersOf(searchParams) }),
  }
}

function filtersOf(search: URLSearchParams) {
  const stars = Number(search.get('stars') ?? 0)
  return { state: stateOf(search.get('state')), stars: stars >= 1 && stars <= 5 ? stars : undefined }
}

export default function ReviewsPage() {
  const words = useOffice('boards')
  const [search] = useSearchParams()
  const api = useApi()
  const {
    boards,
    reviews: { list, ...paging },
  } = useLoaderData<typeof loader>()
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <BoardTabs boards={boards} here="reviews" />
      <ReviewFilters />
      <List
        name="reviews"
        label={words.reviews}
        rows={list}
        keyOf={({ id }) => id}
        {...paging}
        hasViews
        exporting={(chosen, sending) =>
          api.review.exportReviews({ ...filtersOf(search), ...chosen }, sending)
        }
        empty={<Empty title={words.noReviews} lead={words.noReviewsLead} />}
        columns={useReviewColumns()}
      />
    </>
  )
}

function ReviewFilters() {
  const words = useOffice('boards')
  return (
    <Filters>
      <FilterChoice
        name="state"
        label={words.state}
        choices={states.map((value) => ({ value, name: words[value] }))}
      />
      <FilterChoice
        name="stars"
        label={words.stars}
        choices={['1', '2', '3', '4', '5'].map((value) => ({ value, name: '★'.repeat(Number(value)) }))}
      />
    </Filters>
  )
}

type Review = Awaited<ReturnType<typeof loader>>['reviews']['list'][number]
/** Those that can be exported, by the same names. */
type Key = Parameters<Api['review']['exportReviews']>[0]['columns'][number]

function useReviewColumns(): Column<Review, Key>[] {
  const words = useOffice('boards')
  const { language } = useSession()
  const say = useSay()
  return [
    { key: 'state', title: words.state, fixed: true, cell: (review) => <ReviewState review={review} /> },
    { key: 'review', title: words.review, fixed: true, cell: (review) => <Said review={review} /> },
    { key: 'trip', title: words.trip, cell: ({ page_title }) => say(page_title) },
    {
      key: 'who',
      title: words.who,
      cell: ({ reg_name }) => <span className="whitespace-nowrap">{reg_name}</span>,
    },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{when(reg_date, language)}</span>,
    },
  ]
}

function ReviewState({ review: { reply, hidden_yn } }: { review: Review }) {
  const words = useOffice('boards')
  if (hidden_yn === 'Y') return <span className="badge">{words.hidden}</span>
  return (
    <span className="badge" data-tone={reply === null ? 'warn' : 'good'}>
      {reply === null ? words.waiting : words.replied}
    </span>
  )
}

function Said({ review: { id, stars, contents } }: { review: Review }) {
  const words = useOffice('boards')
  const { agency = '' } = useParams()
  return (
    <Link to={`/${agency}/boards/reviews/${id}`} className="grid gap-0.5 hover:underline">
      <span role="img" aria-label={words.starsOf(stars)} className="whitespace-nowrap">
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <span className="line-clamp-2">{contents}</span>
    </Link>
  )
}

// The posts staff wrote on a board, in the order in which the site shows them.

import { useLoaderData, useSearchParams } from 'react-router'
import { faqCategories } from '#domain/board/faq-categories.ts'
import { getToday } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { isFaq, isFaqCategory } from './faq-categories.ts'

export async function loader({ api, url }: LoaderArgs) {
  const { page, text, choice } = readListQuery(url.searchParams)
  const { list: boards } = await api.board.boards()
  const type = text('type') ?? boards[0]?.type
  const category = text('category')
  const posts =
    type === undefined
      ? undefined
      : await api.board.posts({
          type,
          page,
          category: isFaqCategory(category) ? category : undefined,
          shown_yn: choice('shown_yn', ['Y', 'N']),
          query: text('query'),
        })
  return { boards, type, posts }
}

export default function BoardsPage() {
  const words = useText('boards')
  const { boards, type, posts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {type && (
          <OfficeLink to={`/boards/new?type=${type}`} className="button-primary">
            {words.write}
          </OfficeLink>
        )}
      </PageHeader>
      <BoardTabs boards={boards} current={type ?? ''} />
      {type && posts ? (
        <Posts type={type} posts={posts} />
      ) : (
        <EmptyState title={words.none} lead={words.noneLead} />
      )}
    </>
  )
}

type Posts = Awaited<ReturnType<Api['board']['posts']>>
type PostRow = Posts['list'][number]

function Posts({ type, posts: { list, ...paging } }: { type: string; posts: Posts }) {
  const words = useText('boards')
  const [search] = useSearchParams()
  const { move, saving, problem } = usePostOrder(type, list)
  const canOrder =
    isFaq(type) && paging.total <= list.length && !search.get('query') && !search.get('shown_yn')
  const order: TableColumn<PostRow> = {
    key: 'order',
    title: '',
    fixed: true,
    cell: (post) => <OrderButtons post={post} list={list} saving={saving} move={move} />,
  }
  const columns = usePostColumns(type)
  return (
    <>
      <PostFilters type={type} />
      <Problem>{problem}</Problem>
      <DataTable
        name="posts"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={canOrder ? [...columns, order] : columns}
      />
    </>
  )
}

function PostFilters({ type }: { type: string }) {
  const words = useText('boards')
  return (
    <Filters>
      <input type="hidden" name="type" value={type} />
      {isFaq(type) && (
        <FilterSelect
          name="category"
          label={words.category}
          choices={faqCategories.map((value) => ({ value, name: words.categories[value] }))}
        />
      )}
      <FilterSelect
        name="shown_yn"
        label={words.state}
        choices={[
          { value: 'Y', name: words.shown },
          { value: 'N', name: words.notShown },
        ]}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}

function usePostColumns(type: string): TableColumn<PostRow>[] {
  const words = useText('boards')
  const { language } = useSession()
  const category: TableColumn<PostRow> = {
    key: 'category',
    title: words.category,
    cell: ({ category }) => category && words.categories[category],
  }
  return [
    { key: 'title', title: words.name, fixed: true, cell: (post) => <PostTitle post={post} /> },
    ...(isFaq(type) ? [category] : []),
    { key: 'state', title: words.state, fixed: true, cell: (post) => <VisibilityBadge post={post} /> },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{formatMoment(reg_date, language)}</span>,
    },
  ]
}

function PostTitle({ post: { id, title, pinned_yn } }: { post: PostRow }) {
  const words = useText('boards')
  return (
    <OfficeLink to={`/boards/${id}`} className="font-medium hover:underline">
      {pinned_yn === 'Y' && (
        <Badge className="mr-1" tone="brand">
          {words.pinned}
        </Badge>
      )}
      {title}
    </OfficeLink>
  )
}

function VisibilityBadge({ post: { shown_yn, hidden_yn, shown_from, shown_until } }: { post: PostRow }) {
  const words = useText('boards')
  if (shown_yn === 'Y') return <Badge tone="good">{words.shown}</Badge>
  const today = getToday()
  const reason = shown_from && shown_from >= today ? words.later(shown_from) : words.over(shown_until ?? '')
  return <Badge>{hidden_yn === 'Y' ? words.hidden : reason}</Badge>
}

type OrderButtonsProps = {
  post: PostRow
  list: readonly PostRow[]
  saving: boolean
  move: (id: number, by: 1 | -1) => void
}

function OrderButtons({ post: { id, title }, list, saving, move }: OrderButtonsProps) {
  const words = useText('boards')
  return (
    <span className="flex gap-1">
      <button
        type="button"
        className="button-secondary px-2"
        aria-label={`${words.up}: ${title}`}
        disabled={saving || list[0]?.id === id}
        onClick={() => move(id, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="button-secondary px-2"
        aria-label={`${words.down}: ${title}`}
        disabled={saving || list.at(-1)?.id === id}
        onClick={() => move(id, 1)}
      >
        ↓
      </button>
    </span>
  )
}

/** Moves a post by one place; with it all get their numbers. */
function usePostOrder(type: string, list: readonly PostRow[]) {
  const words = useText('boards')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  async function move(id: number, by: 1 | -1): Promise<void> {
    const ids = list.map((post) => post.id)
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    if (await save(() => api.board.orderPosts({ type, ids }))) toast(words.ordered)
  }
  return { move: (id: number, by: 1 | -1) => void move(id, by), saving, problem }
}

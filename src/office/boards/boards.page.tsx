// What staff wrote on a board, in the order in which it stands on the site.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { type Column, List } from '../kit/list.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { BoardTabs } from './board-tabs.tsx'
import { categories, isCategory, isFaq } from './categories.ts'

export async function loader({ api, url }: Loading) {
  const of = (name: string) => url.searchParams.get(name) || undefined
  const { list: boards } = await api.board.boards()
  const type = of('type') ?? boards[0]?.type
  const category = of('category')
  const shown_yn = of('shown_yn')
  const posts =
    type === undefined
      ? undefined
      : await api.board.posts({
          type,
          page: Number(of('page') ?? 1),
          category: isCategory(category) ? category : undefined,
          shown_yn: shown_yn === 'Y' || shown_yn === 'N' ? shown_yn : undefined,
          query: of('query'),
        })
  return { boards, type, posts }
}

export default function BoardsPage() {
  const words = useOffice('boards')
  const { boards, type, posts } = useLoaderData<typeof loader>()
  const { agency = '' } = useParams()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        {type && (
          <Link to={`/${agency}/boards/new?type=${type}`} className="act-main">
            {words.write}
          </Link>
        )}
      </Heading>
      <BoardTabs boards={boards} here={type ?? ''} />
      {type && posts ? (
        <Posts type={type} posts={posts} />
      ) : (
        <Empty title={words.none} lead={words.noneLead} />
      )}
    </>
  )
}

type Posts = Awaited<ReturnType<Api['board']['posts']>>
type Post = Posts['list'][number]

function Posts({ type, posts: { list, ...paging } }: { type: string; posts: Posts }) {
  const words = useOffice('boards')
  const [search] = useSearchParams()
  const { move, saving, problem } = useOrder(type, list)
  const canOrder =
    isFaq(type) && paging.total <= list.length && !search.get('query') && !search.get('shown_yn')
  const order: Column<Post> = {
    key: 'order',
    title: '',
    fixed: true,
    cell: (post) => <Order {...{ post, list, saving, move }} />,
  }
  const columns = usePostColumns(type)
  return (
    <>
      <PostFilters type={type} />
      <Problem>{problem}</Problem>
      <List
        name="posts"
        label={words.title}
        rows={list}
        keyOf={({ id }) => id}
        {...paging}
        empty={<Empty title={words.none} lead={words.noneLead} />}
        columns={canOrder ? [...columns, order] : columns}
      />
    </>
  )
}

function PostFilters({ type }: { type: string }) {
  const words = useOffice('boards')
  return (
    <Filters>
      <input type="hidden" name="type" value={type} />
      {isFaq(type) && (
        <FilterChoice
          name="category"
          label={words.category}
          choices={categories.map((value) => ({ value, name: words.categories[value] }))}
        />
      )}
      <FilterChoice
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

function usePostColumns(type: string): Column<Post>[] {
  const words = useOffice('boards')
  const { language } = useSession()
  const category: Column<Post> = {
    key: 'category',
    title: words.category,
    cell: ({ category }) => category && words.categories[category],
  }
  return [
    { key: 'title', title: words.name, fixed: true, cell: (post) => <Title post={post} /> },
    ...(isFaq(type) ? [category] : []),
    { key: 'state', title: words.state, fixed: true, cell: (post) => <Shown post={post} /> },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{when(reg_date, language)}</span>,
    },
  ]
}

function Title({ post: { id, title, pinned_yn } }: { post: Post }) {
  const words = useOffice('boards')
  const { agency = '' } = useParams()
  return (
    <Link to={`/${agency}/boards/${id}`} className="font-medium hover:underline">
      {pinned_yn === 'Y' && (
        <span className="badge mr-1" data-tone="brand">
          {words.pinned}
        </span>
      )}
      {title}
    </Link>
  )
}

function Shown({ post: { shown_yn, hidden_yn, shown_from, shown_until } }: { post: Post }) {
  const words = useOffice('boards')
  if (shown_yn === 'Y')
    return (
      <span className="badge" data-tone="good">
        {words.shown}
      </span>
    )
  const today = new Date().toISOString().slice(0, 10)
  const why = shown_from && shown_from >= today ? words.later(shown_from) : words.over(shown_until ?? '')
  return <span className="badge">{hidden_yn === 'Y' ? words.hidden : why}</span>
}

type Moving = { post: Post; list: readonly Post[]; saving: boolean; move: (id: number, by: 1 | -1) => void }

function Order({ post: { id, title }, list, saving, move }: Moving) {
  const words = useOffice('boards')
  return (
    <span className="flex gap-1">
      <button
        type="button"
        className="act px-2"
        aria-label={`${words.up}: ${title}`}
        disabled={saving || list[0]?.id === id}
        onClick={() => move(id, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="act px-2"
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
function useOrder(type: string, list: readonly Post[]) {
  const words = useOffice('boards')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  async function move(id: number, by: 1 | -1): Promise<void> {
    const ids = list.map((post) => post.id)
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    if (await save(() => api.board.orderPosts({ type, ids }))) tell(words.ordered)
  }
  return { move: (id: number, by: 1 | -1) => void move(id, by), saving, problem }
}

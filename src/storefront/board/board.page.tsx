// §2 /board/{board_id}: the posts of a board, as questions that open or as a table.
import { redirect, useLoaderData, useLocation } from 'react-router'
import type { FaqCategory } from '#domain/board/faq-categories.ts'
import { findBoardId, getPostType } from '#domain/board/post-type.ts'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { WordedPageHead } from '#storefront/kit/worded-page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Pagination } from '#ui/pagination.tsx'
import { FlashMessage } from '#web/flash-message.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { buildBoardHref, parseBoardQuery } from './board-href.ts'
import { FaqList } from './faq-list.tsx'
import { PostCards } from './post-cards.tsx'
import { PostTable } from './post-table.tsx'

export async function loader({ api, url, params, session }: PageArgs) {
  const boardId = params.board_id ?? ''
  if (boardId.toLowerCase() === 'review') throw redirect('/board/review', 301)
  const { list: boards } = await api.board.boardList({ page_size: pageSizes.most })
  const spelled = findBoardId(boardId, boards) ?? boardId
  if (spelled !== boardId) throw redirect(`/board/${spelled}${url.search}`, 301)
  const board = await api.board.board({ board_id: spelled })
  const query = parseBoardQuery(url.searchParams)
  const tooShort = query.query !== undefined && [...query.query].length < keywordLength.least
  const page = `board/${board.id}`
  const [posts, words] = await Promise.all([
    api.board.postList({
      type: getPostType(board.id, session.language),
      ...toPostListInput(query, tooShort),
    }),
    api.agency.pageWords({ page }),
  ])
  if (posts.page > 1 && posts.total > 0 && posts.list.length === 0)
    throw redirect(buildBoardHref(board.id, { ...query, page: undefined })) // §4 empty page
  return { board, query, posts, head: { page, words } }
}

const toPostListInput = (
  { category, query, page }: ReturnType<typeof parseBoardQuery>,
  tooShort: boolean,
) => ({
  page,
  query: tooShort ? undefined : query,
  category: category as FaqCategory | undefined,
}) // read as one of the four

export default function BoardPage() {
  const { board, query, posts, head } = useLoaderData<typeof loader>()
  const words = useText('board')
  const shell = useText('shell')
  const localized = useLocalized()
  const { state } = useLocation()
  const { total, page, page_size } = posts
  const name = localized(board.board_name)
  const isFaq = board.id === 'FAQ'
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <WordedPageHead
        {...head}
        title={name}
        path={query.query === undefined ? buildBoardHref(board.id, query) : undefined}
      />
      <div className="max-w-4xl">
        <FlashMessage state={state} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="brand-text text-28 tablet:text-36">{name}</h1>
          {board.write !== 'staff' && (
            <a href={`/board/${board.id}/write`} className="button-primary">
              {words.write}
            </a>
          )}
        </div>
        <SearchPosts />
        {isFaq && <FaqTabs />}
        <Posts />
        {isFaq && <AskOwnQuestion />}
        <Pagination
          page={page}
          total={total}
          page_size={page_size}
          getHref={(to) => buildBoardHref(board.id, { ...query, page: to })}
          labels={shell.pagination}
        />
      </div>
    </div>
  )
}

/** For a question that the frequent ones do not answer. */
function AskOwnQuestion() {
  const words = useText('board')
  return (
    <p className="mt-8 flex flex-wrap items-center gap-3 rounded-card bg-wash p-5">
      {words.notFound}
      <a href="/board/QNA" className="button-secondary">
        {words.toQna}
      </a>
    </p>
  )
}

function Posts() {
  const { board, query, posts } = useLoaderData<typeof loader>()
  const words = useText('board')
  const { total, page, page_size, list } = posts
  if (list.length === 0)
    return (
      <EmptyState
        sentence={query.query ? words.noneFound : words.none}
        href={query.query || query.category ? buildBoardHref(board.id) : '/'}
        action={query.query || query.category ? words.seeAll : words.home}
      />
    )
  if (board.id === 'FAQ') return <FaqList posts={list} />
  if (board.look === 'gallery') return <PostCards posts={list} board={board} query={query} />
  return (
    <PostTable
      posts={list}
      board={board}
      query={query}
      getNumber={(index) => total - ((page - 1) * page_size + index)}
    />
  )
}

function SearchPosts() {
  const { board, query } = useLoaderData<typeof loader>()
  const words = useText('board')
  return (
    <search className="mt-6">
      <form action={`/board/${board.id}`} className="flex gap-2">
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <input
          key={query.query}
          type="search"
          name="query"
          defaultValue={query.query}
          maxLength={keywordLength.most}
          aria-label={words.search}
          placeholder={words.search}
          className="field"
        />
        <button type="submit" className="button-secondary shrink-0">
          {words.find}
        </button>
      </form>
    </search>
  )
}

function FaqTabs() {
  const { board, query } = useLoaderData<typeof loader>()
  const words = useText('board')
  const tabs = [
    { id: undefined, label: words.all },
    ...Object.entries(words.categories).map(([id, label]) => ({ id, label })),
  ]
  return (
    <nav aria-label={words.tabs} className="mt-4">
      <ul className="scroll-row gap-2 py-1">
        {tabs.map(({ id, label }) => (
          <li key={label} className="shrink-0">
            <a
              href={buildBoardHref(board.id, { query: query.query, category: id })}
              aria-current={id === query.category ? 'true' : undefined}
              className={`chip ${id === query.category ? 'border-brand-600 bg-brand-50 font-semibold text-brand-800' : ''}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// §2 /board/{board_id}/write: a new post, where one may write. §5 Writing posts
import { redirect, useLoaderData } from 'react-router'
import { findBoardId } from '#domain/board/post-type.ts'
import { pageSizes } from '#limits/display.ts'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { PostForm } from './post-form.tsx'
import { refusePage } from './refuse-page.ts'

export async function loader({ api, params, session }: PageArgs) {
  const boardId = params.board_id ?? ''
  const { list: boards } = await api.board.boardList({ page_size: pageSizes.most })
  const spelled = findBoardId(boardId, boards) ?? boardId
  if (spelled !== boardId) throw redirect(`/board/${spelled}/write`, 301)
  const board = await api.board.board({ board_id: spelled })
  if (board.write === 'staff') refusePage(session, 'abnormal')
  if (board.write === 'member' && !session.isLoggedIn) refusePage(session, 'loginNeeded')
  return board
}

export default function WritePage() {
  const board = useLoaderData<typeof loader>()
  const words = useText('write')
  const name = useLocalized()(board.board_name)
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={`${words.write} – ${name}`} />
      <div className="max-w-3xl">
        <p className="text-15 text-brand-700">{name}</p>
        <h1 className="mt-1 mb-6 text-28">{words.write}</h1>
        <PostForm key={board.id} board={board} />
      </div>
    </div>
  )
}

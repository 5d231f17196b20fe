// The site's data for every page: loaded once by the shell, read by every component inside it.
import { useRouteLoaderData } from 'react-router'
import type { Board } from '#domain/board/calls.ts'
import { pageSizes } from '#limits/display.ts'
import type { PageArgs } from '#storefront/page.ts'

export async function loadSite({ api, session }: PageArgs) {
  if (session.travel_agency === null) return null
  const [{ state, info, meta, chat, promotions, menu }, { list: categories }, boards] = await Promise.all([
    api.agency.homepageInfo(),
    api.agency.category(),
    api.board.boardList({ page_size: pageSizes.most }),
  ])
  return { state, info, meta, chat, promotions, menu, categories, boards: listMenuBoards(boards.list) }
}

/** Null where there is no agency. */
export const useSite = () => useRouteLoaderData<typeof loadSite>('shell') ?? null

/** Every board but the two that have links of their own; those an agency puts at the side come first. */
const listMenuBoards = (boards: Board[]) =>
  boards
    .filter(({ id, menu_yn }) => id !== 'notice' && id !== 'FAQ' && menu_yn === 'Y')
    .map(({ id, board_name, side_yn }) => ({ id, board_name, side_yn }))
    .sort((one, other) => Number(other.side_yn === 'Y') - Number(one.side_yn === 'Y'))

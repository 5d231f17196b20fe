// The types of boards and posts: NOTICE and FAQ have English twins, other boards have none. §3
import type { Language } from '#i18n/language.ts'

/** The board of frequent questions: its list holds whole answers. */
export const faqBoard = 'FAQ'

/** The boards every agency has, in their order: pages of the site depend on them. */
export const fixedBoards = [
  { board_id: 'notice', type: 'NOTICE', isBilingual: true },
  { board_id: faqBoard, type: 'FAQ', isBilingual: true },
  { board_id: 'QNA', type: 'QNA', isBilingual: false },
] as const

/** The type as it is stored, and its board; QNAen means QNA. */
export function readPostType(type: string): { type: string; board_id: string } {
  const fixed = fixedBoards.find((board) => type === board.type || type === `${board.type}en`)
  if (!fixed) return { type, board_id: type }
  return { type: fixed.isBilingual ? type : fixed.type, board_id: fixed.board_id }
}

/** The type a board shows in a language. */
export function getPostType(board_id: string, language: Language): string {
  const fixed = fixedBoards.find((board) => board.board_id === board_id)
  if (!fixed) return board_id
  return fixed.isBilingual && language === 'en' ? `${fixed.type}en` : fixed.type
}

/** Board addresses are accepted in any case; this is how they are spelled. */
export function findBoardId(board_id: string, boards: { id: string }[]): string | undefined {
  return (
    boards.find(({ id }) => id === board_id)?.id ??
    boards.find(({ id }) => id.toLowerCase() === board_id.toLowerCase())?.id
  )
}

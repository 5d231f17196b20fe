// The types of boards and posts: NOTICE and FAQ have English twins, other boards have none. §3
import type { Language } from '#words/language.ts'

/** The board of frequent questions: its list holds whole answers. */
export const faqBoard = 'FAQ'

const fixed: Record<string, { board_id: string; twins: boolean }> = {
  NOTICE: { board_id: 'notice', twins: true },
  FAQ: { board_id: faqBoard, twins: true },
  QNA: { board_id: 'QNA', twins: false },
}

/** The type as it is stored, and its board; QNAen means QNA. */
export function readPostType(type: string): { type: string; board_id: string } {
  const base = Object.keys(fixed).find((name) => type === name || type === `${name}en`)
  if (!base) return { type, board_id: type }
  const { board_id, twins } = fixed[base] ?? { board_id: type, twins: false }
  return { type: twins ? type : base, board_id }
}

/** The type a board shows in a language. */
export function postTypeOf(board_id: string, language: Language): string {
  const found = Object.entries(fixed).find(([, board]) => board.board_id === board_id)
  if (!found) return board_id
  const [type, { twins }] = found
  return twins && language === 'en' ? `${type}en` : type
}

/** Board addresses are accepted in any case; this is how they are spelled. */
export function spellBoard(board_id: string, boards: { id: string }[]): string | undefined {
  return (
    boards.find(({ id }) => id === board_id)?.id ??
    boards.find(({ id }) => id.toLowerCase() === board_id.toLowerCase())?.id
  )
}

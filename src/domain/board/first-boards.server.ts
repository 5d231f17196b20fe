// The boards every agency has from its first day. own-boards.server.ts keeps them from being changed.
import type { Db } from '#platform/db/database.server.ts'
import { fixedBoards } from './post-type.ts'

const boardDefaults = {
  notice: { board_name: { ko: '공지사항', en: 'Notice' } },
  FAQ: { board_name: { ko: '자주 묻는 질문', en: 'FAQ' } },
  QNA: { board_name: { ko: '묻고 답하기', en: 'Q&A' }, write: 'anyone' },
} as const

export const firstBoards = fixedBoards.map(({ board_id }, at) => ({
  board_id,
  ...boardDefaults[board_id],
  seq: at + 1,
}))

/** In the transaction that opens the agency. */
export const createFirstBoards = (db: Db, travel_agency: number) =>
  db
    .insertInto('board')
    .values(firstBoards.map((board) => ({ travel_agency, ...board })))
    .execute()

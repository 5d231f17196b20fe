// The boards every agency has from its first day. own-boards.server.ts keeps them from being changed.
import type { Db } from '#platform/db/open.server.ts'

/** The pages of notices, frequent questions and questions stand on them. */
export const firstBoards = [
  { board_id: 'notice', board_name: { ko: '공지사항', en: 'Notice' }, seq: 1 },
  { board_id: 'FAQ', board_name: { ko: '자주 묻는 질문', en: 'FAQ' }, seq: 2 },
  { board_id: 'QNA', board_name: { ko: '묻고 답하기', en: 'Q&A' }, write: 'anyone' as const, seq: 3 },
]

/** In the transaction that opens the agency. */
export const openBoards = (db: Db, travel_agency: number) =>
  db
    .insertInto('board')
    .values(firstBoards.map((board) => ({ travel_agency, ...board })))
    .execute()

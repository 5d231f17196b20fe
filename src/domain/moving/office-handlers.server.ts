// Office handlers: files of another system.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { describeMove, listMoves, resumeMove, startMove, undoMove } from './moves.server.ts'
import type { movingCalls } from './office-calls.ts'

export const movingHandlers: Handlers<typeof movingCalls> = {
  moves: listMoves,
  startMove,
  moveDetails: describeMove,
  resumeMove,
  undoMove,
}

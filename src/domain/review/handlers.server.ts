// §7 Reviews of trips that were made.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { reviewCalls } from './calls.ts'

export const reviewHandlers: HandlersOf<typeof reviewCalls> = {
  write: notBuilt,
  reviewList: notBuilt,
  reviewInfo: notBuilt,
}

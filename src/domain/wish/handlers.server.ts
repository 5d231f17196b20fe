// §7 The wish list of a member.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { wishCalls } from './calls.ts'

export const wishHandlers: HandlersOf<typeof wishCalls> = {
  toggle: notBuilt,
  list: notBuilt,
}

// §7 Reservations: making one, finding it again, cancelling it.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { bookingCalls } from './calls.ts'

export const bookingHandlers: HandlersOf<typeof bookingCalls> = {
  reserve: notBuilt,
  reserveNonMember: notBuilt,
  reserveSalon: notBuilt,
  travellers: notBuilt,
  cancel: notBuilt,
  cancelPreview: notBuilt,
  list: notBuilt,
  info: notBuilt,
  lookUp: notBuilt,
}

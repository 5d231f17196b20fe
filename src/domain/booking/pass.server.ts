// The booking pass: it opens one booking without a log-in, for a day. §6
// The browser that reserved has one, and so has a browser where the mailed code was typed.
import { passLimits } from '#limits/access.ts'
import { giveTicket, ticketsOf } from '#platform/tickets.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

type Of = Pick<Ctx, 'keyFor' | 'travel_agency' | 'jar'>

const passes = { cookie: 'booking_pass', ...passLimits }

/** `issued`: the moment it counts from, in milliseconds; now, unless told otherwise. */
export const givePass = (of: Of, booking_id: string, issued?: number) =>
  giveTicket(of, passes, booking_id, issued)

/** When the visitor was given the pass of this booking, in milliseconds; undefined without one. */
export const passFor = (of: Of, booking_id: string): number | undefined =>
  ticketsOf(of, passes).find(({ subject }) => subject === booking_id)?.issued

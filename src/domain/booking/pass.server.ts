// The booking pass: it opens one booking without a log-in, for a day. §6
// The browser that reserved has one, and so has a browser where the mailed code was typed.
import { passLimits } from '#limits/access.ts'
import { addSignedValue, listSignedValues } from '#platform/signed-cookies.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

type PassContext = Pick<Ctx, 'keyFor' | 'travel_agency' | 'cookies'>

const bookingPassCookie = { cookie: 'booking_pass', ...passLimits }

/** `issued`: the moment it counts from, in milliseconds; now, unless told otherwise. */
export const issueBookingPass = (ctx: PassContext, booking_id: string, issued?: number) =>
  addSignedValue(ctx, bookingPassCookie, booking_id, issued)

/** When the visitor was given the pass of this booking, in milliseconds; undefined without one. */
export const findPassIssueTime = (ctx: PassContext, booking_id: string): number | undefined =>
  listSignedValues(ctx, bookingPassCookie).find(({ subject }) => subject === booking_id)?.issued

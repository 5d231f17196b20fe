// A booking as its page and the parts of the page show it, and how a part says what came of an act.
import type { bookingCalls } from '#domain/booking/calls.ts'
import type { Out } from '#platform/wire/call.ts'

export type BookingDetails = Out<typeof bookingCalls.info>

/**
 * A sentence at the top of the page; what is said once the booking is cancelled; and whether money is still
 * on its way back.
 */
export type Notice = { said: string; cancelled?: string; isRefunding?: boolean }
export type ShowNotice = (notice: Notice) => void

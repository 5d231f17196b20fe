// What the forms of a change share: the booking, what may be changed, and how it is sent.
import type { ownChangeCalls } from '#domain/reservation/own-change-calls.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { Api } from '#storefront/api.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'

export type ChangeOptions = Out<typeof ownChangeCalls.changeOptions>
export type BookingChange = In<typeof ownChangeCalls.quoteChange>['change']

/** `total`: what the quote said. */
export type SendChange = (
  api: Api,
  change: BookingChange,
  sent: { total: number; revision: number; note?: string; code?: string },
) => Promise<void>

export type ChangeFormProps = {
  booking: BookingDetails
  options: ChangeOptions
  /** The customer does it; else staff are asked. */
  isSelf: boolean
  send: SendChange
  close: () => unknown
}

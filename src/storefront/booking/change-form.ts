// The shared part of the forms of a change: the booking, what may be changed, and how it is sent.
import type { ownChangeCalls } from '#domain/reservation/own-change-calls.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { Api } from '#storefront/api.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'

export type ChangeOptions = Out<typeof ownChangeCalls.changeOptions>
export type BookingChange = In<typeof ownChangeCalls.previewChange>['change']

/** `total`: the sum that was quoted. */
export type SendChange = (
  api: Api,
  change: BookingChange,
  sent: { total: number; revision: number; note?: string; code?: string },
) => Promise<void>

export type ChangeFormProps = {
  booking: BookingDetails
  options: ChangeOptions
  /** The customer makes the change alone; otherwise staff are asked. */
  isSelf: boolean
  send: SendChange
  close: () => unknown
}

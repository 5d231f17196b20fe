// What the customer of a booking that staff made does with its link.
import { ofHolder } from '#domain/booking/find.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { agree, agreeByLink, openByLink, payByLink, showLink } from './booking-link.server.ts'
import { moveByLink, takeBack } from './choose-by-link.server.ts'
import type { linkCalls } from './link-calls.ts'
import { takeOffer } from './wait.server.ts'

export const linkHandlers: HandlersOf<typeof linkCalls> = {
  showLink,
  agreeByLink,
  payByLink,
  openByLink,
  moveByLink,
  takeBack,
  takeOffer,
  async agree(ctx, { consents, ...asked }) {
    const { booking_id } = await ofHolder(ctx, asked)
    await agree(ctx, booking_id, consents)
    return {}
  },
}

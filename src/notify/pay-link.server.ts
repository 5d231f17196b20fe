// A link to pay: for a caller's booking, or for what a trip now costs more.
import { calculateMoney } from '#domain/booking/balance.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { createBookingLink } from '#domain/reservation/booking-link.server.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import {
  type Composer,
  describeTrip,
  findBooking,
  formatMessageWon,
  messageTexts,
  tell,
  toBooker,
} from './message.server.ts'

export const composePayLink: Composer = async (ctx) => {
  const booking = await findBooking(ctx, ctx.ref)
  if (!booking) return undefined
  const { language, held_until, adult, child, baby, total } = booking
  const { due } = calculateMoney(booking)
  const isHeld = booking.progress === 'waiting_for_payment' && held_until !== null
  if (!isHeld && due === 0) return undefined
  const { payLink, dueLink, booking: labels } = messageTexts[language]
  const text = isHeld ? payLink : dueLink
  return tell(toBooker(booking), text.subject, async () => {
    const kind = isHeld ? 'pay' : 'due'
    const { code } = await createBookingLink(ctx, { booking: ctx.ref, kind, by_name: null })
    return {
      greeting: labels.greeting(booking.name),
      lead: text.lead,
      facts: [
        [labels.number, formatInFours(booking.booking_id)],
        describeTrip(booking),
        ...(await listDepartureFacts(ctx.db, booking, language)),
        [labels.party, labels.people(adult, child, baby)],
        [labels.total, formatMessageWon(total, language)],
        isHeld
          ? [labels.payUntil, `${formatDay(held_until)} ${formatTime(held_until)}`]
          : [labels.due, formatMessageWon(due, language)],
      ],
      action: { label: text.action, href: `${ctx.origin}/go#${code}` },
      notes: [text.note],
    }
  })
}

// Messages about a departure to those who booked it: a letter that staff typed, files they may open.

import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { fillVariables, listMissingValues } from '#domain/booking/message-variables.ts'
import { isUnderWay, toldProgress } from '#domain/booking/progress.ts'
import { delayAd } from '#domain/departure/ad-pause.ts'
import { findLetter, markLetterSent } from '#domain/departure/departure-message.server.ts'
import { createAdToken } from '#domain/message/ad-link.server.ts'
import { isAdRefused } from '#domain/message/ad-refusals.server.ts'
import { buildVariableValues } from '#domain/message/variable-values.server.ts'
import {
  type Composer,
  describeTrip,
  findBooking,
  messageDates,
  messageTexts,
  tell,
  toBooker,
} from './message.server.ts'

/** The law asks for this mark, whatever language the rest is in. */
const adMark = '(광고)'

/** A booking that was cancelled meanwhile gets none. */
export const composeDepartureMessage: Composer = async (ctx) => {
  const { travel_agency, ref, origin } = ctx
  const booking = await findLetter(ctx, ref)
  if (!booking || !toldProgress.some((each) => each === booking.progress)) return undefined
  const { booking_id, name, departure_date, return_date, language, by, kind } = booking
  const isAd = kind === 'ad'
  if (isAd && (await isAdRefused(ctx, booking))) return undefined
  const { booking: text, ad } = messageTexts[language]
  const values = await buildVariableValues(ctx, booking, language)
  const isComplete = listMissingValues(`${booking.subject}\n${booking.contents}`, values).length === 0
  const subject = fillVariables(booking.subject, values)
  const contents = fillVariables(booking.contents, values)
  const now = new Date()
  return {
    // with a gap in its words nothing is sent: staff call
    to: isComplete ? toBooker(booking) : { email: '', language, booking: booking.id },
    by,
    isAd,
    ...(isAd && delayAd(now) > now && { pausedUntil: delayAd(now) }),
    words: { subject, contents },
    subject: (company) => `${isAd ? `${adMark} ` : ''}[${company}] ${subject}`,
    say: () => ({
      greeting: text.greeting(name),
      lead: `${isAd ? `${adMark} ` : ''}${contents}`,
      facts: [
        [text.number, values.number],
        describeTrip(booking),
        [text.departure, messageDates[language].formatSpan(departure_date, return_date)],
      ],
      action: { label: text.action, href: `${origin}/travel/booking/${booking_id}` },
      ...(isAd && { unsubscribe: [ad.refuse, `${origin}/unsubscribe?token=${createAdToken(ctx, booking)}`] }),
    }),
    onSent: (db) => markLetterSent({ db, travel_agency }, ref),
  }
}

/** A booking that was cancelled meanwhile gets none, and nobody does once the files are gone. */
export const composeDepartureFiles: Composer = async (ctx) => {
  const booking = await findBooking(ctx, ctx.ref)
  if (!booking || !isUnderWay(booking.progress)) return undefined
  const files = await ctx.db
    .selectFrom('guide_file')
    .select('name')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('departure_id', '=', booking.departure_id)
    .where('for_customers', '=', true)
    .where('told', 'is not', null)
    .orderBy('id')
    .execute()
  if (files.length === 0) return undefined
  const { booking: text, departureFiles: words } = messageTexts[booking.language]
  return tell(toBooker(booking), words.subject, () => ({
    greeting: text.greeting(booking.name),
    lead: words.lead,
    facts: [
      [text.number, formatInFours(booking.booking_id)],
      describeTrip(booking),
      [
        text.departure,
        messageDates[booking.language].formatSpan(booking.departure_date, booking.return_date),
      ],
      [words.files, files.map(({ name }) => name).join(', ')],
    ],
    action: { label: text.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
    notes: [text.note],
  }))
}

// Messages of a day: papers, the meeting point, the guide's telephone. The words are the agency's own.

import { fillVariables, listMissingValues } from '#domain/booking/message-variables.ts'
import { underWayProgress } from '#domain/booking/progress.ts'
import { findTemplate } from '#domain/message/templates.server.ts'
import { findTimedMessage } from '#domain/message/timed.server.ts'
import { buildVariableValues } from '#domain/message/variable-values.server.ts'
import { localize } from '#i18n/language.ts'
import { getToday } from '#lib/format.ts'
import { listDocumentLinks } from './documents.server.ts'
import { toKakao } from './kakao.server.ts'
import {
  type Composer,
  describeTrip,
  type Message,
  messageDates,
  messageTexts,
  toBooker,
} from './message.server.ts'

/** A booking that was cancelled, or whose trip is over, gets none. */
export const composeTimedMessage: Composer = async (ctx) => {
  const booking = await findTimedMessage(ctx, ctx.ref)
  if (!booking) return undefined
  const { moment, language, package_code, progress, departure_date } = booking
  const isReview = moment === 'review'
  const isUnderWay = underWayProgress.some((each) => each === progress)
  if (isReview ? progress !== 'travel_completed' && !isUnderWay : !isUnderWay) return undefined
  if (!isReview && departure_date < getToday()) return undefined
  const template = await findTemplate(ctx, moment, package_code)
  if (!template) return undefined
  const values = await buildVariableValues(ctx, booking, language)
  const typed = [localize(template.subject, language), localize(template.contents, language)]
  const isComplete = listMissingValues(typed.join('\n'), values).length === 0
  const [subject = '', contents = ''] = typed.map((text) => fillVariables(text, values))
  const { booking: labels } = messageTexts[language]
  const message: Message = {
    // with a gap in its words nothing is sent: staff call
    to: isComplete ? toBooker(booking) : { email: '', language, booking: booking.id },
    by: template.by,
    words: { subject, contents },
    subject: (company) => `[${company}] ${subject}`,
    say: async () => ({
      lead: contents,
      facts: [
        [labels.number, values.number],
        describeTrip(booking),
        [labels.departure, messageDates[language].formatDate(departure_date)],
      ],
      ...(moment === 'papers' && { links: await listDocumentLinks(ctx, booking) }),
      action: { label: labels.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
    }),
  }
  return { ...message, ...toKakao(template, values, language) }
}

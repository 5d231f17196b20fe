// The message to whoever is to pay a share: for which trip, how much, and the link.

import { findShareForMail } from '#domain/reservation/share-link.server.ts'
import { deriveShareCode } from '#domain/reservation/shares.server.ts'
import { type Composer, describeTrip, formatMessageWon, messageTexts, tell } from './message.server.ts'

/** Not sent if the share is paid, taken back, or its booking has ended. */
export const composeShareAsked: Composer = async (ctx) => {
  const share = await findShareForMail(ctx, ctx.ref)
  if (!share) return undefined
  const { booking, email, name, rest } = share
  const { language } = booking
  const { shareAsked: text, booking: labels } = messageTexts[language]
  return tell({ email, language }, text.subject, () => ({
    greeting: labels.greeting(name),
    lead: text.lead(share.leader),
    facts: [describeTrip(booking), [text.amount, formatMessageWon(rest, language)]],
    action: { label: text.action, href: `${ctx.origin}/go#${deriveShareCode(ctx, share.seed)}` },
    notes: [text.note],
  }))
}

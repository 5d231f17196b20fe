// The messages to whoever is to pay a share: for which trip, how much, the link, and the account to pay into.

import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { findVirtualAccount } from '#domain/booking/virtual-account.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { findPayoutAccount } from '#domain/payment/payout-account.server.ts'
import { deriveShareCode, findShareForMail, findShareRefund } from '#domain/reservation/share-link.server.ts'
import { formatWon } from '#lib/format.ts'
import { listAccountFacts } from './booking.server.ts'
import {
  type Composer,
  createRefundLink,
  describeTrip,
  messageDates,
  messageTexts,
  tell,
} from './message.server.ts'
import { tellAccount } from './refund.server.ts'

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
    facts: [describeTrip(booking), [text.amount, formatWon(rest, language)]],
    action: { label: text.action, href: `${ctx.origin}/go#${deriveShareCode(ctx, share.seed)}` },
    notes: [text.note],
  }))
}

/** Tells the payer of a share where to pay it, and its own sum. Not sent where nothing is left of it. */
export const composeShareAccount: Composer = async (ctx) => {
  const share = await findShareForMail(ctx, ctx.ref)
  if (!share || share.email === '') return undefined
  const { booking, email, name, rest } = share
  const { language } = booking
  const { shareAsked: text, shareAccount, booking: labels } = messageTexts[language]
  return tell({ email, language }, shareAccount.subject, async () => {
    const virtual = await findVirtualAccount(ctx, booking.id, share.id)
    const account = virtual?.account
      ? { ...virtual.account, account_holder: maskName(virtual.account.account_holder), reference: null }
      : await findTransferTarget(ctx, booking.id)
    const until = virtual?.until ?? booking.held_until
    return {
      greeting: labels.greeting(name),
      lead: shareAccount.lead,
      facts: [
        describeTrip(booking),
        [text.amount, formatWon(virtual?.amount ?? rest, language)],
        ...listAccountFacts(account, { name, language }),
        ...(until ? [[labels.payUntil, messageDates[language].formatMoment(until)] as const] : []),
      ],
      action: { label: text.action, href: `${ctx.origin}/go#${deriveShareCode(ctx, share.seed)}` },
      notes: [text.note],
    }
  })
}

/** Tells the payer of the share to which account the money goes. */
export const composeShareAccountNamed: Composer = async (ctx) => {
  const share = await findShareRefund(ctx, ctx.ref)
  if (!share || share.email === '') return undefined
  const { email, name } = share
  const booking = await getBookingByNumber(ctx, share.booking_id)
  const account = await findPayoutAccount(ctx, { booking: booking.id, share: ctx.ref })
  return account ? tellAccount({ email, language: booking.language }, { booking, name, account }) : undefined
}

/** What was paid for the share goes back: its payer says to which account, by a link of its own. */
export const composeShareAccountAsked: Composer = async (ctx) => {
  const share = await findShareRefund(ctx, ctx.ref)
  if (!share || share.email === '' || share.needed + share.to_send === 0) return undefined
  const { email, name, needed, to_send } = share
  const booking = await getBookingByNumber(ctx, share.booking_id)
  const { language } = booking
  const { accountAsked: text, shareAsked, booking: labels } = messageTexts[language]
  return tell({ email, language }, text.subject, async () => ({
    greeting: labels.greeting(name),
    lead: text.lead,
    facts: [describeTrip(booking), [shareAsked.amount, formatWon(needed + to_send, language)]],
    action: {
      label: text.action,
      href: await createRefundLink(ctx, { booking: share.booking, share: share.id }),
    },
    notes: [text.note],
  }))
}

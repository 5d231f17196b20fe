// A link to pay: for a caller's booking, a departure that is certain by now, a balance, a higher price.
import { calculateMoney, describeDue } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { fillVariables, listMissingValues } from '#domain/booking/message-variables.ts'
import { findTemplate } from '#domain/message/templates.server.ts'
import { buildVariableValues } from '#domain/message/variable-values.server.ts'
import { createBookingLink } from '#domain/reservation/booking-link.server.ts'
import { localize } from '#i18n/language.ts'
import { formatWon, getToday } from '#lib/format.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import { toKakao } from './kakao.server.ts'
import {
  type Composer,
  describeTrip,
  type Fact,
  findBooking,
  type MessageContext,
  messageDates,
  messageTexts,
  tell,
  toBooker,
} from './message.server.ts'

/** `asks`: the occasion; a link that is sent again by staff says what is true by now. */
export const composePayLink =
  (asks: 'any' | 'deposit' | 'balance'): Composer =>
  async (ctx) => {
    const booking = await findBooking(ctx, ctx.ref)
    if (!booking) return undefined
    const { language, adult, child, baby, total } = booking
    const kind = findLinkKind(booking)
    if (kind === undefined || (asks === 'balance' && kind === 'pay')) return undefined
    const { booking: labels } = messageTexts[language]
    const own = asks === 'balance' ? await composeBalanceWords(ctx, booking) : undefined
    const text = { ...pickText(booking, kind === 'pay' && asks === 'deposit'), ...own?.text }
    const message = tell(toBooker(booking), text.subject, async () => {
      const { code } = await createBookingLink(ctx, { booking: ctx.ref, kind, by_name: null })
      return {
        greeting: labels.greeting(booking.name),
        lead: text.lead,
        facts: [
          [labels.number, formatInFours(booking.booking_id)],
          describeTrip(booking),
          ...(await listDepartureFacts(ctx.db, booking, language)),
          [labels.party, labels.people(adult, child, baby)],
          [labels.total, formatWon(total, language)],
          ...listPaymentFacts(booking),
        ],
        action: { label: text.action, href: `${ctx.origin}/go#${code}` },
        notes: [text.note],
      }
    })
    return { ...message, ...(own && { by: own.by, ...own.kakao }) }
  }

/** The agency's own words, if it has switched them on and nothing they name is missing. */
async function composeBalanceWords(ctx: MessageContext, booking: BookingRow) {
  const { language, package_code } = booking
  const template = await findTemplate(ctx, 'balance', package_code)
  if (!template) return undefined
  const values = await buildVariableValues(ctx, booking, language)
  const [subject, lead] = [localize(template.subject, language), localize(template.contents, language)]
  if (listMissingValues(`${subject}\n${lead}`, values).length > 0) return undefined
  return {
    by: template.by,
    kakao: toKakao(template, values, language),
    text: {
      subject: (company: string) => `[${company}] ${fillVariables(subject, values)}`,
      lead: fillVariables(lead, values),
    },
  }
}

/** `pay`: while seats are held, or the terms are to be agreed to. `due`: what a firm booking still owes. */
function findLinkKind(booking: BookingRow): 'pay' | 'due' | undefined {
  const { progress, held_until, reserved_free } = booking
  if (progress === 'waiting_for_payment') return held_until !== null || reserved_free ? 'pay' : undefined
  return calculateMoney(booking).due > 0 ? 'due' : undefined
}

function pickText(booking: BookingRow, isDepositAsked: boolean) {
  const { payLink, dueLink, depositLink, balanceLink } = messageTexts[booking.language]
  if (booking.progress === 'waiting_for_payment') return isDepositAsked ? depositLink : payLink
  if (booking.progress !== 'deposit_paid') return dueLink
  const isOver = describeDue(booking, getToday()).state === 'over'
  return { ...balanceLink, lead: isOver ? balanceLink.late : balanceLink.lead }
}

/** The payments and their days: first, and later. */
export function listPaymentFacts(booking: BookingRow): Fact[] {
  const { language, held_until, deposit, balance_by, progress } = booking
  const { booking: labels } = messageTexts[language]
  const { payable, payable_most, due } = calculateMoney(booking)
  const { formatDate, formatMoment } = messageDates[language]
  const inWon = (amount: number) => formatWon(amount, language)
  if (progress === 'waiting_for_payment') {
    const facts: Fact[] = []
    if (deposit > 0 && payable > 0) facts.push([labels.deposit, inWon(payable)])
    if (held_until) facts.push([labels.payUntil, formatMoment(held_until)])
    if (balance_by)
      facts.push([labels.balance, inWon(payable_most - payable)], [labels.balanceBy, formatDate(balance_by)])
    return facts
  }
  if (due === 0) return []
  if (progress !== 'deposit_paid' || balance_by === null) return [[labels.due, inWon(due)]]
  return [
    [labels.balance, inWon(due)],
    [labels.balanceBy, formatDate(balance_by)],
  ]
}

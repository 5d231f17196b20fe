// Money that waits for staff: to be confirmed, demanded, sent back, or receipted.
import { type RawBuilder, sql } from 'kysely'
import { fromOpenLines } from '#domain/bank/list-lines.server.ts'
import { fromToAgree } from '#domain/bank/list-matches.server.ts'
import { isOverdue, travellerCount } from '#domain/booking/pending-work.server.ts'
import { selectBookingsOwed } from '#domain/payment/money-owed.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { bookingFields, byDeparture, formatMoment, type PendingSources } from './pending-source.server.ts'

/** Since when the customer of the booking `b` is asked for the account their money goes to. */
const accountAsked: RawBuilder<unknown> = sql`(select min(r.asked) from refund r
  where r.travel_agency = b.travel_agency and r.booking = b.id and r.state = 'account_needed')`

/**
 * The transfer that the booking `b` waits for has come, as a line of the bank or before a second person. It
 * is matched by name, or as the only one that waits for this sum.
 */
const hasArrived = (travel_agency: number) => sql<boolean>`(
  exists (select from bank_match m where m.travel_agency = ${travel_agency} and m.booking = b.id
    and m.ledger is null and m.undone is null)
  or exists (select from bank_line l where l.travel_agency = ${travel_agency} and l.matched < l.amount
    and l.aside is null and l.amount - l.matched = b.payable and (strpos(l.payer, b.name) > 0 or not exists (
      select from booking_money o where o.travel_agency = ${travel_agency} and o.progress = 'waiting_for_payment'
        and o.payable = b.payable and o.id <> b.id))))`

type PendingMoneyKind =
  | 'transfers'
  | 'bank_lines'
  | 'agreements'
  | 'cancels'
  | 'dues'
  | 'claims'
  | 'refunds'
  | 'accounts'
  | 'receipts'

export const moneySources: PendingSources<PendingMoneyKind> = {
  transfers: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        amount: sql`b.payable`,
        held_until: formatMoment(sql`b.held_until`),
      },
      by: sql`b.held_until, b.id`,
      from: sql`booking_money b
        where b.travel_agency = ${travel_agency} and b.progress = 'waiting_for_payment' and b.pay_by = 'bank_transfer'
          and not b.reserved_free and not ${hasArrived(travel_agency)}`,
    }),
  },
  // Money that came in and belongs to no booking yet, the oldest first.
  bank_lines: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: {
        ref: sql`l.id::text`,
        payer: sql`l.payer`,
        booked_on: sql`l.booked_on`,
        amount: sql`l.amount - l.matched`,
      },
      by: sql`l.booked_on, l.id`,
      from: fromOpenLines(travel_agency),
    }),
  },
  // Confirmed by a colleague, above the sum from which a second person has to agree.
  agreements: {
    permissions: ['money'],
    rows: (travel_agency, staff_id) => ({
      item: { ...bookingFields(travel_agency), amount: sql`m.amount` },
      by: sql`m.id`,
      from: fromToAgree(travel_agency, staff_id),
    }),
  },
  cancels: {
    permissions: ['change bookings', 'money'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        amount: sql`b.refund_due`,
        people: travellerCount,
        is_ours: sql`b.cancel_reason is not null`,
        asked: formatMoment(accountAsked),
      },
      by: byDeparture,
      from: sql`booking b where b.travel_agency = ${travel_agency} and b.progress = 'cancel_requested'`,
    }),
  },
  // Trips that now cost more, because more people travel or the day changed, and balances whose day is over.
  dues: {
    permissions: ['change bookings', 'money'],
    rows: (travel_agency) => ({
      item: { ...bookingFields(travel_agency), amount: sql`b.due` },
      by: byDeparture,
      from: sql`booking_money b where b.travel_agency = ${travel_agency} and ${isOverdue}`,
    }),
  },
  // Cancellation fees above what was paid, until they are paid or the owner waives them.
  claims: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: { ...bookingFields(travel_agency), amount: sql`b.claim` },
      by: byDeparture,
      from: sql`booking_money b where b.travel_agency = ${travel_agency} and b.claim > 0`,
    }),
  },
  // Everything to be sent except for cancellations, which are listed above: the gateway refused, the customer
  // paid by transfer, it is compensation, or it came for a share, whose payer gets it.
  refunds: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: { ...bookingFields(travel_agency), amount: sql`o.amount` },
      by: byDeparture,
      from: sql`(select s.id, s.refund + s.compensation_owed as amount from (${selectBookingsOwed(travel_agency)}) s
        where s.progress <> 'cancel_requested'
        union all select r.booking, r.amount from refund r where r.travel_agency = ${travel_agency} and r.state = 'to_send') o
        join booking b on b.travel_agency = ${travel_agency} and b.id = o.id`,
    }),
  },
  // Money that goes back once its customer says to which account, except for cancellations, which are listed above.
  accounts: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        amount: sql`r.amount`,
        asked: formatMoment(sql`r.asked`),
      },
      by: sql`r.asked, r.id`,
      from: sql`refund r join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
        where r.travel_agency = ${travel_agency} and r.state = 'account_needed' and b.progress <> 'cancel_requested'`,
    }),
  },
  // Cash receipts that only staff can issue: in Hometax, or because the gateway refused.
  receipts: {
    permissions: ['money'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        amount: sql`c.amount`,
        due: sql`c.due_on`,
        is_cancel: sql`c.kind = 'cancel'`,
      },
      by: sql`c.due_on, c.id`,
      from: sql`cash_receipt c join booking b on b.travel_agency = c.travel_agency and b.id = c.booking
        where c.travel_agency = ${travel_agency} and c.issue_on <= ${seoulToday}
          and (c.state = 'refused' or c.state = 'waiting' and c.through = 'hometax')`,
    }),
  },
}

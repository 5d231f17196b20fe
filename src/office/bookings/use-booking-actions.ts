// The deeds that bring a booking on: when each is due, who may, what it asks first, what it sends.
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '../api.ts'
import type { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

export type BookingAction = {
  name: string
  isDue: boolean
  requiredRight: 'money' | 'change bookings'
  /** Before it is done, where it cannot be taken back. */
  confirmation?: { title: string; lead: string; danger?: boolean }
  send: Parameters<ReturnType<typeof useSave>['save']>[0]
  doneText: string
}
type BookingText = ReturnType<typeof useText<'bookings'>>
type BookingWithMoney = Pick<BookingDetails, 'booking' | 'money'>
/** `told` is whether the customer gets a mail of it. */
type ActionContext = BookingWithMoney & { words: BookingText; mailNotice: string; api: Api }

export function useBookingActions(details: BookingWithMoney): BookingAction[] {
  const words = useText('bookings')
  const context = {
    ...details,
    words,
    mailNotice: words.actions.mailNotice(details.booking.email !== ''),
    api: useApi(),
  }
  return [...listProgressActions(context), ...listMoneyActions(context)]
}

function listProgressActions({ booking, money, words, mailNotice, api }: ActionContext): BookingAction[] {
  const { booking_id, progress, pay_by, total, name } = booking
  return [
    {
      name: words.confirmDeposit,
      isDue: progress === 'waiting_for_payment' && pay_by === 'bank_transfer',
      requiredRight: 'money',
      confirmation: {
        title: words.confirmDepositAsk(name, formatNumber(total)),
        lead: `${words.confirmDepositLead} ${mailNotice}`,
      },
      send: (sending) => api.payment.confirmDeposit({ booking_id, amount: total }, sending),
      doneText: words.confirmed,
    },
    {
      name: words.prepare,
      isDue: progress === 'payment_completed',
      requiredRight: 'change bookings',
      send: () => api.booking.prepare({ booking_id }),
      doneText: words.prepared,
    },
    {
      name: words.ready,
      isDue: progress === 'preparing',
      requiredRight: 'change bookings',
      send: () => api.booking.ready({ booking_id }),
      doneText: words.readied,
    },
    {
      name: words.completeCancel,
      isDue: progress === 'cancel_requested',
      requiredRight: 'money',
      confirmation: {
        title: words.completeCancelAsk,
        lead: `${words.completeCancelLead(formatNumber(money.for_cancel))} ${mailNotice}`,
        danger: true,
      },
      send: (sending) => api.payment.completeCancel({ booking_id }, sending),
      doneText: words.cancelled,
    },
  ]
}

function listMoneyActions({
  booking: { booking_id },
  money,
  words,
  mailNotice,
  api,
}: ActionContext): BookingAction[] {
  const { due, compensation, owed } = money
  return [
    {
      name: words.actions.confirmDue,
      isDue: due > 0,
      requiredRight: 'money',
      confirmation: {
        title: words.actions.confirmDueAsk(formatNumber(due)),
        lead: words.actions.confirmDueLead,
      },
      send: (sending) => api.payment.confirmDeposit({ booking_id, amount: due }, sending),
      doneText: words.confirmed,
    },
    {
      name: words.actions.payCompensation,
      isDue: compensation > 0,
      requiredRight: 'money',
      confirmation: {
        title: words.actions.payCompensationAsk(formatNumber(compensation)),
        lead: `${words.actions.payCompensationLead} ${mailNotice}`,
      },
      send: (sending) => api.payment.payCompensation({ booking_id, amount: compensation }, sending),
      doneText: words.actions.compensationPaid,
    },
    {
      name: words.recordRefund,
      isDue: owed > 0,
      requiredRight: 'money',
      confirmation: {
        title: words.recordRefundAsk(formatNumber(owed)),
        lead: `${words.recordRefundLead} ${mailNotice}`,
      },
      send: (sending) => api.payment.sendBack({ booking_id, amount: owed }, sending),
      doneText: words.refundRecorded,
    },
  ]
}

// The actions on a booking: when each is possible, who may, what it asks first, what it sends.
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import type { SendWithKey } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

export type BookingAction = {
  name: string
  isDue: boolean
  permission: 'money' | 'change bookings'
} & (SentAction | DepositAction)
type Confirmation = { title: string; lead: string; danger?: boolean }
type SentAction = {
  /** Before it is done, where it cannot be taken back. */
  confirmation?: Confirmation
  deposit?: undefined
  send: SendWithKey<unknown>
  doneText: string
}
/** Money that is on no bank line: what came and why it is believed is asked for with the confirmation. */
type DepositAction = { confirmation: Confirmation; deposit: { amount: number } }
type BookingText = ReturnType<typeof useText<'bookings'>>
type BookingWithMoney = Pick<BookingDetails, 'booking' | 'money'>
/** `reachNotice` says how the customer is told of it. */
type ActionContext = BookingWithMoney & { words: BookingText; reachNotice: string; api: Api }

export function useBookingActions(details: BookingWithMoney): BookingAction[] {
  const words = useText('bookings')
  const context = {
    ...details,
    words,
    reachNotice: words.actions.reachNotice[details.booking.reached_by],
    api: useApi(),
  }
  return [...listTransferActions(context), ...listProgressActions(context), ...listMoneyActions(context)]
}

/** A transfer that arrived and is on no bank line: the first payment, what is due, or a fee. */
function listTransferActions({ booking, money, words, reachNotice }: ActionContext): BookingAction[] {
  const { progress, name } = booking
  const { payable, due, claim } = money
  const isFirst = progress === 'waiting_for_payment'
  const { confirmDueLead, ...texts } = words.actions
  return [
    buildDepositAction({
      name: words.confirmDeposit,
      amount: isFirst ? payable : 0,
      confirmation: {
        title: words.confirmDepositAsk(name, formatNumber(payable)),
        lead: `${words.confirmDepositLead} ${reachNotice}`,
      },
    }),
    buildDepositAction({
      name: texts.confirmDue,
      amount: due,
      confirmation: { title: texts.confirmDueAsk(formatNumber(due)), lead: confirmDueLead },
    }),
    buildDepositAction({
      name: texts.confirmClaim,
      amount: claim,
      confirmation: { title: texts.confirmClaimAsk(formatNumber(claim)), lead: confirmDueLead },
    }),
  ]
}

/** Asks for a reason, and for the sum: a part may have come, or more than is asked for first. */
const buildDepositAction = ({
  amount,
  ...action
}: Pick<DepositAction, 'confirmation'> & { name: string; amount: number }): BookingAction => ({
  ...action,
  isDue: amount > 0,
  permission: 'money',
  deposit: { amount },
})

function listProgressActions({ booking, money, words, reachNotice, api }: ActionContext): BookingAction[] {
  const { booking_id, progress } = booking
  return [
    {
      name: words.prepare,
      isDue: progress === 'payment_completed',
      permission: 'change bookings',
      send: () => api.booking.prepare({ booking_id }),
      doneText: words.prepared,
    },
    {
      name: words.ready,
      isDue: progress === 'preparing',
      permission: 'change bookings',
      send: () => api.booking.ready({ booking_id }),
      doneText: words.readied,
    },
    {
      name: words.completeCancel,
      isDue: progress === 'cancel_requested',
      permission: 'money',
      confirmation: {
        title: words.completeCancelAsk,
        lead: `${words.completeCancelLead(formatNumber(money.for_cancel))} ${reachNotice}`,
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
  reachNotice,
  api,
}: ActionContext): BookingAction[] {
  const { compensation, owed } = money
  return [
    {
      name: words.actions.payCompensation,
      isDue: compensation > 0,
      permission: 'money',
      confirmation: {
        title: words.actions.payCompensationAsk(formatNumber(compensation)),
        lead: `${words.actions.payCompensationLead} ${reachNotice}`,
      },
      send: (sending) => api.payment.payCompensation({ booking_id, amount: compensation }, sending),
      doneText: words.actions.compensationPaid,
    },
    {
      name: words.recordRefund,
      isDue: owed > 0,
      permission: 'money',
      confirmation: {
        title: words.recordRefundAsk(formatNumber(owed)),
        lead: `${words.recordRefundLead} ${reachNotice}`,
      },
      send: (sending) => api.payment.sendBack({ booking_id, amount: owed }, sending),
      doneText: words.refundRecorded,
    },
  ]
}

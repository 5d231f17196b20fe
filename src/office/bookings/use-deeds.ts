// The deeds that bring a booking on: when each is due, who may, what it asks first, what it sends.
import { withCommas } from '#plain/format.ts'
import { type Api, useApi } from '../api.ts'
import type { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loaded } from './load.ts'

export type Deed = {
  name: string
  isDue: boolean
  needs: 'money' | 'change bookings'
  /** Before it is done, where it cannot be taken back. */
  asks?: { title: string; lead: string; danger?: boolean }
  send: Parameters<ReturnType<typeof useSave>['save']>[0]
  said: string
}
type Words = ReturnType<typeof useOffice<'bookings'>>
type Stand = Pick<Loaded, 'booking' | 'money'>
/** `told` is whether the customer gets a mail of it. */
type Given = Stand & { words: Words; told: string; api: Api }

export function useDeeds(stand: Stand): Deed[] {
  const words = useOffice('bookings')
  const given = { ...stand, words, told: words.acts.told(stand.booking.email !== ''), api: useApi() }
  return [...stepsOf(given), ...moneyOf(given)]
}

function stepsOf({ booking, money, words, told, api }: Given): Deed[] {
  const { booking_id, progress, pay_by, total, name } = booking
  return [
    {
      name: words.confirmDeposit,
      isDue: progress === 'waiting_for_payment' && pay_by === 'bank_transfer',
      needs: 'money',
      asks: {
        title: words.confirmDepositAsk(name, withCommas(total)),
        lead: `${words.confirmDepositLead} ${told}`,
      },
      send: (sending) => api.payment.confirmDeposit({ booking_id, amount: total }, sending),
      said: words.confirmed,
    },
    {
      name: words.prepare,
      isDue: progress === 'payment_completed',
      needs: 'change bookings',
      send: () => api.booking.prepare({ booking_id }),
      said: words.prepared,
    },
    {
      name: words.ready,
      isDue: progress === 'preparing',
      needs: 'change bookings',
      send: () => api.booking.ready({ booking_id }),
      said: words.readied,
    },
    {
      name: words.completeCancel,
      isDue: progress === 'cancel_requested',
      needs: 'money',
      asks: {
        title: words.completeCancelAsk,
        lead: `${words.completeCancelLead(withCommas(money.for_cancel))} ${told}`,
        danger: true,
      },
      send: (sending) => api.payment.completeCancel({ booking_id }, sending),
      said: words.cancelled,
    },
  ]
}

function moneyOf({ booking: { booking_id }, money, words, told, api }: Given): Deed[] {
  const { due, compensation, owed } = money
  return [
    {
      name: words.acts.confirmDue,
      isDue: due > 0,
      needs: 'money',
      asks: {
        title: words.acts.confirmDueAsk(withCommas(due)),
        lead: words.acts.confirmDueLead,
      },
      send: (sending) => api.payment.confirmDeposit({ booking_id, amount: due }, sending),
      said: words.confirmed,
    },
    {
      name: words.acts.payCompensation,
      isDue: compensation > 0,
      needs: 'money',
      asks: {
        title: words.acts.payCompensationAsk(withCommas(compensation)),
        lead: `${words.acts.payCompensationLead} ${told}`,
      },
      send: (sending) => api.payment.payCompensation({ booking_id, amount: compensation }, sending),
      said: words.acts.compensationPaid,
    },
    {
      name: words.sendBack,
      isDue: owed > 0,
      needs: 'money',
      asks: { title: words.sendBackAsk(withCommas(owed)), lead: `${words.sendBackLead} ${told}` },
      send: (sending) => api.payment.sendBack({ booking_id, amount: owed }, sending),
      said: words.sentBack,
    },
  ]
}

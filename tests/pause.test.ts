// A pause beside people who are in the middle of something: only new bookings are stopped.
import { beforeAll, expect, test } from 'vitest'
import type { AgencyState } from '#domain/agency/state.ts'
import {
  cancelBooking,
  createAuthenticatedPayment,
  readBooking,
  returnFromGateway,
  settleRefunds,
  setUpPayments,
  site,
} from './payment-setup.ts'

beforeAll(setUpPayments)

const setState = (state: AgencyState) =>
  site.db.updateTable('agency').set({ state }).where('travel_agency', '=', 1).execute()

test('who was at the gateway when sales were paused has paid, opens the booking, and cancels it', async () => {
  const { me, booking_id, total, returned } = await createAuthenticatedPayment()
  await setState('paused')
  expect((await returnFromGateway(me, returned)).body).toMatchObject({ booking_id, state: 'paid' })
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
  expect(await cancelBooking(me, booking_id)).toMatchObject({ status: 200 })
  await settleRefunds()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
  await setState('open')
})

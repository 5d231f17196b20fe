// What is paid first and what later, by plan, price, people and days left.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentPlan, pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { calculateSchedule, mayReserveFree } from './payment-schedule.ts'

const today = '2026-11-18'
const trip = { total: 3_333_300, party: { adult: 2, child: 1, baby: 1 }, departure_date: '2027-02-01', today }
const inParts = (deposit: { won: number } | { percent: number }): PaymentPlan => ({
  kind: 'deposit',
  deposit,
  balance_days: 30,
})
const atOnce = { deposit: 0, balance_by: null }

test('a deposit is won for each seat, or percent of the price rounded up to a thousand', () => {
  expect(calculateSchedule(inParts({ won: 100_000 }), trip)).toEqual({
    deposit: 300_000,
    balance_by: '2027-01-02',
  })
  expect(calculateSchedule(inParts({ percent: 10 }), trip)).toEqual({
    deposit: 334_000,
    balance_by: '2027-01-02',
  })
  expect(calculateSchedule({ kind: 'whole' }, trip)).toEqual(atOnce)
})

test('a deposit of the price or more is the whole price at once', () => {
  expect(calculateSchedule(inParts({ won: 2_000_000 }), trip)).toEqual(atOnce)
  expect(calculateSchedule(inParts({ percent: 100 }), trip)).toEqual(atOnce)
})

test('nearer to the departure than the balance may be, all is paid at once', () => {
  const plan = inParts({ percent: 10 })
  expect(calculateSchedule(plan, { ...trip, today: '2027-01-01' }).deposit).toBe(334_000)
  expect(calculateSchedule(plan, { ...trip, today: '2027-01-02' })).toEqual(atOnce)
  expect(calculateSchedule(plan, { ...trip, today: '2027-01-20' })).toEqual(atOnce)
})

test('a deposit is never above the price, nor below zero', () => {
  const rule = fc.oneof(
    fc.record({ won: fc.integer({ min: 1, max: 100_000_000 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  )
  fc.assert(
    fc.property(rule, fc.nat(100_000_000), fc.integer({ min: 1, max: 9 }), (deposit, total, adult) => {
      const schedule = calculateSchedule(inParts(deposit), {
        ...trip,
        total,
        party: { adult, child: 0, baby: 0 },
      })
      expect(schedule.deposit).toBeGreaterThanOrEqual(0)
      expect(schedule.deposit === 0 || schedule.deposit < total).toBe(true)
      expect(schedule.deposit === 0).toBe(schedule.balance_by === null)
    }),
  )
})

test('it is free until the departure is certain, but not when the balance would be due', () => {
  const plan: PaymentPlan = { kind: 'confirmed', deposit: { percent: 10 }, balance_days: 30 }
  const departure = { departure_date: trip.departure_date, today, isConfirmed: false }
  expect(mayReserveFree(plan, departure)).toBe(true)
  expect(mayReserveFree(plan, { ...departure, isConfirmed: true })).toBe(false)
  expect(mayReserveFree(plan, { ...departure, today: '2027-01-02' })).toBe(false)
  expect(mayReserveFree(inParts({ percent: 10 }), departure)).toBe(false)
})

test('a trip has its own plan or its agency’s', () => {
  const own = { pay_plan: null, deposit_percent: null, deposit_won: null, balance_days: null }
  const ofAgency = inParts({ won: 1 })
  expect(pickPaymentPlan(own, ofAgency)).toBe(ofAgency)
  expect(pickPaymentPlan({ ...own, pay_plan: 'whole' }, ofAgency)).toEqual({ kind: 'whole' })
  expect(
    pickPaymentPlan({ ...own, pay_plan: 'confirmed', deposit_percent: 5, balance_days: 20 }, ofAgency),
  ).toEqual({
    kind: 'confirmed',
    deposit: { percent: 5 },
    balance_days: 20,
  })
})

// Which part of the price a payment was.
import { expect, test } from 'vitest'
import { listPaymentParts } from './payment-part.ts'

const pay = (amount: number) => ({ kind: 'payment', amount })

test('the deposit first, then the balance, however many payments each takes', () => {
  expect(listPaymentParts([pay(100), pay(900)], 100)).toEqual(['deposit', 'balance'])
  expect(listPaymentParts([pay(40), pay(60), pay(300), pay(600)], 100)).toEqual([
    'deposit',
    'deposit',
    'balance',
    'balance',
  ])
})

test('a payment of everything is no part, and neither is money that goes back', () => {
  expect(listPaymentParts([pay(1000), { kind: 'refund', amount: 1000 }], 100)).toEqual([undefined, undefined])
  expect(listPaymentParts([pay(1000)], 0)).toEqual([undefined])
})

test('what was undone is paid once more as the part it was', () => {
  const moves = [pay(100), { kind: 'payment_undone', amount: 100 }, pay(100), pay(900)]
  expect(listPaymentParts(moves, 100)).toEqual(['deposit', undefined, 'deposit', 'balance'])
  expect(listPaymentParts([pay(100), { kind: 'compensation', amount: 50 }, pay(900)], 100)).toEqual([
    'deposit',
    undefined,
    'balance',
  ])
})

// Which cash receipts a booking should have.
import { expect, test } from 'vitest'
import { applyPercent, calculateReceiptTarget, planReceipts, type StoredReceipt } from './receipt-plan.ts'

const issue = (id: number, cash: number, more: Partial<StoredReceipt> = {}): StoredReceipt => ({
  id,
  kind: 'issue',
  ledger: id,
  cancels: null,
  cash,
  amount: applyPercent(cash, more.percent ?? 100),
  percent: 100,
  state: 'registered',
  ...more,
})
const cancelOf = (id: number, cancels: number, cash: number, more: Partial<StoredReceipt> = {}) => ({
  ...issue(id, cash, more),
  kind: 'cancel' as const,
  ledger: null,
  cancels,
})
const nothing = { create: [], shrink: [], cancel: [] }

test('every payment in cash gets one receipt, once', () => {
  const payments = [
    { ledger: 1, amount: 100_000 },
    { ledger: 2, amount: 900_000 },
  ]
  const target = 1_000_000
  expect(planReceipts({ payments, receipts: [issue(1, 100_000)], target })).toEqual({
    ...nothing,
    create: [{ ledger: 2, cash: 900_000 }],
  })
  expect(planReceipts({ payments, receipts: [issue(1, 100_000), issue(2, 900_000)], target })).toEqual(
    nothing,
  )
})

test('what goes back is cancelled off the newest that was issued; what was not issued yet becomes smaller', () => {
  const payments = [
    { ledger: 1, amount: 100_000 },
    { ledger: 2, amount: 900_000 },
  ]
  const issued = [issue(1, 100_000), issue(2, 900_000)]
  expect(planReceipts({ payments, receipts: issued, target: 50_000 })).toEqual({
    ...nothing,
    cancel: [
      { cancels: 2, cash: 900_000, amount: 900_000 },
      { cancels: 1, cash: 50_000, amount: 50_000 },
    ],
  })
  const waiting = [issue(1, 100_000), issue(2, 900_000, { state: 'waiting' })]
  expect(planReceipts({ payments, receipts: waiting, target: 400_000 })).toEqual({
    ...nothing,
    shrink: [{ id: 2, cash: 300_000, amount: 300_000 }],
  })
  expect(planReceipts({ payments, receipts: [], target: 100_000 })).toEqual({
    ...nothing,
    create: [
      { ledger: 1, cash: 100_000 },
      { ledger: 2, cash: 0 },
    ],
  })
})

test('what is cancelled already is not cancelled again, and what is being asked for is left alone', () => {
  const payments = [{ ledger: 1, amount: 900_000 }]
  const receipts = [issue(1, 900_000), cancelOf(2, 1, 600_000, { state: 'waiting' })]
  expect(planReceipts({ payments, receipts, target: 300_000 })).toEqual(nothing)
  expect(planReceipts({ payments, receipts, target: 0 }).cancel).toEqual([
    { cancels: 1, cash: 300_000, amount: 300_000 },
  ])
  expect(planReceipts({ payments, receipts: [issue(1, 900_000, { state: 'asked' })], target: 0 })).toEqual(
    nothing,
  )
})

test('of a commission the share is printed, and the last cancel takes off whatever is left of it', () => {
  const payments = [{ ledger: 1, amount: 333_333 }]
  const first = issue(1, 333_333, { percent: 10 })
  expect(first.amount).toBe(33_333)
  const { cancel } = planReceipts({ payments, receipts: [first], target: 333_332 })
  expect(cancel).toEqual([{ cancels: 1, cash: 1, amount: 0 }])
  const receipts = [first, cancelOf(2, 1, 100_001, { percent: 10 })]
  expect(planReceipts({ payments, receipts, target: 0 }).cancel).toEqual([
    { cancels: 1, cash: 233_332, amount: 33_333 - 10_000 },
  ])
})

test('a fee never has a receipt, however much of it was paid in cash', () => {
  expect(calculateReceiptTarget({ cash: 300_000, fees: 300_000 })).toBe(0)
  expect(calculateReceiptTarget({ cash: 100_000, fees: 300_000 })).toBe(0)
  expect(calculateReceiptTarget({ cash: 900_000, fees: 300_000 })).toBe(600_000)
})

test('applied as often as one likes, in any order, the receipts add up to the target', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let life = 0; life < 500; life++) {
    const payments: { ledger: number; amount: number }[] = []
    const receipts: StoredReceipt[] = []
    let [id, target] = [1_000, 0]
    const percent = [100, 100, 10, 7][random(4)] ?? 100
    for (let step = 0; step < 12; step++) {
      if (random(2) === 0) {
        const amount = 1 + random(1_000_000)
        payments.push({ ledger: payments.length + 1, amount })
        target += amount
      } else target -= random(target + 1)
      for (const receipt of receipts)
        if (receipt.state === 'waiting' && random(2) === 0)
          receipt.state = random(2) === 0 ? 'issued' : 'refused'
      const plan = planReceipts({ payments, receipts, target })
      for (const { ledger, cash } of plan.create)
        receipts.push(issue(++id, cash, { ledger, percent, state: cash === 0 ? 'dropped' : 'waiting' }))
      for (const { id: smaller, cash, amount } of plan.shrink)
        Object.assign(receipts.find((receipt) => receipt.id === smaller) ?? {}, {
          cash,
          amount,
          ...(cash === 0 && { state: 'dropped' }),
        })
      for (const { cancels, cash, amount } of plan.cancel)
        receipts.push(cancelOf(++id, cancels, cash, { amount, state: 'waiting' }))
      const sum = receipts.reduce((all, { kind, cash, state }) => {
        if (state === 'dropped') return all
        return kind === 'issue' ? all + cash : all - cash
      }, 0)
      expect([life, step, sum]).toEqual([life, step, target])
      expect(planReceipts({ payments, receipts, target })).toEqual(nothing)
      for (const each of receipts) expect(each.amount).toBeGreaterThanOrEqual(0)
    }
  }
})

// Which ways are offered.
import { expect, test } from 'vitest'
import { listPayWays } from './pay-ways.ts'

const online = { pays_online: true, has_account: true }

test('without a choice it is the card, or a transfer where nothing is paid online', () => {
  expect(listPayWays({ ...online, pay_ways: null })).toEqual(['card'])
  expect(listPayWays({ pays_online: false, has_account: true, pay_ways: null })).toEqual(['bank_transfer'])
  expect(listPayWays({ pays_online: false, has_account: false, pay_ways: null })).toEqual(['bank_transfer'])
})

test('what was chosen is offered in its order, less what there are no keys or no account for', () => {
  expect(listPayWays({ ...online, pay_ways: ['virtual_account', 'bank_transfer'] })).toEqual([
    'virtual_account',
    'bank_transfer',
  ])
  expect(listPayWays({ pays_online: false, has_account: true, pay_ways: ['card', 'bank_transfer'] })).toEqual(
    ['bank_transfer'],
  )
  expect(listPayWays({ pays_online: true, has_account: false, pay_ways: ['bank_transfer'] })).toEqual([
    'card',
  ])
})

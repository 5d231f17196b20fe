// Addresses of an earlier site in the office: where each leads now. Decision 105
import { z } from 'zod'
import { oldAddressLimits } from '#limits/agency.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, line, listOf, Moment, Nothing } from '#platform/wire/shapes.ts'
import { addressFaults } from './old-address.ts'

const OldAddress = z.object({
  path: line(oldAddressLimits.letters).min(1),
  target: line(oldAddressLimits.letters).min(1),
})

export const oldAddressCalls = {
  oldAddresses: call({
    method: 'GET',
    path: '/api/office/old-addresses',
    takes: 'query',
    may: 'site',
    input: z.object({ ...createPaging(pageSizes.officeRows), query: line(100).min(1).optional() }),
    output: listOf(OldAddress.extend({ reg_date: Moment })).extend({ most: z.int() }),
  }),
  /**
   * Saves all of them or none. An address that is there gets the new target. A wrong one is named
   * addresses.{at}.path or .target.
   */
  saveOldAddresses: call({
    method: 'POST',
    path: '/api/office/old-addresses',
    takes: 'json',
    may: 'site',
    input: z.object({ addresses: z.array(OldAddress).min(1).max(oldAddressLimits.atOnce) }),
    output: z.object({ saved: z.int() }),
    refuses: [...addressFaults, 'TOO_MANY_ADDRESSES'],
  }),
  removeOldAddress: call({
    method: 'DELETE',
    path: '/api/office/old-addresses',
    takes: 'json',
    may: 'site',
    input: OldAddress.pick({ path: true }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}

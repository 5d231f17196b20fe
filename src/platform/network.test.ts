// Where a request comes from, for counting: IPv4 by address, IPv6 by the half of it that one household has
// for itself.
import { expect, test } from 'vitest'
import { getIp, toNetwork } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})

test('who has hung up has no address, and comes from nowhere', () => {
  expect([getIp({ ip: '10.0.0.1' }), toNetwork(getIp({}))]).toEqual(['10.0.0.1', ''])
})

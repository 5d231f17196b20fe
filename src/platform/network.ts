// The network of an address, by which counters know where a request comes from.
// One household or server has a whole /64 of IPv6 addresses, so all of them count as one.
import { isIPv6 } from 'node:net'

/** A client that has hung up has no address, whatever the type says. Then the work counts for no network. */
export const getIp = ({ ip }: { ip?: string }): string => ip ?? ''

/** An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address the first 64 bits. */
export function toNetwork(ip: string): string {
  if (!ip.includes(':')) return ip // most are, and asking properly costs more than the rest of it
  const [address = ''] = ip.split('%') // a link's own address names the interface behind it
  if (!isIPv6(address)) return ip
  const groups = parseIpv6Groups(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

// The URL parser writes every spelling of an address in one way.
function parseIpv6Groups(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(before), numbers(after ?? '')]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

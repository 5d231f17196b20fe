// The port a server of a test listens at.
import type { AddressInfo } from 'node:net'

type ListeningServer = { address: () => AddressInfo | string | null }

export function getPort(server: ListeningServer): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen at a port')
  return address.port
}

// Asks the name servers of the world about a domain, and its certificate, each with a time limit of its own.
import { Resolver } from 'node:dns/promises'
import tls from 'node:tls'
import { readFields } from '#lib/read-fields.ts'
import { domainProbeLimits } from '#limits/services.ts'

/** `none`: there is no such record. */
export type DnsAnswer = string[] | 'none' | 'unreachable'
export type DomainProbe = {
  findAddresses: (host: string) => Promise<DnsAnswer>
  findTexts: (name: string) => Promise<DnsAnswer>
  /** Whether a browser would trust it. `address`: where it is asked, whatever else the name leads to. */
  checkCertificate: (host: string, address: string) => Promise<'ok' | 'wrong' | 'unreachable'>
}

export function createDomainProbe(): DomainProbe {
  const resolver = new Resolver({ timeout: domainProbeLimits.dns_ms, tries: 2 })
  return {
    async findAddresses(host) {
      const answers = await Promise.all([
        askNameServer(() => resolver.resolve4(host)),
        askNameServer(() => resolver.resolve6(host)),
      ])
      const found = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []))
      if (found.length > 0) return found
      return answers.includes('unreachable') ? 'unreachable' : 'none'
    },
    findTexts: (name) =>
      askNameServer(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    checkCertificate,
  }
}

async function askNameServer(ask: () => Promise<string[]>): Promise<DnsAnswer> {
  try {
    return await ask()
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(String(readFields(error).code)) ? 'none' : 'unreachable'
  }
}

const checkCertificate = (host: string, address: string) =>
  new Promise<'ok' | 'wrong' | 'unreachable'>((resolve) => {
    const socket = tls.connect({
      host: address,
      port: 443,
      servername: host,
      timeout: domainProbeLimits.tls_ms,
    })
    const end = (result: 'ok' | 'wrong' | 'unreachable') => {
      socket.destroy()
      resolve(result)
    }
    socket.once('secureConnect', () => end('ok'))
    socket.once('timeout', () => end('unreachable'))
    socket.once('error', (error) =>
      end(
        /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|VERIFY/.test(String(readFields(error).code))
          ? 'wrong'
          : 'unreachable',
      ),
    )
  })

// Checks a domain of an agency: does it lead to us, has it a certificate, do mails come through?
import type { DnsAnswer, DomainProbe } from '#platform/integrations/domain-probe.server.ts'
import type { OurHosts } from '#platform/integrations/integrations.server.ts'
import type { DomainCheckState, domainChecks } from './domain-checks.ts'

export type DomainCheck = {
  check: (typeof domainChecks)[number]
  state: DomainCheckState
  /** The record's name, what should be there, and what is. */
  name: string
  wanted: string
  found: string[]
}

const toList = (answer: DnsAnswer) => (Array.isArray(answer) ? answer : [])
const toMissing = (answer: DnsAnswer): DomainCheckState =>
  answer === 'unreachable' ? 'unreachable' : 'missing'

type ProofRecord = { name: string; value: string }

/**
 * `proof`: the record of a domain that is only claimed. A certificate is checked only where a connected
 * domain leads to us, and there: we do not probe other people's servers.
 */
export async function runDomainChecks(
  probe: DomainProbe,
  domain: string,
  { ours, proof }: { ours: OurHosts; proof?: ProofRecord | undefined },
): Promise<DomainCheck[]> {
  const [addresses, wanted] = await Promise.all([
    probe.findAddresses(domain),
    probe.findAddresses(ours.officeHost),
  ])
  const own = toList(addresses).find((address) => toList(wanted).includes(address))
  const isOurs = own !== undefined
  const address: DomainCheck = {
    check: 'address',
    state: compareAddresses(addresses, wanted, isOurs),
    name: domain,
    wanted: [ours.officeHost, ...toList(wanted)].join(', '),
    found: toList(addresses),
  }
  const certificate: DomainCheck = {
    check: 'certificate',
    state: own !== undefined && !proof ? await probe.checkCertificate(domain, own) : 'unknown',
    name: domain,
    wanted: '',
    found: [],
  }
  const proofs = proof ? [await checkProof(probe, proof)] : []
  return [address, ...proofs, certificate, ...(await checkMail(probe, ours))]
}

/** The name may have TXT records for other things. */
async function checkProof(probe: DomainProbe, { name, value }: ProofRecord): Promise<DomainCheck> {
  const answer = await probe.findTexts(name)
  const found = toList(answer)
  const missing = found.length > 0 ? 'wrong' : toMissing(answer)
  return { check: 'proof', state: found.includes(value) ? 'ok' : missing, name, wanted: value, found }
}

function compareAddresses(addresses: DnsAnswer, wanted: DnsAnswer, isOurs: boolean): DomainCheckState {
  if (isOurs) return 'ok'
  if (!Array.isArray(addresses)) return toMissing(addresses)
  return Array.isArray(wanted) ? 'wrong' : 'unknown'
}

/** Mails come from the deployment's own domain, whichever agency they are of. */
async function checkMail(probe: DomainProbe, { mailDomain, dkimSelector }: OurHosts): Promise<DomainCheck[]> {
  const checkText = async (
    check: 'spf' | 'dkim' | 'dmarc',
    name: string,
    pattern: RegExp,
    wanted: string,
  ): Promise<DomainCheck> => {
    const answer = await probe.findTexts(name)
    const found = toList(answer).filter((text) => pattern.test(text))
    const state = found.length === 1 ? 'ok' : 'wrong'
    return { check, state: found.length === 0 ? toMissing(answer) : state, name, wanted, found }
  }
  const dkimName = dkimSelector && `${dkimSelector}._domainkey.${mailDomain}`
  return Promise.all([
    checkText('spf', mailDomain, /^v=spf1\b/i, 'v=spf1 … -all'),
    dkimName
      ? checkText('dkim', dkimName, /\bp=[A-Za-z0-9+/]/, 'v=DKIM1; k=rsa; p=…')
      : { check: 'dkim' as const, state: 'unknown' as const, name: mailDomain, wanted: '', found: [] },
    checkText('dmarc', `_dmarc.${mailDomain}`, /^v=DMARC1\b/i, 'v=DMARC1; p=quarantine'),
  ])
}

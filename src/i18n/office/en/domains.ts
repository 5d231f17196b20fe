// Domains: adding, removing, records and checks, in English.
import type { domains as Korean } from '#i18n/office/ko/domains.ts'

export const domains: typeof Korean = {
  title: 'Domains',
  lead: 'Where your site opens. Every owner is told of a change by mail.',
  list: 'Domains',
  add: 'Add domain',
  domain: 'Domain',
  domainHint: 'Such as www.example.com',
  origin: (origin) => `Address used in emails and links: ${origin}`,
  domainStates: { pending: 'Not connected yet', connected: 'Connected' },
  main: 'Main',
  chooseMain: 'Make main',
  chooseMainLabel: (domain) => `Make ${domain} the main domain`,
  mainChosen: (domain) => `Mails and links now name ${domain}.`,
  added: 'Domain added. Set its records and check it to connect it.',
  remove: 'Remove',
  removeLabel: (domain) => `Remove ${domain}`,
  removeTitle: (domain) => `Remove ${domain}?`,
  removeLeads: {
    pending: 'It isn’t connected yet. The site stays open where it is.',
    connected:
      'The site no longer opens at this address. Links to it in mails you have sent and in search results stop working, too.',
  },
  nextMain: (domain) => `From now on mails and links name ${domain}.`,
  removed: 'Domain removed.',
  full: (most) => `You can have up to ${most} domains. Remove one to add another.`,
  check: 'Check',
  checkLabel: (domain) => `Check ${domain}`,
  checking: 'Checking.',
  connected: (domain) => `${domain} is connected.`,
  recordsLead:
    'Enter both records in the DNS settings where you bought the domain, then check. Until then the site stays open at its current address.',
  addressTypes: 'CNAME (ALIAS, ANAME or A for a domain with no name in front)',
  recordsHint: 'A change of DNS settings may take a day.',
  mail: (domain) => `Mails come from ${domain}. SPF, DKIM and DMARC are set by whoever operates it.`,
  https: 'Secure connection (HTTPS)',
  httpsSubdomains: 'Open other addresses of the same domain by HTTPS only',
  httpsHint:
    'Only if every address under this domain, such as shop.example.com, opens by HTTPS. Browsers that came by remember it for a year, so it can’t be taken back at once.',
  httpsSaved: 'Saved.',
  checks: {
    address: 'Leads to the site',
    proof: 'Ownership (TXT)',
    certificate: 'Certificate (HTTPS)',
    spf: 'Mail: SPF',
    dkim: 'Mail: DKIM',
    dmarc: 'Mail: DMARC',
  },
  states: {
    ok: 'OK',
    missing: 'Missing',
    wrong: 'Differs',
    unreachable: 'No answer',
    unknown: 'Not checked',
  },
  sentences: {
    address: {
      missing: 'The domain has no record. Set the record above.',
      wrong: 'The domain leads to another server. Change its record.',
    },
    proof: {
      missing: 'There is no TXT record. Set the TXT record above.',
      wrong: 'The TXT record has another value. Enter the value above as it is.',
    },
    certificate: {
      missing: 'This address has no certificate yet. Wait some minutes after you have connected it.',
      wrong: 'The certificate is not this domain’s. Wait some minutes after it leads to the site.',
    },
    spf: {
      missing: 'Without an SPF record mails may be taken for spam.',
      wrong: 'There are several SPF records. Merge them into one.',
    },
    dkim: {
      missing: 'Without a DKIM record mails may be taken for spam.',
      wrong: 'There are several DKIM records.',
    },
    dmarc: {
      missing: 'Without a DMARC record mails may be taken for spam.',
      wrong: 'There are several DMARC records. Keep one.',
    },
  },
  unreachable: 'No answer came. Check again in a moment.',
  unknown: 'Checked once the domain is connected, or known to the operator alone.',
  found: (values) => `Now: ${values}`,
}

// Domains: adding, removing, records and checks, in English.
import type { domains as Korean } from '../ko/domains.ts'

export const domains: typeof Korean = {
  title: 'Domains',
  lead: 'Where your site opens. Every owner is told of a change by mail.',
  list: 'Domains',
  add: 'Add domain',
  domain: 'Domain',
  domainHint: 'Such as www.example.com',
  added: 'Domain added. Set the records below and check it.',
  remove: 'Remove',
  removeLabel: (domain) => `Remove ${domain}`,
  removeTitle: (domain) => `Remove ${domain}?`,
  removeLead: 'The site no longer opens for customers who come by this address.',
  removed: 'Domain removed.',
  waiting: 'Not connected yet',
  check: 'Check',
  checkLabel: (domain) => `Check ${domain}`,
  checking: 'Checking.',
  records: 'Records to set',
  recordsLead: 'Enter them in the DNS settings where you bought the domain. A change may take a day.',
  recordType: 'Type',
  recordName: 'Name',
  recordValue: 'Value',
  cname: 'A domain with a name in front, such as www',
  alias: 'A domain without one, such as example.com (ALIAS, ANAME or A)',
  mail: (domain) => `Mails come from ${domain}. SPF, DKIM and DMARC are set by whoever operates it.`,
  checks: {
    address: 'Leads to the site',
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
    certificate: {
      missing: '',
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
  unknown: 'Checked once the domain leads to the site, or known to the operator alone.',
  found: (values) => `Now: ${values}`,
}

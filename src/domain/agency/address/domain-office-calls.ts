// The domains of an agency: claimed, proved by their records, and the one its links name. Decision 110
import { z } from 'zod'
import { Domain } from '#domain/agency/forms.ts'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision } from '#platform/wire/shapes.ts'
import { domainCheckStates, domainChecks } from './domain-checks.ts'

const ChangedDomain = z.object({ domain: Domain, revision: Revision })

export const domainCalls = {
  /**
   * `target`: the host that records have to name; `proof`: the TXT record that says whose a domain is; `origin`:
   * the address that links name now; `most`: how many domains an agency may have.
   */
  domains: call({
    method: 'GET',
    path: '/api/office/domains',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      domains: z.array(
        z.object({
          domain: z.string(),
          state: z.enum(['pending', 'connected']),
          is_main: z.boolean(),
          proof: z.object({ name: z.string(), value: z.string() }),
        }),
      ),
      most: z.int(),
      origin: z.string(),
      target: z.string(),
      /** Browsers ask the agency's other subdomains by HTTPS alone, too. */
      hsts_subdomains: z.boolean(),
      mail_domain: z.string(),
    }),
  }),
  addDomain: call({
    method: 'POST',
    path: '/api/office/domains',
    takes: 'json',
    may: 'company',
    proof: true,
    input: ChangedDomain,
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'DOMAIN_TAKEN', 'DOMAIN_RESERVED', 'TOO_MANY_DOMAINS'],
  }),
  removeDomain: call({
    method: 'DELETE',
    path: '/api/office/domains',
    takes: 'json',
    may: 'company',
    proof: true,
    input: ChangedDomain,
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'NOT_FOUND', 'LAST_DOMAIN'],
  }),
  /** The one that mails and links name. */
  chooseMainDomain: call({
    method: 'PUT',
    path: '/api/office/domains/main',
    takes: 'json',
    may: 'company',
    proof: true,
    input: ChangedDomain,
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  }),
  /** Browsers remember it for a year, so it is not taken back at once. */
  saveHstsSubdomains: call({
    method: 'PUT',
    path: '/api/office/domains/https',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ hsts_subdomains: z.boolean() }),
    output: Nothing,
  }),
  /** A claimed domain whose records are right is connected by it. Asks name servers and the domain's own server: what is there, and what should be. */
  checkDomain: call({
    method: 'POST',
    path: '/api/office/domains/check',
    takes: 'json',
    may: 'company',
    tx: 'own',
    input: z.object({ domain: Domain }),
    output: z.object({
      checks: z.array(
        z.object({
          check: z.enum(domainChecks),
          state: z.enum(domainCheckStates),
          name: z.string(),
          wanted: z.string(),
          found: z.array(z.string()),
        }),
      ),
      is_connected: z.boolean(),
    }),
    refuses: ['NOT_FOUND', 'DOMAIN_TAKEN', 'TOO_MANY_TRIES'],
  }),
}

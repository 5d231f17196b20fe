// The domains of an agency: at which hosts its site answers, and whether they lead to us.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision } from '#platform/wire/shapes.ts'
import { Domain } from './forms.ts'

const proofRefusals = ['CHANGED_MEANWHILE', 'STEP_UP_REQUIRED', 'FACTOR_REQUIRED'] as const
const ChangedDomain = z.object({ domain: Domain, revision: Revision })

export const domainCalls = {
  /** `waiting`: those that no check has found to lead here; `target`: the host that records have to name; `most`: how many domains an agency may have. */
  domains: call({
    method: 'GET',
    path: '/api/office/domains',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      domains: z.array(z.string()),
      waiting: z.array(z.string()),
      most: z.int(),
      target: z.string(),
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
    refuses: [...proofRefusals, 'DOMAIN_TAKEN', 'DOMAIN_RESERVED', 'TOO_MANY_DOMAINS'],
  }),
  removeDomain: call({
    method: 'DELETE',
    path: '/api/office/domains',
    takes: 'json',
    may: 'company',
    proof: true,
    input: ChangedDomain,
    output: Nothing,
    refuses: [...proofRefusals, 'NOT_FOUND', 'LAST_DOMAIN'],
  }),
  /** Asks name servers and the domain's own server: what is there, and what should be. */
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
          check: z.enum(['address', 'certificate', 'spf', 'dkim', 'dmarc']),
          state: z.enum(['ok', 'missing', 'wrong', 'unreachable', 'unknown']),
          name: z.string(),
          wanted: z.string(),
          found: z.array(z.string()),
        }),
      ),
    }),
    refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
  }),
}

// Office handlers: the agency's terms.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { termsCalls } from './office-calls.ts'
import { discardDraft, publish, saveDraft, withdraw } from './publish-terms.server.ts'
import { publishStandard, start } from './standard-start.server.ts'
import {
  describeTerms,
  getStandardTerms,
  getTermsVersion,
  listConsents,
  listTermsKinds,
} from './terms.server.ts'

export const termsHandlers: Handlers<typeof termsCalls> = {
  list: listTermsKinds,
  terms: describeTerms,
  version: getTermsVersion,
  standard: (ctx, input) => getStandardTerms(ctx, input),
  start,
  publishStandard,
  saveDraft,
  discardDraft,
  publish,
  withdraw,
  consents: listConsents,
}

// What the office does with the agency's terms.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { discardDraft, publish, saveDraft, withdraw } from './publish-terms.server.ts'
import { consents, getTermsVersion, list, standard, terms } from './terms.server.ts'
import type { termsCalls } from './terms-calls.ts'

export const termsHandlers: Handlers<typeof termsCalls> = {
  list,
  terms,
  version: getTermsVersion,
  standard,
  saveDraft,
  discardDraft,
  publish,
  withdraw,
  consents,
}

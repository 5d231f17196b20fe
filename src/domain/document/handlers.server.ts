// §7 Papers: the contract, consents, passports, and the one-time links that bring them.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { documentCalls } from './calls.ts'

export const documentHandlers: HandlersOf<typeof documentCalls> = {
  contract: notBuilt,
  packageContract: notBuilt,
  agreeTerms: notBuilt,
  uploadPassport: notBuilt,
  linkExpired: notBuilt,
  uploadPassportLink: notBuilt,
  privacyAgree: notBuilt,
}

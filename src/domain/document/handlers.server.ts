// §7 Papers: what each of their calls does.
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { privacyAgree, tellLink } from './agree.server.ts'
import type { documentCalls } from './calls.ts'
import { composeContract, contractTitle } from './compose-contract.server.ts'
import { agreeTerms, contractOfHolder, contractOfLink } from './contract.server.ts'
import { papersOf } from './papers.server.ts'
import { deletePassport, deletePassportLink, uploadPassport, uploadPassportLink } from './passport.server.ts'

export const documentHandlers: HandlersOf<typeof documentCalls> = {
  contract: (ctx, { booking_id }) => contractOfHolder(ctx, booking_id),
  deletePassport,
  deletePassportLink,
  contractLink: (ctx, { token }) => contractOfLink(ctx, token),
  packageContract: async (ctx, { package_code }) => ({
    package_code,
    title: contractTitle,
    sections: await composeContract(ctx, package_code),
  }),
  agreeTerms,
  papers: (ctx, { booking_id }) => papersOf(ctx, booking_id),
  uploadPassport,
  linkExpired: (ctx, { token }) => tellLink(ctx, token),
  uploadPassportLink,
  privacyAgree,
}

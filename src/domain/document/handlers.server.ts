// §7 Documents: what each of their calls does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { describeLink, privacyAgree } from './agree.server.ts'
import type { documentCalls } from './calls.ts'
import { composeContract, contractTitle } from './compose-contract.server.ts'
import { agreeTerms, getContractByLink, getOwnContract } from './contract.server.ts'
import { saveOwnEmergencyContact } from './emergency.server.ts'
import { getOwnItinerary } from './final-itinerary.server.ts'
import {
  answerItineraryChange,
  listItineraryChangesForBooker,
  openItineraryChange,
  showItineraryChange,
} from './itinerary-change/answer-itinerary-change.server.ts'
import type { itineraryChangeCalls } from './itinerary-change/calls.ts'
import { getOwnDocuments } from './own-documents.server.ts'
import {
  deletePassport,
  deletePassportLink,
  uploadPassport,
  uploadPassportLink,
} from './passport/passport.server.ts'

export const documentHandlers: Handlers<typeof documentCalls> = {
  contract: (ctx, { booking_id }) => getOwnContract(ctx, booking_id),
  deletePassport,
  deletePassportLink,
  contractLink: (ctx, { token }) => getContractByLink(ctx, token),
  packageContract: async (ctx, { package_code }) => ({
    package_code,
    title: contractTitle,
    sections: await composeContract(ctx, package_code),
  }),
  agreeTerms,
  itinerary: (ctx, { booking_id }) => getOwnItinerary(ctx, booking_id),
  papers: (ctx, { booking_id }) => getOwnDocuments(ctx, booking_id),
  saveContact: saveOwnEmergencyContact,
  uploadPassport,
  linkExpired: (ctx, { token }) => describeLink(ctx, token),
  uploadPassportLink,
  privacyAgree,
}

export const itineraryChangeHandlers: Handlers<typeof itineraryChangeCalls> = {
  change: showItineraryChange,
  answerChange: answerItineraryChange,
  changes: listItineraryChangesForBooker,
  openChange: openItineraryChange,
}

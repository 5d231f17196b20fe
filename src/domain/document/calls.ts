// §7 Documents: the calls for the contract, consents, passports, and the one-time links that bring them.
import { z } from 'zod'
import { BookingNumber, TravellerKind } from '#domain/booking/forms.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Moment, Nothing, Words } from '#platform/wire/shapes.ts'
import {
  AgreeTermsInput,
  EmergencyContactInput,
  LinkToken,
  Passport,
  PassportByLink,
  PrivacyAgreeInput,
} from './forms.ts'
import { passportPurposes } from './passport/passport-purpose.ts'

const passports = { files: { accept: 'passports', encrypted: true, isOfTravel: true } } as const
/**
 * `expires_soon`: less than six months after the return. The passport is accepted, and the traveller is told.
 */
const UploadResult = z.object({
  traveller: z.int(),
  files: z.int(),
  has_number: z.boolean(),
  expires_soon: z.boolean(),
})
const uploadRefusals = [
  'FILE_REQUIRED',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'UPLOAD_CLOSED',
  'UPLOAD_FAILED',
  'MRZ_WRONG',
  'PASSPORT_EXPIRED',
  'FOREIGN_ORIGIN',
] as const

/** `text` is rich text. */
const ContractSection = z.object({
  heading: Words,
  facts: z.array(z.object({ label: Words, value: Words })),
  text: Words.nullable(),
})
export type ContractSection = z.output<typeof ContractSection>
const Contract = z.object({
  booking_id: z.string(),
  version: z.int(),
  hash: z.string(),
  title: Words,
  sections: z.array(ContractSection),
  made: Moment,
  agreed_at: Moment.nullable(),
  agreed_by: z.string().nullable(),
  /** The reader's role in signing; null when there is nothing to sign. */
  signs: z.enum(['booker', 'guardian']).nullable(),
  /** Special terms need a consent of their own. */
  has_special: z.boolean(),
  /** True while the trip is ahead and not cancelled. */
  open: z.boolean(),
})

const TravellerDocuments = z.object({
  booking_id: z.string(),
  /** A trip within the country needs none. */
  needs_passports: z.boolean(),
  open: z.boolean(),
  travellers: z.array(
    z.object({
      traveller: z.int(),
      /** Empty while nobody has said it. */
      name: z.string(),
      kind: TravellerKind,
      consents: z.boolean(),
      passport_consent: z.boolean(),
      /** True if the consent must come by the traveller's own link. */
      needs_guardian: z.boolean(),
      passport: z.boolean(),
      expires_soon: z.boolean(),
      /** How many pictures there are, and since when. Only staff can open them. */
      files: z.int(),
      since: Moment.nullable(),
      /** Whom to call if something happens. The telephone in full is for staff and the guide. */
      emergency: z.object({ name: z.string(), contact_masked: z.string(), relation: z.string() }).nullable(),
      /** When staff opened the number for what, the latest first. */
      readings: z.array(z.object({ purpose: z.enum(passportPurposes), at: Moment })),
    }),
  ),
})

export const documentCalls = {
  contract: call({
    method: 'GET',
    path: '/api/landing/contract',
    takes: 'query',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber }),
    output: Contract,
    refuses: ['LOGIN_REQUIRED', 'CONTRACT_NOT_FOUND'],
  }),
  /** The contract for the holder of a link: the booker is masked, and no number is in it. */
  contractLink: call({
    method: 'POST',
    path: '/api/landing/contractLink',
    takes: 'json',
    who: 'link',
    input: z.object({ token: LinkToken }),
    output: Contract.omit({ booking_id: true }),
    refuses: ['LINK_EXPIRED', 'LINK_USED', 'FOREIGN_ORIGIN'],
  }),
  /** A package's contract text, for everyone. */
  packageContract: call({
    method: 'GET',
    path: '/api/landing/packageInfo/contract',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_code: PackageCode }),
    output: z.object({ package_code: PackageCode, title: Words, sections: z.array(ContractSection) }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    cachedBy: ['catalog', 'site'],
  }),
  /**
   * The booker signs with the booking number, a guardian with the minor's link. Version and hash are those of
   * the text that was read; the name is the signer's.
   */
  agreeTerms: call({
    method: 'PUT',
    path: '/api/package/agreeTerms',
    takes: 'json',
    who: 'link',
    input: AgreeTermsInput,
    output: z.object({ version: z.int(), agreed_at: Moment }),
    refuses: [
      'LOGIN_REQUIRED',
      'NAME_UNFIT',
      'CONTRACT_NOT_FOUND',
      'CONTRACT_CHANGED',
      'NOT_THE_SIGNER',
      'LINK_EXPIRED',
      'LINK_USED',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** The meeting point, flights, hotels, and whom to call. Planned until it is confirmed. */
  itinerary: call({
    method: 'GET',
    path: '/api/landing/user/booking/itinerary',
    takes: 'query',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber }),
    output: z.object({
      booking_id: z.string(),
      is_confirmed: z.boolean(),
      title: Words,
      sections: z.array(ContractSection),
    }),
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'],
  }),
  /** Everybody's documents, for the person who booked. */
  papers: call({
    method: 'GET',
    path: '/api/landing/user/booking/papers',
    takes: 'query',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber }),
    output: TravellerDocuments,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'],
  }),
  /** The emergency contact of one traveller. */
  saveContact: call({
    method: 'PUT',
    path: '/api/landing/user/booking/papers',
    takes: 'json',
    who: 'holder',
    input: EmergencyContactInput,
    output: Nothing,
    refuses: [
      'NAME_UNFIT',
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'TRAVELLER_NOT_FOUND',
      'UPLOAD_CLOSED',
      'FOREIGN_ORIGIN',
    ],
  }),
  uploadPassport: call({
    method: 'POST',
    path: '/api/landing/uploadPassport',
    takes: 'form',
    who: 'holder',
    input: Passport,
    output: UploadResult,
    files: passports,
    refuses: [
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'CONSENT_REQUIRED',
      'GUARDIAN_REQUIRED',
      ...uploadRefusals,
    ],
  }),
  /** Only tells what a link is for; spends nothing. */
  linkExpired: call({
    method: 'POST',
    path: '/api/consult/linkExpired',
    takes: 'json',
    who: 'link',
    input: z.object({ token: LinkToken }),
    output: z.object({
      purpose: z.enum(['consent', 'passport']),
      expires: Moment,
      traveller: z.int(),
      /** Masked, so that only its owner recognises it. */
      name: z.string(),
      page_title: Words.nullable(),
      departure_date: Day.nullable(),
      return_date: Day.nullable(),
      needs_guardian: z.boolean(),
      needs_passport: z.boolean(),
      /** The number of pictures that are there already. */
      files: z.int(),
      since: Moment.nullable(),
      has_number: z.boolean(),
    }),
    refuses: ['LINK_EXPIRED', 'LINK_USED', 'FOREIGN_ORIGIN'],
  }),
  deletePassport: call({
    method: 'DELETE',
    path: '/api/landing/passport',
    takes: 'json',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber, traveller: z.int().min(1).max(999) }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'FOREIGN_ORIGIN'],
  }),
  deletePassportLink: call({
    method: 'DELETE',
    path: '/api/landing/passportLink',
    takes: 'json',
    who: 'link',
    input: z.object({ token: LinkToken }),
    output: Nothing,
    refuses: ['LINK_EXPIRED', 'LINK_USED', 'FOREIGN_ORIGIN'],
  }),
  /** `done` closes the link. */
  uploadPassportLink: call({
    method: 'POST',
    path: '/api/landing/uploadPassportLink',
    takes: 'form',
    who: 'link',
    input: PassportByLink,
    output: UploadResult,
    files: passports,
    refuses: ['LINK_EXPIRED', 'LINK_USED', ...uploadRefusals],
  }),
  /** Uses up the link. If passports are needed, the answer has a token for them. */
  privacyAgree: call({
    method: 'POST',
    path: '/api/landing/privacyAgree',
    takes: 'json',
    who: 'link',
    input: PrivacyAgreeInput,
    output: z.object({ agreed_at: Moment, token: z.string().nullable() }),
    refuses: [
      'LINK_EXPIRED',
      'LINK_USED',
      'NAME_UNFIT',
      'CONSENT_REQUIRED',
      'GUARDIAN_REQUIRED',
      'FOREIGN_ORIGIN',
    ],
  }),
}

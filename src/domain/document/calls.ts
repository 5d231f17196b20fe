// §7 Papers: the contract, consents, passports, and the one-time links that bring them.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/calls.ts'
import { PackageCode } from '#domain/catalog/calls.ts'
import { call } from '#platform/wire/call.ts'
import { Day, line, Moment, Words } from '#platform/wire/shapes.ts'

/** 256 random bits; travels in the body only, never in an address. */
const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const Passport = { traveller: z.int().min(1).max(99), passport_number: line(20).optional(), passport_expiry: Day.optional() }
const passports = { files: { accept: 'pictures', private: true } } as const
const Uploaded = z.object({ traveller: z.int(), files: z.int(), expires_soon: z.boolean() })
const Contract = z.object({ version: z.int(), hash: z.string(), title: Words, contents: Words, agreed_at: Moment.nullable() })
const uploads = ['FILE_REQUIRED', 'FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES', 'UPLOAD_CLOSED', 'UPLOAD_FAILED', 'FOREIGN_ORIGIN'] as const

export const documentCalls = {
  /** A booking's contract. */
  contract: call({ method: 'GET', path: '/api/landing/contract', takes: 'query', who: 'holder', input: z.object({ booking_id: BookingNumber }), output: Contract, refuses: ['LOGIN_REQUIRED', 'CONTRACT_NOT_FOUND'] }),
  /** A package's contract text, for everyone. */
  packageContract: call({
    method: 'GET',
    path: '/api/landing/packageInfo/contract',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_code: PackageCode }),
    output: z.object({ package_code: PackageCode, title: Words, contents: Words }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    kept: ['catalog', 'site'],
  }),
  agreeTerms: call({
    method: 'PUT',
    path: '/api/package/agreeTerms',
    takes: 'json',
    who: 'link',
    input: z.object({ booking_id: BookingNumber.optional(), token: LinkToken.optional(), version: z.int(), hash: z.string().max(128), name: line(60).min(1) }),
    output: z.object({ version: z.int(), agreed_at: Moment }),
    refuses: ['LOGIN_REQUIRED', 'CONTRACT_NOT_FOUND', 'LINK_EXPIRED', 'FOREIGN_ORIGIN'],
  }),
  uploadPassport: call({
    method: 'POST',
    path: '/api/landing/uploadPassport',
    takes: 'form',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber, ...Passport }),
    output: Uploaded,
    files: passports,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', ...uploads],
    drops: ['booking'],
  }),
  /** Only tells what a link is for; spends nothing. */
  linkExpired: call({
    method: 'POST',
    path: '/api/consult/linkExpired',
    takes: 'json',
    who: 'link',
    input: z.object({ token: LinkToken }),
    output: z.object({ purpose: z.enum(['consent', 'passport', 'contract']), expires: Moment, page_title: Words.nullable(), departure_date: Day.nullable(), traveller: z.int().nullable() }),
    refuses: ['LINK_EXPIRED', 'FOREIGN_ORIGIN'],
  }),
  uploadPassportLink: call({
    method: 'POST',
    path: '/api/landing/uploadPassportLink',
    takes: 'form',
    who: 'link',
    input: z.object({ token: LinkToken, ...Passport }),
    output: Uploaded,
    files: passports,
    refuses: ['LINK_EXPIRED', ...uploads],
  }),
  privacyAgree: call({
    method: 'POST',
    path: '/api/landing/privacyAgree',
    takes: 'json',
    who: 'link',
    input: z.object({
      token: LinkToken,
      consents: z.object({ age: z.boolean(), use: z.boolean(), privacy: z.boolean(), passport: z.boolean(), tour: z.boolean() }),
      guardian: z.object({ name: line(60).min(1), contact: line(20).min(7), agrees: z.literal(true, { error: 'CONSENT_REQUIRED' }) }).optional(),
    }),
    output: z.object({ agreed_at: Moment }),
    refuses: ['LINK_EXPIRED', 'CONSENT_REQUIRED', 'FOREIGN_ORIGIN'],
  }),
}

// The calls about the people of an office: log-in, second factors, sessions, invitations, roles, log.
import { z } from 'zod'
import { pageSizes, passwordLength } from '#limits.ts'
import { sendsSheet, sheetInput } from '#platform/sheet/sheet.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, listOf, Moment, Nothing, paging, personName, Words } from '#platform/wire/shapes.ts'
import { roles } from '#roles.ts'
import { keyCalls } from './key-calls.ts'

const Email = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase())
const Password = z.string().min(passwordLength.least).max(passwordLength.most)
const Code = line(20).min(6)
const Roles = z.array(z.enum(roles)).min(1)
const Token = z.string().min(20).max(100)
const Bytes = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)
const Key = { id: Bytes, rawId: Bytes, type: z.literal('public-key') }
const About = {
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}
/** What a browser answers when a passkey is used. */
export const Signed = z.object({
  ...Key,
  ...About,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
/** What it answers when one is made. */
export const Made = z.object({
  ...Key,
  ...About,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
  }),
})
const Options = z.looseObject({ challenge: z.string() })
const Offer = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
})

/** What is still asked for: nothing, or one of these. */
const Next = z.object({ next: z.enum(['in', 'second']), factors: z.array(z.enum(['totp', 'passkey'])) })

const Member = z.object({
  staff_id: Id,
  email: z.string(),
  name: z.string(),
  roles: Roles,
  revision: z.int(),
  since: Moment,
  last_used: Moment.nullable(),
  has_factor: z.boolean(),
})

const logFilters = {
  staff_id: Id.optional(),
  call: line(60).optional(),
  subject: line(60).optional(),
  from: Day.optional(),
  to: Day.optional(),
}
const ListName = z.string().regex(/^[a-z-]{1,40}$/)

export const staffCalls = {
  ...keyCalls,
  login: call({
    method: 'POST',
    path: '/api/office/login',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Email, password: z.string().max(passwordLength.most) }),
    output: Next,
    refuses: ['LOGIN_FAILED', 'TOO_MANY_TRIES'],
  }),
  secondFactor: call({
    method: 'POST',
    path: '/api/office/login/second',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ code: Code }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'WRONG_CODE', 'TOO_MANY_TRIES'],
  }),
  passkeyAsk: call({
    method: 'POST',
    path: '/api/office/passkey/ask',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: Nothing,
    output: Options,
    refuses: ['TOO_MANY_TRIES'],
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/api/office/passkey/login',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ signed: Signed }),
    output: Nothing,
    refuses: ['LOGIN_FAILED', 'TOO_MANY_TRIES'],
  }),
  stepUp: call({
    method: 'POST',
    path: '/api/office/step-up',
    takes: 'json',
    who: 'staff',
    tx: 'own',
    input: z.object({ code: Code.optional(), signed: Signed.optional() }),
    output: Nothing,
    refuses: ['WRONG_CODE', 'TOO_MANY_TRIES'],
  }),
  logout: call({
    method: 'POST',
    path: '/api/office/logout',
    takes: 'json',
    who: 'anyone',
    input: Nothing,
    output: Nothing,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/office/password/forgot',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Email }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES'],
  }),
  newPassword: call({
    method: 'POST',
    path: '/api/office/password/new',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: Token, password: Password }),
    output: Nothing,
    refuses: ['LINK_EXPIRED', 'WEAK_PASSWORD'],
  }),
  me: call({
    method: 'GET',
    path: '/api/office/me',
    takes: 'query',
    who: 'staff',
    fresh: true,
    input: Nothing,
    output: z.object({
      staff_id: Id,
      email: z.string(),
      name: z.string(),
      language: z.enum(['ko', 'en']),
      agencies: z.array(
        z.object({
          travel_agency: z.int(),
          company_name: Words,
          logo: z.string().nullable(),
          origin: z.string(),
          roles: Roles,
          may: z.array(z.string()),
        }),
      ),
      totp: z.boolean(),
      passkeys: z.array(
        z.object({
          credential_id: z.string(),
          name: z.string(),
          reg_date: Moment,
          last_used: Moment.nullable(),
        }),
      ),
      codes_left: z.int(),
      needs_factor: z.boolean(),
    }),
  }),
  updateMe: call({
    method: 'PUT',
    path: '/api/office/me',
    takes: 'json',
    who: 'staff',
    input: z.object({ name: personName(40).min(1), language: z.enum(['ko', 'en']) }),
    output: Nothing,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/office/password',
    takes: 'json',
    who: 'staff',
    tx: 'own',
    input: z.object({ current_password: z.string().max(passwordLength.most), new_password: Password }),
    output: Nothing,
    refuses: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_TRIES'],
  }),
  totpOffer: call({
    method: 'POST',
    path: '/api/office/totp/offer',
    takes: 'json',
    who: 'staff',
    proof: true,
    input: Nothing,
    /** `path`: the QR code's squares as an SVG path, `size` squares wide. */
    output: z.object({ secret: z.string(), uri: z.string(), path: z.string(), size: z.int() }),
  }),
  totpSet: call({
    method: 'POST',
    path: '/api/office/totp',
    takes: 'json',
    who: 'staff',
    tx: 'own',
    proof: true,
    input: z.object({ code: Code }),
    output: z.object({ codes: z.array(z.string()) }),
    refuses: ['WRONG_CODE', 'TOO_MANY_TRIES'],
  }),
  totpRemove: call({
    method: 'DELETE',
    path: '/api/office/totp',
    takes: 'json',
    who: 'staff',
    proof: true,
    input: Nothing,
    output: Nothing,
  }),
  newCodes: call({
    method: 'POST',
    path: '/api/office/codes',
    takes: 'json',
    who: 'staff',
    proof: true,
    input: Nothing,
    output: z.object({ codes: z.array(z.string()) }),
    refuses: ['WRONG_PROGRESS'],
  }),
  passkeyOffer: call({
    method: 'POST',
    path: '/api/office/passkey/offer',
    takes: 'json',
    who: 'staff',
    proof: true,
    input: Nothing,
    output: Offer,
  }),
  passkeyAdd: call({
    method: 'POST',
    path: '/api/office/passkey',
    takes: 'json',
    who: 'staff',
    tx: 'own',
    proof: true,
    input: z.object({ name: line(40).min(1), signed: Made }),
    output: Nothing,
    refuses: ['WRONG_CODE'],
  }),
  passkeyRemove: call({
    method: 'DELETE',
    path: '/api/office/passkey',
    takes: 'json',
    who: 'staff',
    proof: true,
    input: z.object({ credential_id: z.string().max(2000) }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  sessions: call({
    method: 'GET',
    path: '/api/office/sessions',
    takes: 'query',
    who: 'staff',
    fresh: true,
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          device: z.string(),
          ip: z.string(),
          started: Moment,
          last_used: Moment,
          here: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/office/sessions',
    takes: 'json',
    who: 'staff',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  people: call({
    method: 'GET',
    path: '/api/office/people',
    takes: 'query',
    who: 'staff',
    may: 'staff',
    fresh: true,
    input: Nothing,
    output: z.object({
      list: z.array(Member),
      invitations: z.array(
        z.object({
          id: Id,
          email: z.string(),
          roles: Roles,
          invited_by: z.string(),
          reg_date: Moment,
          expires: Moment.nullable(),
        }),
      ),
    }),
  }),
  /** Who works here, for whoever gives somebody a task. */
  colleagues: call({
    method: 'GET',
    path: '/api/office/colleagues',
    takes: 'query',
    who: 'staff',
    may: 'today',
    fresh: true,
    input: Nothing,
    output: z.object({ list: z.array(z.object({ staff_id: Id, name: z.string() })) }),
  }),
  invite: call({
    method: 'POST',
    path: '/api/office/people/invite',
    takes: 'json',
    who: 'staff',
    may: 'staff',
    proof: true,
    input: z.object({ email: Email, roles: Roles }),
    output: z.object({ id: Id }),
    refuses: ['ALREADY_STAFF'],
  }),
  callBack: call({
    method: 'DELETE',
    path: '/api/office/people/invite',
    takes: 'json',
    who: 'staff',
    may: 'staff',
    proof: true,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  changeRoles: call({
    method: 'PUT',
    path: '/api/office/people',
    takes: 'json',
    who: 'staff',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id, roles: Roles, revision: z.int() }),
    output: z.object({ revision: z.int() }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_OWNER'],
  }),
  removePerson: call({
    method: 'DELETE',
    path: '/api/office/people',
    takes: 'json',
    who: 'staff',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'LAST_OWNER'],
  }),
  resetFactor: call({
    method: 'POST',
    path: '/api/office/people/factor',
    takes: 'json',
    who: 'staff',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'OWNER_AT_DESK', 'WORKS_ELSEWHERE'],
  }),
  invitation: call({
    method: 'POST',
    path: '/api/office/invitation',
    takes: 'json',
    who: 'anyone',
    input: z.object({ token: Token }),
    output: z.object({
      email: z.string(),
      company_name: Words,
      roles: Roles,
      known: z.boolean(),
      expires: Moment,
    }),
    refuses: ['LINK_EXPIRED'],
  }),
  accept: call({
    method: 'POST',
    path: '/api/office/invitation/accept',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({
      token: Token,
      name: personName(40).min(1).optional(),
      password: z.string().max(passwordLength.most),
    }),
    output: z.object({ travel_agency: z.int(), ...Next.shape }),
    refuses: ['LINK_EXPIRED', 'LOGIN_FAILED', 'WEAK_PASSWORD', 'TOO_MANY_TRIES'],
  }),
  log: call({
    method: 'GET',
    path: '/api/office/log',
    takes: 'query',
    who: 'staff',
    may: 'log',
    fresh: true,
    input: z.object({ ...paging(pageSizes.officeRows), ...logFilters }),
    output: listOf(
      z.object({
        id: Id,
        at: Moment,
        staff_id: Id.nullable(),
        staff_name: z.string(),
        /** Not null: a system with this key did it, and the name is the key's. */
        key_id: Id.nullable(),
        ip: z.string(),
        call: z.string(),
        subject: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        /** The same in the words of who reads it. */
        said: z.object({ what: z.string(), about: z.string(), before: z.string(), after: z.string() }),
      }),
    ),
  }),
  exportLog: call({
    ...sendsSheet,
    path: '/api/office/log/file',
    may: 'log',
    input: z.object({
      ...logFilters,
      ...sheetInput(['at', 'who', 'what', 'subject', 'change', 'ip']),
    }),
  }),
  /** How a person likes to see a list: its filters and order under a name. */
  views: call({
    method: 'GET',
    path: '/api/office/views',
    takes: 'query',
    who: 'staff',
    fresh: true,
    input: z.object({ list: ListName }),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string(), query: z.string() })) }),
    refuses: ['AGENCY_NOT_FOUND'],
  }),
  /** Under a name that is there already it takes its place. */
  saveView: call({
    method: 'PUT',
    path: '/api/office/view',
    takes: 'json',
    who: 'staff',
    input: z.object({ list: ListName, name: line(40).min(1), query: line(500) }),
    output: z.object({ id: Id }),
    refuses: ['AGENCY_NOT_FOUND', 'TOO_MANY_VIEWS'],
  }),
  removeView: call({
    method: 'DELETE',
    path: '/api/office/view',
    takes: 'json',
    who: 'staff',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['AGENCY_NOT_FOUND', 'NOT_FOUND'],
  }),
}

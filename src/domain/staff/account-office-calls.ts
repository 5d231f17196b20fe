// The calls about one's own account: name, password, second factors, sessions.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import { call } from '#platform/wire/call.ts'
import { Id, line, Moment, Nothing, personName, Words } from '#platform/wire/shapes.ts'
import { Code, PasskeyCreationOptions, PasskeyRegistration, Password, Roles } from './shapes.ts'

export const accountCalls = {
  me: call({
    method: 'GET',
    path: '/api/office/me',
    takes: 'query',
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
          /** Its site is not public yet. */
          is_preparing: z.boolean(),
          /** The languages of the site, its own first: writers are asked for no other. */
          languages: z.array(z.enum(['ko', 'en'])),
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
      is_operator: z.boolean(),
      /** Was shown around, and ended it. */
      is_toured: z.boolean(),
    }),
  }),
  updateMe: call({
    method: 'PUT',
    path: '/api/office/me',
    takes: 'json',
    input: z.object({ name: personName(40).min(1), language: z.enum(['ko', 'en']) }),
    output: Nothing,
  }),
  endTour: call({
    method: 'POST',
    path: '/api/office/me/tour',
    takes: 'json',
    input: Nothing,
    output: Nothing,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/office/password',
    takes: 'json',
    tx: 'own',
    input: z.object({ current_password: z.string().max(passwordLength.most), new_password: Password }),
    output: Nothing,
    refuses: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_TRIES'],
  }),
  totpOffer: call({
    method: 'POST',
    path: '/api/office/totp/offer',
    takes: 'json',
    proof: 'strongest',
    input: Nothing,
    /** `path`: the QR code's squares as an SVG path, `size` squares wide. */
    output: z.object({ secret: z.string(), uri: z.string(), path: z.string(), size: z.int() }),
  }),
  totpSet: call({
    method: 'POST',
    path: '/api/office/totp',
    takes: 'json',
    tx: 'own',
    proof: 'strongest',
    input: z.object({ code: Code }),
    output: z.object({ codes: z.array(z.string()) }),
    refuses: ['WRONG_CODE', 'TOO_MANY_TRIES'],
  }),
  totpRemove: call({
    method: 'DELETE',
    path: '/api/office/totp',
    takes: 'json',
    proof: true,
    input: Nothing,
    output: Nothing,
  }),
  newCodes: call({
    method: 'POST',
    path: '/api/office/codes',
    takes: 'json',
    proof: true,
    input: Nothing,
    output: z.object({ codes: z.array(z.string()) }),
    refuses: ['WRONG_PROGRESS'],
  }),
  passkeyOffer: call({
    method: 'POST',
    path: '/api/office/passkey/offer',
    takes: 'json',
    proof: 'strongest',
    input: Nothing,
    output: PasskeyCreationOptions,
  }),
  passkeyAdd: call({
    method: 'POST',
    path: '/api/office/passkey',
    takes: 'json',
    tx: 'own',
    proof: 'strongest',
    input: z.object({ name: line(40).min(1), signed: PasskeyRegistration }),
    output: Nothing,
    refuses: ['WRONG_CODE'],
  }),
  passkeyRemove: call({
    method: 'DELETE',
    path: '/api/office/passkey',
    takes: 'json',
    proof: true,
    input: z.object({ credential_id: z.string().max(2000) }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  sessions: call({
    method: 'GET',
    path: '/api/office/sessions',
    takes: 'query',
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
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}

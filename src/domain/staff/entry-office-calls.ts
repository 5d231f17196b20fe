// The calls before somebody is logged in: log-in, second factor, forgotten password, invitation.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import { call } from '#platform/wire/call.ts'
import { Moment, Nothing, personName, Words } from '#platform/wire/shapes.ts'
import { Code, Email, PasskeyAssertion, PasskeyRequestOptions, Password, Roles, Token } from './shapes.ts'

/** The step that is still asked for, if any. */
const LoginStep = z.object({ next: z.enum(['in', 'second']), factors: z.array(z.enum(['totp', 'passkey'])) })

export const entryCalls = {
  login: call({
    method: 'POST',
    path: '/api/office/login',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Email, password: z.string().max(passwordLength.most) }),
    output: LoginStep,
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
    output: PasskeyRequestOptions,
    refuses: ['TOO_MANY_TRIES'],
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/api/office/passkey/login',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ signed: PasskeyAssertion }),
    output: Nothing,
    refuses: ['LOGIN_FAILED', 'TOO_MANY_TRIES'],
  }),
  stepUp: call({
    method: 'POST',
    path: '/api/office/step-up',
    takes: 'json',
    tx: 'own',
    /** The password counts for people without a second factor, to add the first. */
    input: z.object({
      code: Code.optional(),
      signed: PasskeyAssertion.optional(),
      password: z.string().max(passwordLength.most).optional(),
    }),
    output: Nothing,
    refuses: ['WRONG_CODE', 'WRONG_PASSWORD', 'STEP_UP_REQUIRED', 'TOO_MANY_TRIES'],
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
      /** That of the mail with the link. */
      language: z.enum(['ko', 'en']),
      expires: Moment,
      /** Until then it cannot be accepted; null once it can. */
      usable_from: Moment.nullable(),
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
    output: z.object({ travel_agency: z.int(), ...LoginStep.shape }),
    refuses: ['LINK_EXPIRED', 'INVITATION_WAITS', 'LOGIN_FAILED', 'WEAK_PASSWORD', 'TOO_MANY_TRIES'],
  }),
}

// §7 User: the calls for joining, logging in, staying logged in, leaving.
import { z } from 'zod'
import { passwordLength } from '#limits.ts'
import { call } from '#platform/wire/call.ts'
import { Birthdate, Contact, Day, Id, line, Moment, Nothing, personName } from '#platform/wire/shapes.ts'
import { loginIdPattern } from './login-id.ts'

const LoginId = line(40).toLowerCase()
const NewLoginId = LoginId.regex(loginIdPattern)
const Password = z.string().min(1).max(passwordLength.most)
const NewPassword = z.string().min(passwordLength.least).max(passwordLength.most)
const Email = z.email().max(254)
const MailToken = z.string().min(1).max(128)
const Gender = z.enum(['male', 'female'])

/** The consents of joining; each is kept with the version of its text. §2 consent page */
const Consents = z.object({ age: z.boolean(), use: z.boolean(), privacy: z.boolean(), tour: z.boolean() })

const User = z.object({
  id: Id,
  login_id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  contact: z.string().nullable(),
  gender: Gender.nullable(),
  birthdate: Day.nullable(),
  login_type: z.enum(['id', 'kakao']),
  consents_missing: z.boolean(),
})

const Tokens = z.object({ id: Id, token: z.string(), refreshToken: z.string() })
const Person = { name: personName(60), email: Email, contact: Contact, gender: Gender, birthdate: Birthdate }
const rooms = ['catalog', 'wish', 'booking', 'board'] as const

export const memberCalls = {
  login: call({
    method: 'POST',
    path: '/api/user/login/landing',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({
      username: line(60).min(1).toLowerCase(),
      password: Password,
      auto_login: z.boolean().default(false),
    }),
    output: Tokens,
    refuses: ['LOGIN_FAILED', 'TOO_MANY_TRIES', 'UNAVAILABLE', 'FOREIGN_ORIGIN'],
    drops: rooms,
  }),
  info: call({
    method: 'GET',
    path: '/api/landing/user/info',
    takes: 'query',
    who: 'member',
    input: z.object({ id: Id.optional() }),
    output: User,
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'ABNORMAL_ACCESS'],
  }),
  join: call({
    method: 'POST',
    path: '/api/user/join',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z
      .object({
        login_id: NewLoginId,
        password: NewPassword,
        role: z.literal('MEMBER').optional(),
        ...Person,
        consents: Consents,
      })
      .partial()
      .required({ login_id: true, password: true }),
    output: z.object({ id: Id }),
    refuses: [
      'NAME_UNFIT',
      'ID_TAKEN',
      'PHONE_TAKEN',
      'WEAK_PASSWORD',
      'CONSENT_REQUIRED',
      'TOO_MANY_TRIES',
      'UNAVAILABLE',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** While the id is typed; joining says the same in the end. */
  idFree: call({
    method: 'GET',
    path: '/api/user/idFree',
    takes: 'query',
    who: 'anyone',
    tx: 'own',
    fresh: true,
    input: z.object({ login_id: NewLoginId }),
    output: z.object({ free: z.boolean() }),
    refuses: ['TOO_MANY_TRIES'],
  }),
  kakaoLogin: call({
    method: 'POST',
    path: '/api/user/kakaoLogin',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ code: z.string().min(1).max(512), state: z.string().min(1).max(128) }),
    output: Tokens,
    refuses: ['KAKAO_FAILED', 'FOREIGN_ORIGIN'],
    drops: rooms,
  }),
  // An empty address is sent too (§5): the answer is the same for every address.
  resetPassword: call({
    method: 'POST',
    path: '/api/landing/user/resetPassword',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: z.union([Email, z.literal('')]) }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  update: call({
    method: 'PUT',
    path: '/api/landing/user/update',
    takes: 'json',
    who: 'member',
    tx: 'own',
    input: z
      .object({ id: Id.optional(), ...Person, current_password: Password, consents: Consents })
      .partial(),
    output: z.object({ id: Id }),
    refuses: [
      'LOGIN_REQUIRED',
      'PASSWORD_MUST_CHANGE',
      'ABNORMAL_ACCESS',
      'NAME_UNFIT',
      'PHONE_TAKEN',
      'WRONG_PASSWORD',
      'CONSENT_REQUIRED',
      'TOO_MANY_TRIES',
      'UNAVAILABLE',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** Who logged in with a mailed password has shown it already; everyone else gives the current one. */
  updatePassword: call({
    method: 'PUT',
    path: '/api/landing/user/updatePassword',
    takes: 'json',
    who: 'member',
    unready: true,
    tx: 'own',
    input: z.object({ id: Id.optional(), current_password: Password.optional(), new_password: NewPassword }),
    output: z.object({ id: Id }),
    refuses: [
      'LOGIN_REQUIRED',
      'ABNORMAL_ACCESS',
      'WRONG_PASSWORD',
      'SAME_PASSWORD',
      'WEAK_PASSWORD',
      'TOO_MANY_TRIES',
      'UNAVAILABLE',
      'FOREIGN_ORIGIN',
    ],
  }),
  withdrawal: call({
    method: 'DELETE',
    path: '/api/landing/user/withdrawal',
    takes: 'json',
    who: 'member',
    tx: 'own',
    input: z.object({ id: Id.optional(), password: Password.optional() }),
    output: Nothing,
    refuses: [
      'LOGIN_REQUIRED',
      'PASSWORD_MUST_CHANGE',
      'ABNORMAL_ACCESS',
      'WRONG_PASSWORD',
      'TOO_MANY_TRIES',
      'UNAVAILABLE',
      'FOREIGN_ORIGIN',
    ],
    drops: rooms,
  }),
  refresh: call({
    method: 'POST',
    path: '/api/user/refresh',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ refreshToken: z.string().max(128).optional() }),
    output: Tokens,
    refuses: ['LOGIN_REQUIRED', 'FOREIGN_ORIGIN'],
  }),
  logout: call({
    method: 'POST',
    path: '/api/user/logout',
    takes: 'json',
    who: 'anyone',
    unready: true,
    input: Nothing,
    output: Nothing,
    refuses: ['FOREIGN_ORIGIN'],
    drops: rooms,
  }),
  /** Mails the id to a verified address; the same answer for every address. */
  findId: call({
    method: 'POST',
    path: '/api/landing/user/findId',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Email }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /** Tells whose the link of a mail is, and whether that is who asks; spends nothing. */
  mailLink: call({
    method: 'POST',
    path: '/api/landing/user/mailLink',
    takes: 'json',
    who: 'anyone',
    input: z.object({ token: MailToken }),
    output: z.object({
      purpose: z.enum(['verify-email', 'reset-password']),
      asked: Moment,
      /** None of somebody who logs in with Kakao. */
      login_ids: z.array(z.string()),
      is_mine: z.boolean(),
    }),
    refuses: ['LINK_EXPIRED', 'FOREIGN_ORIGIN'],
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/landing/user/verifyEmail',
    takes: 'json',
    who: 'member',
    input: z.object({ token: MailToken }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'LINK_EXPIRED', 'FOREIGN_ORIGIN'],
    drops: ['booking'],
  }),
  /** A new password for one of the members who gave the address the link was mailed to. */
  resetByLink: call({
    method: 'POST',
    path: '/api/landing/user/resetByLink',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: MailToken, login_id: LoginId, new_password: NewPassword }),
    output: Nothing,
    refuses: ['LINK_EXPIRED', 'SAME_PASSWORD', 'WEAK_PASSWORD', 'UNAVAILABLE', 'FOREIGN_ORIGIN'],
    drops: rooms,
  }),
  /** Mails the link of verifyEmail once more. */
  askVerification: call({
    method: 'POST',
    path: '/api/landing/user/askVerification',
    takes: 'json',
    who: 'member',
    tx: 'own',
    input: Nothing,
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
}

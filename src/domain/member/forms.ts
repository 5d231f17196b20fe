// The fields people enter to join, log in and change their details, with their error sentences.
// The calls take the same. A form may ask for more than its call: JoinForm, InfoForm, ConsentsForm.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import type { SentenceName } from '#platform/wire/explain.ts'
import {
  Birthdate,
  Contact,
  Email,
  Id,
  line,
  personName,
  withError,
  withMissingError,
} from '#platform/wire/shapes.ts'
import { loginIdPattern } from './login-id.ts'

const LoginId = line(40, 'enterId').toLowerCase()
export const NewLoginId = LoginId.regex(loginIdPattern, withError('idForm'))
const password = (empty: SentenceName) =>
  z.string(withMissingError(empty)).min(1, withError(empty)).max(passwordLength.most)
const newPassword = (empty: SentenceName) => password(empty).min(passwordLength.least)
export const MailToken = z.string().min(1).max(128)
export const Gender = z.enum(['male', 'female'])

/** The consents of joining; each is stored with the version of its text. §2 consent page */
const Consents = z.object({ age: z.boolean(), use: z.boolean(), privacy: z.boolean(), tour: z.boolean() })
const RequiredConsent = z.literal(true, { error: 'CONSENT_REQUIRED' })
const AllConsents = z.object({
  age: RequiredConsent,
  use: RequiredConsent,
  privacy: RequiredConsent,
  tour: RequiredConsent,
})
export const ConsentsForm = z.object({ consents: AllConsents })

const MemberFields = z
  .object({ name: personName(60), email: Email, contact: Contact, gender: Gender, birthdate: Birthdate })
  .partial()
const requiredFields = { name: personName(60, 'enterName'), email: Email, contact: Contact }

export const Login = z.object({
  username: line(60, 'enterId').toLowerCase(),
  password: password('enterPassword'),
  auto_login: z.boolean().default(false),
})
export const Join = z.object({
  login_id: NewLoginId,
  password: newPassword('enterPassword'),
  role: z.literal('MEMBER').optional(),
  ...MemberFields.shape,
  consents: Consents.optional(),
})
export const JoinForm = Join.extend({ ...requiredFields, consents: AllConsents })

export const FindIdInput = z.object({ email: Email })
/** An empty address is sent too (§5): the answer is the same for every address. */
export const ResetPasswordInput = z.object({ email: z.union([Email, z.literal('')], withError('emailForm')) })
export const ResetByLink = z.object({
  token: MailToken,
  login_id: LoginId,
  new_password: newPassword('enterNewPassword'),
})

const current_password = password('enterCurrentPassword')
export const UpdateInfoInput = z.object({
  id: Id.optional(),
  ...MemberFields.shape,
  current_password: current_password.optional(),
  consents: Consents.optional(),
})
/** A name that is there may be changed, not emptied. */
export const InfoForm = UpdateInfoInput.extend({ name: requiredFields.name.optional() })
export const UpdatePasswordInput = z.object({
  id: Id.optional(),
  current_password: current_password.optional(),
  new_password: newPassword('enterNewPassword'),
})
export const Withdrawal = z.object({ id: Id.optional(), password: password('enterPassword').optional() })

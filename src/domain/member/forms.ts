// What people enter to join, log in and change what is known of them, and what each field is told.
// The calls take the same. A form may ask for more than its call: JoinForm, InfoForm, ConsentsForm.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import type { Sentence } from '#platform/wire/explain.ts'
import { Birthdate, Contact, Email, Id, line, personName, says, whenAbsent } from '#platform/wire/shapes.ts'
import { loginIdPattern } from './login-id.ts'

const LoginId = line(40, 'enterId').toLowerCase()
export const NewLoginId = LoginId.regex(loginIdPattern, says('idForm'))
const password = (empty: Sentence) => z.string(whenAbsent(empty)).min(1, says(empty)).max(passwordLength.most)
const newPassword = (empty: Sentence) => password(empty).min(passwordLength.least)
export const MailToken = z.string().min(1).max(128)
export const Gender = z.enum(['male', 'female'])

/** The consents of joining; each is kept with the version of its text. §2 consent page */
const Consents = z.object({ age: z.boolean(), use: z.boolean(), privacy: z.boolean(), tour: z.boolean() })
const Given = z.literal(true, { error: 'CONSENT_REQUIRED' })
const AllConsents = z.object({ age: Given, use: Given, privacy: Given, tour: Given })
export const ConsentsForm = z.object({ consents: AllConsents })

const Person = z
  .object({ name: personName(60), email: Email, contact: Contact, gender: Gender, birthdate: Birthdate })
  .partial()
const filled = { name: personName(60, 'enterName'), email: Email, contact: Contact }

export const Login = z.object({
  username: line(60, 'enterId').toLowerCase(),
  password: password('enterPassword'),
  auto_login: z.boolean().default(false),
})
export const Join = z.object({
  login_id: NewLoginId,
  password: newPassword('enterPassword'),
  role: z.literal('MEMBER').optional(),
  ...Person.shape,
  consents: Consents.optional(),
})
export const JoinForm = Join.extend({ ...filled, consents: AllConsents })

export const AskedId = z.object({ email: Email })
/** An empty address is sent too (§5): the answer is the same for every address. */
export const AskedPassword = z.object({ email: z.union([Email, z.literal('')], says('emailForm')) })
export const ResetByLink = z.object({
  token: MailToken,
  login_id: LoginId,
  new_password: newPassword('enterNewPassword'),
})

const current_password = password('enterCurrentPassword')
export const ChangedInfo = z.object({
  id: Id.optional(),
  ...Person.shape,
  current_password: current_password.optional(),
  consents: Consents.optional(),
})
/** A name that is there may be changed, not emptied. */
export const InfoForm = ChangedInfo.extend({ name: filled.name.optional() })
export const ChangedPassword = z.object({
  id: Id.optional(),
  current_password: current_password.optional(),
  new_password: newPassword('enterNewPassword'),
})
export const Withdrawal = z.object({ id: Id.optional(), password: password('enterPassword').optional() })

// Shapes that several calls about people of an office share.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import type { SentenceName } from '#platform/wire/explain.ts'
import { line } from '#platform/wire/shapes.ts'
import { roles } from '#roles.ts'

export const Email = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase())
export const Password = z.string().min(passwordLength.least).max(passwordLength.most)
export const Code = line(20).min(6)
export const Roles = z.array(z.enum(roles)).min(1)
/** Roles to be assigned: each once. */
export const AssignedRoles = Roles.max(roles.length).refine((list) => new Set(list).size === list.length, {
  error: 'format' satisfies SentenceName,
})
export const Token = z.string().min(20).max(100)
const Bytes = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)
const PasskeyFields = { id: Bytes, rawId: Bytes, type: z.literal('public-key') }
const PasskeyClientFields = {
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}
/** The browser's answer when a passkey is used. */
export const PasskeyAssertion = z.object({
  ...PasskeyFields,
  ...PasskeyClientFields,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
/** The browser's answer when a passkey is made. */
export const PasskeyRegistration = z.object({
  ...PasskeyFields,
  ...PasskeyClientFields,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
  }),
})
export const PasskeyRequestOptions = z.looseObject({ challenge: z.string() })
export const PasskeyCreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
})

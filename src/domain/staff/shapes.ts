// What several calls about people of an office take and answer.
import { z } from 'zod'
import { passwordLength } from '#limits/access.ts'
import type { Sentence } from '#platform/wire/explain.ts'
import { line } from '#platform/wire/shapes.ts'
import { roles } from '#roles.ts'

export const Email = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase())
export const Password = z.string().min(passwordLength.least).max(passwordLength.most)
export const Code = line(20).min(6)
export const Roles = z.array(z.enum(roles)).min(1)
/** As they are given to somebody: each once. */
export const GivenRoles = Roles.max(roles.length).refine((given) => new Set(given).size === given.length, {
  error: 'format' satisfies Sentence,
})
export const Token = z.string().min(20).max(100)
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
export const Options = z.looseObject({ challenge: z.string() })
export const TotpOffer = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
})

// What a member agrees to when joining, and whether all of it is there. §2 consent page
import { countConsents, listConsentProofs, saveConsents } from '#domain/consent/consents.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export type Consents = { age: boolean; use: boolean; privacy: boolean; tour: boolean }
const requiredConsents = ['age', 'use', 'privacy', 'tour'] as const

export async function recordConsents(ctx: Ctx, member_id: number, consents: Consents): Promise<void> {
  if (requiredConsents.some((type) => !consents[type])) refuse('CONSENT_REQUIRED')
  await saveConsents(ctx, { member_id }, await listConsentProofs(ctx, requiredConsents))
}

export const hasMissingConsents = async (ctx: Ctx, member_id: number) =>
  (await countConsents(ctx, member_id, requiredConsents)) < requiredConsents.length

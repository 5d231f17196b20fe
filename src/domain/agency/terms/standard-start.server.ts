// The standard texts of all required terms at once: what they still lack, and publishing them together.

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuse } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { termsCalls as calls } from './office-calls.ts'
import { createTermsVersion } from './publish-terms.server.ts'
import { listGaps } from './standard/standard-terms.server.ts'
import { findTermsDraft, getStandardTerms, listTermsVersions } from './terms.server.ts'
import { requiredTermsTypes } from './terms-types.ts'

type StandardInput = In<typeof calls.publishStandard>
type RequiredType = (typeof requiredTermsTypes)[number]

/** Required kinds with neither version nor draft; one that was begun is left to its author. */
async function listUnbegunTypes(ctx: AgencyContext): Promise<RequiredType[]> {
  const types: RequiredType[] = []
  for (const type of requiredTermsTypes)
    if ((await listTermsVersions(ctx, type)).length === 0 && !(await findTermsDraft(ctx, type)))
      types.push(type)
  return types
}

const pickName = (type: RequiredType, tour: StandardInput['tour']) => (type === 'tour' ? tour : type)
/** Placeholders for the two gaps that the form asks for; the company's details fill the others. */
const asked = { ko: '-', en: '-' }

export async function start(ctx: AgencyContext) {
  const types = await listUnbegunTypes(ctx)
  const languages = await readSiteLanguages(ctx)
  const missing = new Set<string>()
  for (const type of types) {
    const gaps = { payment_agent: asked, message_sender: asked }
    const { contents } = await getStandardTerms(ctx, { name: pickName(type, 'both') }, gaps)
    for (const language of languages) for (const gap of listGaps(contents[language])) missing.add(gap)
  }
  return { types, languages, missing: [...missing] }
}

export async function publishStandard(ctx: StaffCtx, { types, tour, ...gaps }: StandardInput) {
  await lockAgency(ctx)
  const unbegun = await listUnbegunTypes(ctx)
  if (unbegun.length !== types.length || !unbegun.every((type) => types.includes(type)))
    refuse('CHANGED_MEANWHILE')
  const effective_date = await readToday(ctx.db)
  for (const type of unbegun) {
    const text = await getStandardTerms(ctx, { name: pickName(type, tour) }, gaps)
    await createTermsVersion(ctx, type, { ...text, effective_date })
  }
  await reportSettingsChange(ctx, 'terms', { subject: 'terms', after: { effective_date } })
  return {}
}

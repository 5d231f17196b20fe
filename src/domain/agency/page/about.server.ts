// The page about the agency: its text, a picture of its office, and how one comes there.

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuseForeignPictures } from '#domain/agency/look/site-pictures.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { isBlank, sanitizeLocalizedText } from '#platform/rich-text.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { pageCalls as calls } from './office-calls.ts'

const empty = { ko: '', en: '' }

async function readAbout({ db, travel_agency }: AgencyContext) {
  const stored = await db
    .selectFrom('agency_about')
    .select(['title', 'contents', 'directions', 'picture'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const { title = empty, contents = empty, directions, picture = null } = stored ?? {}
  return { title, contents, directions: directions ?? empty, picture }
}

export async function getAbout(ctx: AgencyContext) {
  const about = await readAbout(ctx)
  return { revision: calculateRevision(about), languages: await readSiteLanguages(ctx), about }
}

export async function saveAbout(ctx: StaffCtx, { revision, ...text }: In<typeof calls.saveAbout>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readAbout(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  await checkAbout(ctx, text)
  if (text.picture !== null && text.picture !== before.picture)
    await refuseForeignPictures(ctx, [['picture', text.picture]])
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(text.contents)
  const about = { ...text, contents, contents_stamp }
  await db
    .insertInto('agency_about')
    .values({ travel_agency, ...about })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(about))
    .execute()
  ctx.logChange({ subject: 'about', before: { title: before.title }, after: { title: text.title } })
  return {}
}

/** A page about the agency that menus lead to must have words in the site's own language. */
async function checkAbout(
  ctx: AgencyContext,
  { title, contents }: Pick<In<typeof calls.saveAbout>, 'title' | 'contents'>,
): Promise<void> {
  const { about_yn } = await ctx.db
    .selectFrom('agency_info')
    .select('about_yn')
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirstOrThrow()
  const [own] = await readSiteLanguages(ctx)
  if (about_yn === 'N') return
  if (title[own] === '') refuse('BAD_INPUT', { fields: { [`title.${own}`]: getSentence('ownLanguage') } })
  if (isBlank(contents[own]))
    refuse('BAD_INPUT', { fields: { [`contents.${own}`]: getSentence('ownLanguage') } })
}

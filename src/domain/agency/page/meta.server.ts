// Titles and descriptions of the home page and the list of trips, for search engines and messengers.

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuseForeignPictures } from '#domain/agency/look/site-pictures.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { metaCalls as calls } from './meta-office-calls.ts'
import { listPageWords, savePageWords } from './page-words.server.ts'

const empty = { ko: '', en: '' }

async function readMeta({ db, travel_agency }: AgencyContext) {
  const stored = await db
    .selectFrom('agency_meta')
    .select(['title', 'description', 'keywords', 'img', 'list_title', 'list_description'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return {
    ...stored,
    list_title: stored.list_title ?? empty,
    list_description: stored.list_description ?? empty,
  }
}

export const metaHandlers: Handlers<typeof calls> = {
  async meta(ctx) {
    const meta = await readMeta(ctx)
    const { company_name, hero_path } = await ctx.db
      .selectFrom('agency_info as i')
      .leftJoin('agency_home as h', 'h.travel_agency', 'i.travel_agency')
      .select(['i.company_name', 'h.hero_path'])
      .where('i.travel_agency', '=', ctx.travel_agency)
      .executeTakeFirstOrThrow()
    return {
      revision: calculateRevision(meta),
      languages: await readSiteLanguages(ctx),
      site: new URL(await ctx.siteOrigin(ctx.travel_agency)).host,
      company_name,
      hero_path,
      meta,
      pages: await listPageWords(ctx),
    }
  },
  saveMeta,
  savePageWords,
}

async function saveMeta(ctx: StaffCtx, { revision, ...meta }: In<typeof calls.saveMeta>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readMeta(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  const [own] = await readSiteLanguages(ctx)
  if (meta.title[own] === '')
    refuse('BAD_INPUT', { fields: { [`title.${own}`]: getSentence('ownLanguage') } })
  if (meta.img !== null && meta.img !== before.img) await refuseForeignPictures(ctx, [['img', meta.img]])
  await db.updateTable('agency_meta').set(meta).where('travel_agency', '=', travel_agency).execute()
  ctx.logChange({ subject: 'findability', before: { title: before.title }, after: { title: meta.title } })
  return {}
}

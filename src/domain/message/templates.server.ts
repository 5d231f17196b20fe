// Templates: the words an agency wrote for an occasion, for one trip or for all, else ours. Decision 92

import { sql } from 'kysely'
import { keepLanguages, readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { checkTextLength, checkVariables } from '#domain/booking/check-variables.server.ts'
import { refuse } from '#errors.ts'
import { messageTemplates as en } from '#i18n/en/message-templates.ts'
import { messageTemplates as ko } from '#i18n/ko/message-templates.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { pageSizes } from '#limits/display.ts'
import { toLikePattern } from '#platform/db/patterns.ts'
import { saveRevision } from '#platform/db/save-revision.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type MessageMoment, messageMoments, momentDays } from './moments.ts'
import type { messageOfficeCalls } from './office-calls.ts'

const readTemplates = ({ db, travel_agency }: AgencyContext, package_code: string) =>
  db
    .selectFrom('message_template')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('package_code', 'in', ['', package_code])
    .orderBy('package_code', 'desc')
    .execute()

/** No message goes out before an agency has switched it on. */
const createDefault = (moment: MessageMoment) => ({
  moment,
  package_code: '',
  is_on: false,
  day: momentDays[moment],
  by: 'mail' as const,
  subject: { ko: ko[moment].subject, en: en[moment].subject },
  contents: { ko: ko[moment].contents, en: en[moment].contents },
  revision: 0,
  kakao_state: 'none' as const,
  kakao_reason: '',
  is_kakao_current: false,
})

type KakaoSubmission = { kakao_contents: string; kakao_has_link: boolean; contents: LocalizedText }
/** What was submitted are these words, with the link that belongs to them. */
const isKakaoCurrent = ({ kakao_contents, kakao_has_link, contents }: KakaoSubmission) =>
  kakao_has_link && kakao_contents === contents.ko

export const isKakaoApproved = (template: KakaoSubmission & { kakao_state: string }) =>
  template.kakao_state === 'approved' && isKakaoCurrent(template)

/** One for each occasion: the trip's own, else the agency's, else ours. */
export async function listTemplates(
  ctx: AgencyContext,
  { package_code }: In<typeof messageOfficeCalls.templates>,
) {
  const rows = await readTemplates(ctx, package_code)
  const list = messageMoments.map((moment) => {
    const row = rows.find((each) => each.moment === moment)
    const template = row ? { ...row, is_kakao_current: isKakaoCurrent(row) } : createDefault(moment)
    return { ...template, is_own: template.package_code === package_code && template.revision > 0 }
  })
  return { list }
}

/** Trips whose templates can be chosen: found by title or code, as people call them. */
export async function listTripsForTemplates(
  { db, travel_agency }: AgencyContext,
  { q = '' }: In<typeof messageOfficeCalls.trips>,
) {
  const pattern = toLikePattern(q.trim())
  const list = await db
    .selectFrom('package as p')
    .select(['p.package_code', 'p.page_title'])
    .select(
      sql<boolean>`exists (select from message_template t where t.travel_agency = p.travel_agency
        and t.package_code = p.package_code)`.as('is_own'),
    )
    .where('p.travel_agency', '=', travel_agency)
    .where('p.is_private', '=', false)
    .where((eb) =>
      eb.or([
        sql<boolean>`p.page_title->>'ko' ilike ${pattern}`,
        sql<boolean>`p.page_title->>'en' ilike ${pattern}`,
        eb('p.package_code', 'ilike', pattern),
      ]),
    )
    .orderBy('is_own', 'desc')
    .orderBy('p.seq')
    .orderBy('p.package_code')
    .limit(pageSizes.packages)
    .execute()
  return { list }
}

/** The template as it applies to a trip; undefined where the agency has not switched it on. */
export async function findTemplate(ctx: AgencyContext, moment: MessageMoment, package_code: string) {
  const row = (await readTemplates(ctx, package_code)).find((each) => each.moment === moment)
  return row?.is_on ? row : undefined
}

/** Revision 0: the template had no words of its own yet. Words that changed need Kakao's approval anew. */
export async function saveTemplate(
  ctx: StaffCtx,
  { moment, package_code, revision, ...input }: In<typeof messageOfficeCalls.saveTemplate>,
) {
  const { db, travel_agency } = ctx
  const template = { ...input, ...(await getWordsOfSite(ctx, input)) }
  checkVariables(template)
  checkTextLength(template.by, { 'contents.ko': template.contents.ko, 'contents.en': template.contents.en })
  if (package_code !== '') await checkTrip(ctx, package_code)
  const key = { travel_agency, moment, package_code }
  const saved = await saveRevision(revision, {
    add: db
      .insertInto('message_template')
      .values({ ...key, ...template })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision'),
    change: db
      .updateTable('message_template')
      .set({ ...template, revision: revision + 1 })
      .where((eb) => eb.and({ ...key, revision }))
      .returning('revision'),
  })
  ctx.logChange({ subject: `template ${moment} ${package_code}`.trim(), after: template })
  return saved
}

type TemplateWords = { subject: LocalizedText; contents: LocalizedText }

/**
 * Words in a language the site does not speak are dropped: nobody would check them, and they would go out.
 */
async function getWordsOfSite(
  ctx: AgencyContext,
  { subject, contents }: TemplateWords,
): Promise<TemplateWords> {
  const languages = await readSiteLanguages(ctx)
  const words = {
    subject: keepLanguages(subject, languages),
    contents: keepLanguages(contents, languages),
  }
  const missing = (['subject', 'contents'] as const).flatMap((field) =>
    languages
      .filter((language) => words[field][language].trim() === '')
      .map((language) => `${field}.${language}`),
  )
  if (missing.length > 0)
    refuse('BAD_INPUT', { fields: Object.fromEntries(missing.map((at) => [at, getSentence('required')])) })
  return words
}

async function checkTrip({ db, travel_agency }: AgencyContext, package_code: string): Promise<void> {
  const trip = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirst()
  if (!trip) refuse('PACKAGE_UNAVAILABLE')
}

/** The agency's words, or ours, hold for the trip again. */
export async function deleteTemplate(
  ctx: StaffCtx,
  { moment, package_code, revision }: In<typeof messageOfficeCalls.deleteTemplate>,
) {
  const { travel_agency } = ctx
  const { numDeletedRows } = await ctx.db
    .deleteFrom('message_template')
    .where('travel_agency', '=', travel_agency)
    .where('moment', '=', moment)
    .where('package_code', '=', package_code)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse('CHANGED_MEANWHILE')
  ctx.logChange({ subject: `template ${moment} ${package_code}`.trim() })
  return {}
}

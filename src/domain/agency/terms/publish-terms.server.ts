// Terms are drafted beside what is in force, published for a day, and withdrawn before it comes. Decision 88
import { sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { keepLanguages, readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { type Fields, refuse, refuseIfChanged } from '#errors.ts'
import { fieldErrors as en } from '#i18n/en/fields.ts'
import { fieldErrors as ko } from '#i18n/ko/fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { isBlank, sanitizeLocalizedText } from '#platform/rich-text.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { termsCalls as calls } from './office-calls.ts'
import { listGaps } from './standard/standard-terms.server.ts'
import { findTermsDraft, getTermsVersion, listTermsVersions, readTermsRevision } from './terms.server.ts'

type Kind = In<typeof calls.publish>['type']
type TermsText = { title: LocalizedText; contents: LocalizedText }

async function lockTerms(ctx: StaffCtx, type: Kind, revision: number) {
  await lockAgency(ctx)
  refuseIfChanged(await readTermsRevision(ctx, type), revision)
}

async function writeDraft(ctx: StaffCtx, type: Kind, { title, contents }: TermsText): Promise<void> {
  const draft = {
    title,
    contents: sanitizeLocalizedText(contents).text,
    saved: sql<string>`now()`,
    staff_name: ctx.staff.name,
  }
  await ctx.db
    .insertInto('terms_draft')
    .values({ travel_agency: ctx.travel_agency, type, ...draft })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'type']).doUpdateSet(draft))
    .execute()
}

const deleteDraft = ({ db, travel_agency }: StaffCtx, type: Kind) =>
  db
    .deleteFrom('terms_draft')
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()

export async function saveDraft(ctx: StaffCtx, { type, revision, ...draft }: In<typeof calls.saveDraft>) {
  await lockTerms(ctx, type, revision)
  await writeDraft(ctx, type, draft)
  ctx.logChange({ subject: `terms_${type}` })
  return { revision: await readTermsRevision(ctx, type) }
}

export async function discardDraft(ctx: StaffCtx, { type, revision }: In<typeof calls.discardDraft>) {
  await lockTerms(ctx, type, revision)
  const { numDeletedRows } = await deleteDraft(ctx, type)
  if (numDeletedRows === 0n) refuse('NOT_FOUND')
  ctx.logChange({ subject: `terms_${type}` })
  return {}
}

export async function publish(ctx: StaffCtx, { type, effective_date, revision }: In<typeof calls.publish>) {
  await lockTerms(ctx, type, revision)
  const draft = (await findTermsDraft(ctx, type)) ?? refuse('NOT_FOUND')
  const versions = await listTermsVersions(ctx, type)
  const version = await createTermsVersion(ctx, type, { ...draft, effective_date })
  await deleteDraft(ctx, type)
  const before = versions.find(({ is_coming }) => !is_coming)
  await reportSettingsChange(ctx, 'terms', {
    subject: `terms_${type}`,
    before: { version: before?.version, effective_date: before?.effective_date },
    after: { version, effective_date },
  })
  return { version }
}

/** Called behind the lock of the agency. Returns the number of the version. */
export async function createTermsVersion(
  ctx: StaffCtx,
  type: Kind,
  { effective_date, ...written }: TermsText & { effective_date: string },
): Promise<string> {
  const languages = await readSiteLanguages(ctx)
  // a language that the site does not speak would keep an older text beside the new one
  const text = {
    title: keepLanguages(written.title, languages),
    contents: keepLanguages(written.contents, languages),
  }
  await checkPublishable(ctx, text, effective_date)
  const version = findNextVersion(await listTermsVersions(ctx, type))
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(text.contents)
  await ctx.db
    .insertInto('terms')
    .values({
      travel_agency: ctx.travel_agency,
      type,
      version,
      effective_date,
      staff_name: ctx.staff.name,
      title: text.title,
      contents,
      contents_stamp,
    })
    .execute()
  return version
}

/** Numbers go up by one, whatever the versions before were called. */
function findNextVersion(versions: readonly { version: string }[]): string {
  const numbers = versions.map(({ version }) => Number.parseInt(version, 10)).filter(Number.isSafeInteger)
  return `${Math.max(0, ...numbers) + 1}.0`
}

async function checkPublishable(ctx: StaffCtx, { title, contents }: TermsText, effective_date: string) {
  const [own] = await readSiteLanguages(ctx)
  const fields: Fields = {}
  if (effective_date < (await readToday(ctx.db))) fields.effective_date = getSentence('termsDay')
  if (title[own] === '') fields[`title.${own}`] = getSentence('ownLanguage')
  if (isBlank(contents[own])) fields[`contents.${own}`] = getSentence('ownLanguage')
  if (Object.keys(fields).length > 0) refuse('BAD_INPUT', { fields })
  for (const language of ['ko', 'en'] as const) {
    const gaps = listGaps(`${title[language]} ${contents[language]}`).join(', ')
    if (gaps) fields[`contents.${language}`] = { ko: ko.termsGaps(gaps), en: en.termsGaps(gaps) }
  }
  if (Object.keys(fields).length > 0) refuse('TERMS_GAPS', { fields })
}

export async function withdraw(ctx: StaffCtx, { type, version, keep }: In<typeof calls.withdraw>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const { is_coming, effective_date, ...text } = await getTermsVersion(ctx, { type, version })
  if (!is_coming) refuse('TERMS_BEGUN')
  const draft = await findTermsDraft(ctx, type)
  if (draft && !keep) refuse('TERMS_DRAFT_EXISTS')
  if (!draft || keep === 'version') await writeDraft(ctx, type, text)
  await db
    .deleteFrom('terms')
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .where('version', '=', version)
    .execute()
  await reportSettingsChange(ctx, 'terms', {
    subject: `terms_${type}`,
    before: { version, effective_date },
  })
  return {}
}

/**
 * Runs at 00:00 in Seoul. Terms whose day has come are written, which raises the site's revision and drops
 * cached pages.
 */
export const updateTermsInForce = (db: Db): Promise<void> =>
  runForEachAgency(db, async (travel_agency) => {
    await runInTransaction(db, travel_agency, (tx) =>
      tx
        .updateTable('terms')
        .set(({ ref }) => ({ staff_name: ref('staff_name') }))
        .where('travel_agency', '=', travel_agency)
        .where('effective_date', '=', seoulToday)
        .execute(),
    )
  })

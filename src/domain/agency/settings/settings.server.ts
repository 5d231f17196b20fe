// Settings of the company and its site: read with a revision, written while nobody else changed them.

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { listSiteLanguages } from '#i18n/site-languages.ts'
import type { DB } from '#platform/db/rows.ts'
import type { In } from '#platform/wire/call.ts'
import { getSentence, type SentenceName } from '#platform/wire/explain.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { calculateRevision } from './calculate-revision.server.ts'
import { companyLineFields, companyWordsFields, footerFields } from './company-fields.ts'
import type { settingsCalls as calls } from './office-calls.ts'
import { reportSettingsChange } from './settings-change.server.ts'

const companyColumns = [...companyWordsFields, ...companyLineFields] as const
const accountColumns = ['bank', 'account_holder', 'account_number'] as const
const socialColumns = ['facebook_url', 'insta_url', 'naver_url', 'line_url'] as const

function refuseField(field: string, sentence: SentenceName): never {
  refuse('BAD_INPUT', { fields: { [field]: getSentence(sentence) } })
}

const updateInfo = (
  { db, travel_agency }: AgencyContext,
  values: Partial<Pick<DB['agency_info'], keyof DB['agency_info'] & InfoColumn>>,
) => db.updateTable('agency_info').set(values).where('travel_agency', '=', travel_agency).execute()
type InfoColumn =
  | (typeof companyColumns)[number]
  | (typeof accountColumns)[number]
  | (typeof socialColumns)[number]

/** The log gets only the fields that changed, because a form of fourteen fields is hard to compare. */
function pickChanges(before: object, after: object): { before: object; after: object } {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name)])),
    after: Object.fromEntries(changed),
  }
}

async function readCompany({ db, travel_agency }: AgencyContext) {
  const { default_language, multilingual_yn, state, ...company } = await db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select(['a.default_language', 'a.state', 'i.multilingual_yn', 'a.passport_days'])
    .select(companyColumns)
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return { languages: listSiteLanguages({ default_language, multilingual_yn }), state, company }
}

export async function getCompany(ctx: AgencyContext) {
  const { languages, company } = await readCompany(ctx)
  return { revision: calculateRevision(company), languages, company }
}

export async function saveCompany(ctx: StaffCtx, { revision, ...form }: In<typeof calls.saveCompany>) {
  await lockAgency(ctx)
  const { languages, state, company: before } = await readCompany(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  const own = languages[0] ?? 'ko'
  if (form.company_name[own] === '') refuseField(`company_name.${own}`, 'ownLanguage')
  if (state !== 'preparing') refuseEmptied(before, form, own)
  const { passport_days, ...info } = form
  await updateInfo(ctx, info)
  await ctx.db
    .updateTable('agency')
    .set({ passport_days })
    .where('travel_agency', '=', ctx.travel_agency)
    .execute()
  ctx.logChange({ subject: 'company', ...pickChanges(before, form) })
  return {}
}

type CompanyFooter = Pick<In<typeof calls.saveCompany>, (typeof footerFields)[number]>

/** What the law wants on a public site may be corrected and not taken away. What was never there can still come. */
function refuseEmptied(before: CompanyFooter, after: CompanyFooter, own: Language): void {
  const read = (value: CompanyFooter[keyof CompanyFooter]) =>
    typeof value === 'string' ? value : (value?.[own] ?? '')
  const emptied = footerFields.filter((field) => read(before[field]) !== '' && read(after[field]) === '')
  if (emptied.length === 0) return
  const names = emptied.map((field) => (isWords(field) ? `${field}.${own}` : field))
  refuse('BAD_INPUT', { fields: Object.fromEntries(names.map((name) => [name, getSentence('lawWants')])) })
}

const wordsFields: readonly string[] = companyWordsFields
const isWords = (field: string) => wordsFields.includes(field)

const readAccount = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('agency_info')
    .select(accountColumns)
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

export async function readBankAccount(ctx: AgencyContext) {
  const stored = await readAccount(ctx)
  const { bank, account_holder, account_number } = stored
  return {
    revision: calculateRevision(stored),
    account: bank
      ? { bank, account_holder: account_holder ?? '', account_number: account_number ?? '' }
      : null,
  }
}

export async function saveBankAccount(
  ctx: StaffCtx,
  { revision, ...account }: In<typeof calls.saveBankAccount>,
) {
  await lockAgency(ctx)
  const before = await readAccount(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  await updateInfo(ctx, account)
  await reportSettingsChange(ctx, 'bank_account', { subject: 'bank_account', before, after: account })
  return {}
}

async function readFees({ db, travel_agency }: AgencyContext) {
  const { cancel_fees } = await db
    .selectFrom('agency')
    .select('cancel_fees')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return cancel_fees
}

export async function readCancelFees(ctx: AgencyContext) {
  const fees = await readFees(ctx)
  return { revision: calculateRevision(fees), fees }
}

export async function saveCancelFees(
  ctx: StaffCtx,
  { revision, overseas, domestic }: In<typeof calls.saveCancelFees>,
) {
  await lockAgency(ctx)
  const before = await readFees(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  const byDay = (one: { days: number }, other: { days: number }) => other.days - one.days
  const cancel_fees = { overseas: overseas.toSorted(byDay), domestic: domestic.toSorted(byDay) }
  await ctx.db
    .updateTable('agency')
    .set({ cancel_fees })
    .where('travel_agency', '=', ctx.travel_agency)
    .execute()
  await reportSettingsChange(ctx, 'cancel_fees', { subject: 'cancel_fees', before, after: cancel_fees })
  return {}
}

const readChannels = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .leftJoin('chat_code as c', 'c.travel_agency', 'a.travel_agency')
    .select(['c.code', 'c.whatsapp_code', ...socialColumns])
    .select(['a.default_language', 'i.multilingual_yn', 'a.review_yn', 'i.about_yn'])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

export async function getChannels(ctx: AgencyContext) {
  const stored = await readChannels(ctx)
  return { revision: calculateRevision(stored), channels: stored }
}

export async function saveChannels(ctx: StaffCtx, { revision, ...form }: In<typeof calls.saveChannels>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readChannels(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  const { code, whatsapp_code, default_language, review_yn, ...info } = form
  await checkOwnLanguage(ctx, form)
  await db
    .updateTable('agency')
    .set({ default_language, review_yn })
    .where('travel_agency', '=', travel_agency)
    .execute()
  await db.updateTable('agency_info').set(info).where('travel_agency', '=', travel_agency).execute()
  const chat = { code, whatsapp_code }
  await db
    .insertInto('chat_code')
    .values({ travel_agency, ...chat })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(chat))
    .execute()
  ctx.logChange({ subject: 'channels', ...pickChanges(before, form) })
  return {}
}

/** In its default language a site has a title, a company and, where menus lead to it, a page about itself. */
async function checkOwnLanguage(
  { db, travel_agency }: AgencyContext,
  { default_language, about_yn }: Pick<In<typeof calls.saveChannels>, 'default_language' | 'about_yn'>,
): Promise<void> {
  const { company_name, title, about } = await db
    .selectFrom('agency_info as i')
    .innerJoin('agency_meta as m', 'm.travel_agency', 'i.travel_agency')
    .leftJoin('agency_about as b', 'b.travel_agency', 'i.travel_agency')
    .select(['i.company_name', 'm.title', 'b.contents as about'])
    .where('i.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  if (!company_name[default_language] || !title[default_language])
    refuseField('default_language', 'languageEmpty')
  if (about_yn === 'Y' && !about?.[default_language]) refuseField('about_yn', 'aboutEmpty')
}

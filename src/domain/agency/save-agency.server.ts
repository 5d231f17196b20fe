// Creates, changes and reads an agency as one form.
// Its site answers as soon as the transaction is committed.
import { type Code, refuse } from '#errors.ts'
import { completeTheme } from '#lib/theme.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sanitizeLocalizedText } from '#platform/rich-text.server.ts'
import { setMainDomain } from './address/domain-list.server.ts'
import { AgencyForm, emptyForm, listMissingFields } from './form.server.ts'
import type { AgencyState } from './state.ts'

const infoFields = AgencyForm.shape.info.keyof().options

type AgencyDb = { db: Db; travel_agency: number }

/** Inside a transaction: all of it, or nothing. */
export async function createAgency(db: Db, form: AgencyForm, state: AgencyState): Promise<void> {
  const { travel_agency, default_language, review_yn, hsts_subdomains_yn, theme, meta, info } = form
  const opened = await db
    .insertInto('agency')
    .values({ travel_agency, default_language, review_yn, hsts_subdomains_yn, theme, state })
    .onConflict((conflict) => conflict.doNothing())
    .returning('travel_agency')
    .executeTakeFirst()
  if (!opened) refuse('AGENCY_TAKEN')
  await saveDomains({ db, travel_agency }, form.domains)
  await db
    .insertInto('agency_meta')
    .values({ travel_agency, ...meta })
    .execute()
  await db
    .insertInto('agency_info')
    .values({ travel_agency, ...info })
    .execute()
  await saveTexts({ db, travel_agency }, form)
  await addTerms({ db, travel_agency }, form.terms)
}

/**
 * Everything becomes as the form says. Terms in force are not rewritten: a new version is added beside them.
 */
export async function updateAgency(db: Db, form: AgencyForm): Promise<void> {
  const { travel_agency, default_language, review_yn, hsts_subdomains_yn, theme, meta, info } = form
  const changed = await db
    .updateTable('agency')
    .set({ default_language, review_yn, hsts_subdomains_yn, theme })
    .where('travel_agency', '=', travel_agency)
    .returning('travel_agency')
    .executeTakeFirst()
  if (!changed) refuse('AGENCY_NOT_FOUND')
  await saveDomains({ db, travel_agency }, form.domains)
  await db
    .insertInto('agency_meta')
    .values({ travel_agency, ...meta })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(meta))
    .execute()
  await db
    .insertInto('agency_info')
    .values({ travel_agency, ...info })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(info))
    .execute()
  await saveTexts({ db, travel_agency }, form)
  await addTerms({ db, travel_agency }, form.terms)
}

type AgencyDomains = { travel_agency: number; domains: string[] }

/**
 * Fields of a form that conflict with other agencies, to be reported with its other errors. Saving checks
 * them again.
 */
export async function listConflicts(
  db: Db,
  { travel_agency, domains }: AgencyDomains,
  isNew: boolean,
): Promise<[field: string, refusal: Code][]> {
  const existing = await db
    .selectFrom('agency')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const taken = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('domain', 'in', ['', ...domains])
    .where('travel_agency', '!=', travel_agency)
    .execute()
  return [
    ...(isNew && existing ? [['travel_agency', 'AGENCY_TAKEN'] satisfies [string, Code]] : []),
    ...(isNew || existing ? [] : [['travel_agency', 'AGENCY_NOT_FOUND'] satisfies [string, Code]]),
    ...taken.map(({ domain }): [string, Code] => [`domains.${domains.indexOf(domain)}`, 'DOMAIN_TAKEN']),
  ]
}

/** The desk vouches for these domains, so they need no proof. The first is the main one. */
async function saveDomains({ db, travel_agency }: AgencyDb, domains: string[]): Promise<void> {
  await db
    .deleteFrom('agency_domain')
    .where('travel_agency', '=', travel_agency)
    .where('domain', 'not in', ['', ...domains])
    .execute()
  for (const domain of domains) {
    await db
      .insertInto('agency_domain')
      .values({ domain, travel_agency })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { travel_agency: owner } = await db
      .selectFrom('agency_domain')
      .select('travel_agency')
      .where('domain', '=', domain)
      .executeTakeFirstOrThrow()
    if (owner !== travel_agency) refuse('DOMAIN_TAKEN', { fields: { domains: { ko: domain, en: domain } } })
  }
  await db
    .deleteFrom('agency_domain_claim')
    .where('travel_agency', '=', travel_agency)
    .where('domain', 'in', ['', ...domains])
    .execute()
  const [main] = domains
  if (main) await setMainDomain({ db, travel_agency }, main)
}

async function saveTexts({ db, travel_agency }: AgencyDb, { about, chat }: AgencyForm): Promise<void> {
  await db
    .insertInto('chat_code')
    .values({ travel_agency, ...chat })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(chat))
    .execute()
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(about.contents)
  const aboutRow = { title: about.title, contents, contents_stamp }
  if (aboutRow.contents.ko === '' && aboutRow.contents.en === '')
    await db.deleteFrom('agency_about').where('travel_agency', '=', travel_agency).execute()
  else
    await db
      .insertInto('agency_about')
      .values({ travel_agency, ...aboutRow })
      .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(aboutRow))
      .execute()
}

async function addTerms({ db, travel_agency }: AgencyDb, terms: AgencyForm['terms']): Promise<void> {
  for (const each of terms) {
    const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(each.contents)
    const stored = await db
      .selectFrom('terms')
      .select(['contents'])
      .where('travel_agency', '=', travel_agency)
      .where('type', '=', each.type)
      .where('version', '=', each.version)
      .executeTakeFirst()
    if (stored && (stored.contents.ko !== contents.ko || stored.contents.en !== contents.en))
      refuse('TERMS_IN_FORCE', { fields: { [each.type]: { ko: each.version, en: each.version } } })
    if (!stored)
      await db
        .insertInto('terms')
        .values({ travel_agency, ...each, contents, contents_stamp })
        .execute()
  }
}

/** The agency as it is now, on the form with which it can be changed. */
export async function readAgencyForm({ db, travel_agency }: AgencyDb): Promise<AgencyForm> {
  const agency =
    (await db
      .selectFrom('agency')
      .select(['travel_agency', 'default_language', 'review_yn', 'hsts_subdomains_yn', 'theme'])
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirst()) ?? refuse('AGENCY_NOT_FOUND')
  return {
    ...agency,
    theme: completeTheme(agency.theme),
    domains: await readDomains({ db, travel_agency }),
    ...(await readTexts({ db, travel_agency })),
    terms: await readTerms({ db, travel_agency }),
  }
}

async function readDomains({ db, travel_agency }: AgencyDb): Promise<string[]> {
  const domains = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('is_main', 'desc')
    .orderBy('domain')
    .execute()
  return domains.map(({ domain }) => domain)
}

/** Fields that were never written are as on the empty form. */
async function readTexts({ db, travel_agency }: AgencyDb) {
  const meta = await db
    .selectFrom('agency_meta')
    .select(['title', 'description', 'keywords'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const info = await db
    .selectFrom('agency_info')
    .select(infoFields)
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const about = await db
    .selectFrom('agency_about')
    .select(['title', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const chat = await db
    .selectFrom('chat_code')
    .select(['code', 'whatsapp_code'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return {
    meta: meta ?? emptyForm.meta,
    info: info ?? emptyForm.info,
    about: about ?? emptyForm.about,
    chat: chat ?? emptyForm.chat,
  }
}

const readTerms = ({ db, travel_agency }: AgencyDb) =>
  db
    .selectFrom('terms')
    .select(['type', 'version', 'effective_date', 'title', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('type')
    .orderBy('effective_date')
    .orderBy('version')
    .execute()

const missingHero: [field: string, why: string] = ['agency_home', 'the wide picture of the home page']

/** Each thing the agency still lacks, and why it is wanted. Inside a transaction of the agency. */
export async function listMissingItems({
  db,
  travel_agency,
}: AgencyDb): Promise<[field: string, why: string][]> {
  const form = await readAgencyForm({ db, travel_agency })
  const secrets = await db
    .selectFrom('agency_secret')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .execute()
  const cardKeys =
    form.info.pay_yn === 'Y' ? (['toss_client_key', 'toss_secret_key', 'toss_webhook_path'] as const) : []
  const missingKeys = cardKeys.filter((name) => !secrets.some((secret) => secret.name === name))
  const home = await db
    .selectFrom('agency_home')
    .select('hero_path')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return [
    ...listMissingFields(form),
    ...(home?.hero_path ? [] : [missingHero]),
    ...missingKeys.map((name): [string, string] => [`secret ${name}`, 'customers pay by card']),
  ]
}

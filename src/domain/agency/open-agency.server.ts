// An agency is opened, changed and read as one form.
// Its site answers as soon as the transaction is committed.
import { type Code, refuse } from '#errors.ts'
import { wholeTheme } from '#plain/theme.ts'
import type { Db } from '#platform/db/open.server.ts'
import { cleanWords } from '#platform/rich-text.server.ts'
import { AgencyForm, emptyForm, missingIn } from './form.server.ts'

const infoFields = AgencyForm.shape.info.keyof().options

type Of = { db: Db; travel_agency: number }

/** Inside a transaction: all of it, or nothing. */
export async function openAgency(db: Db, form: AgencyForm): Promise<void> {
  const { travel_agency, default_language, review_yn, hsts_subdomains_yn, theme, meta, info } = form
  const opened = await db
    .insertInto('agency')
    .values({ travel_agency, default_language, review_yn, hsts_subdomains_yn, theme })
    .onConflict((conflict) => conflict.doNothing())
    .returning('travel_agency')
    .executeTakeFirst()
  if (!opened) refuse('AGENCY_TAKEN')
  await keepDomains({ db, travel_agency }, form.domains)
  await db
    .insertInto('agency_meta')
    .values({ travel_agency, ...meta })
    .execute()
  await db
    .insertInto('agency_info')
    .values({ travel_agency, ...info })
    .execute()
  await keepTexts({ db, travel_agency }, form)
  await addTerms({ db, travel_agency }, form.terms)
}

/**
 * Everything becomes as the form says. Terms in force are not rewritten: a new version is added beside them.
 */
export async function changeAgency(db: Db, form: AgencyForm): Promise<void> {
  const { travel_agency, default_language, review_yn, hsts_subdomains_yn, theme, meta, info } = form
  const changed = await db
    .updateTable('agency')
    .set({ default_language, review_yn, hsts_subdomains_yn, theme })
    .where('travel_agency', '=', travel_agency)
    .returning('travel_agency')
    .executeTakeFirst()
  if (!changed) refuse('AGENCY_NOT_FOUND')
  await keepDomains({ db, travel_agency }, form.domains)
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
  await keepTexts({ db, travel_agency }, form)
  await addTerms({ db, travel_agency }, form.terms)
}

type Named = { travel_agency: number; domains: string[] }

/**
 * What of a form the other agencies stand in the way of, field by field, so that it can be said with all else
 * that is wrong. Writing it looks again.
 */
export async function conflictsOf(
  db: Db,
  { travel_agency, domains }: Named,
  isNew: boolean,
): Promise<[field: string, refusal: Code][]> {
  const there = await db
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
    ...(isNew && there ? [['travel_agency', 'AGENCY_TAKEN'] satisfies [string, Code]] : []),
    ...(isNew || there ? [] : [['travel_agency', 'AGENCY_NOT_FOUND'] satisfies [string, Code]]),
    ...taken.map(({ domain }): [string, Code] => [`domains.${domains.indexOf(domain)}`, 'DOMAIN_TAKEN']),
  ]
}

async function keepDomains({ db, travel_agency }: Of, domains: string[]): Promise<void> {
  await db
    .deleteFrom('agency_domain')
    .where('travel_agency', '=', travel_agency)
    .where('domain', 'not in', domains)
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
}

/** The texts about the agency, and its chat. */
async function keepTexts({ db, travel_agency }: Of, { about, chat }: AgencyForm): Promise<void> {
  await db
    .insertInto('chat_code')
    .values({ travel_agency, ...chat })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(chat))
    .execute()
  const { text: contents, stamp: contents_stamp } = cleanWords(about.contents)
  const said = { title: about.title, contents, contents_stamp }
  if (said.contents.ko === '' && said.contents.en === '')
    await db.deleteFrom('agency_about').where('travel_agency', '=', travel_agency).execute()
  else
    await db
      .insertInto('agency_about')
      .values({ travel_agency, ...said })
      .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(said))
      .execute()
}

async function addTerms({ db, travel_agency }: Of, terms: AgencyForm['terms']): Promise<void> {
  for (const each of terms) {
    const { text: contents, stamp: contents_stamp } = cleanWords(each.contents)
    const known = await db
      .selectFrom('terms')
      .select(['contents'])
      .where('travel_agency', '=', travel_agency)
      .where('type', '=', each.type)
      .where('version', '=', each.version)
      .executeTakeFirst()
    if (known && (known.contents.ko !== contents.ko || known.contents.en !== contents.en))
      refuse('TERMS_IN_FORCE', { fields: { [each.type]: { ko: each.version, en: each.version } } })
    if (!known)
      await db
        .insertInto('terms')
        .values({ travel_agency, ...each, contents, contents_stamp })
        .execute()
  }
}

/** The agency as it stands, on the form on which it can be changed. */
export async function readForm({ db, travel_agency }: Of): Promise<AgencyForm> {
  const agency =
    (await db
      .selectFrom('agency')
      .select(['travel_agency', 'default_language', 'review_yn', 'hsts_subdomains_yn', 'theme'])
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirst()) ?? refuse('AGENCY_NOT_FOUND')
  return {
    ...agency,
    theme: wholeTheme(agency.theme),
    domains: await readDomains({ db, travel_agency }),
    ...(await readTexts({ db, travel_agency })),
    terms: await readTerms({ db, travel_agency }),
  }
}

async function readDomains({ db, travel_agency }: Of): Promise<string[]> {
  const domains = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('domain')
    .execute()
  return domains.map(({ domain }) => domain)
}

/** Fields that were never written are as on the empty form. */
async function readTexts({ db, travel_agency }: Of) {
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

const readTerms = ({ db, travel_agency }: Of) =>
  db
    .selectFrom('terms')
    .select(['type', 'version', 'effective_date', 'title', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('type')
    .orderBy('effective_date')
    .orderBy('version')
    .execute()

const noPicture: [field: string, why: string] = ['agency_home', 'the wide picture of the home page']

/** Each thing the agency still lacks, and why it is wanted. Inside a transaction of the agency. */
export async function missingOf({ db, travel_agency }: Of): Promise<[field: string, why: string][]> {
  const form = await readForm({ db, travel_agency })
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
    ...missingIn(form),
    ...(home?.hero_path ? [] : [noPicture]),
    ...missingKeys.map((name): [string, string] => [`secret ${name}`, 'customers pay by card']),
  ]
}

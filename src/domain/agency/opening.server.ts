// Publishing a site: everything the law wants is there, and nobody else has published it meanwhile.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { hasValidCheckDigit } from '#lib/business-number.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createQrCode } from '#platform/qr.server.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readDomains } from './address/domain-list.server.ts'
import { lockAgency } from './lock-agency.server.ts'
import { type PublishLine, publishLines } from './opening-office-calls.ts'
import { footerFields } from './settings/company-fields.ts'
import type { AgencyState } from './state.ts'

/** A gap that was left in a standard text, such as [[대표자]]. */
const gap = '[['

const readState = async ({ db, travel_agency }: AgencyContext): Promise<AgencyState> => {
  const found = await db
    .selectFrom('agency')
    .select('state')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return found?.state ?? refuse('AGENCY_NOT_FOUND')
}

const selectTerms = (travel_agency: number) => sql<Record<string, { ko: string; en: string }>>`coalesce((
  select jsonb_object_agg(t.type, t.contents) from (
    select distinct on (type) type, contents from terms
    where travel_agency = ${travel_agency} and effective_date <= ${seoulToday}
    order by type, effective_date desc, published desc, version desc) t), '{}')`

/** Everything the lines ask about, in one statement. */
async function readCompanyDocuments({ db, travel_agency }: AgencyContext) {
  return db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select(['a.default_language', 'a.cancel_fees', 'i.pay_yn', 'i.account_number'])
    .select(footerFields.map((field) => `i.${field}` as const))
    .select(selectTerms(travel_agency).as('terms'))
    .select(
      sql<boolean>`exists (select from agency_domain d where d.travel_agency = ${travel_agency})`.as(
        'has_domain',
      ),
    )
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
}

/** The publish lines that are met, in the language of the site. */
export async function listMetLines(
  ctx: Pick<StaffCtx, 'db' | 'travel_agency' | 'integrations'>,
): Promise<Set<PublishLine>> {
  const papers = await readCompanyDocuments(ctx)
  const { default_language, cancel_fees, terms } = papers
  const getText = (field: (typeof footerFields)[number]) => {
    const value = papers[field]
    return typeof value === 'string' ? value : (value?.[default_language] ?? '')
  }
  const hasTerms = (type: string) => {
    const text = terms[type]?.[default_language] ?? ''
    return text !== '' && !text.includes(gap)
  }
  const others: Record<Exclude<PublishLine, (typeof footerFields)[number]>, boolean> = {
    terms_use: hasTerms('use'),
    terms_privacy: hasTerms('privacy'),
    terms_tour: hasTerms('tour'),
    terms_passport: hasTerms('passport'),
    refund_rules: cancel_fees.overseas.length > 0 && cancel_fees.domestic.length > 0,
    payment: papers.pay_yn === 'Y' || papers.account_number !== null,
    site_address: papers.has_domain || ctx.integrations.ourHosts.sitesDomain !== undefined,
  }
  const met = new Map<string, boolean>([
    ...footerFields.map((field): [string, boolean] => [field, getText(field) !== '']),
    ['biz_number', hasValidCheckDigit(papers.biz_number)],
    ...Object.entries(others),
  ])
  return new Set(publishLines.filter((line) => met.get(line)))
}

export async function describeOpening(ctx: StaffCtx) {
  const met = await listMetLines(ctx)
  const origin = await ctx.siteOrigin(ctx.travel_agency)
  const domains = await readDomains(ctx)
  const state = await readState(ctx)
  return {
    state,
    tests: state === 'preparing' ? await countTests(ctx) : 0,
    origin,
    waiting: domains.filter(({ state }) => state === 'pending').map(({ domain }) => domain),
    qr: createQrCode(origin),
    lines: publishLines.map((line) => ({ line, is_done: met.has(line) })),
  }
}

async function countTests({ db, travel_agency }: AgencyContext): Promise<number> {
  const { tests } = await db
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('tests'))
    .where('travel_agency', '=', travel_agency)
    .where('made_in_preview', '=', true)
    .executeTakeFirstOrThrow()
  return tests
}

/** Of two owners the second is refused here, before anything is removed. */
export async function lockPreparingAgency(ctx: StaffCtx): Promise<void> {
  await lockAgency(ctx)
  if ((await readState(ctx)) !== 'preparing') refuse('ALREADY_OPEN')
}

/** Behind `lockPreparingAgency`. A refusal takes back what its transaction has removed. */
export async function openSite(ctx: StaffCtx): Promise<void> {
  const met = await listMetLines(ctx)
  const missing = publishLines.filter((line) => !met.has(line))
  if (missing.length > 0)
    refuse('SITE_NOT_READY', {
      fields: Object.fromEntries(missing.map((line) => [line, getSentence('required')])),
    })
  await saveState(ctx, 'open')
}

/** Behind the lock of the agency. */
export const saveState = ({ db, travel_agency }: AgencyContext, state: AgencyState) =>
  db
    .updateTable('agency')
    .set({ state, state_since: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .execute()

/** Domains of a closed agency become free for another one. */
export async function deleteDomains({ db, travel_agency }: AgencyContext): Promise<void> {
  await db.deleteFrom('agency_domain').where('travel_agency', '=', travel_agency).execute()
  await db.deleteFrom('agency_domain_claim').where('travel_agency', '=', travel_agency).execute()
}

// The agency's terms as owners see them: kinds, versions, the draft, and who agreed to which. Decision 88
import { sql } from 'kysely'
import { TermsType } from '#domain/agency/calls.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { keepLanguages, readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuse } from '#errors.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { termsCalls as calls } from './office-calls.ts'
import { fillGaps, standardTerms } from './standard/standard-terms.server.ts'

type Kind = In<typeof calls.terms>['type']

export const findTermsDraft = ({ db, travel_agency }: AgencyContext, type: Kind) =>
  db
    .selectFrom('terms_draft')
    .select(['title', 'contents', 'saved', 'staff_name'])
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .executeTakeFirst()

/** The newest first: of two for one day the later one is in force. */
export const listTermsVersions = ({ db, travel_agency }: AgencyContext, type: Kind) =>
  db
    .selectFrom('terms')
    .select(['version', 'effective_date', 'title', 'published', 'staff_name'])
    .select(sql<boolean>`effective_date > ${seoulToday}`.as('is_coming'))
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .orderBy('effective_date', 'desc')
    .orderBy('published', 'desc')
    .orderBy('version', 'desc')
    .execute()

/** The revision changes when a draft is saved, and when a version is published or withdrawn. */
export async function readTermsRevision(ctx: AgencyContext, type: Kind): Promise<number> {
  const [draft, versions] = [await findTermsDraft(ctx, type), await listTermsVersions(ctx, type)]
  return calculateRevision({
    draft: draft ? { title: draft.title, contents: draft.contents } : null,
    versions: versions.map(({ version }) => version),
  })
}

async function describeVersions(ctx: AgencyContext, type: Kind) {
  const counts = await countConsentsByVersion(ctx, type)
  const versions = await listTermsVersions(ctx, type)
  const inForce = versions.find(({ is_coming }) => !is_coming)
  return versions.map(({ is_coming, ...each }) => {
    const { members = 0, bookings = 0 } = counts.find(({ version }) => version === each.version) ?? {}
    const begun = each.version === inForce?.version ? ('in_force' as const) : ('past' as const)
    return { ...each, state: is_coming ? ('coming' as const) : begun, members, bookings }
  })
}

async function countConsentsByVersion({ db, travel_agency }: AgencyContext, type: Kind) {
  return db
    .selectFrom('consent')
    .select('version')
    .select(
      sql<number>`(count(distinct member_id) filter (where booking is null and consult is null))::int`.as(
        'members',
      ),
    )
    .select(sql<number>`(count(distinct booking) + count(distinct consult))::int`.as('bookings'))
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .groupBy('version')
    .execute()
}

export async function listTermsKinds(ctx: AgencyContext) {
  const kinds = []
  for (const type of TermsType.options) {
    const versions = await describeVersions(ctx, type)
    const draft = await findTermsDraft(ctx, type)
    kinds.push({
      type,
      in_force: versions.find(({ state }) => state === 'in_force') ?? null,
      // the one that comes next
      coming: versions.findLast(({ state }) => state === 'coming') ?? null,
      draft: draft ?? null,
    })
  }
  return { list: kinds }
}

export async function describeTerms(ctx: AgencyContext, { type }: In<typeof calls.terms>) {
  return {
    revision: await readTermsRevision(ctx, type),
    languages: await readSiteLanguages(ctx),
    today: await readToday(ctx.db),
    draft: (await findTermsDraft(ctx, type)) ?? null,
    versions: await describeVersions(ctx, type),
  }
}

export async function getTermsVersion(
  { db, travel_agency }: AgencyContext,
  { type, version }: In<typeof calls.version>,
) {
  const found = await db
    .selectFrom('terms')
    .select(['title', 'contents', 'effective_date'])
    .select(sql<boolean>`effective_date > ${seoulToday}`.as('is_coming'))
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

const readCompany = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('agency_info')
    .select(['company_name', 'ceo_name', 'address', 'phone', 'mail', 'insurance'])
    .select(['hosting_provider', 'privacy_person'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

export async function getStandardTerms(
  ctx: AgencyContext,
  { name }: In<typeof calls.standard>,
  gaps: Partial<Omit<In<typeof calls.publishStandard>, 'types' | 'tour'>> = {},
) {
  const company = await readCompany(ctx)
  const languages = await readSiteLanguages(ctx)
  const { title, contents } = standardTerms[name]
  return {
    title: keepLanguages(title, languages),
    contents: keepLanguages(fillGaps(contents, { ...company, ...gaps }), languages),
  }
}

/** Who agreed: the member, or the name on the booking or consultation. */
export async function listConsents(
  { db, travel_agency }: AgencyContext,
  { type, version, page, page_size }: In<typeof calls.consents>,
) {
  const given = db
    .selectFrom('consent as c')
    .where('c.travel_agency', '=', travel_agency)
    .where('c.type', '=', type)
    .where('c.version', '=', version)
  const { total } = await given.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await given
    .leftJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'c.travel_agency').onRef('b.id', '=', 'c.booking'),
    )
    .leftJoin('consult as q', (on) =>
      on.onRef('q.travel_agency', '=', 'c.travel_agency').onRef('q.id', '=', 'c.consult'),
    )
    .leftJoin('member as m', (on) =>
      on.onRef('m.travel_agency', '=', 'c.travel_agency').onRef('m.id', '=', 'c.member_id'),
    )
    .select(['c.agreed', 'b.booking_id', 'c.traveller'])
    .select((eb) => eb.fn.coalesce('b.name', 'q.name', 'm.name').as('name'))
    .orderBy('c.agreed', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { total: Number(total), page, page_size, list }
}

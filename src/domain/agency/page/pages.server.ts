// Pages of an agency's own: found, written as drafts, listed with what is shown of them. Decision 88
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuseForeignPictures } from '#domain/agency/look/site-pictures.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { pagesMost } from '#limits/trade.ts'
import { sanitizeLocalizedText } from '#platform/rich-text.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { pageCalls as calls } from './office-calls.ts'

const textColumns = ['slug', 'title', 'contents', 'description', 'picture'] as const

export const findShownPage = ({ db, travel_agency }: AgencyContext, page_id: number) =>
  db
    .selectFrom('site_page')
    .select(textColumns)
    .where('travel_agency', '=', travel_agency)
    .where('page_id', '=', page_id)
    .executeTakeFirst()

export async function getDraftPage({ db, travel_agency }: AgencyContext, page_id: number) {
  const page = await db
    .selectFrom('site_page_draft')
    .select(textColumns)
    .where('travel_agency', '=', travel_agency)
    .where('page_id', '=', page_id)
    .executeTakeFirst()
  return page ?? refuse('NOT_FOUND')
}
type PageText = Awaited<ReturnType<typeof getDraftPage>>

/** The shown page, and whether the draft differs from it. */
function describeState(draft: PageText, shown: PageText | undefined) {
  if (!shown) return 'draft' as const
  return calculateRevision(draft) === calculateRevision(shown) ? ('published' as const) : ('changed' as const)
}

/** Nobody else saves or publishes until the transaction ends. */
export async function lockPage(ctx: StaffCtx, { page_id, revision }: { page_id: number; revision: number }) {
  await lockAgency(ctx)
  const draft = await getDraftPage(ctx, page_id)
  refuseIfChanged(calculateRevision(draft), revision)
  return draft
}

export async function listPages(ctx: AgencyContext) {
  const { db, travel_agency } = ctx
  const drafts = await db
    .selectFrom('site_page_draft')
    .select(['page_id', 'saved', 'staff_name', ...textColumns])
    .where('travel_agency', '=', travel_agency)
    .orderBy('slug')
    .execute()
  const shown = await db
    .selectFrom('site_page')
    .select(['page_id', ...textColumns])
    .where('travel_agency', '=', travel_agency)
    .execute()
  const about = await db
    .selectFrom('agency_about')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return {
    languages: await readSiteLanguages(ctx),
    has_about: about !== undefined,
    list: drafts.map(({ page_id, saved, staff_name, ...text }) => {
      const { page_id: _, ...published } = shown.find((each) => each.page_id === page_id) ?? { page_id: 0 }
      const state = describeState(text, 'slug' in published ? published : undefined)
      return { page_id, slug: text.slug, title: text.title, state, saved, staff_name }
    }),
  }
}

export async function getPage(ctx: Ctx, { page_id }: In<typeof calls.page>) {
  const page = await getDraftPage(ctx, page_id)
  const shown = await findShownPage(ctx, page_id)
  const { company_name } = await ctx.db
    .selectFrom('agency_info')
    .select('company_name')
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirstOrThrow()
  return {
    page_id,
    revision: calculateRevision(page),
    state: describeState(page, shown),
    published_slug: shown?.slug ?? null,
    languages: await readSiteLanguages(ctx),
    site: new URL(await ctx.siteOrigin(ctx.travel_agency)).host,
    company_name,
    page,
  }
}

/** A draft and a page that is shown may both hold an address. */
async function checkSlug({ db, travel_agency }: AgencyContext, slug: string, page_id: number): Promise<void> {
  const { rows } = await sql`
    select from site_page_draft where travel_agency = ${travel_agency} and slug = ${slug} and page_id <> ${page_id}
    union all
    select from site_page where travel_agency = ${travel_agency} and slug = ${slug} and page_id <> ${page_id}`.execute(
    db,
  )
  if (rows.length > 0) refuseAtField('SLUG_TAKEN', 'slug')
}

export async function addPage(ctx: StaffCtx, { slug, title }: In<typeof calls.addPage>) {
  const { db, travel_agency, staff } = ctx
  await lockAgency(ctx)
  await checkSlug(ctx, slug, 0)
  const { count } = await db
    .selectFrom('site_page_draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  if (Number(count) >= pagesMost) refuse('TOO_MANY_PAGES')
  const empty = { ko: '', en: '' }
  const { page_id } = await db
    .insertInto('site_page_draft')
    .values({
      travel_agency,
      slug,
      title,
      contents: empty,
      description: empty,
      staff_name: staff.name,
    })
    .returning('page_id')
    .executeTakeFirstOrThrow()
  ctx.logChange({ subject: `page ${slug}` })
  return { page_id }
}

export const toPagePath = (slug: string) => `/page/${slug}`

/** Old addresses of a page lead to its present one. */
export async function moveRedirects(
  { db, travel_agency }: AgencyContext,
  before: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('site_redirect')
    .set({ target: toPagePath(now) })
    .where('travel_agency', '=', travel_agency)
    .where('target', '=', toPagePath(before))
    .execute()
}

export async function savePage(ctx: StaffCtx, { page_id, revision, ...text }: In<typeof calls.savePage>) {
  const { db, travel_agency, staff } = ctx
  const before = await lockPage(ctx, { page_id, revision })
  await checkSlug(ctx, text.slug, page_id)
  if (text.picture !== null && text.picture !== before.picture)
    await refuseForeignPictures(ctx, [['picture', text.picture]])
  await db
    .updateTable('site_page_draft')
    .set({
      ...text,
      contents: sanitizeLocalizedText(text.contents).text,
      saved: sql<string>`now()`,
      staff_name: staff.name,
    })
    .where('travel_agency', '=', travel_agency)
    .where('page_id', '=', page_id)
    .execute()
  if (!(await findShownPage(ctx, page_id))) await moveRedirects(ctx, before.slug, text.slug)
  ctx.logChange({ subject: `page ${text.slug}` })
  return { revision: calculateRevision(await getDraftPage(ctx, page_id)) }
}

// A page of an agency's own is shown, found at its old address, taken down and deleted. Decision 88
import { sql } from 'kysely'
import type { agencyCalls } from '#domain/agency/calls.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { type Fields, refuse } from '#errors.ts'
import { signPreview } from '#platform/preview.server.ts'
import { isBlank, sanitizeLocalizedText, toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { ApiClient, In } from '#platform/wire/call.ts'
import { getSentence } from '#platform/wire/explain.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { pageCalls as calls } from './office-calls.ts'
import { findShownPage, getDraftPage, lockPage, moveRedirects, toPagePath } from './pages.server.ts'

export async function publishPage(ctx: StaffCtx, input: In<typeof calls.publishPage>) {
  const { db, travel_agency, staff } = ctx
  const { page_id } = input
  const draft = await lockPage(ctx, input)
  await checkPublishable(ctx, draft)
  const before = await findShownPage(ctx, page_id)
  if (before && JSON.stringify(before) === JSON.stringify(draft)) refuse('ALREADY_PUBLISHED')
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(draft.contents)
  const shown = { ...draft, contents, contents_stamp, staff_name: staff.name, published: sql<string>`now()` }
  await db
    .insertInto('site_page')
    .values({ travel_agency, page_id, ...shown })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'page_id']).doUpdateSet(shown))
    .execute()
  await moveAddress(ctx, before?.slug ?? draft.slug, draft.slug)
  ctx.logChange({
    subject: `page ${draft.slug}`,
    before: { state: before ? 'published' : 'draft', slug: before?.slug },
    after: { state: 'published', slug: draft.slug },
  })
  return {}
}

async function checkPublishable(
  ctx: StaffCtx,
  { title, contents }: Awaited<ReturnType<typeof getDraftPage>>,
) {
  const [own] = await readSiteLanguages(ctx)
  const fields: Fields = {}
  if (title[own] === '') fields[`title.${own}`] = getSentence('ownLanguage')
  if (isBlank(contents[own])) fields[`contents.${own}`] = getSentence('ownLanguage')
  if (Object.keys(fields).length > 0) refuse('BAD_INPUT', { fields })
}

/** Former addresses lead straight to the present one. */
async function moveAddress(ctx: AgencyContext, before: string, now: string): Promise<void> {
  const { db, travel_agency } = ctx
  const [path, target] = [toPagePath(before), toPagePath(now)]
  await db
    .deleteFrom('site_redirect')
    .where('travel_agency', '=', travel_agency)
    .where('path', '=', target)
    .execute()
  if (path === target) return
  await moveRedirects(ctx, before, now)
  await db
    .insertInto('site_redirect')
    .values({ travel_agency, path, target })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'path']).doUpdateSet({ target }))
    .execute()
}

export async function takeDownPage(ctx: StaffCtx, { page_id }: In<typeof calls.takeDownPage>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const { slug } = (await findShownPage(ctx, page_id)) ?? refuse('NOT_FOUND')
  await db
    .deleteFrom('site_page')
    .where('travel_agency', '=', travel_agency)
    .where('page_id', '=', page_id)
    .execute()
  ctx.logChange({ subject: `page ${slug}`, before: { state: 'published' }, after: { state: 'draft' } })
  return {}
}

export async function deletePage(ctx: StaffCtx, input: In<typeof calls.deletePage>) {
  const { db, travel_agency } = ctx
  const { slug } = await lockPage(ctx, input)
  const shown = await findShownPage(ctx, input.page_id)
  await db
    .deleteFrom('site_page_draft')
    .where('travel_agency', '=', travel_agency)
    .where('page_id', '=', input.page_id)
    .execute()
  await db
    .deleteFrom('site_redirect')
    .where('travel_agency', '=', travel_agency)
    .where('target', '=', toPagePath(shown?.slug ?? slug))
    .execute()
  ctx.logChange({ subject: `page ${slug}` })
  return {}
}

export async function previewPage(ctx: StaffCtx, { page_id }: In<typeof calls.previewPage>) {
  const { slug } = await getDraftPage(ctx, page_id)
  return { address: await signPreview(ctx, { kind: 'page', id: page_id, path: toPagePath(slug) }) }
}

export async function buildPagePreview(ctx: Ctx, page_id: number) {
  const page = await getDraftPage(ctx, page_id)
  const answers: { agency: Pick<ApiClient<{ agency: typeof agencyCalls }>['agency'], 'page'> } = {
    agency: { page: async () => ({ page: { page_id, ...page }, moved_to: null }) },
  }
  return { path: toPagePath(page.slug), answers }
}

/** The page as visitors see it, or the address where it is now. */
export async function readShownPage({ db, travel_agency }: AgencyContext, slug: string) {
  const found = await db
    .selectFrom('site_page')
    .select(['page_id', 'slug', 'title', 'contents', 'contents_cleaned', 'description', 'picture'])
    .where('travel_agency', '=', travel_agency)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (found) {
    const { contents_cleaned, ...page } = found
    return {
      page: { ...page, contents: toDisplayLocalizedText(page.contents, contents_cleaned) },
      moved_to: null,
    }
  }
  const moved = await db
    .selectFrom('site_redirect')
    .select('target')
    .where('travel_agency', '=', travel_agency)
    .where('path', '=', toPagePath(slug))
    .executeTakeFirst()
  return { page: null, moved_to: moved?.target ?? refuse('PAGE_NOT_FOUND') }
}

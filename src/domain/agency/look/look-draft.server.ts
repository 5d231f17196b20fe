// The draft of a site's look: read, and saved as it is changed, beside what is shown. Decision 87
import { sql } from 'kysely'
import { getSite } from '#domain/agency/site.server.ts'
import { refuseIfChanged } from '#errors.ts'
import { completeTheme } from '#lib/theme.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { createDefaultSections } from './default-sections.ts'
import { emptyHome, listLookPictures, SiteLook } from './look.ts'
import type { lookCalls as calls } from './office-calls.ts'
import { refuseForeignPictures } from './site-pictures.server.ts'

export async function getLook(ctx: Ctx) {
  const draft = await findDraft(ctx)
  const { info, categories } = await getSite(ctx)
  return {
    ...describeStatus(draft),
    version: await findShownVersion(ctx),
    content: await readDraftContent(ctx, draft),
    company_name: info?.company_name ?? { ko: '', en: '' },
    default_sections: createDefaultSections(categories),
    categories,
  }
}

type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>
const isChanged = (draft: StoredDraft | undefined) =>
  draft !== undefined && draft.revision !== draft.published_revision

const describeStatus = (draft: StoredDraft | undefined) => ({
  revision: draft?.revision ?? 0,
  saved: draft?.saved ?? null,
  staff_name: draft?.staff_name ?? '',
  changed: isChanged(draft),
})

const findDraft = ({ db, travel_agency }: AgencyContext) =>
  db.selectFrom('site_draft').selectAll().where('travel_agency', '=', travel_agency).executeTakeFirst()

/** A draft without changes is what is shown, whoever changed that last. */
export async function readDraftContent(ctx: AgencyContext, draft?: StoredDraft): Promise<SiteLook> {
  const stored = draft ?? (await findDraft(ctx))
  return stored && isChanged(stored) ? SiteLook.parse(stored.content) : readShownLook(ctx)
}

export async function readShownLook({ db, travel_agency }: AgencyContext): Promise<SiteLook> {
  const { theme } = await db
    .selectFrom('agency')
    .select('theme')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const home = await db
    .selectFrom('agency_home')
    .select(['hero_path', 'headline', 'line', 'reasons', 'pictures'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const info = await db
    .selectFrom('agency_info')
    .select(['logo', 'company_name'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  // a new agency can publish its look before it has thought of a headline
  const { logo, company_name: headline } = info
  return { theme: completeTheme(theme), home: home ?? { ...emptyHome, headline }, logo }
}

export async function findShownVersion({ db, travel_agency }: AgencyContext): Promise<number> {
  const { version } = await db
    .selectFrom('site_version')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('version'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return version
}

/** Nobody else saves or publishes until the transaction ends. */
export async function lockDraft(ctx: StaffCtx, revision: number): Promise<StoredDraft> {
  const { db, travel_agency, staff } = ctx
  await db
    .insertInto('site_draft')
    .values({ travel_agency, content: '{}', staff_name: staff.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const draft = await db
    .selectFrom('site_draft')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .forUpdate()
    .executeTakeFirstOrThrow()
  refuseIfChanged(draft.revision, revision)
  return draft
}

/** The caller holds the lock. `isShown`: the content is published already. */
export async function writeDraft(
  { db, travel_agency, staff }: StaffCtx,
  { revision, content, isShown = false }: { revision: number; content: SiteLook; isShown?: boolean },
) {
  const stored = await db
    .updateTable('site_draft')
    .set({
      revision,
      content: JSON.stringify(content),
      staff_name: staff.name,
      saved: sql<string>`now()`,
      ...(isShown && { published_revision: revision }),
    })
    .where('travel_agency', '=', travel_agency)
    .returningAll()
    .executeTakeFirstOrThrow()
  return describeStatus(stored)
}

export async function saveLook(ctx: StaffCtx, { revision, content }: In<typeof calls.saveLook>) {
  const draft = await lockDraft(ctx, revision)
  await refuseAddedPictures(ctx, content, await readDraftContent(ctx, draft))
  const status = await writeDraft(ctx, { revision: revision + 1, content })
  ctx.logChange({ subject: 'look', after: { revision: status.revision } })
  return status
}

export async function discardLook(ctx: StaffCtx, { revision }: In<typeof calls.discardLook>) {
  await lockDraft(ctx, revision)
  const content = await readShownLook(ctx)
  await writeDraft(ctx, { revision: revision + 1, content, isShown: true })
  ctx.logChange({ subject: 'look' })
  return {}
}

/** A picture is the agency's own, or was there before. */
async function refuseAddedPictures(ctx: AgencyContext, content: SiteLook, before: SiteLook): Promise<void> {
  const known = new Set(
    [before, await readShownLook(ctx)].flatMap((look) => listLookPictures(look).map(([, path]) => path)),
  )
  const added = listLookPictures(content).filter(([, path]) => !known.has(path))
  await refuseForeignPictures(
    ctx,
    added.map(([field, path]) => [`content.${field}`, path]),
  )
}

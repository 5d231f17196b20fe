// Publishing a look: the draft becomes what everybody sees, in one transaction under its lock. Decision 87

import { refuseForeignLinks } from '#domain/agency/address/foreign-links.server.ts'
import { refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import type { In } from '#platform/wire/call.ts'
import { parseForPublish } from '#platform/wire/read-input.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { emptyHome, listLinksOut, PublishedLook, SiteLook } from './look.ts'
import { findShownVersion, lockDraft, readShownLook, writeDraft } from './look-draft.server.ts'
import type { lookCalls as calls } from './office-calls.ts'

export async function publishLook(ctx: StaffCtx, { revision }: In<typeof calls.publishLook>) {
  const draft = await lockDraft(ctx, revision)
  if (draft.revision === draft.published_revision) refuse('ALREADY_PUBLISHED')
  const content = parseForPublish(PublishedLook, draft.content, 'LOOK_NOT_READY')
  await refuseForeignLinks(ctx, listLinksOut(content))
  const before = await saveFirstVersion(ctx)
  const version = before + 1
  await saveVersion(ctx, { version, content, staff_name: ctx.staff.name })
  await writeShownLook(ctx, content)
  await writeDraft(ctx, { revision, content, isShown: true })
  ctx.logChange({ subject: 'look', before: { version: before }, after: { version } })
  return { version, revision }
}

/** The look from before anybody published in the office is version 1. Returns the present version. */
export async function saveFirstVersion(ctx: AgencyContext): Promise<number> {
  const version = await findShownVersion(ctx)
  if (version > 0) return version
  await saveVersion(ctx, { version: 1, content: await readShownLook(ctx), staff_name: '' })
  return 1
}

type LookVersion = { version: number; content: SiteLook; staff_name: string }

const saveVersion = (
  { db, travel_agency }: AgencyContext,
  { content, ...version }: LookVersion,
): Promise<unknown> =>
  db
    .insertInto('site_version')
    .values({ travel_agency, content: JSON.stringify(content), ...version })
    .execute()

async function writeShownLook(
  { db, travel_agency }: AgencyContext,
  { theme, home, logo }: SiteLook,
): Promise<void> {
  await db.updateTable('agency').set({ theme }).where('travel_agency', '=', travel_agency).execute()
  const { hero_path, headline, line } = home
  const homeRow = {
    hero_path,
    headline,
    line,
    reasons: JSON.stringify(home.reasons),
    pictures: JSON.stringify(home.pictures),
  }
  await db
    .insertInto('agency_home')
    .values({ travel_agency, ...homeRow })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(homeRow))
    .execute()
  await db.updateTable('agency_info').set({ logo }).where('travel_agency', '=', travel_agency).execute()
}

const versionsShown = 30

/** The newest first. */
export async function listLookVersions({ db, travel_agency }: Ctx) {
  const versions = await db
    .selectFrom('site_version')
    .select(['version', 'published', 'staff_name', 'content'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('version', 'desc')
    .limit(versionsShown)
    .execute()
  return { list: versions.map((each) => ({ ...each, content: readVersion(each.content) })) }
}

/**
 * A first version from before the brand kit gets the usual values for what it lacks. Its home page is empty
 * where nobody had written one.
 */
function readVersion(content: unknown): SiteLook {
  const { home, ...look } = readFields(content)
  return SiteLook.parse({ ...look, home: home ?? emptyHome })
}

export async function restoreLook(ctx: StaffCtx, { revision, version }: In<typeof calls.restoreLook>) {
  const { db, travel_agency } = ctx
  await lockDraft(ctx, revision)
  const found = await db
    .selectFrom('site_version')
    .select('content')
    .where('travel_agency', '=', travel_agency)
    .where('version', '=', version)
    .executeTakeFirst()
  const content = readVersion((found ?? refuse('NOT_FOUND')).content)
  await writeDraft(ctx, { revision: revision + 1, content })
  ctx.logChange({ subject: 'look', after: { version } })
  return {}
}

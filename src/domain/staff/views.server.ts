// Saved views of lists, for one person at one agency.
import { refuse } from '#errors.ts'
import { viewsMost } from '#limits/display.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { staffCalls } from './office-calls.ts'

export async function listViews(ctx: StaffCtx, { list }: In<typeof staffCalls.views>) {
  const { db, travel_agency, staff } = requireAgency(ctx)
  const saved = await db
    .selectFrom('staff_view')
    .select(['id', 'name', 'query'])
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff.id)
    .where('list', '=', list)
    .orderBy('name')
    .execute()
  return { list: saved }
}

export async function saveView(ctx: StaffCtx, { list, name, query }: In<typeof staffCalls.saveView>) {
  const { db, travel_agency, staff, logChange } = requireAgency(ctx)
  // The person's row is locked first, so two tabs cannot both save the last view that is allowed.
  await db
    .selectFrom('staff_role')
    .select('staff_id')
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff.id)
    .forUpdate()
    .execute()
  const { list: saved } = await listViews(ctx, { list })
  if (saved.length >= viewsMost && !saved.some((view) => view.name === name)) refuse('TOO_MANY_VIEWS')
  logChange({ subject: `view ${list}` }) // its name and filters may be a customer's name
  return db
    .insertInto('staff_view')
    .values({ travel_agency, staff_id: staff.id, list, name, query })
    .onConflict((on) => on.columns(['travel_agency', 'staff_id', 'list', 'name']).doUpdateSet({ query }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function removeView(ctx: StaffCtx, { id }: In<typeof staffCalls.removeView>) {
  const { db, travel_agency, staff, logChange } = requireAgency(ctx)
  const gone = await db
    .deleteFrom('staff_view')
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff.id)
    .where('id', '=', id)
    .returning('list')
    .executeTakeFirst()
  logChange({ subject: `view ${(gone ?? refuse('NOT_FOUND')).list}` })
  return {}
}

/** A view belongs to an agency. The pages of one's own account have none. */
function requireAgency(ctx: StaffCtx): StaffCtx {
  return ctx.travel_agency === 0 ? refuse('AGENCY_NOT_FOUND') : ctx
}

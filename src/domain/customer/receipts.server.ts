// Receipts of erasures: what went, what the law keeps, and for whom they are shown.
import { sql } from 'kysely'
import { readLetterhead } from '#domain/agency/letterhead.server.ts'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listKeptRecords } from './kept-records.server.ts'
import type { customerOfficeCalls as calls } from './office-calls.ts'

const selectReceipts = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('customer_erasure')
    .select(['id', 'at', 'by_name', 'erased', 'kept'])
    .where('travel_agency', '=', travel_agency)

export const listErasureReceipts = (ctx: StaffCtx, paging: In<typeof calls.receipts>) =>
  listPage(ctx.db, selectReceipts(ctx), sql`id desc`, paging)

export async function getErasureReceipt(ctx: StaffCtx, { id }: In<typeof calls.receipt>) {
  const receipt = (await selectReceipts(ctx).where('id', '=', id).executeTakeFirst()) ?? refuse('NOT_FOUND')
  const { sender } = await readLetterhead(ctx, ctx.staff.language)
  return { ...receipt, sender, records: await listKeptRecords(ctx, id) }
}

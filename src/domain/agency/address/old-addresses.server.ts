// Addresses of an earlier site: saved as a table, found when a visitor or a search engine asks for one.
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse } from '#errors.ts'
import { oldAddressLimits } from '#limits/agency.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toLikePattern } from '#platform/db/patterns.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { getCodeSentence } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { findAddressFault, mayBeOldAddress, toOldPath } from './old-address.ts'
import type { oldAddressCalls as calls } from './old-address-office-calls.ts'

async function listOldAddresses(ctx: StaffCtx, { query, ...paging }: In<typeof calls.oldAddresses>) {
  const { db, travel_agency } = ctx
  const rows = db
    .selectFrom('old_address')
    .select(['path', 'target', 'reg_date'])
    .where('travel_agency', '=', travel_agency)
    .$if(query !== undefined, (found) =>
      found.where((eb) =>
        eb.or([
          eb('path', 'ilike', toLikePattern(query ?? '')),
          eb('target', 'ilike', toLikePattern(query ?? '')),
        ]),
      ),
    )
  return { ...(await listPage(db, rows, sql`path`, paging)), most: oldAddressLimits.most }
}

/** Behind the lock of the agency: two people cannot build a loop together. */
async function saveOldAddresses(ctx: StaffCtx, input: In<typeof calls.saveOldAddresses>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const addresses = input.addresses.map(({ path, target }) => ({ path: toOldPath(path), target }))
  const stored = await db
    .selectFrom('old_address')
    .select('path')
    .where('travel_agency', '=', travel_agency)
    .execute()
  const paths = new Set([...stored, ...addresses].map(({ path }) => path))
  if (paths.size > oldAddressLimits.most) refuse('TOO_MANY_ADDRESSES')
  const faults = addresses.flatMap((address, at) => {
    const fault = findAddressFault(address, paths)
    return fault ? [{ at, ...fault }] : []
  })
  const [first] = faults
  if (first)
    refuse(first.code, {
      fields: Object.fromEntries(
        faults.map(({ at, field, code }) => [`addresses.${at}.${field}`, getCodeSentence(code)]),
      ),
    })
  const latest = [...new Map(addresses.map((each) => [each.path, each])).values()]
  await db
    .insertInto('old_address')
    .values(latest.map((each) => ({ travel_agency, ...each })))
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'path'])
        .doUpdateSet(({ ref }) => ({ target: ref('excluded.target') })),
    )
    .execute()
  ctx.logChange({ subject: 'old_addresses', after: { rows: latest.length } })
  return { saved: latest.length }
}

async function removeOldAddress(ctx: StaffCtx, { path }: { path: string }) {
  const { db, travel_agency } = ctx
  const removed = await db
    .deleteFrom('old_address')
    .where('travel_agency', '=', travel_agency)
    .where('path', '=', path)
    .returning('target')
    .executeTakeFirst()
  if (!removed) refuse('NOT_FOUND')
  ctx.logChange({ subject: 'old_addresses', before: { slug: path, target: removed.target } })
  return {}
}

export const oldAddressHandlers: Handlers<typeof calls> = {
  oldAddresses: listOldAddresses,
  saveOldAddresses,
  removeOldAddress,
}

/**
 * Looks for the path with its query first, because old shops name pages by it; then without, where no page of
 * ours is.
 */
export async function findOldAddressTarget(
  { db, travel_agency }: AgencyContext,
  { pathname, search }: { pathname: string; search: string },
): Promise<string | undefined> {
  const [whole, bare] = [toOldPath(`${pathname}${search}`), toOldPath(pathname)]
  const paths = [whole, bare].filter(mayBeOldAddress)
  if (paths.length === 0) return undefined
  const found = await db
    .selectFrom('old_address')
    .select('target')
    .where('travel_agency', '=', travel_agency)
    .where('path', 'in', paths)
    .orderBy(sql`path = ${whole}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.target
}

// Keys of an agency's own system: made by an owner, read at every call, revoked. Decision 49
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { maxKeys, officeLimits, rateLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, CurrentStaff, StaffCtx } from '#platform/wire/request-context.ts'
import type { keyCalls as calls } from './key-office-calls.ts'
import { lockTeam } from './lock-team.server.ts'

export async function listKeys({ db, travel_agency }: Ctx) {
  const list = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'made_by', 'reg_date', 'last_used', 'revoked'])
    .where('travel_agency', '=', travel_agency)
    .orderBy(sql`revoked is not null`)
    .orderBy('id', 'desc')
    .execute()
  return { list }
}

/** The key contains the agency, so a caller need not name it. Only its hash is stored. */
export async function makeKey(ctx: StaffCtx, { name, scopes }: In<typeof calls.makeKey>) {
  const { db, travel_agency, staff } = ctx
  await lockTeam(ctx)
  const { count } = await db
    .selectFrom('api_key')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('travel_agency', '=', travel_agency)
    .where('revoked', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= maxKeys) refuse('TOO_MANY_KEYS')
  const key = `naru_${travel_agency}_${randomBytes(32).toString('base64url')}`
  const uniqueScopes = [...new Set(scopes)]
  const { id } = await db
    .insertInto('api_key')
    .values({ travel_agency, name, scopes: uniqueScopes, key_hash: hashSha256(key), made_by: staff.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  ctx.logChange({ subject: `key ${id}`, after: { name, scopes: uniqueScopes } })
  return { id, key }
}

export async function revokeKey(ctx: StaffCtx, { id }: In<typeof calls.revokeKey>) {
  const { db, travel_agency } = ctx
  const revoked = await db
    .updateTable('api_key')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .returning('name')
    .executeTakeFirst()
  const { name } = revoked ?? refuse('NOT_FOUND')
  ctx.logChange({ subject: `key ${id}`, before: { name } })
  return {}
}

export const revokeAllKeys = ({ db, travel_agency }: AgencyContext) =>
  db
    .updateTable('api_key')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('revoked', 'is', null)
    .execute()

type KeyHolder = { travel_agency: number; staff: CurrentStaff }

/** The holder of the key: an agency's system, named after the key. One statement, nothing cached. */
export async function getKeyHolder(db: Db, header: string, network: string): Promise<KeyHolder> {
  const travel_agency = Number(/^Bearer naru_(\d{1,9})_[\w-]{43}$/.exec(header)?.[1] ?? 0)
  const found = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', sql<number>`extract(epoch from now() - last_used)`.as('idle_s')])
    .where('travel_agency', '=', travel_agency)
    .where('key_hash', '=', hashSha256(header.slice('Bearer '.length)))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  if (!found) {
    await checkRateLimit({ dbOutsideTx: db, travel_agency: 0 }, rateLimits.keyFrom, [network])
    refuse('KEY_REFUSED')
  }
  await checkRateLimit({ dbOutsideTx: db, travel_agency }, rateLimits.keyUses, [found.id])
  const { id, name, scopes, idle_s } = found
  if (idle_s === null || idle_s > officeLimits.lastUsed_s)
    await db
      .updateTable('api_key')
      .set({ last_used: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
  const nobody = {
    id: 0,
    session: 0,
    roles: [],
    is_operator: false,
    has_factor: false,
    proved: false,
    gave_password: false,
    language: 'ko' as const,
  }
  return { travel_agency, staff: { ...nobody, name, key: { id, scopes } } }
}

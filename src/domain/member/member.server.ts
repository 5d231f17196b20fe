// A member's own row, and the rules every change of it follows.

import { Refusal, refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import type { MemberCtx, MemberSession } from '#platform/wire/request-context.ts'

/** The member comes from the token. An id in the request is only compared with it. */
export function refuseOtherMember(member: MemberSession | null, id: number | undefined): void {
  if (id !== undefined && id !== member?.id) refuse('ABNORMAL_ACCESS')
}

export const getMember = ({ db, travel_agency, member }: MemberCtx) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()

/**
 * For a write that began without a lock. If somebody proved the address meanwhile, this log-in has ended, and
 * the write is refused.
 */
export async function lockMember(ctx: MemberCtx) {
  const { db, travel_agency, member } = ctx
  const found = await db
    .selectFrom('member')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member.id)
    .forUpdate()
    .executeTakeFirst()
  const session = await db
    .selectFrom('session')
    .select('auto_login')
    .where('travel_agency', '=', travel_agency)
    .where('sid', '=', member.sid)
    .executeTakeFirst()
  return found && session ? { ...found, ...session } : refuse('LOGIN_REQUIRED')
}

const refusalByConstraint: Record<string, 'ID_TAKEN' | 'PHONE_TAKEN' | 'LINK_EXPIRED'> = {
  member_travel_agency_login_id_key: 'ID_TAKEN',
  member_by_contact: 'PHONE_TAKEN',
  member_by_email: 'LINK_EXPIRED',
}

/** When two ask for the same id or telephone, or prove the same address, the second is refused. */
export function refuseIfTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    const code = refusalByConstraint[String(readFields(error).constraint)]
    throw code ? new Refusal(code) : error
  })
}

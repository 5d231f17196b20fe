// The log of an account: lines can be added and read, never changed.
import type { Ctx } from '#platform/wire/request-context.ts'

type AccountEvent =
  | 'joined'
  | 'logged-in'
  | 'log-in-failed'
  | 'logged-out'
  | 'refresh-reused'
  | 'info-changed'
  | 'email-verified'
  | 'password-reset'
  | 'password-changed'
  | 'withdrawn'

export async function logAccountEvent(
  { db, travel_agency, ip }: Pick<Ctx, 'db' | 'travel_agency' | 'ip'>,
  act: AccountEvent,
  member_id: number | null,
): Promise<void> {
  await db.insertInto('audit').values({ travel_agency, act, member_id, ip }).execute()
}

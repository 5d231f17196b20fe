// Who did what to an account: a line that can be added and read, never changed.
import type { Ctx } from '#platform/wire/asking.ts'

type Act =
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

export async function note(
  { db, travel_agency, ip }: Pick<Ctx, 'db' | 'travel_agency' | 'ip'>,
  act: Act,
  member_id: number | null,
): Promise<void> {
  await db.insertInto('audit').values({ travel_agency, act, member_id, ip }).execute()
}

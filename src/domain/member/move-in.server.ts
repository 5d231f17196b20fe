// Members whom an agency brings along: without password and consents, which they give when they first come.

import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { toDigits } from '#lib/phone.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { enqueueAccountMail } from './account-mail.server.ts'
import { loginIdPattern } from './login-id.ts'

type MovedMember = {
  name: string
  email: string
  contact?: string | undefined
  login_id?: string | undefined
  birthdate?: string | undefined
  gender?: 'male' | 'female' | undefined
}

/** Finds existing members, by address, telephone or id. */
export async function checkMovedMembers(
  { db, travel_agency }: AgencyContext,
  members: readonly MovedMember[],
): Promise<('exists' | undefined)[]> {
  const emails = members.map(({ email }) => email.toLowerCase())
  const contacts = members.map(({ contact = '' }) => toDigits(contact)).filter((digits) => digits !== '')
  const ids = members.flatMap(({ login_id }) => login_id ?? [])
  const { rows } = await sql<{ email: string | null; contact: string | null; login_id: string }>`
    select lower(email) as email, contact_digits as contact, login_id from member
    where travel_agency = ${travel_agency} and (lower(email) = any (${emails}::text[])
      or contact_digits = any (${contacts}::text[]) or login_id = any (${ids}::text[]))`.execute(db)
  const [byEmail, byContact, byId] = [
    new Set(rows.map(({ email }) => email)),
    new Set(rows.map(({ contact }) => contact)),
    new Set(rows.map(({ login_id }) => login_id)),
  ]
  return members.map(({ email, contact, login_id }) =>
    byEmail.has(email.toLowerCase()) ||
    (contact !== undefined && byContact.has(toDigits(contact))) ||
    (login_id !== undefined && byId.has(login_id))
      ? 'exists'
      : undefined,
  )
}

/** Undefined if somebody with the same address, telephone or id joined meanwhile. */
export async function createMovedMember(
  { db, travel_agency }: AgencyContext,
  { login_id, ...member }: MovedMember,
): Promise<number | undefined> {
  const created = await db
    .insertInto('member')
    .values({ travel_agency, ...member, login_id: login_id ?? createLoginId(member.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id
}

/** The beginning of the address, with digits that nobody else has. */
function createLoginId(email: string): string {
  const start = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9_.-]/g, '')
    .slice(0, 24)
  const digits = randomInt(100_000, 1_000_000)
  const login_id = `${start}-${digits}`
  return loginIdPattern.test(login_id) ? login_id : `m${digits}${randomInt(1_000, 10_000)}`
}

/** Members who have logged in, or were mailed, since they were brought along. */
export async function listUsedMembers(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<Map<number, 'came' | 'mailed'>> {
  const { rows } = await sql<{ id: number; used: 'came' | 'mailed' }>`
    select m.id, case when m.password_hash is not null or m.kakao_id is not null
        or exists (select from session s where s.travel_agency = m.travel_agency and s.member_id = m.id)
        or exists (select from booking b where b.travel_agency = m.travel_agency and b.member_id = m.id)
      then 'came' else 'mailed' end as used
    from member m where m.travel_agency = ${travel_agency} and m.id = any (${ids}::bigint[])
      and (m.password_hash is not null or m.kakao_id is not null
        or exists (select from session s where s.travel_agency = m.travel_agency and s.member_id = m.id)
        or exists (select from booking b where b.travel_agency = m.travel_agency and b.member_id = m.id)
        or exists (select from member_mail l where l.travel_agency = m.travel_agency and (l.member_id = m.id
          or lower(l.email) = lower(m.email))))`.execute(db)
  return new Map(rows.map(({ id, used }) => [id, used]))
}

export async function removeMovedMembers(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('member')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .execute()
}

type FirstVisitor = { id: number; email: string | null; login_type: string; password_hash: string | null }

/**
 * Somebody who was brought along has no password yet: their address gets a link to choose one, once an hour at
 * the most. Whoever tries is answered as with a wrong password, so that nobody learns who is a member.
 */
export async function mailFirstPassword(ctx: Ctx, member: FirstVisitor | undefined): Promise<void> {
  if (!member?.email || member.login_type !== 'id' || member.password_hash !== null) return
  const { db, travel_agency } = ctx
  const mailed = await db
    .selectFrom('member_mail')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member.id)
    .where('kind', '=', 'reset-password')
    .where('reg_date', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirst()
  if (!mailed) await enqueueAccountMail(ctx, 'reset-password', member.email, member.id)
}

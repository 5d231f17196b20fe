// Refusals of advertising: by telephone or by address, whatever booking it is in. Decisions 92 and 103
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { getOrCreateDataKey, listDataKeys } from '#domain/vault/data-key.server.ts'
import { toDigits } from '#lib/phone.ts'
import type { AgencyContext, Ctx, MemberCtx } from '#platform/wire/request-context.ts'

export type RefusalContext = AgencyContext & Pick<Ctx, 'keyFor'>
export type Contact = { contact: string; email: string }

export const listContacts = ({ contact, email }: Contact) =>
  [toDigits(contact), email.trim().toLowerCase()].filter((each) => each !== '')

/**
 * The prefix `hash:` cannot begin a telephone number or an address. Its key is the agency's own, and survives a new
 * SECRET_KEY.
 */
const hashContact = (key: Uint8Array, contact: string) =>
  `hash:${createHmac('sha256', key).update(`advertising ${contact}`).digest('base64url')}`

type Refusal = { contact: string; at: string }

/** The contacts that refuse, as they are stored: in plain, or as what an erasure left of them. */
async function findRefusals(ctx: RefusalContext, contacts: readonly string[]) {
  const { db, travel_agency } = ctx
  const keys = await listDataKeys(ctx)
  const forms = contacts.map((contact) => [contact, ...keys.map((key) => hashContact(key, contact))])
  const rows: Refusal[] = await db
    .selectFrom('ad_refusal')
    .select(['contact', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('contact', 'in', ['', ...forms.flat()])
    .orderBy('at')
    .execute()
  const stored = rows.map(({ contact }) => contact)
  const isMissing = (each: string[]) => !each.some((form) => stored.includes(form))
  return { rows, stored, missing: forms.filter(isMissing).flatMap(([contact = '']) => contact) }
}

/** Since when; undefined where nothing was refused. */
export const findAdRefusal = async (ctx: RefusalContext, contacts: readonly string[]) =>
  (await findRefusals(ctx, contacts)).rows[0]?.at

export const isAdRefused = async (ctx: RefusalContext, contact: Contact): Promise<boolean> =>
  (await findAdRefusal(ctx, listContacts(contact))) !== undefined

/** Saving it twice changes nothing. */
export async function saveAdRefusal(
  ctx: RefusalContext,
  contacts: readonly string[],
  { isRefused, by_name }: { isRefused: boolean; by_name: string },
): Promise<void> {
  const { db, travel_agency } = ctx
  const { stored, missing } = await findRefusals(ctx, [...new Set(contacts)].sort())
  if (isRefused && missing.length > 0)
    await db
      .insertInto('ad_refusal')
      .values(missing.map((contact) => ({ travel_agency, contact, by_name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (!isRefused && stored.length > 0)
    await db
      .deleteFrom('ad_refusal')
      .where('travel_agency', '=', travel_agency)
      .where('contact', 'in', stored)
      .execute()
}

/**
 * An erased person's refusals stay as hashes: whoever writes to the same telephone learns that it wants no
 * advertising.
 */
export async function hashAdRefusals(ctx: RefusalContext, contacts: readonly string[]): Promise<void> {
  const { db, travel_agency } = ctx
  const refused = await db
    .selectFrom('ad_refusal')
    .select('contact')
    .where('travel_agency', '=', travel_agency)
    .where('contact', 'in', ['', ...contacts])
    .execute()
  if (refused.length === 0) return
  const { key } = await getOrCreateDataKey(ctx)
  for (const { contact } of refused) await replaceByHash(ctx, contact, hashContact(key, contact))
}

/** A member who withdraws gets no advertising by the telephone and address that their bookings still have. */
export async function refuseAdsOfMember(ctx: MemberCtx): Promise<void> {
  const { db, travel_agency, member } = ctx
  const bookings = await db
    .selectFrom('booking')
    .select(['contact', 'email'])
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member.id)
    .execute()
  const contacts = new Set(bookings.flatMap(listContacts))
  if (contacts.size === 0) return
  const { key } = await getOrCreateDataKey(ctx)
  const hashes = [...contacts].map((contact) => hashContact(key, contact)).sort()
  await db
    .insertInto('ad_refusal')
    .values(hashes.map((contact) => ({ travel_agency, contact, by_name: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The time of the refusal stays. The contact and the name of whoever wrote it down go. */
async function replaceByHash(
  { db, travel_agency }: AgencyContext,
  contact: string,
  hash: string,
): Promise<void> {
  await sql`insert into ad_refusal (travel_agency, contact, by_name, at)
    select travel_agency, ${hash}, '', at from ad_refusal
    where travel_agency = ${travel_agency} and contact = ${contact} on conflict do nothing`.execute(db)
  await db
    .deleteFrom('ad_refusal')
    .where('travel_agency', '=', travel_agency)
    .where('contact', '=', contact)
    .execute()
}

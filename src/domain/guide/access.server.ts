// A guide's access: a link and a PIN, or their own log-in; then a pass for half a day. Decision 94
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { saveLinkEntry } from '#domain/staff/log.server.ts'
import { toSharedLimitContext } from '#domain/staff/log-in.server.ts'
import { refuse } from '#errors.ts'
import { guideLimits, rateLimits } from '#limits/access.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { hashPassword, passwordCosts, withHashingSlot } from '#platform/passwords.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256, isSameSecret } from '#platform/secrets.server.ts'
import { addSignedValue, listSignedValues, type SignedCookie } from '#platform/signed-cookies.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { guideOfficeCalls } from './office-calls.ts'
import type { guideCalls } from './page-office-calls.ts'

const passCookie: SignedCookie = { cookie: 'guide_pass', lives_s: guideLimits.pass_s, most: 5 }

export type GuideLink = {
  id: number
  departure_id: number
  name: string
  staff_id: number | null
  token_hash: string
  pin_hash: string
  wrong: number
}

/**
 * True for an open link `g` to the departure `o` of the trip `p`. Staff who are no guide here any more have
 * none.
 */
const isLinkOpen = sql`g.ended is null and o.cancelled is null
  and (g.staff_id is null or exists (select from staff_role r
    where r.travel_agency = g.travel_agency and r.staff_id = g.staff_id and 'guide' = any (r.roles)))
  and ${seoulToday} <= o.departure_date + p.days - 1 + ${guideLimits.daysAfter}::int`

async function findOpenLink(
  { db, travel_agency }: AgencyContext,
  id: number,
): Promise<GuideLink | undefined> {
  const { rows } = await sql<GuideLink>`
    select g.id, g.departure_id, g.name, g.staff_id, g.token_hash, g.pin_hash, g.wrong
    from guide_link g
    join departure o on o.travel_agency = g.travel_agency and o.departure_id = g.departure_id
    join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
    where g.travel_agency = ${travel_agency} and g.id = ${id} and ${isLinkOpen}`.execute(db)
  return rows[0]
}

export async function openLink(
  ctx: ManualTxContext<Ctx>,
  { link: id, token, pin, device }: In<typeof guideCalls.open>,
) {
  const { travel_agency } = ctx
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.guideFrom, [ctx.network])
  const link = await ctx.transaction((txCtx) => findOpenLink(txCtx, id))
  if (!link || !isSameSecret(hashSha256(token), link.token_hash)) refuse('GUIDE_LINK_OVER')
  // Under load there is no place: nothing is compared then, and no try is counted.
  const isRight = await withHashingSlot(ctx, async (isPassword) => {
    // Each try is counted before the PIN is compared, so a hundred at once are counted as a hundred.
    const counted = await ctx.transaction(({ db }) =>
      db
        .updateTable('guide_link')
        .set((eb) => ({ wrong: eb('wrong', '+', 1) }))
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', id)
        .where('wrong', '<', guideLimits.wrongPins)
        .returning('wrong')
        .executeTakeFirst(),
    )
    if (!counted) refuse('GUIDE_LINK_LOCKED')
    return isPassword(pin, link.pin_hash)
  })
  if (!isRight) refuse('WRONG_PIN')
  const earlier = await ctx.finalTransaction(async (txCtx) => {
    await markOpened(txCtx, id)
    await saveLinkEntry(txCtx, {
      call: 'guide.open',
      name: link.name,
      subject: `departure ${link.departure_id}`,
      after: { link: id },
    })
    return listEndedLinks(txCtx, link)
  })
  return givePass(ctx, { id, device, earlier })
}

/** A colleague opens a departure that was given to them. */
export async function enterAsStaff(ctx: StaffCtx, { link: id, device }: In<typeof guideOfficeCalls.enter>) {
  const link = await findOpenLink(ctx, id)
  if (!link || link.staff_id !== ctx.staff.id) refuse('GUIDE_LINK_OVER')
  await markOpened(ctx, id)
  ctx.logChange({ subject: `departure ${link.departure_id}`, after: { link: id } })
  return givePass(ctx, { id, device, earlier: await listEndedLinks(ctx, link) })
}

const markOpened = ({ db, travel_agency }: AgencyContext, id: number) =>
  db
    .updateTable('guide_link')
    .set({ wrong: 0, opened: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()

/** The links of the same departure that somebody ended, the latest first. */
const listEndedLinks = ({ db, travel_agency }: AgencyContext, { departure_id }: GuideLink) =>
  db
    .selectFrom('guide_link')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('ended', 'is not', null)
    .orderBy('id', 'desc')
    .limit(guideLimits.links)
    .execute()

type Pass = { id: number; device: string; earlier: readonly { id: number }[] }

/**
 * Keys are derived, not stored. Whoever gives the PIN again, or that of a new link in place of an ended one,
 * can open what the phone has not sent yet.
 */
function givePass(ctx: Ctx, { id, device, earlier }: Pass) {
  addSignedValue(ctx, passCookie, String(id))
  const deriveKey = (link: number) =>
    createHmac('sha256', ctx.keyFor('guide offline'))
      .update(JSON.stringify([ctx.travel_agency, link, device]))
      .digest('base64')
  return {
    key: deriveKey(id),
    until: new Date(Date.now() + guideLimits.pass_s * 1_000).toISOString(),
    earlier: earlier.map((link) => ({ link: link.id, key: deriveKey(link.id) })),
  }
}

/** The link whose pass this browser has. It may have ended since. */
export async function getGuideLink(ctx: Ctx, id: number): Promise<GuideLink> {
  if (!listSignedValues(ctx, passCookie).some(({ subject }) => subject === String(id)))
    refuse('GUIDE_PIN_REQUIRED')
  return (await findOpenLink(ctx, id)) ?? refuse('GUIDE_LINK_OVER')
}

/** Link and PIN are shown once: only their hashes stay. */
export async function createLink(
  ctx: ManualTxContext<StaffCtx>,
  { departure_id, name, staff_id }: In<typeof guideOfficeCalls.createLink>,
) {
  const { travel_agency, staff, origin } = ctx
  const token = randomBytes(32).toString('base64url')
  const pin = String(randomInt(10 ** guideLimits.pinDigits)).padStart(guideLimits.pinDigits, '0')
  const pin_hash = await hashPassword(ctx, pin, passwordCosts.post)
  const { id } = await ctx.finalTransaction(async (txCtx) => {
    const { is_cancelled, return_date } = await getOccupancy(txCtx, departure_id)
    if (is_cancelled) refuse('DEPARTURE_CANCELLED')
    if (await isOver(txCtx, return_date)) refuse('DAY_IS_OVER')
    await lockDeparture(txCtx, departure_id) // two people cannot both make the last one
    const links = await listLinks(txCtx, departure_id)
    if (links.length >= guideLimits.links) refuse('TOO_MANY_LINKS')
    const person = staff_id === null ? { name } : await getGuide(txCtx, staff_id)
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { guide: person.name } })
    return txCtx.db
      .insertInto('guide_link')
      .values({
        travel_agency,
        departure_id,
        staff_id,
        pin_hash,
        name: person.name,
        token_hash: hashSha256(token),
        by_name: staff.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return { id, address: `${origin}/guide/#${travel_agency}.${id}.${token}`, pin }
}

async function isOver({ db }: AgencyContext, return_date: string): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean }>`
    select ${seoulToday} > ${return_date}::date + ${guideLimits.daysAfter}::int as is_over`.execute(db)
  return rows[0]?.is_over ?? true
}

/** Staff of this agency whose role is guide. */
export const listGuides = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select(['p.id as staff_id', 'p.name'])
    .where('r.travel_agency', '=', travel_agency)
    .where(sql<boolean>`'guide' = any (r.roles)`)
    .orderBy('p.name')
    .execute()

async function getGuide(ctx: AgencyContext, staff_id: number) {
  const guides = await listGuides(ctx)
  return guides.find((each) => each.staff_id === staff_id) ?? refuse('NOT_FOUND')
}

/** The links that nobody has ended. */
export const listLinks = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('guide_link')
    .select(['id', 'name', 'staff_id', 'by_name', 'at', 'opened'])
    .select(sql<boolean>`wrong >= ${guideLimits.wrongPins}::int`.as('is_locked'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('ended', 'is', null)
    .orderBy('id')
    .execute()

export async function endLink(ctx: StaffCtx, { id }: In<typeof guideOfficeCalls.endLink>) {
  const { db, travel_agency } = ctx
  const ended = await db
    .updateTable('guide_link')
    .set({ ended: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning(['departure_id', 'name'])
    .executeTakeFirst()
  if (!ended) refuse('NOT_FOUND')
  ctx.logChange({ subject: `departure ${ended.departure_id}`, after: { ended: ended.name } })
  return {}
}

/** The departures of whoever is logged in, as long as their links are open. */
export async function listOwnDepartures({ db, travel_agency, staff }: StaffCtx) {
  const { rows } = await sql<{
    link: number
    departure_id: number
    page_title: { ko: string; en: string }
    departure_date: string
    return_date: string
  }>`
    select distinct on (o.departure_date, o.departure_id) g.id as link, o.departure_id, p.page_title, o.departure_date,
      o.departure_date + p.days - 1 as return_date
    from guide_link g
    join departure o on o.travel_agency = g.travel_agency and o.departure_id = g.departure_id
    join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
    where g.travel_agency = ${travel_agency} and g.staff_id = ${staff.id} and ${isLinkOpen}
    order by o.departure_date, o.departure_id, g.id desc`.execute(db)
  return { list: rows }
}

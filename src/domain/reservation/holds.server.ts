// Limits of seats that people hold before they pay. Decision 20
// Of whoever proved nothing it is counted for a departure, an agency, a contact and a network: above the limit
// a reservation proves itself first. Who proved something has a few bookings, and a network a share.
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DepartureRef } from '#domain/departure/seats.server.ts'
import { refuse } from '#errors.ts'
import { foldAddress, normalizeEmail } from '#lib/fold-address.ts'
import { retentionDays } from '#limits/retention.ts'
import { unpaidAnHour, unprovedLimits } from '#limits/trade.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { type CodePurpose, redeemCode } from '#platform/mail-code.server.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

/** `staff`: a colleague books for them on the telephone. */
export type IdentityProof = 'log_in' | 'mail' | 'staff' | null
type HoldLimits = Record<keyof typeof unprovedLimits, number>
type HoldContext = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor' | 'network'>
type SeatHold = DepartureRef & {
  seats: number
  email: string
  contact: string
  member_id: number | null
  proved_by: IdentityProof
  /** The proved mailbox, in one spelling; null where none is proved. */
  mailbox: string | null
  /** All seats of the departure. */
  capacity: number
  /** The limits this agency has set itself. */
  limits: Partial<HoldLimits> | null
}

/**
 * Proves the address by a mailed code. A code works once. The same reservation sent again with its key needs
 * no second code. `about`: what the code was mailed for, where that is another thing; it proves only that.
 */
export async function proveByCode(
  ctx: ManualTxContext<Ctx>,
  email: string,
  code: string,
  about?: CodePurpose,
): Promise<IdentityProof> {
  const { travel_agency, idempotencyKey = refuse('IDEMPOTENCY_KEY_REQUIRED') } = ctx
  const key = about ? JSON.stringify([idempotencyKey, about.purpose, about.subject]) : idempotencyKey
  const proof = { travel_agency, key, email: normalizeEmail(email) }
  const known = await ctx.transaction(({ db }) =>
    db
      .selectFrom('reserve_proof')
      .select('key')
      .where((eb) => eb.and(proof))
      .executeTakeFirst(),
  )
  if (known) return 'mail'
  await redeemCode(ctx, about ?? { purpose: 'reserve', subject: proof.email }, code)
  await ctx.transaction(({ db }) =>
    db
      .insertInto('reserve_proof')
      .values(proof)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return 'mail'
}

/** The same reservation is not sent again after a day. */
export async function purgeProofs({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('reserve_proof')
    .where('travel_agency', '=', travel_agency)
    .where('proved', '<', daysAgo(retentionDays.proofs))
    .execute()
}

/** A log-in proves as much as its address: anybody can join with one that is made up. */
export const isVerifiedMember = (id: number | null) =>
  sql<boolean>`exists (select from member m where m.travel_agency = p.travel_agency and m.id = ${id} and (m.email_verified or m.login_type = 'kakao'))`

/** The address that a log-in proves. Kakao proves a person without one. */
export const selectVerifiedEmail = (id: number | null) =>
  sql<
    string | null
  >`(select m.email from member m where m.travel_agency = p.travel_agency and m.id = ${id} and m.email_verified)`

/** The visitor's network as a keyed hash. A cookie would not do: anybody can delete it. */
export const hashVisitorNetwork = ({ keyFor, travel_agency, network }: HoldContext) =>
  createHmac('sha256', keyFor('visitor'))
    .update(JSON.stringify([travel_agency, network]))
    .digest('base64url')

/**
 * Refuses early, before anything is written. People who have proved their address are rarely over the limit,
 * so for them only claimHold checks.
 */
export async function checkHoldLimitsEarly(ctx: HoldContext, hold: SeatHold): Promise<void> {
  if (hold.proved_by === null) await checkHoldLimits(ctx, hold, 0)
}

/**
 * Decides in the end. It locks first, so nobody can add a hold while we count: unproved visitors of an agency
 * wait for each other, proved ones for themselves, and at one departure a network for itself. `ownBooking`:
 * the booking being made, which is already written.
 */
export async function claimHold(ctx: HoldContext, hold: SeatHold, ownBooking: number): Promise<void> {
  const locked = lockHolds(ctx, hold)
  await Promise.all([checkHoldLimits(ctx, hold, ownBooking), locked]) // sent together; the count starts after the lock
}

/** The part of a departure's seats that one network holds unpaid, or waits for. */
export async function readNetworkShare({
  db,
  travel_agency,
}: AgencyContext): Promise<(seats: number) => number> {
  const { hold_limits } = await db
    .selectFrom('agency')
    .select('hold_limits')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const { least, network_percent } = { ...unprovedLimits, ...hold_limits }
  return (seats) => Math.max(least, Math.floor((seats * network_percent) / 100))
}

/** Counts the other holds, and refuses what would be too much. The count is certain only under the lock. */
export async function checkHoldLimits(ctx: HoldContext, hold: SeatHold, ownBooking: number): Promise<void> {
  const limits = { ...unprovedLimits, ...hold.limits } // a limit that the agency does not set has its default
  const calculateShare = (percent: number) =>
    Math.max(limits.least, Math.floor((hold.capacity * percent) / 100))
  const network = hold.seats + (await checkOwnHolds(ctx, hold, { ownBooking, limits, calculateShare }))
  if (network > calculateShare(limits.network_percent)) refuse('TOO_MANY_FROM_NETWORK')
}

type HoldCheck = { ownBooking: number; limits: HoldLimits; calculateShare: (percent: number) => number }

/** The limit depends on the proof. Returns the seats that the network holds. */
async function checkOwnHolds(
  ctx: HoldContext,
  hold: SeatHold,
  { ownBooking, limits, calculateShare }: HoldCheck,
): Promise<number> {
  const mostAnHour = limits.each * unpaidAnHour.times
  const count = { ownBooking, enough: mostAnHour }
  if (hold.proved_by !== null) {
    const { unpaid, network, hour } = await countUnpaid(ctx, hold, count)
    if (unpaid >= limits.each) refuse('TOO_MANY_UNPAID')
    // who logged in may still have typed somebody else's address
    if (foldAddress(hold.email) !== hold.mailbox && hour >= mostAnHour) refuse('PROOF_REQUIRED')
    return network
  }
  const { departure, agency, contact, visitor, network, hour } = await countUnprovedHolds(ctx, hold, count)
  const isBeyond =
    departure + hold.seats > calculateShare(limits.percent) ||
    agency + hold.seats > limits.seats ||
    contact >= limits.each ||
    visitor >= limits.each ||
    hour >= mostAnHour
  if (isBeyond) refuse('PROOF_REQUIRED')
  return network
}

/** One statement takes all locks, always in this order, so that there is no deadlock. */
async function lockHolds(ctx: HoldContext, hold: SeatHold): Promise<void> {
  const { proved_by, member_id, mailbox, departure_id } = hold
  const owners = [
    ...(proved_by === null ? [['unproved']] : []),
    ...(proved_by === null || member_id === null ? [] : [['member', member_id]]),
    ...(mailbox === null ? [] : [['mailbox', mailbox]]),
    ['network', departure_id, hashVisitorNetwork(ctx)],
  ].map((owner) => JSON.stringify(['holds', ctx.travel_agency, ...owner]))
  await sql`select pg_advisory_xact_lock(hashtextextended(owner, 0)) from unnest(${owners}::text[]) owner`.execute(
    ctx.db,
  )
}

/** Seats of the departure that this network holds, proved or not. Paid seats are no hold. */
const selectSeatsHeldByNetwork = (ctx: HoldContext, { departure_id }: SeatHold, ownBooking: number) =>
  sql<number>`(select coalesce(sum(b.adult + b.child), 0)::int from booking b
    where b.travel_agency = ${ctx.travel_agency} and b.departure_id = ${departure_id}
      and b.progress = 'waiting_for_payment' and b.visitor = ${hashVisitorNetwork(ctx)} and b.id <> ${ownBooking})`

/**
 * Reservations of the last hour from this network, or for this mailbox, whichever are more: those that wait and those
 * that were cancelled unpaid. The network is kept with no other. No more are read than decide, as others wait meanwhile.
 */
function selectUnpaidThisHour(ctx: HoldContext, { email }: SeatHold, { ownBooking, enough }: HourCount) {
  const count = (isOwn: RawBuilder<boolean>) => sql`(select count(*) from (select from booking b
    where b.travel_agency = ${ctx.travel_agency} and b.reg_date > now() - make_interval(secs => ${unpaidAnHour.seconds})
      and b.visitor is not null and b.proved_by is distinct from 'mail' and b.id <> ${ownBooking} and ${isOwn}
    limit ${enough}) unpaid)`
  const ofNetwork = count(sql`b.visitor = ${hashVisitorNetwork(ctx)}`)
  const ofMailbox = count(sql`b.mailbox = ${foldAddress(email)}`)
  return sql<number>`greatest(${ofNetwork}, ${ofMailbox})::int`
}
type HourCount = { ownBooking: number; enough: number }

/**
 * The open bookings this person has proved, by a log-in, by all log-ins of the mailbox, or by a mailed code: each is
 * found by its own index.
 * Bookings that a stranger makes under their name are not proved, so they do not count.
 */
async function countUnpaid(ctx: HoldContext, hold: SeatHold, count: HourCount) {
  const { travel_agency } = ctx
  const { member_id, mailbox } = hold
  const owned = [
    ...(member_id === null ? [] : [sql`member_id = ${member_id}`]),
    ...(mailbox === null
      ? []
      : [
          sql`proved_by = 'mail' and mailbox = ${mailbox}`,
          sql`proved_by = 'log_in' and member_id in (select m.id from member m
            where m.travel_agency = ${travel_agency} and m.email_verified and m.mailbox = ${mailbox})`,
        ]),
  ].map(
    (isOwn) => sql`select id from booking where travel_agency = ${travel_agency}
      and progress = 'waiting_for_payment' and id <> ${count.ownBooking} and ${isOwn}`,
  )
  const { rows } = await sql<{ unpaid: number; network: number; hour: number }>`
    select count(*)::int as unpaid, ${selectSeatsHeldByNetwork(ctx, hold, count.ownBooking)} as network,
      ${selectUnpaidThisHour(ctx, hold, count)} as hour
    from (${sql.join(owned, sql` union `)}) own`.execute(ctx.db)
  return rows[0] ?? { unpaid: 0, network: 0, hour: 0 }
}

type UnprovedHolds = {
  departure: number
  agency: number
  contact: number
  visitor: number
  network: number
  hour: number
}

// Counted from the rows each time, so the sums are always right: paid, proved, cancelled and released
// bookings do not count. There are never more rows than the limit of the agency, which may be a high one: what has to
// be worked out of a row is found by index.
async function countUnprovedHolds(
  ctx: HoldContext,
  hold: SeatHold,
  count: HourCount,
): Promise<UnprovedHolds> {
  const { ownBooking } = count
  const isUnproved = sql`b.travel_agency = ${ctx.travel_agency} and b.progress = 'waiting_for_payment'
    and b.proved_by is null and b.id <> ${ownBooking}`
  const { rows } = await sql<UnprovedHolds>`
    select
      coalesce(sum(adult + child) filter (where departure_id = ${hold.departure_id}), 0)::int as departure,
      coalesce(sum(adult + child), 0)::int as agency,
      (select count(*)::int from booking b where ${isUnproved}
        and (b.mailbox = ${foldAddress(hold.email)} or b.phone = phone_digits(${hold.contact}::text)
          or b.member_id = ${hold.member_id})) as contact,
      (count(*) filter (where visitor = ${hashVisitorNetwork(ctx)}))::int as visitor,
      ${selectSeatsHeldByNetwork(ctx, hold, ownBooking)} as network,
      ${selectUnpaidThisHour(ctx, hold, count)} as hour
    from booking b where ${isUnproved}`.execute(ctx.db)
  return rows[0] ?? { departure: 0, agency: 0, contact: 0, visitor: 0, network: 0, hour: 0 }
}

// How many seats people may hold before they pay. Decision 20
// Of whoever proved nothing it is counted for a departure, an agency, a contact and a network: above the limit
// a reservation proves itself first. Who proved something has a few bookings, and a network a share.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Departure } from '#domain/booking/seats.server.ts'
import { refuse } from '#errors.ts'
import { keptDays } from '#limits/machine.ts'
import { unprovedLimits } from '#limits/trade.ts'
import { foldAddress, plainAddress } from '#plain/fold-address.ts'
import { daysAgo } from '#platform/db/seoul.server.ts'
import { spendCode } from '#platform/mail-code.server.ts'
import type { Ctx, InAgency, Own } from '#platform/wire/asking.ts'

/** `staff`: a colleague books for them on the telephone. */
export type Proof = 'log_in' | 'mail' | 'staff' | null
type Limits = Record<keyof typeof unprovedLimits, number>
type Holding = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor' | 'network'>
type Hold = Departure & {
  seats: number
  email: string
  contact: string
  member_id: number | null
  proved_by: Proof
  /** The mailbox that the proof is about, folded; null where none is proved. */
  mailbox: string | null
  /** All seats of the departure. */
  capacity: number
  /** The limits this agency has set itself. */
  limits: Partial<Limits> | null
}

/**
 * Proves the address by a mailed code. A code works once. The same reservation sent again with its key needs
 * no second code.
 */
export async function proveByCode(ctx: Own<Ctx>, email: string, code: string): Promise<Proof> {
  const { travel_agency, idempotencyKey: key = refuse('IDEMPOTENCY_KEY_REQUIRED') } = ctx
  const proof = { travel_agency, key, email: plainAddress(email) }
  const known = await ctx.within(({ db }) =>
    db
      .selectFrom('reserve_proof')
      .select('key')
      .where((eb) => eb.and(proof))
      .executeTakeFirst(),
  )
  if (known) return 'mail'
  await spendCode(ctx, { purpose: 'reserve', subject: proof.email }, code)
  await ctx.within(({ db }) =>
    db
      .insertInto('reserve_proof')
      .values(proof)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return 'mail'
}

/** The same reservation is not sent again after a day. */
export async function forgetProofs({ db, travel_agency }: InAgency): Promise<void> {
  await db
    .deleteFrom('reserve_proof')
    .where('travel_agency', '=', travel_agency)
    .where('proved', '<', daysAgo(keptDays.proofs))
    .execute()
}

/** A log-in proves as much as its address: anybody can join with one that is made up. */
export const isProvedMember = (id: number | null) =>
  sql<boolean>`exists (select from member m where m.travel_agency = p.travel_agency and m.id = ${id} and (m.email_verified or m.login_type = 'kakao'))`

/** The address a log-in proves. Kakao proves who somebody is without one. */
export const provedAddressOf = (id: number | null) =>
  sql<
    string | null
  >`(select m.email from member m where m.travel_agency = p.travel_agency and m.id = ${id} and m.email_verified)`

/** The visitor's network as a keyed hash. A cookie would not do: anybody can delete it. */
export const visitorOf = ({ keyFor, travel_agency, network }: Holding) =>
  createHmac('sha256', keyFor('visitor'))
    .update(JSON.stringify([travel_agency, network]))
    .digest('base64url')

/**
 * Refuses early, before anything is written. People who have proved their address are rarely over the limit,
 * so for them only claimHold checks.
 */
export async function refuseBeyond(ctx: Holding, hold: Hold): Promise<void> {
  if (hold.proved_by === null) await weighHold(ctx, hold, 0)
}

/**
 * Decides in the end. It locks first, so nobody can add a hold while we count: unproved visitors of an agency
 * wait for each other, proved ones for themselves, and at one departure a network for itself. `own`: the
 * booking being made, which is already written.
 */
export async function claimHold(ctx: Holding, hold: Hold, own: number): Promise<void> {
  const locked = lockHolds(ctx, hold)
  await Promise.all([weighHold(ctx, hold, own), locked]) // sent together; the count starts after the lock
}

/** Counts what is held beside this, and refuses what would be too much. Nothing is certain without the lock. */
export async function weighHold(ctx: Holding, hold: Hold, own: number): Promise<void> {
  const limits = { ...unprovedLimits, ...hold.limits } // a limit that the agency does not set has its default
  const shareOf = (percent: number) => Math.max(limits.least, Math.floor((hold.capacity * percent) / 100))
  const network = hold.seats + (await refuseOwn(ctx, hold, { own, limits, shareOf }))
  if (network > shareOf(limits.network_percent)) refuse('TOO_MANY_FROM_NETWORK')
}

type Weighing = { own: number; limits: Limits; shareOf: (percent: number) => number }

/** By what they have proved. Answers with the seats their network holds. */
async function refuseOwn(ctx: Holding, hold: Hold, { own, limits, shareOf }: Weighing): Promise<number> {
  if (hold.proved_by !== null) {
    const { unpaid, network } = await unpaidOf(ctx, hold, own)
    if (unpaid >= limits.each) refuse('TOO_MANY_UNPAID')
    return network
  }
  const { departure, agency, contact, visitor, network } = await unprovedBeside(ctx, hold, own)
  const isBeyond =
    departure + hold.seats > shareOf(limits.percent) ||
    agency + hold.seats > limits.seats ||
    contact >= limits.each ||
    visitor >= limits.each
  if (isBeyond) refuse('PROOF_REQUIRED')
  return network
}

/** One statement takes all locks, always in this order, so that there is no deadlock. */
async function lockHolds(ctx: Holding, hold: Hold): Promise<void> {
  const { proved_by, member_id, mailbox, departure_id } = hold
  const owners = [
    ...(proved_by === null ? [['unproved']] : []),
    ...(proved_by === null || member_id === null ? [] : [['member', member_id]]),
    ...(mailbox === null ? [] : [['mailbox', mailbox]]),
    ['network', departure_id, visitorOf(ctx)],
  ].map((owner) => JSON.stringify(['holds', ctx.travel_agency, ...owner]))
  await sql`select pg_advisory_xact_lock(hashtextextended(owner, 0)) from unnest(${owners}::text[]) owner`.execute(
    ctx.db,
  )
}

/** What people of this network hold of the departure, proved or not. Seats that are paid are nobody's hold. */
const heldByNetwork = (ctx: Holding, { departure_id }: Hold, own: number) =>
  sql<number>`(select coalesce(sum(b.adult + b.child), 0)::int from booking b
    where b.travel_agency = ${ctx.travel_agency} and b.departure_id = ${departure_id}
      and b.progress = 'waiting_for_payment' and b.visitor = ${visitorOf(ctx)} and b.id <> ${own})`

/**
 * The open bookings this person has proved, by a log-in, by all log-ins of the mailbox, or by a mailed code.
 * Bookings that a stranger makes under their name are not proved, so they do not count.
 */
async function unpaidOf(ctx: Holding, hold: Hold, own: number) {
  const { travel_agency } = ctx
  const { member_id, mailbox } = hold
  const owned = [
    ...(member_id === null ? [] : [sql`member_id = ${member_id}`]),
    ...(mailbox === null
      ? []
      : [
          sql`(proved_by = 'mail' and fold_address(email) = ${mailbox})`,
          sql`(proved_by = 'log_in' and member_id in (select m.id from member m
            where m.travel_agency = ${travel_agency} and m.email_verified and fold_address(m.email) = ${mailbox}))`,
        ]),
  ]
  const { rows } = await sql<{ unpaid: number; network: number }>`
    select count(*)::int as unpaid, ${heldByNetwork(ctx, hold, own)} as network from booking
    where travel_agency = ${travel_agency} and progress = 'waiting_for_payment' and (${sql.join(owned, sql` or `)}) and id <> ${own}`.execute(
    ctx.db,
  )
  return rows[0] ?? { unpaid: 0, network: 0 }
}

type Beside = { departure: number; agency: number; contact: number; visitor: number; network: number }

// Counted from the rows each time, so the sums are always right: paid, proved, cancelled and released
// bookings do not count. There are never more rows than the limit of the agency.
async function unprovedBeside(ctx: Holding, hold: Hold, own: number): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select
      coalesce(sum(adult + child) filter (where departure_id = ${hold.departure_id}), 0)::int as departure,
      coalesce(sum(adult + child), 0)::int as agency,
      (count(*) filter (where fold_address(email) = ${foldAddress(hold.email)} or phone_digits(contact) = phone_digits(${hold.contact}::text) or member_id = ${hold.member_id}))::int as contact,
      (count(*) filter (where visitor = ${visitorOf(ctx)}))::int as visitor,
      ${heldByNetwork(ctx, hold, own)} as network
    from booking
    where travel_agency = ${ctx.travel_agency} and progress = 'waiting_for_payment' and proved_by is null and id <> ${own}`.execute(
    ctx.db,
  )
  return rows[0] ?? { departure: 0, agency: 0, contact: 0, visitor: 0, network: 0 }
}

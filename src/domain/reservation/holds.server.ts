// How many seats people may hold who have proved nothing. Decision 20
// It is counted for a departure, an agency, a contact and a network. Above the limit a reservation proves
// itself first.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Departure } from '#domain/booking/seats.server.ts'
import { refuse } from '#errors.ts'
import { keptDays } from '#limits/machine.ts'
import { unprovedLimits } from '#limits/trade.ts'
import { daysAgo } from '#platform/db/seoul.server.ts'
import { plainAddress, spendCode } from '#platform/mail-code.server.ts'
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
  if (hold.proved_by === null) refuseUnproved(hold, await unprovedBeside(ctx, hold, 0))
}

/**
 * Decides in the end. It locks first, so nobody can add a hold while we count: unproved visitors of an agency
 * wait for each other, proved ones only for themselves. `own`: the booking being made, which is already
 * written.
 */
export async function claimHold(ctx: Holding, hold: Hold, own: number): Promise<void> {
  const locked = lockHolds(ctx, hold) // sent together with the count, which starts after the lock
  if (hold.proved_by === null) {
    const [beside] = await Promise.all([unprovedBeside(ctx, hold, own), ...locked])
    return refuseUnproved(hold, beside)
  }
  const [unpaid] = await Promise.all([unpaidOf(ctx, hold, own), ...locked])
  if (unpaid >= limitsOf(hold).each) refuse('TOO_MANY_UNPAID')
}

/** A limit that the agency does not set has its default. */
const limitsOf = ({ limits }: Hold): Limits => ({ ...unprovedLimits, ...limits })

function lockHolds({ db, travel_agency }: Holding, hold: Hold): Promise<unknown>[] {
  const owners = hold.proved_by === null ? [['unproved']] : ownersOf(hold)
  return owners.map((owner) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['holds', travel_agency, ...owner])}, 0))`.execute(
      db,
    ),
  )
}

// Always in this order, so that there is no deadlock.
const ownersOf = ({ proved_by, member_id, email }: Hold) => [
  ...(member_id === null ? [] : [['member', member_id]]),
  ...(proved_by === 'mail' ? [['mail', plainAddress(email)]] : []),
]

function refuseUnproved(hold: Hold, { departure, agency, contact, visitor }: Beside): void {
  const limits = limitsOf(hold)
  const ofDeparture = Math.max(limits.least, Math.floor((hold.capacity * limits.percent) / 100))
  const isBeyond =
    departure + hold.seats > ofDeparture ||
    agency + hold.seats > limits.seats ||
    contact >= limits.each ||
    visitor >= limits.each
  if (isBeyond) refuse('PROOF_REQUIRED')
}

/**
 * The open bookings this person has proved. Bookings that a stranger makes under their name are not proved,
 * so they do not count.
 */
async function unpaidOf({ db, travel_agency }: Holding, hold: Hold, own: number): Promise<number> {
  const { member_id, proved_by, email } = hold
  const owned = [
    ...(member_id === null ? [] : [sql`member_id = ${member_id}`]),
    ...(proved_by === 'mail' ? [sql`(proved_by = 'mail' and lower(email) = ${plainAddress(email)})`] : []),
  ]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking
    where travel_agency = ${travel_agency} and progress = 'waiting_for_payment' and (${sql.join(owned, sql` or `)}) and id <> ${own}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

type Beside = { departure: number; agency: number; contact: number; visitor: number }

// Counted from the rows each time, so the sums are always right: paid, proved, cancelled and released
// bookings do not count. There are never more rows than the limit of the agency.
async function unprovedBeside(ctx: Holding, hold: Hold, own: number): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select
      coalesce(sum(adult + child) filter (where departure_id = ${hold.departure_id}), 0)::int as departure,
      coalesce(sum(adult + child), 0)::int as agency,
      (count(*) filter (where lower(email) = ${plainAddress(hold.email)} or phone_digits(contact) = phone_digits(${hold.contact}::text) or member_id = ${hold.member_id}))::int as contact,
      (count(*) filter (where visitor = ${visitorOf(ctx)}))::int as visitor
    from booking
    where travel_agency = ${ctx.travel_agency} and progress = 'waiting_for_payment' and proved_by is null and id <> ${own}`.execute(
    ctx.db,
  )
  return rows[0] ?? { departure: 0, agency: 0, contact: 0, visitor: 0 }
}

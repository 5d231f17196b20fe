// §7 The contract of a booking: written when it is first asked for, kept as it was read, written anew when price, party or date change.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Held, ofHolder, ofNumber } from '#domain/booking/find.server.ts'
import { isOpen } from '#domain/booking/progress.ts'
import type { Within } from '#domain/vault/whose.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { documentCalls } from './calls.ts'
import { composeContract, contractTitle, isSpecial } from './compose-contract.server.ts'
import { openLink } from './link.server.ts'

type Holder = Parameters<typeof ofHolder>[0]

export async function contractOfHolder(ctx: Holder, booking_id: string) {
  return describe(ctx, await held(ctx, booking_id))
}

/** Somebody else's is not there; locked, because reading may write a new version. */
const held = (ctx: Holder, booking_id: string) =>
  ofHolder(ctx, { booking_id }, 'lock').catch((error) =>
    Object(error).refusal === 'BOOKING_NOT_FOUND' ? refuse('CONTRACT_NOT_FOUND') : Promise.reject(error),
  )

export async function contractOfLink(ctx: Within, token: string) {
  return describe(ctx, await ofLink(ctx, token))
}

async function ofLink(ctx: Within, token: string): Promise<Held> {
  const { trip } = await openLink(ctx, token)
  return trip ? ofNumber(ctx, trip.booking_id) : refuse('LINK_EXPIRED')
}

async function describe(ctx: Within, booking: Held) {
  const { version, hash, contents, made, agreed, agreed_by } = await presentContract(ctx, booking)
  return {
    booking_id: booking.booking_id,
    version,
    hash,
    title: contractTitle,
    sections: contents,
    made,
    agreed_at: agreed,
    agreed_by,
    has_special: contents.some(isSpecial),
    open: isOpen(booking.progress),
  }
}

export async function agreeTerms(
  ctx: Ctx,
  { booking_id, token, version, hash, name }: In<typeof documentCalls.agreeTerms>,
) {
  const { db, travel_agency, later } = ctx
  const booking =
    token !== undefined
      ? await ofLink(ctx, token)
      : booking_id !== undefined
        ? await held(ctx, booking_id)
        : refuse('CONTRACT_NOT_FOUND')
  if (
    token !== undefined &&
    booking_id !== undefined &&
    booking.booking_id !== booking_id.replaceAll('-', '')
  )
    refuse('LINK_EXPIRED')
  const present = await presentContract(ctx, booking)
  if (present.version !== version || present.hash !== hash) refuse('CONTRACT_CHANGED')
  if (present.agreed === null && !isOpen(booking.progress)) refuse('CONTRACT_NOT_FOUND')
  const agreed = await db
    .updateTable('contract')
    .set({ agreed: sql<string>`now()`, agreed_by: name })
    .where((eb) => eb.and({ travel_agency, booking: booking.id, version }))
    .where('agreed', 'is', null) // said twice, it is agreed once
    .returning('agreed')
    .executeTakeFirst()
  if (agreed) await later('send-mail', { travel_agency, kind: 'contract-agreed', ref: booking.id })
  return { version, agreed_at: (agreed ?? (await newestContract(ctx, booking.id)))?.agreed ?? '' }
}

/** The newest, if it is still about the same; otherwise the next. */
async function presentContract(ctx: Within, booking: Held) {
  const { db, travel_agency } = ctx
  const { basis } = await db
    .selectFrom('booking as b')
    .select(sql<string>`contract_basis(b)`.as('basis'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const newest = await newestContract(ctx, booking.id)
  if (newest?.basis === basis) return newest
  const contents = await composeContract(ctx, booking.package_code, booking)
  const version = (newest?.version ?? 0) + 1
  const hash = createHash('sha256')
    .update(JSON.stringify({ travel_agency, booking_id: booking.booking_id, version, contents }))
    .digest('hex')
  await db
    .insertInto('contract')
    .values({ travel_agency, booking: booking.id, version, basis, contents: JSON.stringify(contents), hash })
    .onConflict((conflict) => conflict.doNothing()) // two who read it first at the same moment write the same
    .execute()
  return (await newestContract(ctx, booking.id)) ?? refuse('CONTRACT_NOT_FOUND')
}

const newestContract = ({ db, travel_agency }: Within, booking: number) =>
  db
    .selectFrom('contract')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

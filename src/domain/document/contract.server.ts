// §7 The contract of a booking: written when it is first asked for, and kept as it was read.
// It is written anew when price, party or date change.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Held, ofHolder, ofNumber } from '#domain/booking/find.server.ts'
import { plainName } from '#domain/booking/plain-name.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { contractBasis } from '#domain/booking/to-do.server.ts'
import { maskContact, maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { guardianOf } from './agree.server.ts'
import type { documentCalls, Section } from './calls.ts'
import { composeContract, contractTitle, isSpecial } from './compose-contract.server.ts'
import { openLink } from './link.server.ts'

type Holder = Parameters<typeof ofHolder>[0]

export async function contractOfHolder(ctx: Holder, booking_id: string) {
  return describe(ctx, await held(ctx, booking_id))
}

/** Another person's booking is not found. The booking is locked, because reading may write a new version. */
const held = (ctx: Holder, booking_id: string) =>
  ofHolder(ctx, { booking_id }, 'lock').catch((error) =>
    partsOf(error).refusal === 'BOOKING_NOT_FOUND' ? refuse('CONTRACT_NOT_FOUND') : Promise.reject(error),
  )

/**
 * For a traveller who did not book: who did is masked, and neither the number nor how to reach them is in it.
 */
export async function contractOfLink(ctx: InAgency, token: string) {
  const { booking, traveller } = await ofLink(ctx, token)
  const { booking_id, agreed_by, sections, ...contract } = await describe(ctx, booking, traveller)
  const booked = [booking, ...(await formerContacts(ctx, booking.id))]
  const hidden = [booking_id, ...booked.map(({ contact }) => maskContact(contact))]
  const names = booked.map(({ name }) => name)
  return {
    ...contract,
    agreed_by: agreed_by && maskName(agreed_by),
    sections: sections.map((section) => ({
      ...section,
      facts: section.facts
        .filter(({ value }) => !hidden.includes(value.ko))
        .map((fact) => (names.includes(fact.value.ko) ? masked(fact) : fact)),
    })),
  }
}

// Found by its content, not by its label: stored sections stay as they were written, but labels change.
const masked = (fact: Fact): Fact => ({
  ...fact,
  value: { ko: maskName(fact.value.ko), en: maskName(fact.value.ko) },
})
type Fact = Section['facts'][number]

/** Names and numbers from before staff corrected them. The contract may still show them. */
const formerContacts = ({ db, travel_agency }: InAgency, booking: number) =>
  db
    .selectFrom('contact_change')
    .select(['name', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()

async function ofLink(ctx: InAgency, token: string): Promise<{ booking: Held; traveller: number }> {
  const { trip, traveller } = await openLink(ctx, token)
  return trip ? { booking: await ofNumber(ctx, trip.booking_id), traveller } : refuse('LINK_EXPIRED')
}

/** With a traveller: the text as the holder of that traveller's link reads it. */
async function describe(ctx: InAgency, booking: Held, traveller?: number) {
  const { version, hash, contents, made, agreed, agreed_by } = await presentContract(ctx, booking)
  const open = isOpen(booking.progress)
  return {
    booking_id: booking.booking_id,
    version,
    hash,
    title: contractTitle,
    sections: contents,
    made,
    agreed_at: agreed,
    agreed_by,
    signs: open ? await signsAs() : null,
    has_special: contents.some(isSpecial),
    open,
  }

  async function signsAs() {
    if (traveller === undefined) return agreed === null ? ('booker' as const) : null
    const { guardian, signed } = await partOf(ctx, booking.id, { version, traveller })
    return guardian !== undefined && signed === null ? ('guardian' as const) : null
  }
}

type Signing = In<typeof documentCalls.agreeTerms>

export async function agreeTerms(ctx: Ctx, asked: Signing) {
  const { booking_id, token } = asked
  if (token === undefined)
    return signAll(ctx, await held(ctx, booking_id ?? refuse('CONTRACT_NOT_FOUND')), asked)
  const { booking, traveller } = await ofLink(ctx, token)
  if (booking_id !== undefined && booking.booking_id !== booking_id.replaceAll('-', ''))
    refuse('LINK_EXPIRED')
  return signPart(ctx, booking, { ...asked, traveller })
}

/** Who booked signs, by the name the booking has. */
async function signAll(ctx: Ctx, booking: Held, { version, hash, name }: Signing) {
  const { db, travel_agency, later } = ctx
  await refuseOther(ctx, booking, { version, hash })
  refuseStranger(name, booking.name)
  const agreed = await db
    .updateTable('contract')
    .set({ agreed: sql<string>`now()`, agreed_by: booking.name })
    .where((eb) => eb.and({ travel_agency, booking: booking.id, version }))
    .where('agreed', 'is', null) // sent twice, it is agreed once
    .returning('agreed')
    .executeTakeFirst()
  if (agreed) await later('send-mail', { travel_agency, kind: 'contract-agreed', ref: booking.id })
  return { version, agreed_at: (agreed ?? (await newestContract(ctx, booking.id)))?.agreed ?? '' }
}

/**
 * A guardian signs for the minor with the minor's link, under the name given with the consent. Nobody else
 * signs with a link.
 */
async function signPart(
  ctx: Ctx,
  booking: Held,
  { version, hash, name, traveller }: Signing & { traveller: number },
) {
  const { db, travel_agency } = ctx
  await refuseOther(ctx, booking, { version, hash })
  const guardian = refuseStranger(name, (await partOf(ctx, booking.id, { version, traveller })).guardian)
  await db
    .insertInto('contract_part')
    .values({ travel_agency, booking: booking.id, version, traveller, signed_by: guardian })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { version, agreed_at: (await partOf(ctx, booking.id, { version, traveller })).signed ?? '' }
}

/** Stores the signer's name as we know it, however it was typed. */
const refuseStranger = (typed: string, signer: string | undefined): string =>
  signer !== undefined && plainName(typed) === plainName(signer) ? signer : refuse('NOT_THE_SIGNER')

/** Refuses when the text has changed since it was read, and when the trip is over or cancelled. */
async function refuseOther(
  ctx: InAgency,
  booking: Held,
  { version, hash }: Pick<Signing, 'version' | 'hash'>,
): Promise<void> {
  const present = await presentContract(ctx, booking)
  if (present.version !== version || present.hash !== hash) refuse('CONTRACT_CHANGED')
  if (present.agreed === null && !isOpen(booking.progress)) refuse('CONTRACT_NOT_FOUND')
}

/** Who signs for a minor, and when they signed. */
async function partOf(
  ctx: InAgency,
  booking: number,
  { version, traveller }: { version: number; traveller: number },
) {
  const { db, travel_agency } = ctx
  const part = await db
    .selectFrom('contract_part')
    .select('signed')
    .where((eb) => eb.and({ travel_agency, booking, version, traveller }))
    .executeTakeFirst()
  const guardian = await guardianOf(ctx, { booking, consult: null, traveller })
  return { guardian, signed: part?.signed ?? null }
}

/** The newest version if nothing changed; otherwise a new version. */
async function presentContract(ctx: InAgency, booking: Held) {
  const { db, travel_agency } = ctx
  const { basis } = await db
    .selectFrom('booking as b')
    .select(contractBasis.as('basis'))
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
    .onConflict((conflict) => conflict.doNothing()) // two first readers write the same text
    .execute()
  return (await newestContract(ctx, booking.id)) ?? refuse('CONTRACT_NOT_FOUND')
}

const newestContract = ({ db, travel_agency }: InAgency, booking: number) =>
  db
    .selectFrom('contract')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

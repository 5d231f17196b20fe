// §7 The contract of a booking: written when it is first requested, and stored as it was read.
// A contract is written again when price, party or date change.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type BookingRow, getBookingByNumber, getOwnBooking } from '#domain/booking/find.server.ts'
import { normalizeName } from '#domain/booking/normalize-name.ts'
import { contractBasis } from '#domain/booking/pending-items.server.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { maskContact, maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { findGuardianName } from './agree.server.ts'
import type { ContractSection, documentCalls } from './calls.ts'
import { composeContract, contractTitle, isSpecialTerms } from './compose-contract.server.ts'
import { getOpenLink } from './link.server.ts'

type Holder = Parameters<typeof getOwnBooking>[0]

export async function getOwnContract(ctx: Holder, booking_id: string) {
  return describeContract(ctx, await getLockedBooking(ctx, booking_id))
}

/** Another person's booking is not found. The booking is locked, because reading may write a new version. */
const getLockedBooking = (ctx: Holder, booking_id: string) =>
  getOwnBooking(ctx, { booking_id }, 'lock').catch((error) =>
    readFields(error).refusal === 'BOOKING_NOT_FOUND' ? refuse('CONTRACT_NOT_FOUND') : Promise.reject(error),
  )

/**
 * For a traveller who did not book: who did is masked, and neither the number nor how to reach them is in it.
 */
export async function getContractByLink(ctx: AgencyContext, token: string) {
  const { booking, traveller } = await getBookingByLink(ctx, token)
  const { booking_id, agreed_by, sections, ...contract } = await describeContract(ctx, booking, traveller)
  const booked = [booking, ...(await listFormerContacts(ctx, booking.id))]
  const hidden = [booking_id, ...booked.map(({ contact }) => maskContact(contact))]
  const names = booked.map(({ name }) => name)
  return {
    ...contract,
    agreed_by: agreed_by && maskName(agreed_by),
    sections: sections.map((section) => ({
      ...section,
      facts: section.facts
        .filter(({ value }) => !hidden.includes(value.ko))
        .map((fact) => (names.includes(fact.value.ko) ? maskFact(fact) : fact)),
    })),
  }
}

// Found by its content, not by its label: stored sections stay as they were written, but labels change.
const maskFact = (fact: ContractFact): ContractFact => ({
  ...fact,
  value: { ko: maskName(fact.value.ko), en: maskName(fact.value.ko) },
})
type ContractFact = ContractSection['facts'][number]

/** Names and numbers from before staff corrected them. The contract may still show them. */
const listFormerContacts = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('contact_change')
    .select(['name', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()

async function getBookingByLink(
  ctx: AgencyContext,
  token: string,
): Promise<{ booking: BookingRow; traveller: number }> {
  const { trip, traveller } = await getOpenLink(ctx, token)
  return trip
    ? { booking: await getBookingByNumber(ctx, trip.booking_id), traveller }
    : refuse('LINK_EXPIRED')
}

/** With a traveller, the text is as the holder of that traveller's link reads it. */
async function describeContract(ctx: AgencyContext, booking: BookingRow, traveller?: number) {
  const { version, hash, contents, made, agreed, agreed_by } = await getCurrentContract(ctx, booking)
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
    signs: open ? await findSignerRole() : null,
    has_special: contents.some(isSpecialTerms),
    open,
  }

  async function findSignerRole() {
    if (traveller === undefined) return agreed === null ? ('booker' as const) : null
    const { guardian, signed } = await getGuardianPart(ctx, booking.id, { version, traveller })
    return guardian !== undefined && signed === null ? ('guardian' as const) : null
  }
}

type SignContractInput = In<typeof documentCalls.agreeTerms>

export async function agreeTerms(ctx: Ctx, input: SignContractInput) {
  const { booking_id, token } = input
  if (token === undefined)
    return signAsBooker(ctx, await getLockedBooking(ctx, booking_id ?? refuse('CONTRACT_NOT_FOUND')), input)
  const { booking, traveller } = await getBookingByLink(ctx, token)
  if (booking_id !== undefined && booking.booking_id !== booking_id.replaceAll('-', ''))
    refuse('LINK_EXPIRED')
  return signAsGuardian(ctx, booking, { ...input, traveller })
}

/** The booker signs with the booking's name. */
async function signAsBooker(ctx: Ctx, booking: BookingRow, { version, hash, name }: SignContractInput) {
  await checkContractUnchanged(ctx, booking, { version, hash })
  checkSigner(name, booking.name)
  const agreed = await saveAgreement(ctx, booking, version)
  return { version, agreed_at: (agreed ?? (await findNewestContract(ctx, booking.id)))?.agreed ?? '' }
}

/** Sent twice, it is agreed once. */
async function saveAgreement(ctx: Ctx, booking: BookingRow, version: number) {
  const { db, travel_agency } = ctx
  const agreed = await db
    .updateTable('contract')
    .set({ agreed: sql<string>`now()`, agreed_by: booking.name })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking.id)
    .where('version', '=', version)
    .where('agreed', 'is', null)
    .returning('agreed')
    .executeTakeFirst()
  if (agreed) await notify(ctx, 'contract-agreed', { ref: booking.id })
  return agreed
}

/**
 * A change that the booker signs becomes a version of the contract. It is agreed to with the change if the
 * version before was.
 */
export async function renewContract(
  ctx: Ctx,
  booking: BookingRow,
  saveChange: () => Promise<void>,
): Promise<void> {
  const { agreed } = await getCurrentContract(ctx, booking)
  await saveChange()
  const { version } = await getCurrentContract(ctx, booking)
  if (agreed !== null) await saveAgreement(ctx, booking, version)
}

/**
 * A guardian signs for the minor with the minor's link, under the name given with the consent. Nobody else
 * signs with a link.
 */
async function signAsGuardian(
  ctx: Ctx,
  booking: BookingRow,
  { version, hash, name, traveller }: SignContractInput & { traveller: number },
) {
  const { db, travel_agency } = ctx
  await checkContractUnchanged(ctx, booking, { version, hash })
  const guardian = checkSigner(
    name,
    (await getGuardianPart(ctx, booking.id, { version, traveller })).guardian,
  )
  await db
    .insertInto('contract_part')
    .values({ travel_agency, booking: booking.id, version, traveller, signed_by: guardian })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { version, agreed_at: (await getGuardianPart(ctx, booking.id, { version, traveller })).signed ?? '' }
}

/** Stores the signer's name as we know it, however it was typed. */
export const checkSigner = (enteredName: string, signer: string | undefined): string =>
  signer !== undefined && normalizeName(enteredName) === normalizeName(signer)
    ? signer
    : refuse('NOT_THE_SIGNER')

/** Refuses when the text has changed since it was read, and when the trip is over or cancelled. */
async function checkContractUnchanged(
  ctx: AgencyContext,
  booking: BookingRow,
  { version, hash }: Pick<SignContractInput, 'version' | 'hash'>,
): Promise<void> {
  const present = await getCurrentContract(ctx, booking)
  if (present.version !== version || present.hash !== hash) refuse('CONTRACT_CHANGED')
  if (present.agreed === null && !isOpen(booking.progress)) refuse('CONTRACT_NOT_FOUND')
}

/** The person who signs for a minor, and when they signed. */
async function getGuardianPart(
  ctx: AgencyContext,
  booking: number,
  { version, traveller }: { version: number; traveller: number },
) {
  const { db, travel_agency } = ctx
  const part = await db
    .selectFrom('contract_part')
    .select('signed')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('version', '=', version)
    .where('traveller', '=', traveller)
    .executeTakeFirst()
  const guardian = await findGuardianName(ctx, { booking, consult: null, traveller })
  return { guardian, signed: part?.signed ?? null }
}

/** The newest version if nothing changed; otherwise a new version. */
async function getCurrentContract(ctx: AgencyContext, booking: BookingRow) {
  const { db, travel_agency } = ctx
  const { basis } = await db
    .selectFrom('booking as b')
    .select(contractBasis.as('basis'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const newest = await findNewestContract(ctx, booking.id)
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
  return (await findNewestContract(ctx, booking.id)) ?? refuse('CONTRACT_NOT_FOUND')
}

const findNewestContract = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('contract')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

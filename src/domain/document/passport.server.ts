// §2 Takes passports in: who may bring one, for whom, and whether what was typed can be right.
// The vault locks what is kept.
import { sql } from 'kysely'
import { ofHolder } from '#domain/booking/find.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { dropPictures, erasePapersOf } from '#domain/vault/end-papers.server.ts'
import { spendLink } from '#domain/vault/links.server.ts'
import { keepFiles, keepNumber } from '#domain/vault/passports.server.ts'
import { rowsOf, type Whose } from '#domain/vault/whose.server.ts'
import { refuse } from '#errors.ts'
import { passportLimits } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { refuseTooMany } from '#platform/upload/kind.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { hasConsent, isMinor, recordTravellerConsents, whoseOf } from './agree.server.ts'
import type { documentCalls } from './calls.ts'
import { openLink } from './link.server.ts'
import { type Read, readLine } from './mrz.ts'

type Form = Ctx & { files: { files: Upload[] } }
type Typed = { passport_number?: string; passport_expiry?: string; mrz?: string; replaces: boolean }

/** By the person who booked, for anybody who travels with them. */
export async function uploadPassport(
  ctx: Form,
  { booking_id, traveller, consents, ...typed }: In<typeof documentCalls.uploadPassport>,
) {
  const booking = await ofHolder(ctx, { booking_id }, 'lock')
  if (!isUnderWay(booking.progress)) refuse('UPLOAD_CLOSED')
  const slots = await slotsOf(ctx, booking)
  const slot = slots.find((each) => each.traveller === traveller) ?? refuseField('traveller', 'format')
  const whose = { booking: booking.id, consult: null, traveller }
  const isAgreed = await hasConsent(ctx, whose, 'passport')
  // For a minor, a guardian must agree by the minor's own link: the booker may be anybody.
  if (!isAgreed && (await isMinor(ctx, slot))) refuse('GUARDIAN_REQUIRED')
  if (consents?.passport)
    await recordTravellerConsents(ctx, whose, { types: ['passport'], member_id: ctx.member?.id ?? null })
  else if (!isAgreed) refuse('CONSENT_REQUIRED')
  return keep(ctx, whose, typed, booking.return_date)
}

/** By the traveller, with a link, as often as needed until it is done. */
export async function uploadPassportLink(
  ctx: Form,
  { token, done, ...typed }: In<typeof documentCalls.uploadPassportLink>,
) {
  const link = await openLink(ctx, token, { purpose: 'passport', lock: true })
  const whose = whoseOf(link)
  if (!(await hasConsent(ctx, whose, 'passport'))) refuse('UPLOAD_CLOSED')
  const saved = await keep(ctx, whose, typed, link.trip?.return_date)
  if (!done) return saved
  if (!saved.has_number) refuseField('passport_number', 'required')
  await spendLink(ctx, link.id)
  return saved
}

/** Pictures and number, by the person who booked. */
export async function deletePassport(
  ctx: Ctx,
  { booking_id, traveller }: In<typeof documentCalls.deletePassport>,
) {
  const { id: booking } = await ofHolder(ctx, { booking_id }, 'lock')
  await erasePapersOf(ctx, { booking, consult: null, travellers: [traveller] })
  return {}
}

/** The same by the traveller. */
export async function deletePassportLink(ctx: Ctx, { token }: In<typeof documentCalls.deletePassportLink>) {
  const { booking, consult, traveller } = await openLink(ctx, token, { lock: true })
  await erasePapersOf(ctx, { booking, consult, travellers: [traveller] })
  return {}
}

async function keep(ctx: Form, whose: Whose, typed: Typed, return_date: string | undefined) {
  const { db, travel_agency } = ctx
  const { files } = ctx.files
  const today = await readToday(db)
  const read = readTyped(typed, today)
  if (typed.replaces) {
    if (files.length === 0) refuse('FILE_REQUIRED')
    await dropPictures(ctx, { ...whose, travellers: [whose.traveller] })
  }
  const before = await db
    .selectFrom('passport_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(rowsOf(travel_agency, whose)))
    .executeTakeFirstOrThrow()
  const count = before.count + files.length
  if (count === 0) refuse('FILE_REQUIRED')
  if (count > passportLimits.files) refuseTooMany('files', passportLimits.files)
  await keepFiles(ctx, whose, files)
  if (read) await keepNumber(ctx, whose, { ...read, return_date: return_date ?? today })
  const number = await db
    .selectFrom('passport')
    .select('expires_soon')
    .where((eb) => eb.and(rowsOf(travel_agency, whose)))
    .executeTakeFirst()
  return {
    traveller: whose.traveller,
    files: count,
    has_number: number !== undefined,
    expires_soon: number?.expires_soon ?? false,
  }
}

/** What was typed, if anything was: by the line, whose digits are checked, or number and expiry. */
function readTyped({ mrz, passport_number, passport_expiry }: Typed, today: string): Read | undefined {
  const line = mrz === undefined ? undefined : (readLine(mrz) ?? refuse('MRZ_WRONG'))
  if (
    line &&
    ((passport_number && passport_number !== line.passport_number) ||
      (passport_expiry && passport_expiry !== line.passport_expiry))
  )
    refuse('MRZ_WRONG')
  const read = line ?? (passport_number && passport_expiry ? { passport_number, passport_expiry } : undefined)
  if (!read && passport_number) refuseField('passport_expiry', 'required')
  if (!read && passport_expiry) refuseField('passport_number', 'required')
  if (read && read.passport_expiry < today) refuse('PASSPORT_EXPIRED')
  return read
}

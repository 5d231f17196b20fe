// §2 Stores passports: who may send one, for whom, and whether what was entered can be right.
// The vault encrypts what is stored.
import { sql } from 'kysely'
import { getOwnBooking } from '#domain/booking/find.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import {
  hasConsent,
  isMinor,
  recordTravellerConsents,
  toTravellerRef,
} from '#domain/document/agree.server.ts'
import type { documentCalls } from '#domain/document/calls.ts'
import { getOpenLink } from '#domain/document/link.server.ts'
import { deletePassportPictures, eraseDocuments } from '#domain/vault/erase-documents.server.ts'
import { spendLink } from '#domain/vault/links.server.ts'
import {
  type PassportDetails,
  savePassportFiles,
  savePassportNumber,
} from '#domain/vault/passports.server.ts'
import { buildTravellerFilter, type TravellerRef } from '#domain/vault/traveller-ref.server.ts'
import { refuse } from '#errors.ts'
import { isNationality } from '#lib/nationalities.ts'
import { passportLimits } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { refuseTooMany } from '#platform/upload/file-type.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { parseMrzLine } from './mrz.ts'

type PassportUploadContext = Ctx & { files: { files: Upload[] } }
type PassportFields = {
  passport_number?: string
  passport_expiry?: string
  passport_name?: string
  passport_nationality?: string
  mrz?: string
  replaces: boolean
}

/** The booker sends a passport for anybody who travels with them. */
export async function uploadPassport(
  ctx: PassportUploadContext,
  { booking_id, traveller, consents, ...fields }: In<typeof documentCalls.uploadPassport>,
) {
  const booking = await getOwnBooking(ctx, { booking_id }, 'lock')
  if (!isUnderWay(booking.progress)) refuse('UPLOAD_CLOSED')
  const slots = await listTravellerSlots(ctx, booking)
  const slot = slots.find((each) => each.traveller === traveller) ?? refuseField('traveller', 'format')
  const travellerRef = { booking: booking.id, consult: null, traveller }
  const isAgreed = await hasConsent(ctx, travellerRef, 'passport')
  // For a minor, a guardian must agree by the minor's own link: the booker may be anybody.
  if (!isAgreed && (await isMinor(ctx, slot))) refuse('GUARDIAN_REQUIRED')
  if (consents?.passport)
    await recordTravellerConsents(ctx, travellerRef, {
      types: ['passport'],
      member_id: ctx.member?.id ?? null,
    })
  else if (!isAgreed) refuse('CONSENT_REQUIRED')
  return savePassport(ctx, travellerRef, fields, booking.return_date)
}

/** The traveller sends it by a link, as often as needed until it is done. */
export async function uploadPassportLink(
  ctx: PassportUploadContext,
  { token, done, ...fields }: In<typeof documentCalls.uploadPassportLink>,
) {
  const link = await getOpenLink(ctx, token, { purpose: 'passport', lock: true })
  const travellerRef = toTravellerRef(link)
  if (!(await hasConsent(ctx, travellerRef, 'passport'))) refuse('UPLOAD_CLOSED')
  const saved = await savePassport(ctx, travellerRef, fields, link.trip?.return_date)
  if (!done) return saved
  if (!saved.has_number) refuseField('passport_number', 'required')
  await spendLink(ctx, link.id)
  return saved
}

export async function deletePassport(
  ctx: Ctx,
  { booking_id, traveller }: In<typeof documentCalls.deletePassport>,
) {
  const { id: booking } = await getOwnBooking(ctx, { booking_id }, 'lock')
  await eraseDocuments(ctx, { booking, consult: null, travellers: [traveller] })
  return {}
}

export async function deletePassportLink(ctx: Ctx, { token }: In<typeof documentCalls.deletePassportLink>) {
  const { booking, consult, traveller } = await getOpenLink(ctx, token, { lock: true })
  await eraseDocuments(ctx, { booking, consult, travellers: [traveller] })
  return {}
}

async function savePassport(
  ctx: PassportUploadContext,
  travellerRef: TravellerRef,
  fields: PassportFields,
  return_date: string | undefined,
) {
  const { db, travel_agency } = ctx
  const { files } = ctx.files
  const today = await readToday(db)
  const details = parsePassportFields(fields, today)
  if (fields.replaces) {
    if (files.length === 0) refuse('FILE_REQUIRED')
    await deletePassportPictures(ctx, { ...travellerRef, travellers: [travellerRef.traveller] })
  }
  const before = await db
    .selectFrom('passport_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(buildTravellerFilter(travel_agency, travellerRef)))
    .executeTakeFirstOrThrow()
  const count = before.count + files.length
  if (count === 0) refuse('FILE_REQUIRED')
  if (count > passportLimits.files) refuseTooMany('files', passportLimits.files)
  await savePassportFiles(ctx, travellerRef, files)
  if (details)
    await savePassportNumber(ctx, travellerRef, {
      ...details,
      name: fields.passport_name ?? '',
      return_date: return_date ?? today,
    })
  const number = await db
    .selectFrom('passport')
    .select('expires_soon')
    .where((eb) => eb.and(buildTravellerFilter(travel_agency, travellerRef)))
    .executeTakeFirst()
  return {
    traveller: travellerRef.traveller,
    files: count,
    has_number: number !== undefined,
    expires_soon: number?.expires_soon ?? false,
  }
}

/** The typed passport, if any: by the line, whose digits are checked, or number and expiry. */
function parsePassportFields(fields: PassportFields, today: string): PassportDetails | undefined {
  const { passport_number, passport_expiry, passport_name, passport_nationality } = fields
  const line = parseLine(fields)
  const typed = passport_number && passport_expiry ? { passport_number, passport_expiry } : undefined
  const details = line ?? typed
  if (!details && passport_number) refuseField('passport_expiry', 'required')
  if (!details && (passport_expiry || passport_name || passport_nationality))
    refuseField('passport_number', 'required')
  if (!details) return undefined
  if (details.passport_expiry < today) refuse('PASSPORT_EXPIRED')
  const nationality = line && isNationality(line.passport_nationality) ? line.passport_nationality : undefined
  return { ...details, passport_nationality: nationality ?? passport_nationality }
}

/** The typed line is refused where it says something else than the fields beside it. */
function parseLine({ mrz, passport_number, passport_expiry, passport_nationality }: PassportFields) {
  if (mrz === undefined) return undefined
  const line = parseMrzLine(mrz) ?? refuse('MRZ_WRONG')
  if (passport_number && passport_number !== line.passport_number) refuse('MRZ_WRONG')
  if (passport_expiry && passport_expiry !== line.passport_expiry) refuse('MRZ_WRONG')
  if (passport_nationality && passport_nationality !== line.passport_nationality)
    refuseField('passport_nationality', 'otherNationality')
  return line
}
